import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { findProgram } from "../../src/platform/programs.ts";
import { ownEnvironment, type Scratch } from "../../test-support/scratch.ts";
import { until } from "../../test-support/until.ts";

const ACTIONS = join(import.meta.dirname, "..", "..", "src", "actions");

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export interface Entered {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  readonly says: (text: string) => Promise<void>;
}

export interface Way {
  /** Which action; the one that measures if absent. */
  readonly name?: string;
  /** The program of its main step; the sources if absent. */
  readonly action?: string;
  readonly cwd?: string;
}

/** Starts the main step of an action as a runner does, by environment and files alone. `payload` as text is written as it is. */
export function enter(
  scratch: Scratch,
  event: string,
  payload: unknown,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  { name = "measure", action = join(ACTIONS, `${name}.ts`), cwd = scratch.temporary }: Way = {},
): Entered {
  const file = join(scratch.mark("event.json"));
  scratch.write({ "../marks/event.json": typeof payload === "string" ? payload : JSON.stringify(payload) });
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const child = spawn(process.execPath, [action], {
    cwd,
    env: {
      ...ownEnvironment(),
      ...Object.fromEntries(given),
      TMPDIR: scratch.temporary,
      GITHUB_WORKSPACE: scratch.folder,
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: file,
      RUNNER_TEMP: scratch.mark("runner"),
      // No test should download it.
      LOADGATE_OHA: findProgram("oha") ?? "",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
  const says = (text: string) =>
    until(`"${text}"`, () => {
      if (child.exitCode !== null) throw new Error(`it ended before "${text}": ${output}`);
      return output.includes(text);
    });
  return { child, ended, says };
}
