import { type Loop, METRICS, type Metric } from "../metrics/metrics.ts";
import type { CaseRecord, CaseResult, Measured, MetricResult, Plan, Verdict } from "../model/results.ts";
import { decisionTail, equivalenceTail, isLook, type Moment } from "./error-spending.ts";
import { buildMetric, type JudgingTerms, measuredMetric } from "./gate.ts";
import { bottleneckOf, limitOf } from "./limits.ts";
import { leaning, worst } from "./verdict.ts";

const DEFAULT_THRESHOLD = 0.02;

/** What of a run a case is judged by. */
export interface VerdictRules {
  readonly plan: Plan;
  readonly variants: Measured["variants"];
}

export interface JudgedCase {
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

export function loopOf(record: Pick<CaseRecord, "scenario">, { plan }: Pick<VerdictRules, "plan">): Loop {
  return plan.scenarios.find((s) => s.name === record.scenario)?.rate === undefined ? "closed" : "open";
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
  const metrics = judging.plan.scenarios.find(({ name }) => name === record.scenario)?.run
    ? measured.map(inOperations)
    : measured;
  const gating = metrics.filter((metric) => metric.gates);
  const bottleneck = bottleneckOf(record);
  const waits = loop === "closed" && bottleneck === "dependency" && servesLess(metrics, threshold);
  const judged = gating.flatMap((metric) => metric.verdict ?? []);
  const verdict = worst(waits ? [...judged, "inconclusive"] : judged) ?? "inconclusive";
  return { moment, terms, bottleneck, metrics, verdict, waits };
}

/** What a command does is an operation, not a request. */
function inOperations(metric: MetricResult): MetricResult {
  return { ...metric, unit: metric.unit.replace("request", "operation") };
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
