import type {
  HeadCommit,
  PublishedCase,
  PublishedMetric,
  PublishedRun,
  RatioWithInterval,
  RunEnvironment,
} from "../model/history.ts";
import { HISTORY_SCHEMA } from "../model/history.ts";
import type { BuiltVariant, CaseResult, Environment, MetricResult, Results } from "../model/results.ts";
import { oneLine } from "./one-line.ts";

/** What the results themselves do not tell. */
export interface RunIdentity {
  readonly id: string;
  /** Where its log is. */
  readonly url: string | null;
  /** First line of the head's message. */
  readonly subject: string;
}

/** A comparison as a point of the trend: its base is the reference. */
export function runOfResults(results: Results, { id, url, subject }: RunIdentity): PublishedRun {
  const [head, base] = (["head", "base"] as const).map((variant) =>
    results.variants.find((each) => each.variant === variant),
  );
  return {
    schema: HISTORY_SCHEMA,
    id,
    at: results.startedAt,
    url,
    head: headOf(head, subject),
    reference: base ? { commit: base.commit, label: oneLine(base.label) } : null,
    environment: environmentOf(results.environment),
    verdict: results.verdict,
    minutes: Math.round((results.seconds.build + results.seconds.run) / 6) / 10,
    control: null,
    cases: results.cases.map(caseOf),
  };
}

const headOf = (head: BuiltVariant | undefined, subject: string): HeadCommit => ({
  commit: head?.commit ?? "",
  subject: oneLine(subject),
});

function environmentOf({ cpuModel, cores, kernel, os, runnerImage }: Environment): RunEnvironment {
  const image = runnerImage === null ? null : oneLine(runnerImage);
  return { cpuModel: oneLine(cpuModel), cores, kernel: oneLine(kernel), os: oneLine(os), runnerImage: image };
}

function caseOf({ id, verdict, threshold, metrics }: CaseResult): PublishedCase {
  return { id, verdict, threshold, metrics: metrics.map(metricOf) };
}

function metricOf({ name, unit, better, gates, ratio, interval, head, base }: MetricResult): PublishedMetric {
  const values = { head: head && rounded(head), reference: base && rounded(base) };
  return { name, unit, better, gates, ratio: ratioOf(ratio, interval), ...values };
}

/** A ratio without an interval has one without width, which the sheets keep as none. */
function ratioOf(ratio: MetricResult["ratio"], interval: MetricResult["interval"]): RatioWithInterval | null {
  if (ratio === null) return null;
  const estimate = rounded(ratio);
  if (interval === null) return [estimate, estimate, estimate];
  return [estimate, rounded(interval.low), rounded(interval.high)];
}

/** Six digits are far finer than anything that was measured. */
const rounded = (value: number): number => Number(value.toPrecision(6));
