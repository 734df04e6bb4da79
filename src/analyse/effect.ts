import type { Round, Session, Variant } from "../model/sample.ts";
import type { Metric, RoundMetric } from "./metrics.ts";

/** One value of each variant, taken under the same conditions. */
export interface Pair {
  readonly base: number;
  readonly head: number;
  /** One of its samples was limited: true of all metrics, but only goodput and latency care. */
  readonly limited: boolean;
}

/** A ratio in logs exists between two positive numbers only; anything else leaves the whole pair out. */
function pair(base: number | null, head: number | null, limited: boolean): Pair[] {
  const positive = (v: number | null): v is number => v !== null && Number.isFinite(v) && v > 0;
  return positive(base) && positive(head) ? [{ base, head, limited }] : [];
}

function roundPair(round: Round, metric: RoundMetric): Pair[] {
  const of = (variant: Variant) => round.samples.find((sample) => sample.variant === variant);
  const [base, head] = [of("base"), of("head")];
  if (base === undefined || head === undefined) return [];
  return pair(metric.value(base), metric.value(head), base.limits.length + head.limits.length > 0);
}

/** The pairs of a session; with `steady`, those that a limit spoilt for this metric are left out. */
export function sessionPairs(session: Session, metric: Metric, steady = false): Pair[] {
  if (metric.per === "build") return [];
  if (metric.per === "session")
    return pair(metric.value(session, "base"), metric.value(session, "head"), false);
  const pairs = session.rounds.flatMap((round) => roundPair(round, metric));
  return steady && metric.limitable ? pairs.filter((p) => !p.limited) : pairs;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, v) => sum + v, 0) / values.length;
}

/**
 * The mean over rounds of ln(head ÷ base). Logs make a ratio and its inverse equally far from 1 (Fleming & Wallace
 * 1986: ratios are averaged geometrically).
 */
export function effect(pairs: readonly Pair[]): number | null {
  return pairs.length === 0 ? null : mean(pairs.map((p) => Math.log(p.head / p.base)));
}

/**
 * One effect per session. The session is the unit, since processes differ from start to start by more than their
 * rounds explain (Georges et al. 2007; Kalibera & Jones 2013, section 6: repeat at the highest level that varies).
 */
export function sessionEffects(
  record: { readonly sessions: readonly Session[] },
  metric: Metric,
  steady = false,
): number[] {
  return record.sessions
    .map((session) => effect(sessionPairs(session, metric, steady)))
    .filter((value) => value !== null);
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** A variant's typical value, to be read beside the ratio: the median over sessions of the medians over rounds. */
export function typical(
  record: { readonly sessions: readonly Session[] },
  metric: Metric,
  variant: Variant,
): number | null {
  const perSession = record.sessions.map((session) => median(values(session, metric, variant)));
  return median(perSession.filter((value) => value !== null));
}

function values(session: Session, metric: Metric, variant: Variant): number[] {
  if (metric.per === "build") return [];
  const raw =
    metric.per === "session"
      ? [metric.value(session, variant)]
      : session.rounds
          .flatMap((round) => round.samples)
          .filter((sample) => sample.variant === variant)
          .map((sample) => metric.value(sample));
  return raw.filter((value) => value !== null);
}
