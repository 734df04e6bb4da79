import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import * as z from "zod";
import type { Address } from "../platform/ports.ts";

/** Node's inspector, as far as profiles need it. Whatever a server prints may pose as one, so all that it says has limits. */

/** Where an inspector listens. */
export interface Inspector {
  readonly address: Address;
  readonly path: string;
}

export interface InspectorSession extends Disposable {
  /** One command of the inspector's protocol; its result. */
  readonly ask: (method: string, params?: object) => Promise<unknown>;
}

/** What an inspector may send in all: a profile of ten seconds is less than a megabyte. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Node sends a message in one frame; each that is held takes more memory than its bytes. */
const MOST_FRAMES = 1000;

/** How long it may take for an answer. */
const ANSWER_SECONDS = 20;

const answer = z.object({
  id: z.number().optional(),
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});

interface Waiting {
  readonly id: number;
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Connects; `signal` ends it, and with it whatever is asked. */
export async function openInspector(
  { address: { host, port }, path }: Inspector,
  signal: AbortSignal,
): Promise<InspectorSession> {
  const { socket, head } = await upgraded(host, port, path, signal);
  let waiting: Waiting | null = null;
  let id = 0;
  const settled = () => {
    const was = waiting;
    clearTimeout(was?.timer);
    waiting = null;
    return was;
  };
  const fail = (error: Error) => {
    settled()?.reject(error);
    socket.destroy();
  };
  const hear = (text: string) => {
    const { data: said } = answer.safeParse(jsonOrNull(text));
    if (!waiting || said?.id !== waiting.id) return;
    const { method } = waiting;
    if (said.error) settled()?.reject(new Error(`Node's inspector: ${method}: ${said.error.message}`));
    else settled()?.resolve(said.result);
  };
  const take = messagesOf(hear, fail);
  socket.on("data", take);
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("Node's inspector went away")));
  signal.addEventListener("abort", () => fail(signal.reason as Error), { once: true });
  if (head.length > 0) take(head);
  return {
    ask: (method, params = {}) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        if (socket.destroyed) return reject(new Error("Node's inspector went away"));
        id += 1;
        const late = () => fail(new Error(`Node's inspector: no answer to ${method}`));
        waiting = { id, method, resolve, reject, timer: setTimeout(late, ANSWER_SECONDS * 1000) };
        socket.write(frameOf(JSON.stringify({ id, method, params })));
      }),
    [Symbol.dispose]: () => void socket.destroy(),
  };
}

/** The connection after its handshake, with what came right behind. No extension is offered, so nothing can be compressed. */
function upgraded(
  host: string,
  port: number,
  path: string,
  signal: AbortSignal,
): Promise<{ socket: Socket; head: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": randomBytes(16).toString("base64"),
    };
    // Not imported, as in `ask`: starting does without it.
    const asked = process
      .getBuiltinModule("node:http")
      .request({ host, port, path, headers, signal, agent: false });
    const late = () => asked.destroy(new Error("Node's inspector does not answer"));
    const timer = setTimeout(late, ANSWER_SECONDS * 1000);
    asked.once("close", () => clearTimeout(timer));
    asked.once("upgrade", (_, socket, head) => {
      clearTimeout(timer);
      resolve({ socket: socket as Socket, head });
    });
    asked.once("response", (response) => {
      response.destroy();
      reject(new Error("what the server says is Node's inspector is none"));
    });
    asked.on("error", (error) =>
      reject(
        signal.aborted
          ? (signal.reason as Error)
          : new Error(`Node's inspector cannot be reached: ${error.message}`),
      ),
    );
    asked.end();
  });
}

const TEXT = 1;
const CONTINUED = 0;
const CLOSE = 8;

/** Takes pieces of a WebSocket's stream, and gives whole text messages; fails at more than an inspector may send. */
function messagesOf(hear: (text: string) => void, fail: (error: Error) => void): (piece: Buffer) => void {
  let came = 0;
  let pieces: Buffer[] = [];
  let held = 0;
  let needed = 2;
  let message: Buffer[] = [];
  let frames = 0;
  return (piece) => {
    came += piece.length;
    if (came > MOST_BYTES)
      return fail(new Error(`Node's inspector sent more than ${MOST_BYTES / 1024 / 1024} MiB`));
    pieces.push(piece);
    held += piece.length;
    // Joined only when a frame may be whole: a large one comes in thousands of pieces.
    if (held < needed) return;
    let rest: Buffer = Buffer.concat(pieces);
    for (;;) {
      const frame = frameIn(rest);
      if ("needed" in frame) {
        needed = frame.needed;
        break;
      }
      rest = rest.subarray(frame.length);
      frames += 1;
      if (frames > MOST_FRAMES)
        return fail(new Error(`Node's inspector sent more than ${MOST_FRAMES} frames`));
      if (frame.kind === CLOSE) return fail(new Error("Node's inspector went away"));
      if (frame.kind !== TEXT && frame.kind !== CONTINUED) continue;
      message.push(frame.body);
      if (!frame.last) continue;
      hear(Buffer.concat(message).toString("utf8"));
      message = [];
    }
    pieces = [rest];
    held = rest.length;
  };
}

type Frame =
  | { readonly kind: number; readonly last: boolean; readonly body: Buffer; readonly length: number }
  /** Bytes without which it cannot be read. */
  | { readonly needed: number };

/** The first frame of what came (RFC 6455, 5.2); a server's are not masked. */
function frameIn(bytes: Buffer): Frame {
  if (bytes.length < 2) return { needed: 2 };
  const [first = 0, second = 0] = bytes;
  const short = second & 0x7f;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < start) return { needed: start };
  const size =
    short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  const length = start + size;
  if (bytes.length < length) return { needed: length };
  return { kind: first & 0x0f, last: (first & 0x80) !== 0, body: bytes.subarray(start, length), length };
}

/** A text as a client's frame, which is masked. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length > 125) throw new RangeError("commands of the inspector are short");
  const mask = randomBytes(4);
  const masked = body.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | TEXT, 0x80 | body.length]), mask, masked]);
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
