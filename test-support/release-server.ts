import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReleaseServer extends AsyncDisposable {
  /** As LOADGATE_OHA_MIRROR takes it. */
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
}

/** A server in the place of the one that has oha's releases, which answers each request like this. */
export async function releaseServer(answer: RequestListener): Promise<ReleaseServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers that are no release, by what is wrong with them, and what is said then. */
export const BAD_ANSWERS: Readonly<Record<string, readonly [RequestListener, RegExp]>> = {
  "there is no such file": [(_, response) => response.writeHead(404).end("no"), /the server answered 404/],
  "another file": [
    (_, response) => response.end("another"),
    /its SHA-256 is [0-9a-f]{64}, but [0-9a-f]{64} is pinned/,
  ],
  "half of it": [
    (_, response) => {
      response.writeHead(200, { "content-length": 1000 });
      response.write("half", () => response.destroy());
    },
    /terminated/,
  ],
};

/** Where nobody answers: a port that was free a moment ago. */
export const NOBODY = await (async () => {
  await using server = await releaseServer(() => {});
  return server.url;
})();
