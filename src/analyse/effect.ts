import type { CaseRecord, Pairing } from "../model/results.ts";
import type { Round, Sample, Session, Variant } from "../model/sample.ts";
import { isDisturbed } from "./disturbed.ts";
import { merged, quantile } from "./latencies.ts";
import { hodgesLehmann, median } from "./location.ts";
import type { Metric, Percentile, RoundMetric } from "./metrics.ts";

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

/** Which rounds count. */
export interface Counting {
  /** The pairing that was chosen; all rounds where none was. */
  readonly pairing?: Pairing | undefined;
  /** Whether rounds that a limit spoilt for the metric are left out. */
  readonly steady?: boolean;
}

/** The pairs of a session. Rounds that others disturbed are left out whole: that rule does not see the outcome. */
export function sessionPairs(session: Session, metric: Metric, { pairing, steady }: Counting = {}): Pair[] {
  if (metric.per === "build") return [];
  if (metric.per === "session")
    return pair(metric.value(session, "base"), metric.value(session, "head"), false);
  const counted = countedRounds(session, pairing);
  const isSteady = ({ samples }: Round) => samples.every(({ limits }) => limits.length === 0);
  const rounds = steady && metric.limitable ? counted.filter(isSteady) : counted;
  const percentile = mergedPercentile(rounds, metric);
  return percentile ? mergedPair(rounds, percentile) : rounds.flatMap((round) => roundPair(round, metric));
}

/** In an open loop, a percentile that is of all rounds together: what it is of, or where one round has too few slow answers. */
function mergedPercentile(rounds: readonly Round[], metric: RoundMetric): Percentile | null {
  const samples = rounds.flatMap((round) => round.samples);
  const { percentile } = metric;
  if (!percentile || !samples.some(({ latencies }) => latencies !== undefined)) return null;
  return percentile.ofSession || samples.some((sample) => metric.value(sample) === null) ? percentile : null;
}

function mergedPair(rounds: readonly Round[], percentile: Percentile): Pair[] {
  const samples = rounds.flatMap((round) => round.samples);
  const of = (variant: Variant) => mergedValue(samples, percentile, variant);
  return pair(
    of("base"),
    of("head"),
    samples.some(({ limits }) => limits.length > 0),
  );
}

function mergedValue(samples: readonly Sample[], { share }: Percentile, variant: Variant): number | null {
  const own = samples.filter((sample) => sample.variant === variant);
  return quantile(merged(own.map(({ latencies }) => latencies ?? [])), share);
}

function countedRounds({ rounds }: Session, pairing: Pairing | undefined): Round[] {
  return rounds.filter((round) => countsFor(round, pairing) && !isDisturbed(round));
}

export function countsFor(round: Round, pairing: Pairing | undefined): boolean {
  return pairing === undefined || round.together === (pairing === "side-by-side");
}

/**
 * The Hodges–Lehmann location over rounds of ln(head ÷ base). Logs make a ratio and its inverse equally far from 1
 * (Fleming & Wallace 1986: ratios are averaged geometrically).
 */
export function effect(pairs: readonly Pair[]): number | null {
  return hodgesLehmann(pairs.map((p) => Math.log(p.head / p.base)));
}

/**
 * One effect per session. The session is the unit, since processes differ from start to start by more than their
 * rounds explain (Georges et al. 2007; Kalibera & Jones 2013, section 6: repeat at the highest level that varies).
 */
export function sessionEffects(
  record: Pick<CaseRecord, "sessions" | "choice">,
  metric: Metric,
  steady = false,
): number[] {
  const pairing = record.choice?.pairing;
  return record.sessions
    .map((session) => effect(sessionPairs(session, metric, { pairing, steady })))
    .filter((value) => value !== null);
}

/** A variant's typical value, to be read beside the ratio: the median over sessions of the medians over rounds. */
export function typical(
  { sessions, choice }: Pick<CaseRecord, "sessions" | "choice">,
  metric: Metric,
  variant: Variant,
): number | null {
  const perSession = sessions.map((session) => median(values(session, metric, variant, choice?.pairing)));
  return median(perSession.filter((value) => value !== null));
}

function values(session: Session, metric: Metric, variant: Variant, pairing?: Pairing): number[] {
  if (metric.per === "build") return [];
  const raw =
    metric.per === "session"
      ? [metric.value(session, variant)]
      : roundValues(session, metric, variant, pairing);
  return raw.filter((value) => value !== null);
}

function roundValues(session: Session, metric: RoundMetric, variant: Variant, pairing?: Pairing) {
  const rounds = countedRounds(session, pairing);
  const samples = rounds.flatMap((round) => round.samples);
  const percentile = mergedPercentile(rounds, metric);
  if (percentile) return [mergedValue(samples, percentile, variant)];
  return samples.filter((sample) => sample.variant === variant).map((sample) => metric.value(sample));
}
