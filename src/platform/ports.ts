import { connect, createServer } from "node:net";
import type { Address } from "../model/address.ts";

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

/** Whether somebody accepts connections there, within a second. */
export function portOpen({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const done = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", () => done(true));
    socket.once("timeout", () => done(false));
    socket.once("error", () => done(false));
  });
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
