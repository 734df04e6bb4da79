import { rmSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { FRAME_SEPARATOR } from "../model/profile.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { must, run, why } from "../platform/exec.ts";
import type { Address } from "../platform/ports.ts";

/** Samples per second of each CPU; no divisor of usual timers' rates. */
export const PERF_HERTZ = 199;

/** Samples of these processes by stack, from perf on the CPU's clock. Throws with the reason where perf is missing or not allowed. */
export async function perfSamples(
  pids: readonly number[],
  seconds: number,
  file: string,
  signal?: AbortSignal,
): Promise<Map<string, number>> {
  const apart = { cwd: dirname(file), env: allowedEnvironment(process.env) };
  const options = { ...apart, ...(signal && { signal }), timeoutSeconds: seconds + 30 };
  try {
    const recorded = await run(
      [
        ...[
          "perf",
          "record",
          "--quiet",
          "--event",
          "cpu-clock",
          "--freq",
          String(PERF_HERTZ),
          "--call-graph",
          "fp",
        ],
        ...["--output", file, "--pid", pids.join(","), "--", "sleep", String(seconds)],
      ],
      options,
    );
    if (recorded.code !== 0) throw new Error(`perf: ${why(recorded)}`);
    const fields = ["--fields", "comm,ip,sym"];
    return foldedScript(
      await must(["perf", "script", "--input", file, ...fields], { ...options, timeoutSeconds: 120 }),
    );
  } finally {
    rmSync(file, { force: true });
  }
}

/** The samples of `perf script` by stack: a line with the program's name, a line for each frame from the innermost on, an empty line. */
export function foldedScript(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const block of text.split(/\n\s*\n/)) {
    const [program, ...frames] = block.split("\n").filter((line) => line.trim() !== "");
    if (program === undefined || /^\s+[0-9a-f]+ /.test(program)) continue;
    const names = frames.map((line) => frameName(line.trim().replace(/^[0-9a-f]+\s+/, ""))).toReversed();
    const stack = [frameName(program.trim()), ...names].join(FRAME_SEPARATOR);
    samples.set(stack, (samples.get(stack) ?? 0) + 1);
  }
  return samples;
}

/** Names of functions hold almost anything; what separates frames they may not. */
function frameName(text: string): string {
  return text.replaceAll(FRAME_SEPARATOR, ":") || "[unknown]";
}

/** What V8 samples at, in seconds. */
const INTERVAL = 0.0005;

/** How long the inspector may take for an answer. */
const ANSWER_SECONDS = 20;

const LISTENING = /Debugger listening on ws:\/\/[^/\s]+:(\d+)(\/[0-9a-f-]+)/g;

interface Inspector {
  readonly address: Address;
  readonly path: string;
}

/** Where the inspectors of a Node server and its workers listen, by its log; [] where it is none. `host` is where it is reached. */
export function inspectorsIn(log: string, host: string): Inspector[] {
  return [...log.matchAll(LISTENING)].map(([, port, path]) => ({
    address: { host, port: Number(port) },
    path: path as string,
  }));
}

const v8Profile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

/** CPU seconds of a Node server and its workers by stack while `load` lasts, by V8's own profiler. */
export async function v8Stacks(
  inspectors: readonly Inspector[],
  load: () => Promise<void>,
): Promise<Map<string, number>> {
  const sessions: Session[] = [];
  try {
    for (const inspector of inspectors) sessions.push(await openInspector(inspector));
    for (const { ask } of sessions) {
      await ask("Profiler.enable");
      await ask("Profiler.setSamplingInterval", { interval: INTERVAL * 1e6 });
      await ask("Profiler.start");
    }
    await load();
    const all = new Map<string, number>();
    for (const { ask } of sessions) {
      const stopped = z.object({ profile: v8Profile }).parse(await ask("Profiler.stop"));
      for (const [stack, seconds] of foldedProfile(stopped.profile))
        all.set(stack, (all.get(stack) ?? 0) + seconds);
    }
    return all;
  } finally {
    for (const { socket } of sessions) socket.close();
  }
}

const inspectorAnswer = z.object({
  id: z.number().optional(),
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});

/** V8 records at most 255 frames of a stack. */
const DEEPEST = 1000;

/** A V8 profile by stack, in seconds; what is idle is no CPU time. */
export function foldedProfile({
  nodes,
  samples,
  timeDeltas,
}: z.output<typeof v8Profile>): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const stackOf = (id: number): string[] => {
    const names: string[] = [];
    // A node that is its own ancestor would never end.
    for (let at: number | undefined = id; at !== undefined && names.length < DEEPEST; at = parents.get(at)) {
      const node = byId.get(at);
      if (node) names.push(nameOf(node.callFrame));
    }
    // The root is no function.
    return names.toReversed().slice(1);
  };
  const stacks = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const names = stackOf(id);
    if (names.length === 0 || names.at(-1) === "(idle)") continue;
    const stack = names.join(FRAME_SEPARATOR);
    // A delta lies between the sample before and this one, which it is the time of.
    stacks.set(stack, (stacks.get(stack) ?? 0) + Math.max(0, timeDeltas[index + 1] ?? 0) / 1e6);
  }
  return stacks;
}

/** The function with its file, without the folders above, which differ between the two sides. */
function nameOf({
  functionName,
  url,
  lineNumber,
}: {
  functionName: string;
  url: string;
  lineNumber: number;
}): string {
  const file = url.slice(url.lastIndexOf("/") + 1);
  const name = functionName || "(anonymous)";
  const place =
    url === ""
      ? ""
      : url.startsWith("node:")
        ? ` ${url}`
        : ` ${file}${functionName ? "" : `:${lineNumber + 1}`}`;
  return `${name}${place}`.replaceAll(FRAME_SEPARATOR, ":");
}

interface Session {
  readonly socket: WebSocket;
  /** One command of the inspector's protocol; its result. */
  readonly ask: (method: string, params?: object) => Promise<unknown>;
}

function openInspector({ address: { host, port }, path }: Inspector): Promise<Session> {
  const socket = new WebSocket(`ws://${host}:${port}${path}`);
  let id = 0;
  const ask = (method: string, params: object = {}) => sendCommand(socket, ++id, method, params);
  return withTimeLimit("Node's inspector does not answer", (resolve, reject) => {
    socket.onopen = () => resolve({ socket, ask });
    socket.onerror = () => reject(new Error("Node's inspector cannot be reached"));
  });
}

function sendCommand(socket: WebSocket, id: number, method: string, params: object): Promise<unknown> {
  return withTimeLimit(`Node's inspector: no answer to ${method}`, (resolve, reject) => {
    const hear = ({ data }: MessageEvent) => {
      // Whatever a server prints may pose as an inspector; what is thrown here nobody could catch.
      const { data: said } = inspectorAnswer.safeParse(jsonOrNull(String(data)));
      if (said?.id !== id) return;
      socket.removeEventListener("message", hear);
      if (said.error) reject(new Error(`Node's inspector: ${said.error.message}`));
      else resolve(said.result);
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method, params }));
  });
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A promise that is rejected with this message when it takes too long. */
function withTimeLimit<T>(
  late: string,
  begin: (resolve: (value: T) => void, reject: (error: Error) => void) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(late)), ANSWER_SECONDS * 1000);
    const ended = <V>(end: (value: V) => void) => {
      return (value: V) => {
        clearTimeout(timer);
        end(value);
      };
    };
    begin(ended(resolve), ended(reject));
  });
}
