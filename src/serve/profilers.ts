import { rmSync } from "node:fs";
import { FRAME_SEPARATOR } from "../model/profile.ts";
import { must, run, why } from "../platform/exec.ts";

/** Samples per second of each CPU; no divisor of usual timers' rates. */
export const PERF_HERTZ = 199;

/** Samples of these processes by stack, from perf on the CPU's clock. Throws with the reason where perf is missing or not allowed. */
export async function perfSamples(
  pids: readonly number[],
  seconds: number,
  file: string,
  signal?: AbortSignal,
): Promise<Map<string, number>> {
  const options = { ...(signal && { signal }), timeoutSeconds: seconds + 30 };
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
