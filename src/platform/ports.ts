import { randomInt } from "node:crypto";
import { connect, createServer } from "node:net";
import { RunError } from "../errors.ts";
import type { Address } from "../model/address.ts";

/**
 * Where free ports are looked for: below those that the kernel gives to outgoing connections, as the load's are (32768 and up, unless
 * net.ipv4.ip_local_port_range says otherwise).
 */
const LOWEST = 20_000;
const HIGHEST = 32_767;

let next = randomInt(LOWEST, HIGHEST + 1);

/**
 * A TCP port that nobody listens on now, and that this process is not given again before all others were. A port that the kernel
 * picks could be picked again for the next one who asks, as long as nobody listens on it yet: two servers would then be one.
 */
export async function freePort(): Promise<number> {
  for (let tried = LOWEST; tried <= HIGHEST; tried += 1) {
    const port = next;
    next = port < HIGHEST ? port + 1 : LOWEST;
    if (!(await portTaken(port))) return port;
  }
  throw new RunError(`all ports from ${LOWEST} to ${HIGHEST} are taken; end what listens there`);
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

function listenOn(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, exclusive: true }, () => server.close(() => resolve()));
  });
}
