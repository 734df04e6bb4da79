import type { Address } from "../model/address.ts";
import { readText } from "./proc.ts";

/** From this share of the ports on, finding a free one takes longer than what is measured. */
const SCARCE = 0.95;

/** TIME_WAIT in the fourth column of `/proc/net/tcp`. */
const TIME_WAIT = "06";

/**
 * Whether connections that were closed from this side, and linger for a minute (TIME_WAIT; RFC 9293, 3.6.1), hold the local ports
 * from which `to` could be reached. Linux looks through one half of the range first, over and over once that is full: connecting
 * then costs more CPU than everything else. False where the kernel uses such ports again, and where nothing can be told.
 */
export function portsUsedUp(to: Address): boolean {
  const reuse = readText("/proc/sys/net/ipv4/tcp_tw_reuse")?.trim();
  if (reuse === "1" || (reuse === "2" && to.host.startsWith("127."))) return false;
  const [first, last] = (readText("/proc/sys/net/ipv4/ip_local_port_range") ?? "").split(/\s+/).map(Number);
  const ports = ((last ?? Number.NaN) - (first ?? Number.NaN) + 1) / 2;
  return lingering(readText("/proc/net/tcp") ?? "", to) >= SCARCE * ports;
}

/** Connections to an IPv4 address that linger, in the text of `/proc/net/tcp`. */
export function lingering(table: string, { host, port }: Address): number {
  const bytes = host.split(".").map(Number);
  if (bytes.length !== 4) return 0;
  // Addresses are little-endian there, ports are not.
  const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, "0");
  const address = bytes
    .toReversed()
    .map((byte) => hex(byte, 2))
    .join("");
  return table.split(` ${address}:${hex(port, 4)} ${TIME_WAIT} `).length - 1;
}
