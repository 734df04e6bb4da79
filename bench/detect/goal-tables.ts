import { table } from "../../test-support/markdown.ts";
import { leastOf, mostOf, NOT_SHOWN, percent } from "./rates.ts";

/** The tables of docs/accuracy.md: one number a cell. */

/** How many of some cases or runs had the verdict that is asked about. */
export interface Tally {
  readonly hits: number;
  readonly of: number;
  /** Mean wall seconds of a case; absent where nobody asks. */
  readonly seconds?: number;
}

/** What was reached of a goal along one via. */
export interface Reached {
  readonly claim: string;
  readonly goal: string;
  readonly via: string;
  /** Whether the rate is to be high, so that its lower bound counts, or low. */
  readonly wanted: "high" | "low";
  /** Each session once. */
  readonly dealt: Tally;
  /** Sessions drawn again and again, by machine; "" where a run has those of several. */
  readonly drawn: ReadonlyMap<string, Tally>;
}

/** A goal about numbers that are no rate. */
export interface Range {
  readonly claim: string;
  readonly goal: string;
  readonly via: string;
  readonly least: string;
  readonly most: string;
}

export interface Live {
  readonly claim: string;
  readonly via: string;
  readonly machine: string;
  readonly wanted: Reached["wanted"];
  readonly tally: Tally;
}

/** Rates, seconds, live runs and what is no rate, each in a table. */
export function goalTables(
  reached: readonly Reached[],
  live: readonly Live[],
  ranges: readonly Range[],
): string {
  const machines = [...new Set(reached.flatMap(({ drawn }) => [...drawn.keys()]))].filter(Boolean);
  const rates = table(
    ["claim", "goal", "via", "disjoint", "95% bound", "resampled", ...machines],
    reached.map(({ claim, goal, via, wanted, dealt, drawn }) => [
      claim,
      goal,
      via,
      ...rate(dealt, wanted),
      share(sum([...drawn.values()])),
      ...machines.map((machine) => share(drawn.get(machine))),
    ]),
  );
  const timed = reached.filter(({ dealt, drawn }) =>
    [dealt, ...drawn.values()].some(({ seconds }) => seconds !== undefined),
  );
  const seconds = table(
    ["seconds of a case", "via", "disjoint", ...machines],
    timed.map(({ claim, via, dealt, drawn }) => [
      claim,
      via,
      took(dealt),
      ...machines.map((machine) => took(drawn.get(machine))),
    ]),
  );
  const lives = table(
    ["live runs of eight cases", "via", "machine", "shown", "95% bound"],
    live.map(({ claim, via, machine, wanted, tally }) => [claim, via, machine, ...rate(tally, wanted)]),
  );
  const others = table(
    ["claim", "goal", "via", "least", "most"],
    ranges.map(({ claim, goal, via, least, most }) => [claim, goal, via, least, most]),
  );
  return [rates, seconds, lives, others].join("\n\n");
}

/** A rule on the same sessions; null where a figure does not exist. */
export interface RuleRow {
  readonly rule: string;
  readonly alarms: Tally;
  readonly found: Tally;
  readonly seconds: number | null;
  /** Whether its cases are independent, so that a bound can be given. */
  readonly bounded: boolean;
}

export function ruleTable(rows: readonly RuleRow[]): string {
  const head = ["rule", "false alarms", "at most", "planted found", "at least", "seconds"];
  const body = rows.map(({ rule, alarms, found, seconds, bounded }) => [
    rule,
    share(alarms),
    bounded && alarms.of > 0 ? percent(mostOf(alarms.hits, alarms.of)) : "–",
    share(found),
    bounded && found.of > 0 ? percent(leastOf(found.hits, found.of)) : "–",
    seconds === null ? "–" : seconds.toFixed(0),
  ]);
  return table(head, body);
}

function rate(tally: Tally, wanted: Reached["wanted"]): [shown: string, bound: string] {
  if (tally.of === 0) return [NOT_SHOWN, "–"];
  const bound =
    wanted === "high"
      ? `≥ ${percent(leastOf(tally.hits, tally.of))}`
      : `≤ ${percent(mostOf(tally.hits, tally.of))}`;
  return [share(tally), bound];
}

function share(tally: Tally | undefined): string {
  return tally === undefined || tally.of === 0 ? "–" : `${tally.hits} of ${tally.of}`;
}

function took(tally: Tally | undefined): string {
  return tally?.seconds === undefined || tally.of === 0 ? "–" : tally.seconds.toFixed(0);
}

export function sum(tallies: readonly Tally[]): Tally {
  const add = (key: "hits" | "of") => tallies.reduce((total, each) => total + each[key], 0);
  return { hits: add("hits"), of: add("of") };
}
