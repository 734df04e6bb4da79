import { plantedOutcome } from "../analyse/planted.ts";
import type { Environment } from "../format/plan.ts";
import type { BuiltVariant, CaseResult, Compared, MetricResult, Results } from "../format/results.ts";
import {
  type HeadCommit,
  type PublishedCase,
  type PublishedMetric,
  type PublishedRun,
  type RunEnvironment,
  type StoredEstimate,
  TREND_SCHEMA,
} from "../format/trend.ts";
import { metricNamed } from "../metrics/metrics.ts";
import { oneLine } from "../text/escape.ts";
import { estimateOf, storedEstimate } from "./estimate.ts";

/** What the results themselves do not say. */
interface RunIdentity {
  readonly id: string;
  /** Where its log is. */
  readonly url: string | null;
  /** First line of the head's message. */
  readonly subject: string;
}

/** A measured point of the trend, or a comparison as one: then its base is the reference. */
export function runOfResults(results: Results, { id, url, subject }: RunIdentity): PublishedRun {
  const [head, base] = (["head", "base"] as const).map((variant) =>
    results.variants.find((each) => each.variant === variant),
  );
  const { trend } = results;
  const reference = trend?.reference ?? base ?? null;
  const [control] = trend?.control?.cases ?? [];
  return {
    schema: TREND_SCHEMA,
    id,
    at: results.startedAt,
    url,
    head: trend ? { ...trend.head, subject: oneLine(trend.head.subject) } : headOf(head, subject),
    reference: reference && { commit: oneLine(reference.commit), label: oneLine(reference.label) },
    environment: environmentOf(results.environment),
    verdict: results.verdict,
    minutes: minutesOf([
      ...[results, trend?.control, trend?.seam?.results, trend?.again, trend?.planted?.results],
    ]),
    control: control ? { case: control.id, verdict: control.verdict } : null,
    ...(trend?.planted && { planted: plantedOf(trend.planted) }),
    cases: results.cases.map((result) => caseOf(result, results)),
  };
}

function plantedOf(
  planted: NonNullable<NonNullable<Results["trend"]>["planted"]>,
): NonNullable<PublishedRun["planted"]> {
  const { case: id, slowdown } = planted;
  return { case: id, slowdown, ...plantedOutcome(planted) };
}

function minutesOf(parts: readonly (Pick<Results, "seconds"> | null | undefined)[]): number {
  const seconds = parts.reduce((sum, part) => sum + (part ? part.seconds.build + part.seconds.run : 0), 0);
  return Math.round(seconds / 6) / 10;
}

const headOf = (head: BuiltVariant | undefined, subject: string): HeadCommit => ({
  commit: head?.commit ?? "",
  subject: oneLine(subject),
});

function environmentOf({ cpuModel, cores, kernel, os, runnerImage }: Environment): RunEnvironment {
  const image = runnerImage === null ? null : oneLine(runnerImage);
  return { cpuModel: oneLine(cpuModel), cores, kernel: oneLine(kernel), os: oneLine(os), runnerImage: image };
}

function caseOf(result: CaseResult, results: Results): PublishedCase {
  const { id, verdict, threshold, metrics } = result;
  return { id, verdict, threshold, metrics: metrics.map((metric) => metricOf(metric, result, results)) };
}

function metricOf(metric: MetricResult, result: CaseResult, results: Results): PublishedMetric {
  const { name, unit, better, gates, head, base } = metric;
  const { trend } = results;
  const seam = trend?.seam && ratioIn(trend.seam.results, result.id, name);
  const again = trend?.again && ratioIn(trend.again, result.id, name);
  // A metric that the configuration names raises alerts too, by its own threshold; so does one that decides by one.
  const own = trend?.settings.thresholds[name] ?? metric.threshold;
  return {
    ...{ name, unit, better, gates: gates || own !== undefined },
    ...(own !== undefined && { threshold: own }),
    ratio: ratioOf(metric, result),
    ...{ head: head && rounded(head), reference: base && rounded(base) },
    ...(seam && { seam }),
    ...(again && { again }),
  };
}

function ratioIn(results: Compared, id: string, name: string): StoredEstimate | null {
  const result = results.cases.find((each) => each.id === id);
  const metric = result?.metrics.find((each) => each.name === name);
  return result && metric ? ratioOf(metric, result) : null;
}

/** With its interval (95%); a metric of the builds has no noise, and what is invalid no interval. */
function ratioOf({ name, ratio, interval }: MetricResult, { verdict }: CaseResult): StoredEstimate | null {
  const isNoisy = metricNamed(name).per !== "build" && verdict !== "invalid";
  const estimate = estimateOf(ratio, isNoisy ? interval : null);
  return estimate && storedEstimate(estimate);
}

/** Six digits are far finer than anything that was measured. */
const rounded = (value: number): number => Number(value.toPrecision(6));
