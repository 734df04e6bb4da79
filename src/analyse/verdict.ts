import { VERDICTS, type Verdict } from "../format/names.ts";
import type { Plan } from "../format/plan.ts";
import type { CaseRecord, CaseResult, Interval, Measured, MetricResult } from "../format/results.ts";
import type { Limit } from "../format/sample.ts";
import { type Loop, METRICS, type Metric } from "../metrics/metrics.ts";
import { sessionEffects, typical } from "./effect.ts";
import { decisionTail, equivalenceTail, isLook, type Moment } from "./error-spending.ts";
import { bottleneckOf, limitOf, samplesOf } from "./faults-and-limits.ts";
import { type Estimate, estimateOf, interval } from "./interval.ts";

/** What a metric is judged by: all are ratios head ÷ base. */
interface Evidence {
  readonly estimate: number;
  /** At the tail that alpha leaves: it decides what is slower or faster. Null where it knows no bounds. */
  readonly decision: Interval | null;
  /** At the tail of equivalence: it decides what is unchanged. */
  readonly equivalence: Interval | null;
}

export interface Rule {
  readonly better: "higher" | "lower";
  readonly threshold: number;
}

/** Rounding of logs must not decide an estimate that lies exactly at the threshold. */
const ROUNDING = 1e-12;

/**
 * Everything in logs, turned so that up is worse: 0.98 and 1 ÷ 0.98 are then equally far from no change.
 * `regression` and `improvement` are significant (the interval excludes 1) and relevant (the estimate is at or beyond
 * the threshold); `unchanged` is equivalence: the whole interval within ±threshold (Schuirmann 1987).
 */
export function judge({ estimate, decision, equivalence }: Evidence, rule: Rule): Verdict {
  const size = (rule.better === "lower" ? 1 : -1) * Math.log(estimate);
  const relevant = Math.log1p(rule.threshold) - ROUNDING;
  const strict = decision && turned(decision, rule);
  if (strict && strict.low > 0 && size >= relevant) return "regression";
  if (strict && strict.high < 0 && size <= -relevant) return "improvement";
  const within = equivalence && turned(equivalence, rule);
  if (within && within.low > -relevant && within.high < relevant) return "unchanged";
  return "inconclusive";
}

/** An interval in logs, turned so that up is worse. */
function turned({ low, high }: Interval, { better }: Pick<Rule, "better">): Interval {
  const [a, b] = [Math.log(low), Math.log(high)];
  return better === "lower" ? { low: a, high: b } : { low: -b, high: -a };
}

/** Which way an undecided metric probably went: its whole 95% interval lies on that side. Null where it lies on both. */
export function leaning({
  interval,
  better,
}: Pick<MetricResult, "interval" | "better">): "worse" | "better" | null {
  if (interval === null) return null;
  const { low, high } = turned(interval, { better });
  if (low > 0) return "worse";
  return high < 0 ? "better" : null;
}

export function worst(verdicts: readonly Verdict[]): Verdict | null {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? null;
}

/** What a case's metrics are judged by; tails are one-sided. */
export interface JudgingTerms {
  /** Of the interval that calls a metric slower or faster. */
  readonly decisionTail: number;
  /** Of the interval that calls it unchanged. */
  readonly equivalenceTail: number;
  readonly threshold: number;
  readonly loop: Loop;
  /** Why goodput and latency are not judged, if they are not. */
  readonly limit: Limit | null;
}

/** The tail of the interval that people are shown: 95%. */
export const SHOWN_TAIL = 0.025;

/** What the sessions of a metric say: all of them where they only inform, else without the limited rounds. Null without any. */
export function metricEstimate(
  record: Pick<CaseRecord, "sessions">,
  metric: Metric,
  limit: Limit | null,
): Estimate | null {
  return estimateOf(sessionEffects(record, metric, limit === null));
}

function about(metric: Metric) {
  return { name: metric.name, unit: metric.unit, better: metric.better };
}

const NO_INTERVAL = { interval: null, decisionInterval: null } as const;

/** A metric measured in sessions. A gating metric without an interval is undecided, never unchanged. */
function measuredMetric(record: CaseRecord, metric: Metric, terms: JudgingTerms): MetricResult {
  const estimate = metricEstimate(record, metric, terms.limit);
  const ratio = estimate && Math.exp(estimate.centre);
  const decision = interval(estimate, terms.decisionTail);
  const equivalence = interval(estimate, terms.equivalenceTail);
  const judged = ratio !== null && !(metric.limitable && terms.limit !== null);
  // A percentile of an open loop that is not known leaves its case undecided: what was not seen is not unchanged.
  const unseen = terms.loop === "open" && terms.limit === null && ratio === null;
  const gates = metric.decides === terms.loop && (judged || unseen);
  const verdict = judged
    ? judge({ estimate: ratio, decision, equivalence }, { better: metric.better, threshold: terms.threshold })
    : null;
  return {
    ...about(metric),
    gates,
    base: typical(record, metric, "base"),
    head: typical(record, metric, "head"),
    ratio,
    interval: interval(estimate, SHOWN_TAIL),
    decisionInterval: decision,
    n: estimate?.sessions ?? 0,
    verdict: gates ? (verdict ?? "inconclusive") : verdict,
  };
}

/** A metric of the builds themselves: one value, no spread, no verdict. */
function buildMetric(metric: Metric, base: number | null, head: number | null): MetricResult {
  const ratio = base !== null && head !== null && base > 0 && head > 0 ? head / base : null;
  return { ...about(metric), gates: false, base, head, ratio, ...NO_INTERVAL, n: 0, verdict: null };
}

/** No number is drawn from a case that is invalid or was not loaded. */
export function emptyMetric(metric: Metric): MetricResult {
  const nothing = { base: null, head: null, ratio: null, ...NO_INTERVAL, n: 0, verdict: null };
  return { ...about(metric), gates: false, ...nothing };
}

const DEFAULT_THRESHOLD = 0.02;

/** What of a run a case is judged by. */
export interface VerdictRules {
  readonly plan: Plan;
  readonly variants: Measured["variants"];
}

interface JudgedCase {
  readonly moment: Moment;
  readonly terms: JudgingTerms;
  readonly bottleneck: CaseResult["bottleneck"];
  readonly metrics: readonly MetricResult[];
  readonly verdict: Verdict;
  /** Head answers fewer requests while the server waits: neither judged nor called unchanged. */
  readonly waits: boolean;
}

export function thresholdOf(record: CaseRecord, { plan }: Pick<VerdictRules, "plan">): number {
  const scenario = plan.scenarios.find((s) => s.name === record.scenario);
  return scenario?.threshold ?? DEFAULT_THRESHOLD;
}

export function loopOf(
  record: Pick<CaseRecord, "scenario" | "sessions">,
  { plan }: Pick<VerdictRules, "plan">,
): Loop {
  const { rate, args } = plan.scenarios.find((s) => s.name === record.scenario) ?? {};
  if (rate !== undefined) return "open";
  const tellsNothing = args && samplesOf(record).some(({ command }) => command?.operations === null);
  return tellsNothing ? "command" : "closed";
}

/**
 * The judgement of a measured case: that of a look where its last session was one and it settles the case, else that of the
 * end. So it follows from the sessions alone, and is found again from results.json.
 */
export function judgeCase(record: CaseRecord, judging: VerdictRules): JudgedCase {
  return settledAtLook(record, judging) ?? judgedAt(record, judging, "end");
}

/** The judgement of a look that settles the case; null where there is no look now, or it leaves the case open. */
export function settledAtLook(record: CaseRecord, judging: VerdictRules): JudgedCase | null {
  if (judging.plan.looks === false || !isLook(record.sessions.length)) return null;
  const judged = judgedAt(record, judging, "look");
  return judged.verdict === "inconclusive" ? null : judged;
}

/** The verdict of a case is the worst of the metrics that gate it. */
function judgedAt(record: CaseRecord, judging: VerdictRules, moment: Moment): JudgedCase {
  const threshold = thresholdOf(record, judging);
  const loop = loopOf(record, judging);
  const limit = limitOf(record, loop);
  const terms: JudgingTerms = {
    decisionTail: decisionTail(judging.plan, moment, loop),
    equivalenceTail: equivalenceTail(moment),
    threshold,
    limit,
    loop,
  };
  const measured = METRICS.map((metric) =>
    metric.per === "build"
      ? imageMetric(metric, record, judging.variants)
      : measuredMetric(record, metric, terms),
  );
  const metrics = inUnitsOf(record, judging, measured);
  const gating = metrics.filter((metric) => metric.gates);
  const bottleneck = bottleneckOf(record);
  const waits = loop === "closed" && bottleneck === "dependency" && servesLess(metrics, threshold);
  const judged = gating.flatMap((metric) => metric.verdict ?? []);
  const verdict = worst(waits ? [...judged, "inconclusive"] : judged) ?? "inconclusive";
  return { moment, terms, bottleneck, metrics, verdict, waits };
}

/** What a command does is an operation, not a request. */
export function inUnitsOf(
  { scenario }: Pick<CaseRecord, "scenario">,
  { plan }: Pick<VerdictRules, "plan">,
  metrics: readonly MetricResult[],
): readonly MetricResult[] {
  if (!plan.scenarios.find(({ name }) => name === scenario)?.args) return metrics;
  return metrics.map((metric) => ({ ...metric, unit: metric.unit.replace("request", "operation") }));
}

export function imageMetric(
  metric: Metric,
  record: CaseRecord,
  variants: Measured["variants"],
): MetricResult {
  const bytes = (variant: string) =>
    variants.find((v) => v.variant === variant)?.builds[record.target]?.imageBytes ?? null;
  return buildMetric(metric, bytes("base"), bytes("head"));
}

/** Goodput is not judged where the server waits, but a plain loss of it must not be called unchanged either. */
function servesLess(metrics: readonly MetricResult[], threshold: number): boolean {
  const goodput = metrics.find((metric) => metric.name === "goodput");
  return (
    goodput !== undefined &&
    leaning(goodput) === "worse" &&
    Math.log(goodput.ratio ?? 1) <= -Math.log1p(threshold)
  );
}
