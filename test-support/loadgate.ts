import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, watch } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { Results } from "../src/format/results.ts";
import { ownEnvironment, type Scratch } from "./scratch.ts";
import { until } from "./until.ts";

const CLI = join(import.meta.dirname, "..", "src", "cli.ts");

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** results.json, where the run wrote one. */
  readonly results: Results | null;
  /** Ids of the runs that took a temporary folder. */
  readonly ids: readonly string[];
}

export interface Underway {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
  /** Waits until progress says this. */
  readonly says: (text: string) => Promise<void>;
  readonly ids: () => readonly string[];
}

/** A run that hangs must fail its own test, not hold up all others. */
const LIMIT_SECONDS = 80;

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** How long it may take, where that is more than usual. */
  readonly limitSeconds?: number;
  /** A command, with its arguments, that becomes the program whose arguments follow. */
  readonly within?: readonly string[];
}

/** Starts the command line in a scratch repository. */
export function begin(scratch: Scratch, args: readonly string[], options: RunOptions = {}): Underway {
  const seen = new Set<string>();
  const watcher = watch(scratch.temporary, (_, name) => name?.startsWith("loadgate-") && seen.add(name));
  const own = ownEnvironment();
  const [file = "", ...before] = [...(options.within ?? []), process.execPath];
  const child = spawn(file, [...before, CLI, ...args], {
    cwd: options.cwd ?? scratch.folder,
    env: {
      ...own,
      PATH: [dirname(process.execPath), own.PATH].join(delimiter),
      TMPDIR: scratch.temporary,
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
    });
  const limit = setTimeout(() => child.kill("SIGKILL"), (options.limitSeconds ?? LIMIT_SECONDS) * 1000);
  const ids = () => [...seen].map((name) => name.slice("loadgate-".length).toLowerCase());
  const finished = new Promise<Finished>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(limit);
      watcher.close();
      resolve({ code, ...texts, results: resultsIn(scratch), ids: ids() });
    });
  });
  const says = (text: string) =>
    until(`progress "${text}"`, () => {
      if (child.exitCode !== null) throw new Error(`it ended before "${text}": ${texts.stderr}`);
      return texts.stderr.includes(text);
    });
  return { child, finished, says, ids };
}

export function loadgate(scratch: Scratch, args: readonly string[], options?: RunOptions): Promise<Finished> {
  return begin(scratch, args, options).finished;
}

/** `loadgate compare` with a budget that fits a test, unless the arguments say another. */
export function compare(
  scratch: Scratch,
  args: readonly string[] = [],
  options?: RunOptions,
): Promise<Finished> {
  return loadgate(scratch, compareArguments(args), options);
}

export function compareArguments(args: readonly string[]): string[] {
  return ["compare", "--isolation", "process", "--budget", "4s", ...args];
}

function resultsIn({ folder }: Scratch): Results | null {
  const file = join(folder, ".loadgate", "results.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
