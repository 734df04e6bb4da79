import { randomInt } from "node:crypto";
import { connect, createServer } from "node:net";
import { RunError } from "../errors.ts";
import { readText } from "./proc.ts";

/** Where a server is reached. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** An address as it stands in URLs: brackets around IPv6. */
export function hostPort({ host, port }: Address): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * The origin of a server's URLs, and the host in it as clients send it: in small letters, without the scheme's own port. With TLS they
 * name the server as its certificate does.
 */
export function originOf(
  address: Address,
  tls?: { readonly name: string },
): { origin: string; host: string } {
  const { origin, host } = new URL(
    tls ? `https://${hostPort({ ...address, host: tls.name })}` : `http://${hostPort(address)}`,
  );
  return { origin, host };
}

/**
 * Where free ports are looked for: below those that the kernel gives to outgoing connections, as the load's are (32768 and up, unless
 * net.ipv4.ip_local_port_range says otherwise).
 */
const LOWEST = 20_000;
const HIGHEST = 32_767;

const COUNT = HIGHEST - LOWEST + 1;

/** Prime, and no factor of COUNT, so that one after the other all ports come. A server may listen at the port beside its own, too. */
const STEPS = [3001, 4001, 5003, 6007, 7001, 8009, 9001] as const;

const step = STEPS[randomInt(STEPS.length)] ?? STEPS[0];

let next = randomInt(LOWEST, HIGHEST + 1);

/**
 * A TCP port that nobody listens on now, and that this process is not given again before all others were. A port that the kernel
 * picks could be picked again for the next one who asks, as long as nobody listens on it yet: two servers would then be one.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = next;
    next = LOWEST + ((port - LOWEST + step) % COUNT);
    if (!(await portTaken(port))) return port;
  }
  throw new RunError(`all ports from ${LOWEST} to ${HIGHEST} are taken; end the processes that listen there`);
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

/** From this share of the ports on, finding a free one takes longer than what is measured. */
const SCARCE = 0.95;

/** TIME_WAIT in the fourth column of `/proc/net/tcp`. */
const TIME_WAIT = "06";

/**
 * Whether connections that were closed from this side, and linger for a minute (TIME_WAIT; RFC 9293, 3.6.1), hold the local ports
 * from which `to` could be reached. Linux looks through one half of the range first, over and over once that is full: connecting
 * then costs more CPU than everything else. Where the kernel uses such ports again, it does so after a second. False where nothing can
 * be known. `pid` is of a process in whose network namespace it is looked.
 */
export function portsUsedUp(to: Address, pid: number | "self" = "self"): boolean {
  return shareOfPortsUsed(to, pid) >= SCARCE;
}

/** The share of those ports that closed connections hold. */
export function shareOfPortsUsed(to: Address, pid: number | "self" = "self"): number {
  const reuse = readText("/proc/sys/net/ipv4/tcp_tw_reuse")?.trim();
  const isReused = reuse === "1" || (reuse === "2" && (to.host.startsWith("127.") || to.host === "::1"));
  const [first, last] = (readText("/proc/sys/net/ipv4/ip_local_port_range") ?? "").split(/\s+/).map(Number);
  const ports = ((last ?? Number.NaN) - (first ?? Number.NaN) + 1) / 2;
  const table = readText(`/proc/${pid}/net/tcp`) ?? "";
  return ports > 0 ? lingering(table, to, isReused ? reusedAfter() : LINGERS) / ports : 0;
}

/** Seconds that a closed connection lingers. */
const LINGERS = 60;

/** Seconds after which Linux gives its port again, where it may: one, unless a newer kernel is set otherwise, in milliseconds. */
function reusedAfter(): number {
  return Number(readText("/proc/sys/net/ipv4/tcp_tw_reuse_delay") ?? 1000) / 1000;
}

/** Of clock ticks, in which `/proc` counts on every architecture. */
const TICKS_PER_SECOND = 100;

/** Connections to an IPv4 address that linger for fewer seconds than these, in the text of `/proc/net/tcp`. */
export function lingering(table: string, { host, port }: Address, youngerThan = LINGERS): number {
  const bytes = host.split(".").map(Number);
  if (bytes.length !== 4) return 0;
  // Addresses are little-endian there, ports are not.
  const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, "0");
  const address = bytes
    .toReversed()
    .map((byte) => hex(byte, 2))
    .join("");
  // Then come the lengths of queues, the kind of timer, and when it ends the connection.
  const ends = table
    .split(` ${address}:${hex(port, 4)} ${TIME_WAIT} `)
    .slice(1)
    .map((rest) => Number.parseInt(/^\S+ 03:([0-9A-F]+) /.exec(rest)?.[1] ?? "", 16) / TICKS_PER_SECOND);
  // Of a time that cannot be read the longest is taken, as of one that has just begun.
  return ends.filter((end) => !(LINGERS - end >= youngerThan)).length;
}
