import type { Pairing } from "../format/plan.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { startVariants } from "./deployment.ts";
import { type RunContext, type SessionOutcome, totalTime, withoutRounds } from "./run-context.ts";
import { warmUp } from "./warm-up.ts";

/** What is found out before the first session of an open loop whose rate is a share of what base can answer. */
export interface Calibration {
  /** Requests per second; null where a variant could not be started. */
  readonly rate: number | null;
  /** The start: a session without rounds, invalid where a variant could not be started. */
  readonly start: SessionOutcome;
}

/** Whether a case has to be calibrated before its first session. */
export function needsCalibration({ scenario, rate }: BenchmarkCase): boolean {
  return scenario.rate !== undefined && "share" in scenario.rate && rate === undefined;
}

/**
 * Finds the rate of a case, which is then the same for all its variants and sessions: the scenario's share of what a warm base
 * answers, loaded as in its rounds, together with head where both are loaded at once.
 */
export async function calibrate(
  benchmark: BenchmarkCase,
  pairing: Pairing,
  context: RunContext,
): Promise<Calibration> {
  const { builds, scenario } = benchmark;
  const at = context.clock.now() - context.began;
  const together = builds.length > 1 && pairing === "side-by-side" && builds.every(context.runner.canShare);
  await using stack = new AsyncDisposableStack();
  const started = await startVariants(together ? builds : builds.slice(0, 1), benchmark, context, stack);
  const { open, logs } = started;
  const session = withoutRounds(at, started.invalid);
  if (session.invalid.length > 0) return { rate: null, start: { session, time: totalTime([]), logs } };
  const ready = context.clock.now();
  const { base, time } = await warmUp(open, together, benchmark, context);
  const share = scenario.rate && "share" in scenario.rate ? scenario.rate.share : 1;
  const rate = Number((share * base).toPrecision(3));
  const spent = totalTime([time, { ready: context.clock.now() - ready }]);
  // Of a base that answers nothing the first round tells why.
  return { rate: rate > 0 ? rate : 1, start: { session, time: spent, logs } };
}
