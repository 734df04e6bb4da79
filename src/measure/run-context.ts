import type { Variant } from "../format/faults.ts";
import type { Plan } from "../format/plan.ts";
import type { Session } from "../format/sample.ts";
import type { Generator } from "../load/generator.ts";
import type { Clock } from "../platform/clock.ts";
import type { Runner } from "../serve/runner.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { Random } from "./random.ts";

/** Everything that the sessions of a run share. */
export interface RunContext {
  readonly plan: Plan;
  readonly runner: Runner;
  readonly generator: Generator;
  /** The path of hyperfine, which times commands; null where none is run, or it cannot be where they run. */
  readonly hyperfine: string | null;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** When the run began, on the clock. */
  readonly began: number;
}

/** What a session leaves. */
export interface SessionOutcome {
  readonly session: Session;
  readonly time: LoadTime;
  /** Logs of servers that failed, by the name of their file. */
  readonly logs: ReadonlyMap<string, string>;
}

/** A session that ended before its first round. */
export function withoutRounds(at: number, invalid: Session["invalid"]): Session {
  return { at, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid };
}

export function logName({ case: { id } }: Pick<BenchmarkCase, "case">, variant: Variant): string {
  return `${id.replaceAll("/", "-")}-${variant}`;
}

/** Where time went. Wall seconds, but for `harness`, which is our own CPU time while load was on. */
export interface LoadTime {
  /** From all variants ready to their stop. */
  readonly ready: number;
  /** With load on. */
  readonly load: number;
  readonly harness: number;
}

export function totalTime(parts: readonly Partial<LoadTime>[]): LoadTime {
  const total = (of: keyof LoadTime) => parts.reduce((sum, part) => sum + (part[of] ?? 0), 0);
  return { ready: total("ready"), load: total("load"), harness: total("harness") };
}

/** Runs something that puts load on; `wall` gives the seconds that the load lasted. */
export async function underLoad<T>(
  load: () => Promise<T>,
  wall: (result: T) => number,
): Promise<{ result: T; time: LoadTime }> {
  const before = process.cpuUsage();
  const result = await load();
  const { user, system } = process.cpuUsage(before);
  return { result, time: { ready: 0, load: wall(result), harness: (user + system) / 1e6 } };
}
