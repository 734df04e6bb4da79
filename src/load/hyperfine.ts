import * as z from "zod";
import { FaultError } from "../format/faults.ts";

/** Linux takes no longer argument, its end included (MAX_ARG_STRLEN, execve(2)); hyperfine is given a whole command as one. */
const LONGEST_ARGUMENT = 128 * 1024 - 1;

/** hyperfine's command line for a command, which runs so many times, one after the other and without a shell, its notes going to `file`. */
export function hyperfineArguments(command: readonly string[], runs: number, file: string): string[] {
  const line = quotedCommand(command);
  if (Buffer.byteLength(line) > LONGEST_ARGUMENT)
    throw new FaultError({
      code: "command-failed",
      error: `it is longer than the ${LONGEST_ARGUMENT} bytes that hyperfine accepts; put long arguments into a file`,
    });
  return [
    ...["--shell", "none", "--style", "none"],
    ...["--warmup", "0", "--runs", String(runs)],
    // Its exit codes are looked at afterwards; else nothing of a failed command would be noted.
    "--ignore-failure",
    ...["--output", "inherit"],
    ...["--export-json", file, "--", line],
  ];
}

/** Has hyperfine time a command, which runs so many times. */
export function hyperfineTimer(program: string, runs: number) {
  const argumentsFor = (command: readonly string[], file: string) => hyperfineArguments(command, runs, file);
  return { program, argumentsFor };
}

/** A command as one line, of which hyperfine makes the same arguments again. In single quotes only a single quote means something. */
export function quotedCommand(command: readonly string[]): string {
  return command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
}

/** What hyperfine noted of all its runs of a command. Seconds and bytes. */
export interface Timing {
  readonly runs: number;
  /** Wall, user and system time of all runs together. */
  readonly wall: number;
  readonly user: number;
  readonly system: number;
  /** The largest of its runs; null where this version does not report it. */
  readonly memory: number | null;
  /** Of the first run that failed, else 0; null where a signal ended it and the version tells no more. */
  readonly exitCode: number | null;
}

const seconds = z.number().nonnegative();
const exitCode = z.int().nullable();
const bytes = z.number().nonnegative();

/** The notes of hyperfine 1: user and system time are the means of the runs; newer ones tell the memory of each. */
const firstFormat = z.object({
  times: z.array(seconds).min(1),
  user: seconds,
  system: seconds,
  memory_usage_byte: z.array(bytes).nullish(),
  exit_codes: z.array(exitCode),
});

const measured = (unit: "second" | "byte") =>
  z.object({ value: unit === "second" ? seconds : bytes, unit: z.literal(unit) });

/** The notes of hyperfine 2: each run by itself. */
const secondFormat = z.object({
  measurements: z
    .array(
      z.object({
        time_wall_clock: measured("second"),
        time_user: measured("second"),
        time_system: measured("second"),
        memory_peak_resident: measured("byte").nullish(),
        exit_code: exitCode,
      }),
    )
    .min(1),
});

const hyperfineJson = z.object({ results: z.tuple([z.union([firstFormat, secondFormat])]) });

/** Reads the notes of one command. Throws an Error that says what about them was not understood. */
export function parseHyperfineOutput(text: string): Timing {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`hyperfine wrote no JSON: ${JSON.stringify(text.slice(0, 200))}`);
  }
  const parsed = hyperfineJson.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(
      `hyperfine's JSON is not as expected at ${issue?.path.join(".") || "its top"}: ${issue?.message}`,
    );
  }
  const [result] = parsed.data.results;
  if ("times" in result) {
    const runs = result.times.length;
    return {
      runs,
      wall: sum(result.times),
      user: result.user * runs,
      system: result.system * runs,
      memory: largest(result.memory_usage_byte ?? []),
      exitCode: firstFailure(result.exit_codes),
    };
  }
  const { measurements } = result;
  return {
    runs: measurements.length,
    wall: sum(measurements.map((each) => each.time_wall_clock.value)),
    user: sum(measurements.map((each) => each.time_user.value)),
    system: sum(measurements.map((each) => each.time_system.value)),
    memory: largest(measurements.flatMap((each) => each.memory_peak_resident?.value ?? [])),
    exitCode: firstFailure(measurements.map((each) => each.exit_code)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const largest = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));

function firstFailure(codes: readonly (number | null)[]): number | null {
  const failed = codes.find((code) => code !== 0);
  return failed === undefined ? 0 : failed;
}

/** What hyperfine itself says of a command that failed, which its exit code says better. */
const OWN_WARNING = /^\s*(?:Warning: Ignoring non-zero exit code\.)?\s*$/;

/** A command's error output without what hyperfine added to it. */
export function withoutWarnings(stderr: string): string {
  return stderr
    .split("\n")
    .filter((line) => !OWN_WARNING.test(line))
    .join("\n");
}
