import type { Generator } from "../load/generator.ts";
import type { Plan } from "../model/results.ts";
import type { Variant } from "../model/sample.ts";
import type { Clock } from "../platform/clock.ts";
import type { Runner } from "../serve/server.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { Random } from "./random.ts";

/** Everything that sessions need and share. */
export interface RunContext {
  readonly plan: Plan;
  readonly runner: Runner;
  readonly generator: Generator;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** When the run began, on the clock. */
  readonly began: number;
  /** Where time went, added up as the run goes. */
  readonly tally: Tally;
  /** Requests per second by case id, of scenarios with a rate; filled as cases are warmed up for the first time. */
  readonly rates: Map<string, number>;
  /** Told a server's log. */
  readonly keepLog: (benchmark: BenchmarkCase, variant: Variant, log: string) => void;
}

/** Wall seconds, but for `harness`, which is our own CPU time while load was on. */
export interface Tally {
  /** From all variants ready to their stop. */
  ready: number;
  /** With load on. */
  load: number;
  harness: number;
}

/** Runs something that puts load on, and keeps the tally; `wall` tells how long the load lasted. */
export async function underLoad<T>(
  tally: Tally,
  load: () => Promise<T>,
  wall: (result: T) => number,
): Promise<T> {
  const before = process.cpuUsage();
  const result = await load();
  const { user, system } = process.cpuUsage(before);
  tally.load += wall(result);
  tally.harness += (user + system) / 1e6;
  return result;
}
