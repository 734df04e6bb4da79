import { rmSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import type { Command } from "../model/config.ts";
import { FRAME_SEPARATOR } from "../model/profile.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { type Finished, must, type RunOptions, run, why } from "../platform/exec.ts";
import { ownPid, programOf, startOfProgram } from "../platform/proc.ts";
import { findProgram } from "../platform/programs.ts";
import { PREFIX } from "../platform/run-resources.ts";
import {
  type InspectedThread,
  type Inspector,
  type InspectorSession,
  openInspector,
  ThreadEnded,
} from "./inspector.ts";

/** Samples per second of each CPU; no divisor of usual timers' rates. */
export const PERF_HERTZ = 199;

interface PerfOptions {
  readonly seconds: number;
  /** Where perf may put what it records; it is taken away again. */
  readonly file: string;
  /** Runs a command where the processes run, which may be a container. */
  readonly within: (command: Command, timeoutSeconds: number) => Promise<Pick<Finished, "code">>;
}

/** How perf finds who called: by frame pointers, or by what compilers write down for those who do without them. */
type StackWalk = "fp" | "dwarf";

/** Memory pages for what each thread's samples copy of its stack, 8 KB each, until perf has its turn on a CPU that the server keeps busy: 4 MB. */
const STACK_PAGES = "1024";

/** Samples of these processes by stack, from perf on the CPU's clock. Throws with the reason where perf is missing or not allowed. */
export async function perfSamples(
  pids: readonly number[],
  { seconds, file, within }: PerfOptions,
  signal?: AbortSignal,
): Promise<Map<string, number>> {
  const apart = { cwd: dirname(file), env: allowedEnvironment(process.env) };
  const options = { ...apart, ...(signal && { signal }), timeoutSeconds: seconds + 30 };
  const walks = walksFor(pids);
  const fileOf = (walk: StackWalk) => `${file}.${walk}`;
  try {
    const record = async (walk: StackWalk) => {
      const how = ["--event", "cpu-clock", "--freq", String(PERF_HERTZ), "--call-graph", walk];
      if (walk === "dwarf") how.push("--mmap-pages", STACK_PAGES);
      const whom = ["--output", fileOf(walk), "--pid", pids.join(",")];
      const argv = ["perf", "record", "--quiet", ...how, ...whom, "--", "sleep", String(seconds)];
      const recorded = await run(argv, options);
      if (recorded.code !== 0) throw new Error(`perf: ${why(recorded)}`);
    };
    await Promise.all(walks.map(record));
    await Promise.all(pids.map((pid) => namesOfJava(pid, apart, within)));
    const found: Map<string, number>[] = [];
    for (const walk of walks) {
      // What was inlined takes perf longer to find in such stacks than a case has.
      const fields = ["--fields", "comm,ip,sym", ...(walk === "dwarf" ? ["--no-inline"] : [])];
      const argv = ["perf", "script", "--force", "--input", fileOf(walk), ...fields];
      found.push(foldedScript(await must(argv, { ...options, timeoutSeconds: 120 })));
    }
    return withMostNames(found);
  } finally {
    for (const walk of walks) rmSync(fileOf(walk), { force: true });
  }
}

/** Python is compiled with frame pointers here and without them there, so it is walked both ways at once. */
function walksFor(pids: readonly number[]): StackWalk[] {
  if (pids.some((pid) => PYTHON.test(programOf(pid) ?? ""))) return ["fp", "dwarf"];
  return [pids.some(keepsFramePointers) ? "fp" : "dwarf"];
}

const PYTHON = /^python[\d.]*t?$/;
const PYTHON_FUNCTION = /(?:^|;)[^;]* \S+\.py(?:;|$)/;

/** Of samples that were walked in several ways the first that names functions of Python about as often as any: only frame pointers lead past the innermost one. */
export function withMostNames(walked: readonly Map<string, number>[]): Map<string, number> {
  const shares = walked.map((samples) => {
    let [named, all] = [0, 0];
    for (const [stack, count] of samples) {
      all += count;
      if (PYTHON_FUNCTION.test(stack)) named += count;
    }
    return all === 0 ? 0 : named / all;
  });
  const enough = 0.8 * Math.max(...shares);
  return walked[shares.findIndex((share) => share >= enough)] ?? new Map();
}

const WITH_FRAME_POINTERS = /^(?:java|node)$/;
/** The note in the first page of a program that Go made. */
const OF_GO = "Go\0\0";

/**
 * Whether stacks of this program are walked by frame pointers: Go's and those of machines that make code as they run. Compilers of C, C++ and
 * Rust leave them out, and write down how to do without them, which takes perf longer.
 */
function keepsFramePointers(pid: number): boolean {
  const program = programOf(pid);
  if (program === null || WITH_FRAME_POINTERS.test(program)) return true;
  const start = startOfProgram(pid, 8192);
  return start === null || start.includes(OF_GO);
}

const PERF_MAP_SECONDS = 10;

/** Has a JVM write the names of what it compiled to where perf looks for them, by a JDK's jcmd of this machine, or of its container; without one its frames have none. */
async function namesOfJava(
  pid: number,
  apart: Pick<RunOptions, "cwd" | "env">,
  within: PerfOptions["within"],
): Promise<void> {
  if (programOf(pid) !== "java") return;
  const jcmd = findProgram("jcmd");
  const asked =
    jcmd === null
      ? null
      : (await run([jcmd, String(pid), "Compiler.perfmap"], { ...apart, timeoutSeconds: PERF_MAP_SECONDS }))
          .code;
  const own = ownPid(pid);
  if (asked === 0 || own === null || own === pid) return;
  await within(["jcmd", String(own), "Compiler.perfmap"], PERF_MAP_SECONDS).catch(() => {});
}

/** The samples of `perf script` by stack: a line with the program's name, a line for each frame from the innermost on, an empty line. */
export function foldedScript(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const block of text.split(/\n\s*\n/)) {
    const [program, ...frames] = block.split("\n").filter((line) => line.trim() !== "");
    if (program === undefined || /^\s+[0-9a-f]+ /.test(program)) continue;
    const names = frames.map((line) => frameName(symbolIn(line.trim()))).toReversed();
    const stack = [frameName(program.trim()), ...names].join(FRAME_SEPARATOR);
    samples.set(stack, (samples.get(stack) ?? 0) + 1);
  }
  return samples;
}

/** The kernel's addresses on 64-bit machines are the highest. */
const OF_KERNEL = /^ffff[0-9a-f]{12}\s/;

/** "55d0c0 main.burn" without its address; what the kernel does is marked as other tools mark it. */
function symbolIn(line: string): string {
  const name = line
    .replace(/^[0-9a-f]+\s+/, "")
    // CPython's, without the folders, which differ between the two sides.
    .replace(/^py::(.*):([^:]*)$/, (_, called: string, path: string) => `${called} ${shortFile(path)}`)
    .replace(/ \(inlined\)$/, "")
    // HotSpot's, without what it takes and gives.
    .replace(/^(?:[\w.$[\]]+ )?([\w$]+(?:\.[\w$<>]+)+)\(.*\)$/, "$1");
  return OF_KERNEL.test(line) ? `${name}_[k]` : shortened(name);
}

/** Characters of a name that a line of a report still has room for. */
const READABLE = 100;

/** A name of Rust or C++ with an ellipsis for its innermost type arguments, as many levels of them as make it readable. */
export function shortened(name: string): string {
  const levels = [3, 2, 1];
  const [found = name] = levels
    .map((level) => withoutArguments(name, level))
    .filter(({ length }) => length <= READABLE);
  return name.length <= READABLE ? name : found;
}

/** Without what stands in so many or more angle brackets; the > of an arrow closes none. */
function withoutArguments(name: string, level: number): string {
  let text = "";
  let depth = 0;
  for (const [i, letter] of [...name].entries()) {
    if (letter === "<") {
      depth += 1;
      if (depth <= level) text += depth === level ? "<…" : letter;
    } else if (letter === ">" && name[i - 1] !== "-") {
      if (depth <= level) text += letter;
      depth -= 1;
    } else if (depth < level) text += letter;
  }
  return text;
}

/** Names of functions hold almost anything; what separates frames they may not. */
function frameName(text: string): string {
  return text.replaceAll(FRAME_SEPARATOR, ":") || "[unknown]";
}

/** What V8 samples at, in seconds. */
export const V8_SECONDS = 0.0005;

const LISTENING = /Debugger listening on ws:\/\/[^/\s]+:(\d+)(\/[0-9a-f-]+)/g;

/** A log may name any number of inspectors; a server with more workers is profiled by these. */
const MOST_INSPECTORS = 16;

/**
 * Where the inspectors of a Node server and its workers listen, by its log; [] where it is none. At most one for each of its processes is
 * believed. `host` is where it is reached.
 */
export function inspectorsIn(log: string, host: string, processes: number): Inspector[] {
  const byPort = new Map(
    [...log.matchAll(LISTENING)].map(([, port, path]) => [Number(port), path as string]),
  );
  return [...byPort]
    .filter(([port]) => port > 0 && port < 65_536)
    .slice(0, Math.min(processes, MOST_INSPECTORS))
    .map(([port, path]) => ({ address: { host, port }, path }));
}

/** Beyond what V8 gives for ten seconds, so that reading one takes a moment and not the memory: it may be made up. */
const MOST_SAMPLES = 200_000;
const MOST_NODES = 50_000;
const MOST_CHARACTERS = 64 * 1024 * 1024;
const LONGEST_NAME = 200;

const v8Profile = z.object({
  nodes: z
    .array(
      z.object({
        id: z.number(),
        callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
        children: z.array(z.number()).max(MOST_NODES).optional(),
      }),
    )
    .max(MOST_NODES),
  samples: z.array(z.number()).max(MOST_SAMPLES),
  timeDeltas: z.array(z.number()).max(MOST_SAMPLES),
});

/** CPU seconds of a Node server, its worker processes and threads by stack, and the lines that functions begin at, while `load` lasts, by V8's own profiler, until `signal` ends it. */
export async function v8Stacks(
  inspectors: readonly Inspector[],
  load: () => Promise<void>,
  signal: AbortSignal,
): Promise<{ stacks: Map<string, number>; lines: Map<string, number> }> {
  using stack = new DisposableStack();
  const sessions: InspectorSession[] = [];
  for (const inspector of inspectors) sessions.push(stack.use(await openInspector(inspector, signal)));
  const threads: readonly InspectedThread[] = [
    ...sessions,
    ...(await Promise.all(sessions.map(({ workers }) => workers()))).flat(),
  ];
  for (const { send } of threads) {
    await unlessEnded(send("Profiler.enable"));
    await unlessEnded(send("Profiler.setSamplingInterval", { interval: V8_SECONDS * 1e6 }));
    await unlessEnded(send("Profiler.start"));
  }
  await load();
  const all = new Map<string, number>();
  const lines = new Map<string, number>();
  for (const { send } of threads) {
    const stopped = await unlessEnded(send("Profiler.stop"));
    if (stopped === ENDED) continue;
    const { success, data } = stoppedProfile.safeParse(stopped);
    if (!success) throw new Error("Node's inspector sent no profile, or one that is too large to be V8's");
    for (const [stack, seconds] of foldedProfile(data.profile))
      all.set(stack, (all.get(stack) ?? 0) + seconds);
    // V8 counts lines from 0; what has no file has no line.
    for (const { callFrame } of data.profile.nodes)
      if (callFrame.url !== "") lines.set(nameOf(callFrame), callFrame.lineNumber + 1);
  }
  return { stacks: all, lines };
}

const ENDED = Symbol("a worker thread that ended");

/** What is asked of a thread, which may end meanwhile, and then has no profile. */
async function unlessEnded(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ThreadEnded) return ENDED;
    throw error;
  }
}

const stoppedProfile = z.object({ profile: v8Profile });

/** V8 records at most 255 frames of a stack. */
const DEEPEST = 256;

/** A V8 profile by stack, in seconds; what is idle is no CPU time. */
export function foldedProfile({
  nodes,
  samples,
  timeDeltas,
}: z.output<typeof v8Profile>): Map<string, number> {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  let characters = 0;
  const known = new Map<number, string | null>();
  /** Null where nothing ran. */
  const stackOf = (id: number): string | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const frames: string[] = [];
    // A node that is its own ancestor would never end.
    for (let at: number | undefined = id; at !== undefined && frames.length < DEEPEST; at = parents.get(at)) {
      const name = names.get(at);
      if (name !== undefined) frames.push(name);
    }
    // The root is no function.
    const called = frames.toReversed().slice(1);
    const stack = called.length === 0 || called.at(-1) === "(idle)" ? null : called.join(FRAME_SEPARATOR);
    characters += stack?.length ?? 0;
    if (characters > MOST_CHARACTERS) throw new Error("the profile is too large to be V8's");
    known.set(id, stack);
    return stack;
  };
  const stacks = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const stack = stackOf(id);
    if (stack === null) continue;
    // A delta lies between the sample before and this one, which it is the time of.
    stacks.set(stack, (stacks.get(stack) ?? 0) + Math.max(0, timeDeltas[index + 1] ?? 0) / 1e6);
  }
  return stacks;
}

/** A file at the top of a side's checkout, whose folder is named after the side. */
const AT_TOP = new RegExp(`/${PREFIX}\\w+/[^/]+/[^/]+$`);

/**
 * A file without the folders above, which differ between the two sides; with one where its name alone says nothing: router/index.js. At
 * the top of a checkout there is none that both sides have.
 */
export function shortFile(path: string): string {
  const parts = path.split("/");
  const name = parts.at(-1) ?? "";
  const saysNothing = /^(?:index\.\w+|__init__\.py)$/.test(name);
  return saysNothing && !AT_TOP.test(path) ? parts.slice(-2).join("/") : name;
}

/** What V8 itself names: "(garbage collector)". */
const OF_V8 = /^\((?!anonymous\))[\w ]+\)$/;
/** Modules of Node before 16 have no scheme; a program's own have a scheme or a whole path. */
const OF_OLD_NODE = /^[\w-]+(?:\/[\w-]+)*\.js$/;

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
  // A blank ends the function's name.
  const file = shortFile(url).replaceAll(/\s+/g, "_");
  const name = functionName || "(anonymous)";
  const place =
    url === ""
      ? OF_V8.test(name)
        ? ""
        : " (native)"
      : url.startsWith("node:")
        ? ` ${url}`
        : OF_OLD_NODE.test(url)
          ? ` node:${url.slice(0, -".js".length)}`
          : ` ${file}${functionName ? "" : `:${lineNumber + 1}`}`;
  return `${name}${place}`.slice(0, LONGEST_NAME).replaceAll(FRAME_SEPARATOR, ":");
}
