import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { FRAME_SEPARATOR } from "../model/profile.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { run, why } from "../platform/exec.ts";
import { ownPid, programOf, threads } from "../platform/proc.ts";
import { findProgram } from "../platform/programs.ts";
import { shortFile } from "./profilers.ts";

/** More workers than these say nothing more. */
const MOST_PROCESSES = 16;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_NAME = 200;

/** Which of these processes are CPython's, as far as py-spy is there to look into them; else perf is what is left. */
export function pythonProcesses(pids: readonly number[]): readonly number[] {
  if (findProgram("py-spy") === null) return [];
  return pids.filter((pid) => /^python[\d.]*t?$/.test(programOf(pid) ?? "")).slice(0, MOST_PROCESSES);
}

/** What py-spy saw, by stack and by name. */
interface PythonSamples {
  readonly samples: ReadonlyMap<string, number>;
  /** The lines that functions begin at. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Samples of Python functions at work in these processes, by py-spy, so many a second. Throws with the reason where it may not look. */
export async function pySpySamples(
  pids: readonly number[],
  { seconds, hertz, file }: { readonly seconds: number; readonly hertz: number; readonly file: string },
  signal?: AbortSignal,
): Promise<PythonSamples> {
  const apart = { cwd: dirname(file), env: allowedEnvironment(process.env), ...(signal && { signal }) };
  const texts = await Promise.all(
    pids.map(async (pid) => {
      const output = `${file}.${pid}`;
      try {
        const options = [
          "--format",
          "raw",
          "--function",
          "--threads",
          "--rate",
          String(hertz),
          "--duration",
          String(seconds),
        ];
        const before = threads([pid]).cpu;
        const argv = ["py-spy", "record", ...options, "--output", output, "--pid", String(pid)];
        const recorded = await run(argv, { ...apart, timeoutSeconds: seconds + 30 });
        if (recorded.code !== 0) throw new Error(`py-spy: ${why(recorded)}`);
        const text = readFileSync(output, "utf8").slice(0, MOST_BYTES);
        return { text, samplesAtWork: samplesAtWork(before, threads([pid]).cpu, hertz) };
      } finally {
        rmSync(output, { force: true });
      }
    }),
  );
  return pySpyStacks(texts);
}

/** How many samples each thread was at work for, by its id in its own namespace. */
function samplesAtWork(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  hertz: number,
): Map<number, number> {
  return new Map(
    [...after].flatMap(([thread, cpu]) => {
      const own = ownPid(Number(thread.split("/")[1]));
      return own === null ? [] : [[own, (cpu - (before.get(thread) ?? 0)) * hertz] as const];
    }),
  );
}

/** What py-spy says of a process, and how many samples its threads were at work for, by their ids, as far as they are known. */
interface PythonText {
  readonly text: string;
  readonly samplesAtWork: ReadonlyMap<number, number>;
}

/**
 * The stacks of py-spy's raw format with threads: `thread (7): MainThread;<module> (server.py:1);handle (server.py:7) 197`, outermost first.
 * py-spy takes a thread that it has just let go on for one at work, so a thread counts for what it was at work by its CPU time.
 */
export function pySpyStacks(texts: readonly PythonText[]): PythonSamples {
  const samples = new Map<string, number>();
  const lines = new Map<string, number>();
  for (const { text, samplesAtWork } of texts) {
    const found = [...text.matchAll(/^(?:thread \((\w+)\)[^;\n]*;)?(.+) (\d+)$/gm)].map(
      ([, thread, frames = "", count]) => ({ thread: Number(thread), frames, count: Number(count) }),
    );
    const seen = new Map<number, number>();
    for (const { thread, count } of found) seen.set(thread, (seen.get(thread) ?? 0) + count);
    for (const { thread, frames, count } of found) {
      const scale = (samplesAtWork.get(thread) ?? seen.get(thread) ?? 0) / (seen.get(thread) || 1);
      const names = frames.split(FRAME_SEPARATOR).map((frame) => nameOf(frame, lines));
      const stack = names.join(FRAME_SEPARATOR);
      if (scale > 0) samples.set(stack, (samples.get(stack) ?? 0) + count * scale);
    }
  }
  return { samples, lines };
}

/** The function with its file; notes the line that it begins at. */
function nameOf(frame: string, lines: Map<string, number>): string {
  const [, called = frame, file, line] = /^(.*) \((.+):(\d+)\)$/.exec(frame) ?? [];
  const place = file === undefined ? "" : ` ${shortFile(file)}`;
  const name = `${called}${place}`.slice(0, LONGEST_NAME);
  if (line !== undefined) lines.set(name, Number(line));
  return name;
}
