import type { Variant } from "../format/faults.ts";
import { VERDICTS, type Verdict } from "../format/names.ts";
import type { ByMetric, Plan, Scenario } from "../format/plan.ts";
import type {
  CaseRecord,
  CaseResult,
  Interval,
  LimitResult,
  Measured,
  MetricResult,
} from "../format/results.ts";
import type { Limit } from "../format/sample.ts";
import {
  type BuildMetric,
  type CaseKind,
  decidingWith,
  type Loop,
  lackOf,
  METRICS,
  type Metric,
  metricNamed,
} from "../metrics/metrics.ts";
import { type JudgedLimit, judgeLimit } from "./absolute-limits.ts";
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

/** Which way an inconclusive metric probably went: its whole 95% interval lies on that side. Null where it lies on both. */
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
export interface JudgingTerms extends CaseKind {
  /** Of the interval that calls a metric slower or faster. */
  readonly decisionTail: number;
  /** Of the interval that calls it unchanged. */
  readonly equivalenceTail: number;
  readonly threshold: number;
  /** Of metrics that have their own. */
  readonly thresholds: ByMetric;
  /** The metrics that decide such a case. */
  readonly deciding: readonly Metric[];
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

/** A metric measured in sessions. A gating metric without an interval is inconclusive, never unchanged. */
function measuredMetric(record: CaseRecord, metric: Metric, terms: JudgingTerms): MetricResult {
  const estimate = metricEstimate(record, metric, terms.limit);
  const ratio = estimate && Math.exp(estimate.centre);
  const decision = interval(estimate, terms.decisionTail);
  const equivalence = interval(estimate, terms.equivalenceTail);
  const threshold = terms.thresholds[metric.name] ?? terms.threshold;
  const rule = { better: metric.better, threshold };
  const found = ratio === null ? null : judge({ estimate: ratio, decision, equivalence }, rule);
  const judged = found !== null && (!isSpoilt(metric, terms) || isDespiteWaiting(found, terms));
  const wanted = terms.thresholds[metric.name] !== undefined;
  // What has a threshold, or is a percentile of an open loop, leaves its case inconclusive where it is not known: what was not seen is not unchanged.
  const missed = wanted ? !isSpoilt(metric, terms) : terms.loop === "open" && terms.limit === null;
  const gates = terms.deciding.includes(metric) && (judged || (ratio === null && missed));
  const verdict = judged ? found : null;
  return {
    ...about(metric),
    gates,
    base: typical(record, metric, "base"),
    head: typical(record, metric, "head"),
    ratio,
    interval: interval(estimate, SHOWN_TAIL),
    decisionInterval: decision,
    n: estimate?.sessions ?? 0,
    ...(gates && wanted && { threshold }),
    verdict: gates ? (verdict ?? "inconclusive") : verdict,
  };
}

function isSpoilt({ limitable }: Metric, { limit }: Pick<JudgingTerms, "limit">): boolean {
  return limitable && limit !== null;
}

/**
 * Whether a metric is judged although the servers wait for something. Equal figures may be those of what both wait for; but where no part
 * is saturated, a difference can only come from the servers, or what each waits for.
 */
function isDespiteWaiting(found: Verdict, { limit, loop }: JudgingTerms): boolean {
  return limit === "dependency" && loop === "closed" && (found === "regression" || found === "improvement");
}

/** A metric of the builds themselves: one value without noise, which is compared as it is. Gates where it is given a threshold. */
export function buildMetric(
  metric: BuildMetric,
  record: CaseRecord,
  { variants, plan }: VerdictRules,
  threshold?: number,
): MetricResult {
  const value = (variant: Variant) => {
    const built = variants.find((each) => each.variant === variant)?.builds[record.target];
    return built ? metric.value(built) : null;
  };
  const [base, head] = [value("base"), value("head")];
  const ratio = base !== null && head !== null && base > 0 && head > 0 ? head / base : null;
  const known = { ...about(metric), gates: false, base, head, ratio, ...NO_INTERVAL, n: 0, verdict: null };
  if (threshold === undefined || lacksImage(metric, plan)) return known;
  const verdict = ratio === null ? "inconclusive" : judgeExactly(ratio, { better: metric.better, threshold });
  return { ...known, gates: true, threshold, verdict };
}

function lacksImage({ ofImage }: BuildMetric, { isolation }: VerdictRules["plan"]): boolean {
  return ofImage && isolation === "process";
}

/** Of what has no noise: a change at or beyond the threshold is one, and any other is none. */
export function judgeExactly(ratio: number, rule: Rule): Verdict {
  const size = (rule.better === "lower" ? 1 : -1) * Math.log(ratio);
  const relevant = Math.log1p(rule.threshold) - ROUNDING;
  if (size >= relevant) return "regression";
  return size <= -relevant ? "improvement" : "unchanged";
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
  readonly limits: readonly LimitResult[];
  readonly verdict: Verdict;
  /** Whether more sessions could change nothing of it, by the rules of a look. */
  readonly settled: boolean;
  /** Head answers fewer requests although its server is not the limit: not called unchanged, even if its CPU time is. */
  readonly waits: boolean;
}

function scenarioIn(
  { scenario }: Pick<CaseRecord, "scenario">,
  { plan }: Pick<VerdictRules, "plan">,
): Partial<Scenario> {
  return plan.scenarios.find(({ name }) => name === scenario) ?? {};
}

export function thresholdOf(record: CaseRecord, judging: Pick<VerdictRules, "plan">): number {
  return scenarioIn(record, judging).threshold ?? DEFAULT_THRESHOLD;
}

type Loaded = Pick<CaseRecord, "scenario" | "sessions">;

export function kindOf(record: Loaded, judging: Pick<VerdictRules, "plan">): CaseKind {
  return { loop: loopOf(record, judging), isCommand: scenarioIn(record, judging).args !== undefined };
}

/** The metrics that decide a case. */
export function decidingOf(record: Loaded, judging: Pick<VerdictRules, "plan">): readonly Metric[] {
  return decidingWith(scenarioIn(record, judging).thresholds ?? {}, kindOf(record, judging));
}

/** How many of them have noise, and so share the case's part of alpha. */
export function noisyAmong(metrics: readonly Metric[]): number {
  return metrics.filter(({ per }) => per !== "build").length;
}

export function loopOf(record: Loaded, judging: Pick<VerdictRules, "plan">): Loop {
  const { rate, args } = scenarioIn(record, judging);
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
  return judged.settled ? judged : null;
}

/** The verdict of a case is the worst of the metrics that gate it and of its limits. */
function judgedAt(record: CaseRecord, judging: VerdictRules, moment: Moment): JudgedCase {
  const { threshold = DEFAULT_THRESHOLD, thresholds = {}, limits = {} } = scenarioIn(record, judging);
  const kind = kindOf(record, judging);
  const { loop } = kind;
  const limit = limitOf(record, loop);
  const deciding = decidingWith(thresholds, kind);
  const terms: JudgingTerms = {
    decisionTail: decisionTail(judging.plan, moment, noisyAmong(deciding)),
    equivalenceTail: equivalenceTail(moment),
    ...{ threshold, thresholds, deciding, limit, ...kind },
  };
  const measured = METRICS.map((metric) =>
    metric.per === "build"
      ? buildMetric(metric, record, judging, thresholds[metric.name])
      : measuredMetric(record, metric, terms),
  );
  const metrics = inUnitsOf(record, judging, measured);
  const gating = metrics.filter((metric) => metric.gates);
  const bottleneck = bottleneckOf(record);
  const waits = loop === "closed" && servesLess(metrics, limit, threshold);
  const kept = limitsOf(record, judging, metrics, limits, limit);
  const [unknown, known] = [true, false].map((isLost) =>
    gating.filter((each) => isUnknown(each, loop) === isLost),
  );
  // What is asked for beside never stands for what decides by itself.
  const blind = !gating.some((metric) => decidesItself(metric, loop));
  const change = worst([...verdictsOf(known), ...(waits || blind ? ["inconclusive" as const] : [])]);
  const verdict = worst([
    ...(change ? [change] : []),
    ...verdictsOf(unknown),
    ...kept.map(({ state }) => LIMIT_VERDICTS[state]),
  ]);
  return {
    ...{ moment, terms, bottleneck, metrics, waits },
    limits: kept.map(asResult),
    verdict: verdict ?? "inconclusive",
    settled: isSettled(change, kept),
  };
}

const verdictsOf = (metrics: readonly MetricResult[] = []) => metrics.flatMap(({ verdict }) => verdict ?? []);

/** Without what only a look has to know. */
export function asResult({ atLook: _, open: __, ...found }: JudgedLimit): LimitResult {
  return found;
}

/** Whether it decides such a case without being asked for. */
export function decidesItself({ name }: MetricResult, loop: Loop): boolean {
  return metricNamed(name).decides === loop;
}

/** What no session has shown, none is going to show; of a percentile at a rate it takes more answers. */
function isUnknown({ name, ratio, threshold }: MetricResult, loop: Loop): boolean {
  const metric = metricNamed(name);
  const isPercentile = metric.per === "round" && metric.percentile !== undefined;
  return ratio === null && threshold !== undefined && !(loop === "open" && isPercentile);
}

const LIMIT_VERDICTS = { held: "unchanged", inconclusive: "inconclusive", broken: "regression" } as const;

/** Whether nothing is left that more sessions could tell. */
function isSettled(change: Verdict | null, limits: readonly JudgedLimit[]): boolean {
  if (change === "regression" || limits.some(({ atLook }) => atLook === "broken")) return true;
  return change !== null && change !== "inconclusive" && !limits.some(({ open }) => open);
}

/** The scenario's limits on head, in the order of the metrics; none where a case of this kind never has the metric. */
export function limitsOf(
  record: CaseRecord,
  judging: VerdictRules,
  metrics: readonly MetricResult[],
  limits: ByMetric = scenarioIn(record, judging).limits ?? {},
  spoilt: Limit | null = null,
): JudgedLimit[] {
  const kind = kindOf(record, judging);
  return METRICS.flatMap((metric) => {
    const limit = limits[metric.name];
    const found = metrics.find(({ name }) => name === metric.name);
    if (limit === undefined || !found || neverHas(metric, kind, judging) !== null) return [];
    return [judgeLimit(record, { metric, unit: found.unit, limit, ofBuild: found.head, spoilt })];
  });
}

/** Why a case never has a metric. */
export function neverHas(metric: Metric, kind: CaseKind, { plan }: Pick<VerdictRules, "plan">) {
  return metric.per === "build" && lacksImage(metric, plan) ? "no-image" : lackOf(metric, kind);
}

/** What a command does is an operation, not a request. */
export function inUnitsOf(
  { scenario }: Pick<CaseRecord, "scenario">,
  { plan }: Pick<VerdictRules, "plan">,
  metrics: readonly MetricResult[],
): readonly MetricResult[] {
  if (!scenarioIn({ scenario }, { plan }).args) return metrics;
  return metrics.map((metric) => ({ ...metric, unit: metric.unit.replace("request", "operation") }));
}

/** Limits that hold both sides back: head may be slower than they show. */
const HOLDING: readonly (Limit | null)[] = ["dependency", "generator-saturated", "proxy-saturated"];

/**
 * A loss of goodput under such a limit, which CPU time does not stand for. A saturated generator or proxy may be shared unevenly from start
 * to start, so that there only what would be a regression counts.
 */
function servesLess(metrics: readonly MetricResult[], limit: Limit | null, threshold: number): boolean {
  const goodput = metrics.find((metric) => metric.name === "goodput");
  if (!HOLDING.includes(limit) || !goodput?.ratio) return false;
  if (Math.log(goodput.ratio) > -Math.log1p(threshold)) return false;
  const { better, decisionInterval, interval } = goodput;
  return leaning({ better, interval: limit === "dependency" ? interval : decisionInterval }) === "worse";
}
