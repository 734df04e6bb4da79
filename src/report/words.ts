import { type Profiled, unexplained } from "../analyse/grown-functions.ts";
import { interpreterOf } from "../analyse/stack-attribution.ts";
import { leaning } from "../analyse/verdict.ts";
import type { Finding } from "../format/findings.ts";
import type { Verdict } from "../format/names.ts";
import type {
  CaseResult,
  Difference,
  GrownFunction,
  Growth,
  MetricResult,
  Results,
} from "../format/results.ts";
import { isOfSpeed, metricNamed } from "../metrics/metrics.ts";
import { clip, plainLine } from "../text/escape.ts";
import { amount, change, decimalsFor, range, share } from "../text/format.ts";
import { limitsThat, limitWords } from "./limit-words.ts";
import { explain, explainSkip } from "./messages.ts";
import { inUnit, metricLabel } from "./metric-columns.ts";

const percent = (ratio: number, digits: number) => (Math.abs(ratio - 1) * 100).toFixed(digits);

function wordsOf({ name, unit }: MetricResult) {
  const { subject, verb, shrunk, grown } = metricNamed(name).words;
  return {
    verb,
    subject: inUnit(subject, unit),
    shrunk: inUnit(shrunk, unit),
    grown: inUnit(grown, unit),
  };
}

/** "6% slower" */
export function changeOf(metric: MetricResult): string {
  const ratio = metric.ratio ?? 1;
  const { shrunk, grown } = wordsOf(metric);
  return `${percent(ratio, decimalsFor(metric))}% ${ratio < 1 ? shrunk : grown}`;
}

/** "about 6% slower" */
export function size(metric: MetricResult): string {
  return `about ${changeOf(metric)}`;
}

/** "is about 6% slower (95% interval −7.1 to −4.6)" */
function changed(metric: MetricResult): string {
  return `${wordsOf(metric).verb} ${sizeAndInterval(metric)}`;
}

function sizeAndInterval(metric: MetricResult): string {
  return `${size(metric)}${metric.interval === null ? "" : ` (95% interval ${range(metric)})`}`;
}

/** The gating metrics with a verdict: speed before CPU, since speed is what was asked. */
export function carrying(result: CaseResult, verdict: Verdict): MetricResult[] {
  return result.metrics.filter((metric) => metric.gates && metric.verdict === verdict);
}

/** Findings hold what servers and compilers said; a sentence takes only so much of it, but as much as what to do about it needs. */
const LONGEST_SENTENCE = 500;

function sentence(finding: Finding): string {
  return clip(plainLine(explain(finding)), LONGEST_SENTENCE).replace(/\.$/, "");
}

/** "requests/s −0.4% (−2.1 to +1.4)" */
function seen(metric: MetricResult): string {
  return `${wordsOf(metric).subject} ${change(metric)} (${range(metric)})`;
}

/** The metrics that leave a case inconclusive although they have an interval. */
function open(result: CaseResult): MetricResult[] {
  return carrying(result, "inconclusive").filter((metric) => metric.interval !== null);
}

/** Which way an inconclusive case probably went; worse comes before better. Null where its 95% intervals hold no change. */
export function leansTo(result: CaseResult): "worse" | "better" | null {
  if (result.verdict !== "inconclusive") return null;
  const ways = open(result).map(leaning);
  return ways.find((way) => way === "worse") ?? ways.find((way) => way === "better") ?? null;
}

/** "probably slower", or "probably worse" where it is not the speed that leans. */
function probably(result: CaseResult, way: "worse" | "better"): string {
  const ofSpeed = open(result).some((metric) => leaning(metric) === way && isOfSpeed(metric.name));
  if (!ofSpeed) return `probably ${way}`;
  return way === "worse" ? "probably slower" : "probably faster";
}

/** The smallest change that counts of a metric in its case. */
export function thresholdIn({ threshold }: Pick<CaseResult, "threshold">, metric: MetricResult): number {
  return metric.threshold ?? threshold;
}

/** " (Peak memory 10%, Image size 5%)": the thresholds that single metrics have, the largest of several cases. */
export function ownThresholds(cases: readonly Pick<CaseResult, "metrics">[]): string {
  const own = new Map<string, number>();
  for (const metric of cases.flatMap(({ metrics }) => metrics))
    if (metric.threshold !== undefined) {
      const label = metricLabel(metric);
      own.set(label, Math.max(own.get(label) ?? 0, metric.threshold));
    }
  const list = [...own].map(([label, threshold]) => `${label} ${share(threshold)}`).join(", ");
  return list === "" ? "" : ` (${list})`;
}

/** The verdict of a case as people read it: what is inconclusive is said in three ways. */
export function verdictWords(result: CaseResult): string {
  if (result.verdict !== "inconclusive") return result.verdict;
  const way = leansTo(result);
  if (way !== null) return probably(result, way);
  return open(result).length > 0 ? "no change seen" : "inconclusive";
}

/** What would have been caught; nothing where the noise is not known. */
export function caught({ detectable }: Pick<CaseResult, "detectable">): string {
  if (detectable === null) return "";
  return detectable > 1
    ? "even half the speed may go unnoticed"
    : `a slowdown of ${share(Number(detectable.toPrecision(2)))} or more would have been caught`;
}

/** What red and green need beyond the 95% interval. */
export function strictness({ plan, cases }: Pick<Results, "plan" | "cases">): string {
  const limits = cases.some((result) => result.limits !== undefined)
    ? " A limit is broken only where the whole 95% interval of head lies beyond it."
    : "";
  return `A case is red only where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1 / plan.alpha)} is red by chance.${limits}`;
}

/** Whether nothing but limits leaves a case inconclusive. */
function onlyLimitsOpen(result: CaseResult): boolean {
  const decided = result.metrics.some(({ gates }) => gates) && carrying(result, "inconclusive").length === 0;
  return decided && limitsThat(result, "inconclusive").length > 0;
}

function inconclusivePredicate(result: CaseResult): string {
  const metrics = open(result);
  const limits = limitsThat(result, "inconclusive").map(limitWords);
  const better = carrying(result, "improvement").map((metric) => `${changed(metric)}, but `);
  if (onlyLimitsOpen(result)) {
    const begin = better.length > 0 ? better.join("") : `${noChange(result)}, but `;
    return `${begin}leaves a limit inconclusive: ${limits.join("; ")}`;
  }
  if (metrics.length === 0)
    return [
      [`${better.join("")}could not be decided`, ...result.findings.slice(0, 1).map(sentence)].join(": "),
      ...limits,
    ].join("; ");
  const way = leansTo(result);
  const shown = metrics.filter((metric) => way === null || leaning(metric) === way);
  const verb = way === null ? "is inconclusive, with no change seen" : `is ${probably(result, way)}`;
  const values = shown.map(way === null ? seen : likely(result)).join(", ");
  return [`${better.join("")}${verb}: ${values}`, ...limits, caught(result)].filter(Boolean).join("; ");
}

const noChange = (result: CaseResult) =>
  `shows no change larger than ${share(result.threshold)}${ownThresholds([result])}`;

/** "about 1.4% slower (95% interval −2.5 to −0.3), less than the threshold of 2%" */
function likely(result: CaseResult) {
  return (metric: MetricResult): string => {
    const threshold = thresholdIn(result, metric);
    const small = Math.abs(Math.log(metric.ratio ?? 1)) < Math.log1p(threshold);
    const below = small ? `, less than the threshold of ${share(threshold)}` : "";
    return `${sizeAndInterval(metric)}${below}`;
  };
}

function changedPredicate(result: CaseResult, verdict: "regression" | "improvement"): string {
  const other = verdict === "regression" ? "improvement" : "regression";
  const along = carrying(result, verdict).map(changed);
  const against = carrying(result, other).map(changed);
  const broken = limitsThat(result, "broken").map(limitWords);
  const but = against.length === 0 ? "" : `, but ${against.join(", and ")}`;
  const limits = broken.length === 0 ? [] : [`breaks ${LIMITS(broken.length)}: ${broken.join("; ")}`];
  if (along.length === 0) return `${limits.join("")}${but}`;
  return [`${along.join(", and ")}${but}`, ...limits].join("; ");
}

const LIMITS = (count: number) => (count === 1 ? "a limit" : `${count} limits`);

/** Head's figures that a case is usually judged by: "9895 req/s, CPU per request 96.9 µs" */
function figures({ metrics }: CaseResult): string {
  return metrics
    .filter(({ name, head }) => (name === "goodput" || name === "cpu" || name === "p99") && head !== null)
    .map((metric) => {
      const value = amount(metric.head, metric.unit);
      return metric.name === "goodput" ? value : `${metricLabel(metric)} ${value}`;
    })
    .join(", ");
}

/** Why head was measured alone. */
export function newReason({ findings }: CaseResult): string {
  return findings.map(sentence).join("; ");
}

function newPredicate(result: CaseResult): string {
  const [alone = "", ...because] = result.findings.map(sentence);
  const values = figures(result);
  const words = values === "" ? alone : `${alone}: ${values}`;
  return ["has nothing to compare with", words].join(": ") + because.map((why) => `; ${why}`).join("");
}

/** What a case says, without its name: for people who know no statistics. Holds untrusted text; escape it whole. */
export function predicate(result: CaseResult): string {
  switch (result.verdict) {
    case "regression":
    case "improvement":
      return changedPredicate(result, result.verdict);
    case "inconclusive":
      return inconclusivePredicate(result);
    case "invalid":
      return `gave no usable numbers: ${result.findings.map(sentence)[0] ?? "no reason was recorded"}`;
    case "new":
      return newPredicate(result);
    case "unchanged":
      return result.skipped === undefined
        ? noChange(result)
        : `was not loaded: ${explainSkip(result.skipped)}`;
  }
}

/** Whether the sentence of a case holds the first of its findings. */
function saysFirst(result: CaseResult): boolean {
  if (result.verdict === "invalid") return true;
  return result.verdict === "inconclusive" && open(result).length === 0 && !onlyLimitsOpen(result);
}

/** That starts took most of its time, where the sentence of the case leaves that out. */
export function slowStartWords(result: CaseResult): string[] {
  const rest = saysFirst(result) ? result.findings.slice(1) : result.findings;
  return rest.filter(({ code }) => code === "slow-start").map(sentence);
}

/** Findings and limits that the sentence of the case leaves out. */
export function furtherFindings(result: CaseResult): readonly string[] {
  if (result.skipped !== undefined) return [];
  const shown = result.verdict === "regression" ? "broken" : result.verdict;
  const limits = (result.limits ?? []).filter(({ state }) => state !== shown).map(limitWords);
  if (result.verdict === "new") return limits;
  return [...(saysFirst(result) ? result.findings.slice(1) : result.findings).map(sentence), ...limits];
}

/** "fastify 4.28.1 → 5.6.1", "left-pad 1.3.0 (new)"; holds untrusted text. */
export function differenceWords({ name, base, head }: Difference, longest = 60): string {
  const [what, was, is] = [name, base, head].map((text) => text && clip(text, longest));
  if (was === null) return `${what} ${is} (new)`;
  return is === null ? `${what} ${was} (gone)` : `${what} ${was} → ${is}`;
}

const MOST_DIFFERENCES = 3;

/** What else the builds of what changed, or may have, differ by: "also changed: fastify 4.28.1 → 5.6.1 and 12 more"; "" where nothing does. */
export function alsoChanged({ differences = [], cases }: Pick<Results, "differences" | "cases">): string {
  const asks = cases.some(({ verdict }) => ASKING.includes(verdict));
  if (!asks || differences.length === 0) return "";
  const shown = differences.slice(0, MOST_DIFFERENCES).map((each) => differenceWords(each));
  const more = differences.length - shown.length;
  return `also changed: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** Verdicts after which one asks what the reason is. */
const ASKING: readonly Verdict[] = ["regression", "improvement", "inconclusive", "invalid"];

/** What was counted of an inconclusive case, and moved. */
export function movedCounts({ findings }: Pick<CaseResult, "findings">): string[] {
  return findings.filter(({ code }) => code === "counter-moved").map((found) => explain(found));
}

/** A function that costs head more than base, and how much of all that its case costs more. */
export interface GrownWords {
  /** "run (parser.js:143) → bind (node:async_hooks:78)"; holds untrusted text. */
  readonly where: string;
  /** "+5.8 µs of +47 µs" */
  readonly cost: string;
}

const KIND_WORDS = {
  code: "",
  runtime: "runtime",
  collector: "garbage collector",
  compiler: "just-in-time compiler",
} as const;

/** ", runtime"; nothing where the name says it, as V8's "(garbage collector)" does. */
function kindWords({ name, kind }: GrownFunction): string {
  const words = KIND_WORDS[kind];
  return words === "" || name.includes(words) ? "" : `, ${words}`;
}

const moreTime = (seconds: number) => `${seconds < 0 ? "\u2212" : "+"}${amount(Math.abs(seconds), "s")}`;

/** What a profile says of a red case: the functions that cost more with all that they call, per request. */
export function grownWords({ growth }: Pick<CaseResult, "growth">): GrownWords[] {
  if (growth === undefined) return [];
  const more = ({ base, head }: { base: number; head: number }) => moreTime(head - base);
  return growth.functions.map((found) => ({
    where: `${placed(found)}${kindWords(found)}${found.calls ? ` → ${placed(found.calls)}` : ""}`,
    cost: `${more(found)} of ${more(growth)}`,
  }));
}

/** Why a profile names no function, or could not be taken, or only its interpreter, as a sentence without its stop; else, or where none was to be taken, []. */
export function unexplainedWords(result: Profiled & Pick<CaseResult, "notProfiled">): string[] {
  const { growth, metrics, notProfiled } = result;
  if (notProfiled !== undefined)
    return [
      `no function is named, since there is no CPU profile: ${clip(plainLine(notProfiled), LONGEST_SENTENCE)}`,
    ];
  const why = unexplained(result);
  if (growth === undefined) return [];
  if (why === null && growth.functions.length === 0)
    return ["no function stands out of the CPU profile, so none is named"];
  if (why === null) return interpreterWords(growth);
  if (why === "waiting")
    return [
      "CPU time per request did not grow, so no function is named: more time is spent waiting, such as for locks, timers, disks or other services",
    ];
  const { base, ratio } = metrics.find(({ name }) => name === "cpu") ?? {};
  const measured = moreTime((base ?? 0) * ((ratio ?? 1) - 1));
  return [
    `${growth.tool} saw ${moreTime(growth.head - growth.base)} of the ${measured} of CPU time per request that were measured, so no function is named: the rest may be in threads or processes that it does not see`,
  ];
}

/** That perf sees the interpreter alone, where it is what grew. */
function interpreterWords({ functions }: Growth): string[] {
  const all = functions.flatMap(({ name, calls }) => [name, ...(calls ? [calls.name] : [])]);
  const languages = new Set(all.map(interpreterOf).filter((language) => language !== null));
  return [...languages].map(
    (language) => `perf does not see functions of ${language}, so those of its interpreter are named`,
  );
}

/** "run parser.js" of line 143 as "run (parser.js:143)"; other profilers tell no file. */
function placed({ name, line }: Pick<GrownFunction, "name" | "line">): string {
  const [, called, file] = /^(.*) (\S+)$/.exec(name) ?? [];
  if (line === undefined || called === undefined || file === undefined) return name;
  return `${called} (${/:\d+$/.test(file) ? file : `${file}:${line}`})`;
}
