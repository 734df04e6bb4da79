import type { CaseResult, MetricName, MetricResult, Verdict } from "../model/results.ts";
import { clip, plainLine } from "./escape.ts";
import { share } from "./format.ts";

/** Whole percents where the interval is wide, decimals only where it is narrow. */
function decimals(metric: MetricResult): number {
  const { ratio, interval } = metric;
  if (interval === null) return ratio !== null && Math.abs(ratio - 1) >= 0.1 ? 0 : 1;
  const width = (interval.high - interval.low) * 100;
  if (width >= 1) return 0;
  return width >= 0.1 ? 1 : 2;
}

const percent = (ratio: number, digits: number) => (Math.abs(ratio - 1) * 100).toFixed(digits);

/** What a reader calls the metrics that decide. */
const SPOKEN: { readonly [name in MetricName]?: string } = {
  goodput: "speed",
  cpu: "CPU per request",
  p50: "the median answer",
  p95: "the slowest twentieth of the answers",
  p99: "the slowest hundredth of the answers",
};

function sides({ name }: MetricResult): readonly [below: string, above: string] {
  if (name === "goodput") return ["slower", "faster"];
  return name === "cpu" ? ["less", "more"] : ["sooner", "later"];
}

/** "between 5 and 7" where both ends lie on one side, else "between 3 % slower and 1 % faster". */
export function between(metric: MetricResult): string {
  const { interval } = metric;
  if (interval === null) return "";
  const digits = decimals(metric);
  const [low, high] = [percent(interval.low, digits), percent(interval.high, digits)];
  if (interval.low >= 1) return `between ${low} and ${high}`;
  if (interval.high <= 1) return `between ${high} and ${low}`;
  const [below, above] = sides(metric);
  return `between ${low} % ${below} and ${high} % ${above}`;
}

/** "about 6 % slower" */
export function size(metric: MetricResult): string {
  const ratio = metric.ratio ?? 1;
  const about = `about ${percent(ratio, decimals(metric))} %`;
  const [below, above] = sides(metric);
  const side = `${about} ${ratio < 1 ? below : above}`;
  return metric.name === "cpu" ? `${side} CPU per request` : side;
}

/** "is about 6 % slower, between 5 and 7" */
function changed(metric: MetricResult): string {
  const verb =
    metric.name === "goodput" ? "is" : metric.name === "cpu" ? "needs" : `gives ${SPOKEN[metric.name]}`;
  const range = between(metric);
  return `${verb} ${size(metric)}${range === "" ? "" : `, ${range}`}`;
}

/** The gating metrics with a verdict: speed before CPU, since speed is what was asked. */
export function carrying(result: CaseResult, verdict: Verdict): MetricResult[] {
  return result.metrics.filter((metric) => metric.gates && metric.verdict === verdict);
}

/** Reasons hold what servers and compilers said; a sentence takes only so much of it. */
export function reason(text: string): string {
  return clip(plainLine(text), 300).replace(/\.$/, "");
}

/** "speed between 1 and 3 % slower", "CPU per request between 2 % less and 1 % more" */
function span(metric: MetricResult): string {
  const { interval } = metric;
  const oneSided = interval !== null && (interval.low >= 1 || interval.high <= 1);
  const [below, above] = sides(metric);
  const side = oneSided ? ` % ${interval.low >= 1 ? above : below}` : "";
  return `${SPOKEN[metric.name] ?? metric.name} ${between(metric)}${side}`;
}

/** Ends that lie more than a factor of two apart are no news, whatever they are. */
function isWideOpen({ interval }: MetricResult): boolean {
  return interval !== null && interval.high > 2 * interval.low;
}

function undecided(result: CaseResult): string {
  const open = carrying(result, "inconclusive").filter((metric) => metric.interval !== null);
  const better = carrying(result, "improvement").map((metric) => `${changed(metric)}, but `);
  const what = open.length === 0 ? "could not be decided" : `is not clear: ${open.map(span).join(", ")}`;
  const wide = open.find(isWideOpen);
  if (wide !== undefined)
    return [`is wide open after ${wide.n} sessions`, ...result.reasons.map(reason)].join("; ");
  return [`${better.join("")}${what}`, ...result.reasons.map(reason)].join("; ");
}

function moved(result: CaseResult, verdict: "regression" | "improvement"): string {
  const other = verdict === "regression" ? "improvement" : "regression";
  const along = carrying(result, verdict).map(changed);
  const against = carrying(result, other).map(changed);
  const but = against.length === 0 ? "" : `, but ${against.join(", and ")}`;
  return `${along.join(", and ")}${but}; not noise`;
}

/** What a case says, without its name: for people who know no statistics. Holds untrusted text; escape it whole. */
export function predicate(result: CaseResult): string {
  switch (result.verdict) {
    case "regression":
    case "improvement":
      return moved(result, result.verdict);
    case "inconclusive":
      return undecided(result);
    case "invalid":
      return `gave no usable numbers: ${reason(result.reasons[0] ?? "no reason was recorded")}`;
    case "unchanged":
      return result.skipped === undefined
        ? `shows no change larger than ${share(result.threshold)}`
        : `was not loaded: ${reason(result.skipped)}`;
  }
}

/** Reasons that the sentence of the case leaves out. */
export function furtherReasons(result: CaseResult): readonly string[] {
  if (result.verdict === "inconclusive" || result.skipped !== undefined) return [];
  return (result.verdict === "invalid" ? result.reasons.slice(1) : result.reasons).map(reason);
}
