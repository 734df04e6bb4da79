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

/** One thread of JavaScript. */
export interface InspectedThread {
  /** One command of the inspector's protocol; its result. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
}

/** Why a worker thread no longer answers, while its process does. */
export class ThreadEnded extends Error {}

export interface InspectorSession extends InspectedThread, Disposable {
  /** The worker threads that there are; [] where this Node cannot reach them. */
  readonly workers: () => Promise<readonly InspectedThread[]>;
}

/** What an inspector may send in all: a profile of ten seconds is less than a megabyte. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Node sends a message in one frame; each that is held takes more memory than its bytes. */
const MOST_FRAMES = 1000;

/** How long it may take for an answer. */
const ANSWER_SECONDS = 20;

/** A server that has more worker threads is profiled by these. */
const MOST_WORKERS = 16;

const answer = z.object({
  id: z.number(),
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});

const workerEvent = z.discriminatedUnion("method", [
  z.object({ method: z.literal("NodeWorker.attachedToWorker"), params: z.object({ sessionId: z.string() }) }),
  z.object({
    method: z.literal("NodeWorker.detachedFromWorker"),
    params: z.object({ sessionId: z.string() }),
  }),
  z.object({
    method: z.literal("NodeWorker.receivedMessageFromWorker"),
    params: z.object({ sessionId: z.string(), message: z.string() }),
  }),
]);

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
  const workers = new Map<string, Conversation>();
  const fail = (error: Error) => {
    for (const one of [main, ...workers.values()]) one.fail(error);
    socket.destroy();
  };
  let id = 0;
  const send = (method: string, params: object) => {
    if (signal.aborted) throw signal.reason;
    if (socket.destroyed) throw new Error("Node's inspector went away");
    id += 1;
    socket.write(frameOf(JSON.stringify({ id, method, params })));
    return id;
  };
  const main = conversation(send, fail);
  const worker = (sessionId: string): Conversation => {
    let sent = 0;
    return conversation((method, params) => {
      sent += 1;
      const message = JSON.stringify({ id: sent, method, params });
      send("NodeWorker.sendMessageToWorker", { sessionId, message });
      return sent;
    }, fail);
  };
  const hear = (text: string) => {
    const said = jsonOrNull(text);
    const event = workerEvent.safeParse(said).data;
    if (!event) return main.hear(said);
    const { sessionId } = event.params;
    if (event.method === "NodeWorker.receivedMessageFromWorker")
      return workers.get(sessionId)?.hear(jsonOrNull(event.params.message));
    if (event.method === "NodeWorker.detachedFromWorker")
      return workers.get(sessionId)?.fail(new ThreadEnded("a worker thread ended"));
    if (workers.size < MOST_WORKERS) workers.set(sessionId, worker(sessionId));
  };
  const take = messagesOf(hear, fail);
  socket.on("data", take);
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("Node's inspector went away")));
  signal.addEventListener("abort", () => fail(signal.reason as Error), { once: true });
  if (head.length > 0) take(head);
  return {
    send: main.send,
    workers: async () => {
      // Events of the threads that there are come before the answer. Before Node 12 there are none.
      await main.send("NodeWorker.enable", { waitForDebuggerOnStart: false }).catch(() => null);
      return [...workers.values()];
    },
    [Symbol.dispose]: () => void socket.destroy(),
  };
}

interface Conversation extends InspectedThread {
  readonly hear: (said: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** One command at a time with one thread. `send` returns the id that its answer will have; `late` ends it all. */
function conversation(
  send: (method: string, params: object) => number,
  late: (error: Error) => void,
): Conversation {
  let waiting: Waiting | null = null;
  let ended: Error | null = null;
  const settled = () => {
    const was = waiting;
    clearTimeout(was?.timer);
    waiting = null;
    return was;
  };
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = send(method, params);
        const noAnswer = () => late(new Error(`Node's inspector: no answer to ${method}`));
        waiting = { id, method, resolve, reject, timer: setTimeout(noAnswer, ANSWER_SECONDS * 1000) };
      }),
    hear: (said) => {
      const { data } = answer.safeParse(said);
      if (!waiting || data?.id !== waiting.id) return;
      const { method } = waiting;
      if (data.error) settled()?.reject(new Error(`Node's inspector: ${method}: ${data.error.message}`));
      else settled()?.resolve(data.result);
    },
    fail: (error) => {
      ended ??= error;
      settled()?.reject(error);
    },
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
    // Not imported, as in `sendRequest`: starting does without it.
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
  if (body.length > 0xffff) throw new RangeError("commands of the inspector are short");
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  const mask = randomBytes(4);
  const masked = body.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | TEXT, ...length]), mask, masked]);
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
