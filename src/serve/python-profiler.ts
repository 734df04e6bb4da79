import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { FRAME_SEPARATOR } from "../model/profile.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { run, why } from "../platform/exec.ts";
import { ownPid, programOf, threads, wholeCpu } from "../platform/proc.ts";
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
  const record = async (pid: number, output: string, more: readonly string[]): Promise<string> => {
    try {
      const options = ["--format", "raw", "--function", "--threads", "--rate", String(hertz), ...more];
      const which = ["--duration", String(seconds), "--output", output, "--pid", String(pid)];
      const recorded = await run(["py-spy", "record", ...options, ...which], {
        ...apart,
        timeoutSeconds: seconds + 30,
      });
      if (recorded.code !== 0) throw new Error(`py-spy: ${why(recorded)}`);
      return readFileSync(output, "utf8").slice(0, MOST_BYTES);
    } finally {
      rmSync(output, { force: true });
    }
  };
  const texts = await Promise.all(
    pids.map(async (pid) => {
      const [before, wholeBefore] = [threads([pid]).cpu, wholeCpu([pid])];
      const [text, holding] = await Promise.all([
        record(pid, `${file}.${pid}`, []),
        // Stopping the process is the other one's; a build without the lock has none to hold.
        record(pid, `${file}.${pid}.lock`, ["--gil", "--nonblocking"]).catch(() => ""),
      ]);
      const sampled = { text, samplesAtWork: samplesAtWork(before, threads([pid]).cpu, hertz) };
      const whole = wholeCpu([pid]);
      const atWork = whole === null || wholeBefore === null ? 0 : (whole - wholeBefore) * hertz;
      return trusted(sampled, holding, atWork);
    }),
  );
  return pySpyStacks(texts);
}

/** From so many times what a process was at work for on py-spy counts threads that wait for each other, or for a request. */
const MOST_SEEN = 1.5;
/** From this share on of the samples at work those that hold the interpreter's lock say where a process works. */
const LEAST_HOLDING = 0.2;

/**
 * Which samples of a process say where it is at work. Of several threads py-spy takes many that wait for one at work; then those that hold
 * the interpreter's lock stand for all that the process did, `atWork` samples with what threads did that ended. Throws where neither says it.
 */
export function trusted(process: PythonText, holding: string, atWork: number): PythonText {
  if (atWork === 0 || countIn(process.text) <= MOST_SEEN * atWork) return process;
  const held = countIn(holding);
  if (held < LEAST_HOLDING * atWork)
    throw new Error("py-spy cannot tell which of the server's threads are at work and which wait");
  return { text: holding, samplesAtWork: new Map(), scale: atWork / held };
}

function countIn(text: string): number {
  return [...text.matchAll(/ (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
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
export interface PythonText {
  readonly text: string;
  readonly samplesAtWork: ReadonlyMap<number, number>;
  /** What each sample counts for where that is not known by thread. */
  readonly scale?: number;
}

/**
 * The stacks of py-spy's raw format with threads: `thread (7): MainThread;<module> (server.py:1);handle (server.py:7) 197`, outermost first.
 * py-spy takes a thread that it has just let go on for one at work, so a thread counts for what it was at work by its CPU time.
 */
export function pySpyStacks(texts: readonly PythonText[]): PythonSamples {
  const samples = new Map<string, number>();
  const lines = new Map<string, number>();
  for (const { text, samplesAtWork, scale: each = 1 } of texts) {
    const found = [...text.matchAll(/^(?:thread \((\w+)\)[^;\n]*;)?(.+) (\d+)$/gm)].map(
      ([, thread, frames = "", count]) => ({ thread: Number(thread), frames, count: Number(count) }),
    );
    const seen = new Map<number, number>();
    for (const { thread, count } of found) seen.set(thread, (seen.get(thread) ?? 0) + count);
    for (const { thread, frames, count } of found) {
      const scale = (each * (samplesAtWork.get(thread) ?? seen.get(thread) ?? 0)) / (seen.get(thread) || 1);
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
