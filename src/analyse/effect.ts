import type { Variant } from "../format/faults.ts";
import type { CaseRecord } from "../format/results.ts";
import type { Round, Sample, Session } from "../format/sample.ts";
import { type Metric, merged, type Percentile, quantile, type RoundMetric } from "../metrics/metrics.ts";
import { weightOf } from "./disturbed.ts";
import type { RoundSpread, SessionEffect } from "./interval.ts";
import { hodgesLehmann, mean, median, type Weighted, weightedMedian } from "./robust-estimators.ts";

/** One value of each variant, taken under the same conditions. */
export interface Pair {
  readonly base: number;
  readonly head: number;
  /** What it counts: less where others disturbed its round. */
  readonly weight: number;
  /** One of its samples was limited: true of all metrics, but only goodput and latency care. */
  readonly limited: boolean;
}

/** A ratio in logs exists between two positive numbers only; anything else leaves the whole pair out. */
function pair(base: number | null, head: number | null, weight: number, limited: boolean): Pair[] {
  return isPositive(base) && isPositive(head) ? [{ base, head, weight, limited }] : [];
}

function isPositive(value: number | null): value is number {
  return value !== null && Number.isFinite(value) && value > 0;
}

function roundPair(round: Round, metric: RoundMetric): Pair[] {
  const of = (variant: Variant) => round.samples.find((sample) => sample.variant === variant);
  const [base, head] = [of("base"), of("head")];
  if (base === undefined || head === undefined) return [];
  const limited = base.limits.length + head.limits.length > 0;
  return pair(metric.value(base), metric.value(head), weightOf(round), limited);
}

/** The pairs of a session; with `steady`, without the rounds that a limit spoilt for the metric. Weights are blind to the outcome. */
export function sessionPairs(session: Session, metric: Metric, steady = false): Pair[] {
  if (metric.per === "build") return [];
  if (metric.per === "session")
    return pair(metric.value(session, "base"), metric.value(session, "head"), 1, false);
  const counted = countedRounds(session);
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
  const weight = rounds.reduce((sum, round) => sum + weightOf(round), 0) / rounds.length;
  return pair(
    of("base"),
    of("head"),
    weight,
    samples.some(({ limits }) => limits.length > 0),
  );
}

function mergedValue(samples: readonly Sample[], { share }: Percentile, variant: Variant): number | null {
  const own = samples.filter((sample) => sample.variant === variant);
  return quantile(merged(own.map(({ latencies }) => latencies ?? [])), share);
}

function countedRounds({ rounds }: Session): Round[] {
  return rounds.filter((round) => weightOf(round) > 0);
}

/**
 * The Hodges–Lehmann location over rounds of ln(head ÷ base). Logs make a ratio and its inverse equally far from 1
 * (Fleming & Wallace 1986: ratios are averaged geometrically).
 */
export function effect(pairs: readonly Pair[]): number | null {
  return hodgesLehmann(logs(pairs));
}

function logs(pairs: readonly Pair[]): Weighted[] {
  return pairs.map(({ base, head, weight }) => ({ value: Math.log(head / base), weight }));
}

/**
 * One effect per session. The session is the unit, since processes differ from start to start by more than their
 * rounds explain (Georges et al. 2007; Kalibera & Jones 2013, section 6: repeat at the highest level that varies).
 */
export function sessionEffects(
  { sessions }: Pick<CaseRecord, "sessions">,
  metric: Metric,
  steady = false,
): SessionEffect[] {
  return sessions.flatMap((session) => {
    const pairs = sessionPairs(session, metric, steady);
    const points = logs(pairs);
    const rounding = mean(pairs.map(({ base, head }) => roundingOf(metric, base) + roundingOf(metric, head)));
    return inSession(hodgesLehmann(points), points, metric, rounding);
  });
}

/** One value per session and variant, in logs: the median of its rounds, of latencies the percentile of all its answers together. */
export function sessionValues(
  { sessions }: Pick<CaseRecord, "sessions">,
  metric: Metric,
  variant: Variant,
): SessionEffect[] {
  return sessions.flatMap((session) => {
    const known = values(session, metric, variant).filter(({ value }) => value > 0);
    const points = known.map(({ value, weight }) => ({ value: Math.log(value), weight }));
    return inSession(
      weightedMedian(points),
      points,
      metric,
      mean(known.map(({ value }) => roundingOf(metric, value))),
    );
  });
}

/** The variance in logs of a value that is known to its counter's resolution: that of a uniform error. */
function roundingOf({ resolution = 0 }: Metric, value: number): number {
  return (resolution / value) ** 2 / 12;
}

function inSession(
  value: number | null,
  points: readonly Weighted[],
  metric: Metric,
  rounding: number,
): SessionEffect[] {
  if (value === null) return [];
  const weight = points.reduce((sum, point) => sum + point.weight, 0);
  const spread = metric.per === "round" && points.length > 1 ? spreadOf(points, weight) : null;
  return [{ value, weight: weight / points.length, spread, ...(rounding > 0 && { rounding }) }];
}

function spreadOf(points: readonly Weighted[], weight: number): RoundSpread {
  const centre = points.reduce((sum, point) => sum + point.weight * point.value, 0) / weight;
  const squares = points.reduce((sum, point) => sum + point.weight * (point.value - centre) ** 2, 0);
  return { squares, degrees: points.length - 1, rounds: points.length };
}

/** A variant's typical value, to be read beside the ratio: the median over sessions of the medians over rounds. */
export function typical(
  { sessions }: Pick<CaseRecord, "sessions">,
  metric: Metric,
  variant: Variant,
): number | null {
  const perSession = sessions.map((session) => weightedMedian(values(session, metric, variant)));
  return median(perSession.filter((value) => value !== null));
}

function values(session: Session, metric: Metric, variant: Variant): Weighted[] {
  if (metric.per === "build") return [];
  const known = (value: number | null, weight: number) => (value === null ? [] : [{ value, weight }]);
  if (metric.per === "session") return known(metric.value(session, variant), 1);
  const rounds = countedRounds(session);
  const percentile = mergedPercentile(rounds, metric);
  if (percentile)
    return known(
      mergedValue(
        rounds.flatMap((round) => round.samples),
        percentile,
        variant,
      ),
      1,
    );
  return rounds.flatMap((round) =>
    round.samples
      .filter((sample) => sample.variant === variant)
      .flatMap((sample) => known(metric.value(sample), weightOf(round))),
  );
}

/** Variances of ln(head ÷ base): from round to round within a start, and from start to start beyond that. */
export interface Components {
  readonly round: number;
  readonly start: number;
}

/**
 * What the variance of session means exceeds their rounds' share by, on average over recorded servers, and how many sessions' worth of
 * evidence that is (bench/detect/session-variance.ts): three starts alone cannot know how much starts differ.
 */
const USUAL_RATIO = 1.3;
const USUAL_DEGREES = 4;

/**
 * The variance components of a random-effects model with two levels, by analysis of variance: the mean square within
 * sessions, and what the variance of session means exceeds its share of that, at least 0 (Kalibera & Jones 2013, section 6.2;
 * Searle, Casella & McCulloch, Variance Components, 3.6). The variance of means is drawn towards the usual one first. Null without
 * repeated rounds.
 */
export function components({ sessions }: Pick<CaseRecord, "sessions">, metric: Metric): Components | null {
  const groups = sessions
    .map((session) => sessionPairs(session, metric).map((p) => Math.log(p.head / p.base)))
    .filter((group) => group.length > 0);
  const freedom = groups.reduce((sum, group) => sum + group.length - 1, 0);
  if (freedom === 0) return null;
  const squares = (values: readonly number[]) => {
    const centre = mean(values);
    return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  };
  const round = groups.reduce((sum, group) => sum + squares(group), 0) / freedom;
  const explained = round / mean(groups.map((group) => group.length));
  const degrees = groups.length - 1;
  const between =
    (USUAL_DEGREES * USUAL_RATIO * explained + squares(groups.map(mean))) / (USUAL_DEGREES + degrees);
  return { round, start: Math.max(0, between - explained) };
}
