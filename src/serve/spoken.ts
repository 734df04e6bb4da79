import { connect } from "node:net";
import type { Fault, Protocol } from "../format/faults.ts";
import type { Address } from "../platform/ports.ts";
import type { SendOptions } from "./answer.ts";

/** What a client of HTTP/2 sends first: its preface, and settings that change nothing (RFC 9113, 3.4). */
const PREFACE = Buffer.concat([
  Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]),
]);
/** The type of a frame of settings, and where a frame has its type. */
const SETTINGS = { type: 4, at: 3 } as const;

const REQUEST = Buffer.from("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

/** Each question is waited for no longer. */
const PATIENCE_MS = 1000;

/** How servers of another protocol answer plain HTTP, where they answer at all: Go, nginx and Tomcat with 400. */
const REFUSING: readonly number[] = [400, 426, 505];

/** A fault of a server that may have been asked in another protocol than its own, with that protocol where it has one. */
export async function withSpoken(fault: Fault, address: Address, options: SendOptions): Promise<Fault> {
  const silent = fault.code === "not-ready" || fault.code === "no-answer";
  const refused = fault.code === "wrong-status" && REFUSING.includes(fault.status);
  if (!silent && !refused) return fault;
  const speaks = await spokenInstead(address, options);
  return speaks === null ? fault : { ...fault, speaks };
}

/** The protocol that a server speaks instead of the one it was asked in; null where it speaks that one, or none that is known. */
export async function spokenInstead(
  address: Address,
  { tls, http2 }: Pick<SendOptions, "tls" | "http2">,
): Promise<Protocol | null> {
  if (await speaksTls(address)) return tls ? null : "https";
  const frame = await firstBytes(address, PREFACE);
  if (frame !== null && frame.length > SETTINGS.at && frame[SETTINGS.at] === SETTINGS.type)
    return http2 && !tls ? null : "http2";
  const answer = await firstBytes(address, REQUEST);
  if (answer === null || !answer.toString("latin1").startsWith("HTTP/1.")) return null;
  return tls || http2 ? "http" : null;
}

function speaksTls({ host, port }: Address): Promise<boolean> {
  // Not imported: starting does without it.
  const tls = process.getBuiltinModule("node:tls");
  return new Promise((resolve) => {
    const socket = tls.connect({ host, port, rejectUnauthorized: false, ALPNProtocols: ["h2", "http/1.1"] });
    const end = (speaks: boolean) => {
      resolve(speaks);
      socket.destroy();
    };
    socket.setTimeout(PATIENCE_MS, () => end(false));
    socket.once("secureConnect", () => end(true));
    socket.on("error", () => end(false));
    socket.once("close", () => end(false));
  });
}

/** The first bytes of what is answered to some; null where there are none. */
function firstBytes({ host, port }: Address, sent: Buffer): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (bytes: Buffer | null) => {
      resolve(bytes);
      socket.destroy();
    };
    socket.setTimeout(PATIENCE_MS, () => end(null));
    socket.once("connect", () => socket.write(sent));
    socket.once("data", end);
    socket.on("error", () => end(null));
    socket.once("close", () => end(null));
  });
}
