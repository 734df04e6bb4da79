import { createServer } from "node:net";

/** A TCP port that nobody listens on now. */
export function freePort(): Promise<number> {
  return listenOn(0);
}

/** Whether somebody listens on this port already. */
export async function portTaken(port: number): Promise<boolean> {
  try {
    await listenOn(port);
    return false;
  } catch {
    return true;
  }
}

function listenOn(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}
