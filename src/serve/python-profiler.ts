import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { FRAME_SEPARATOR } from "../model/profile.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { run, why } from "../platform/exec.ts";
import { programOf } from "../platform/proc.ts";
import { findProgram } from "../platform/programs.ts";

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
          "--rate",
          String(hertz),
          "--duration",
          String(seconds),
        ];
        const argv = ["py-spy", "record", ...options, "--output", output, "--pid", String(pid)];
        const recorded = await run(argv, { ...apart, timeoutSeconds: seconds + 30 });
        if (recorded.code !== 0) throw new Error(`py-spy: ${why(recorded)}`);
        return readFileSync(output, "utf8").slice(0, MOST_BYTES);
      } finally {
        rmSync(output, { force: true });
      }
    }),
  );
  return pySpyStacks(texts);
}

/** The stacks of py-spy's raw format: `<module> (server.py:1);handle (server.py:7) 197`, outermost first. */
export function pySpyStacks(texts: readonly string[]): PythonSamples {
  const samples = new Map<string, number>();
  const lines = new Map<string, number>();
  for (const text of texts)
    for (const [, frames = "", count] of text.matchAll(/^(.+) (\d+)$/gm)) {
      const names = frames.split(FRAME_SEPARATOR).map((frame) => {
        const [, called = frame, file, line] = /^(.*) \((.+):(\d+)\)$/.exec(frame) ?? [];
        // Folders above differ between the two sides.
        const name =
          `${called}${file === undefined ? "" : ` ${file.slice(file.lastIndexOf("/") + 1)}`}`.slice(
            0,
            LONGEST_NAME,
          );
        if (line !== undefined) lines.set(name, Number(line));
        return name;
      });
      const stack = names.join(FRAME_SEPARATOR);
      samples.set(stack, (samples.get(stack) ?? 0) + Number(count));
    }
  return { samples, lines };
}
