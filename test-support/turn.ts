import { createServer, type Server } from "node:net";
import { after, before } from "node:test";
import { until } from "./until.ts";

/**
 * Files that measure processes take turns: processes share one count of opened connections, so that another file's load
 * would look like a server that closes its connections. An abstract socket, since it goes away with its process.
 */
export function takeTurns(): void {
  let held: Server | null = null;
  before(() =>
    until(
      "other files' turns",
      async () => {
        held = await hold();
        return held !== null;
      },
      900,
    ),
  );
  after(() => held?.close());
}

function hold(): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen("\0loadgate-tests", () => resolve(server));
  });
}
