import type { Verdict } from "../format/names.ts";
import type { CaseResult, Results } from "../format/results.ts";
import { metricNamed } from "../metrics/metrics.ts";
import { clip, plainLine } from "../text/escape.ts";
import { share } from "../text/format.ts";
import { brokenInShort, limitsThat } from "./limit-words.ts";
import { explainSkip } from "./messages.ts";
import {
  carrying,
  caught,
  changeOf,
  leansTo,
  ownThresholds,
  predicate,
  size,
  verdictWords,
} from "./words.ts";

const caseName = (result: CaseResult) => plainLine(result.id);

function countOfCases(some: readonly unknown[], results: Results): string {
  const total = results.cases.length;
  if (some.length < total) return `${some.length} of ${total} cases`;
  return total === 2 ? "Both cases" : `All ${total} cases`;
}

/** The case with the largest change among those of one verdict. */
function foremost(cases: readonly CaseResult[], verdict: Verdict): CaseResult | undefined {
  const extent = (result: CaseResult) =>
    Math.max(0, ...carrying(result, verdict).map((metric) => Math.abs(Math.log(metric.ratio ?? 1))));
  return cases.toSorted((a, b) => extent(b) - extent(a))[0];
}

/** Cases that lost speed are slower; where all are worse in the same other way, that is said; in several ways, that they are worse. */
function kind(cases: readonly CaseResult[], verdict: "regression" | "improvement"): string {
  const at = verdict === "regression" ? 0 : 1;
  const [speed, any] = [["slower", "faster"][at] as string, ["worse", "better"][at] as string];
  const ways = new Set(
    cases.map((result) => {
      const [first] = carrying(result, verdict);
      if (first) return metricNamed(first.name).words.cases[at];
      return limitsThat(result, "broken").length > 0 ? BEYOND : speed;
    }),
  );
  const [only = speed] = ways;
  if (ways.size <= 1) return only;
  // Who needs more CPU is slower, too.
  return [...ways].every((way) => way === speed || way.endsWith("CPU")) ? speed : any;
}

const BEYOND = "beyond a limit";

function changedHeadline(
  results: Results,
  cases: readonly CaseResult[],
  verdict: "regression" | "improvement",
): string {
  const first = foremost(cases, verdict);
  const what = `${countOfCases(cases, results)} ${kind(cases, verdict)}`;
  if (first === undefined) return what;
  const label = cases.length === 1 ? ":" : verdict === "regression" ? "; worst:" : "; most:";
  return `${what}${label} ${caseName(first)} ${predicate(first)}`;
}

function headOnly(result: CaseResult): boolean {
  return result.brokenIn.includes("head") && !result.brokenIn.includes("base");
}

function invalid(results: Results, cases: readonly CaseResult[]): string {
  const first = cases.find(headOnly) ?? cases[0];
  if (first === undefined) return "Invalid: nothing could be measured";
  const count = results.cases.length === 1 ? "Invalid" : `${countOfCases(cases, results)} invalid`;
  const where = headOnly(first) ? ", head fails where base does not" : "";
  return `${count}${where}: ${caseName(first)} ${predicate(first)}`;
}

/** Which way inconclusive cases lean, in words; the worse ones first, and those without speed last. */
const LEANINGS = [
  ["worse", "probably slower"],
  ["worse", "probably worse"],
  ["better", "probably faster"],
  ["better", "probably better"],
] as const;

function leaningAs(cases: readonly CaseResult[], [way, words]: (typeof LEANINGS)[number]): CaseResult[] {
  return cases.filter((result) => leansTo(result) === way && verdictWords(result) === words);
}

function inconclusive(results: Results, cases: readonly CaseResult[]): string {
  const [first] = cases;
  if (first === undefined) return "Inconclusive: nothing was measured";
  if (results.cases.length === 1) return `${caseName(first)} ${predicate(first)}`;
  for (const each of LEANINGS) {
    const leaning = leaningAs(cases, each);
    if (leaning.length > 0) return `${countOfCases(leaning, results)} ${each[1]}: ${caseList(leaning)}`;
  }
  const others = cases.length === results.cases.length ? "" : "; none of the others is slower";
  const seen = cases.filter(
    (result) => caught(result) !== "" && limitsThat(result, "inconclusive").length === 0,
  );
  if (seen.length < cases.length)
    return `${countOfCases(cases, results)} inconclusive: ${caseList(cases)}${others}`;
  const least = seen.toSorted((a, b) => (b.detectable ?? 0) - (a.detectable ?? 0))[0] as CaseResult;
  return `Inconclusive, with no change seen: ${caught(least)} in ${results.cases.length === cases.length ? "every case" : cases.length === 1 ? caseList(cases) : `each of ${cases.length} inconclusive cases`}`;
}

function caseList(cases: readonly CaseResult[]): string {
  return `${cases.slice(0, 3).map(caseName).join(", ")}${cases.length > 3 ? ", …" : ""}`;
}

function unchanged(results: Results): string {
  const skipped = new Set(results.cases.map((result) => result.skipped));
  if (!skipped.has(undefined)) {
    const [why] = skipped;
    const reason =
      skipped.size === 1 && why ? explainSkip(why) : "base and head do not differ in what is measured";
    return `Unchanged: ${reason}, so there was nothing to measure`;
  }
  const largest = Math.max(...results.cases.map((result) => result.threshold));
  const where =
    results.cases.length === 1
      ? caseName(results.cases[0] as CaseResult)
      : `any of ${results.cases.length} cases`;
  return `No change larger than ${share(largest)}${ownThresholds(results.cases)} in ${where}`;
}

function whyNew({ findings }: CaseResult) {
  return findings.find((found) => found.code === "head-alone")?.why;
}

function allNew(results: Results, cases: readonly CaseResult[]): string {
  const all = cases.length === results.cases.length;
  const reasons = new Set(cases.map(whyNew));
  if (all && reasons.size === 1 && reasons.has("configuration"))
    return `Set up to measure ${counted(cases)}; comparing begins with the next change: ${caseList(cases)}`;
  const [first] = cases;
  if (results.cases.length === 1 && first !== undefined) return `${caseName(first)} ${predicate(first)}`;
  const others = all ? "" : "; none of the others changed";
  const broken = reasons.has("not-built") || reasons.has("not-started");
  return broken
    ? `Base does not work in ${countOfCases(cases, results).toLowerCase()}, so head was measured alone: ${caseList(cases)}${others}`
    : `${countOfCases(cases, results)} new, measured on head alone: ${caseList(cases)}${others}`;
}

function counted(cases: readonly CaseResult[]): string {
  return cases.length === 1 ? "1 case" : `${cases.length} cases`;
}

function verdictOf(results: Results): string {
  const cases = results.cases.filter((result) => result.verdict === results.verdict);
  const [only] = results.cases;
  switch (results.verdict) {
    case "regression":
    case "improvement":
      if (results.cases.length === 1 && only !== undefined) return `${caseName(only)} ${predicate(only)}`;
      return changedHeadline(results, cases, results.verdict);
    case "invalid":
      return invalid(results, cases);
    case "inconclusive":
      return inconclusive(results, cases);
    case "new":
      return allNew(results, cases);
    case "unchanged":
      return unchanged(results);
  }
}

/** The verdict of the run in one sentence. Holds untrusted text; escape it whole. */
export function headline(results: Results): string {
  return `${results.interrupted ? "Interrupted before its end. So far: " : ""}${verdictOf(results)}`;
}

/** Whether the headline already holds the sentence of every case: there is but one. */
export function saysAll(results: Results): boolean {
  const [only] = results.cases;
  return results.cases.length === 1 && only !== undefined && headline(results).endsWith(predicate(only));
}

/** The verdict of a case in a few words, for titles and annotations: "about 6% slower". */
export function inShort(result: CaseResult): string {
  const [metric] = carrying(result, result.verdict);
  const isChanged = result.verdict === "regression" || result.verdict === "improvement";
  if (!isChanged) return verdictWords(result);
  return metric === undefined ? (brokenInShort(result) ?? result.verdict) : size(metric);
}

/**
 * The verdict of the run in a few words, for a title or a commit status: the most informative first, and last one that has no name of
 * anybody's in it and at most 60 characters. Holds untrusted text; escape it whole.
 */
export function titles(results: Results): readonly string[] {
  const begin = results.interrupted ? "interrupted; so far: " : "";
  return titlesOf(results).map((title) => `${begin}${title}`);
}

/** The most informative of some titles that has a place. */
export function fitting(candidates: readonly string[], room: number): string {
  const last = candidates.at(-1) ?? "";
  return candidates.find((each) => [...each].length <= room) ?? clip(last, room);
}

function titlesOf(results: Results): string[] {
  const cases = results.cases.filter((result) => result.verdict === results.verdict);
  const [first] = results.cases;
  const only = results.cases.length === 1 ? first : undefined;
  switch (results.verdict) {
    case "regression":
    case "improvement":
      return changedTitles(results, cases, results.verdict);
    case "invalid":
      return invalidTitles(results, cases);
    case "inconclusive":
      return inconclusiveTitles(results, cases);
    case "new":
      return newTitles(results, cases);
    case "unchanged": {
      if (results.cases.every(({ skipped }) => skipped !== undefined)) return ["nothing to measure"];
      const least = `no change larger than ${share(Math.max(...results.cases.map(({ threshold }) => threshold)))}`;
      const where = only ? caseName(only) : `any of ${results.cases.length} cases`;
      const own = ownThresholds(results.cases);
      return own === ""
        ? [`${least} in ${where}`, least]
        : [`${least}${own} in ${where}`, `${least}${own}`, least];
    }
  }
}

function changedTitles(
  results: Results,
  cases: readonly CaseResult[],
  verdict: "regression" | "improvement",
): string[] {
  const what = kind(cases, verdict);
  const first = foremost(cases, verdict);
  const [metric] = first ? carrying(first, verdict) : [];
  const broken = first ? brokenInShort(first) : null;
  const extent = metric === undefined ? (broken ?? what) : changeOf(metric);
  const name = first === undefined ? "" : caseName(first);
  if (results.cases.length === 1) return [`${name} ${extent}`, extent];
  const count = lowerFirst(countOfCases(cases, results));
  const most = verdict === "regression" ? "worst" : "most";
  const label = cases.length === 1 ? ":" : `, ${most}:`;
  const counted = `${count} ${what}`;
  return [`${counted}${label} ${name} ${extent}`, `${counted}, ${most} ${extent}`, counted];
}

function newTitles(results: Results, cases: readonly CaseResult[]): string[] {
  if (cases.length === results.cases.length && cases.every((each) => whyNew(each) === "configuration"))
    return [`set up to measure ${counted(cases)}; comparing begins with the next change`];
  const count = results.cases.length === 1 ? "" : `${lowerFirst(countOfCases(cases, results))} `;
  const what = `${count}new, nothing to compare with yet`;
  return [`${what}: ${caseList(cases)}`, what];
}

function invalidTitles(results: Results, cases: readonly CaseResult[]): string[] {
  const first = cases.find(headOnly) ?? cases[0];
  if (first === undefined) return ["nothing could be measured"];
  const why = headOnly(first) ? "head fails where base does not" : "not measured";
  const count = results.cases.length === 1 ? "" : `${lowerFirst(countOfCases(cases, results))}: `;
  return [`${count}${why}: ${caseName(first)}`, `${count}${why}`];
}

/** Whether it is what was not decided that fails the run. */
export function inconclusiveFails({ verdict, plan }: Pick<Results, "verdict" | "plan">): boolean {
  return verdict === "inconclusive" && plan.mode !== "observe" && plan.failOn.includes("inconclusive");
}

function inconclusiveTitles(results: Results, cases: readonly CaseResult[]): string[] {
  const count = results.cases.length === 1 ? "" : `${lowerFirst(countOfCases(cases, results))}`;
  const word = inconclusiveFails(results) ? "inconclusive, which fails" : "inconclusive";
  const begin = count === "" ? word : `${word}: ${count}`;
  for (const each of LEANINGS) {
    const leaning = leaningAs(cases, each);
    if (leaning.length > 0) return [`${begin}; ${each[1]}: ${caseList(leaning)}`, `${begin}; ${each[1]}`];
  }
  const known = cases.flatMap((result) =>
    result.detectable === null || limitsThat(result, "inconclusive").length > 0 ? [] : [result.detectable],
  );
  const largest = known.length === cases.length ? Math.max(...known) : null;
  const seen = largest === null ? "" : caught({ detectable: largest });
  return seen === ""
    ? [`${begin}${count === "" ? "" : `, ${caseList(cases)}`}`, begin]
    : [`${begin}; ${seen}`, begin];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
