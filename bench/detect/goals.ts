import type { Verdict } from "../../src/format/names.ts";
import { coverageFixed } from "../coverage/cover.ts";
import { NOISES } from "../coverage/noise.ts";
import { casesOf, reds, tallies, tally } from "./cells.ts";
import { goalTables, type Range, type Reached } from "./goal-tables.ts";
import type { Outcome } from "./judge.ts";
import { liveTallies } from "./live-tables.ts";
import { oracleRatio } from "./oracle.ts";
import { NOT_SHOWN } from "./rates.ts";
import type { LiveRun, Records } from "./records.ts";
import { isSame, type Kinds, parts } from "./series.ts";

/** What came of the recorded series, dealt out or drawn again and again, each judged by what its goal asks for. */
export interface Outcomes {
  readonly alarms: Outcome;
  readonly calls: Outcome;
  readonly finds: Outcome;
  readonly stretched: Outcome;
  readonly larges: Outcome;
  readonly disturbed: Outcome;
  readonly waits: Outcome;
}

const SERVERS: Readonly<Record<string, string>> = {
  "go-hello": "Go, hello",
  "node-hello": "Node, hello",
  "go-hash": "Go, hash",
  "node-hash": "Node, hash",
};

/** The goals of a verdict to trust beside what was reached, directly and behind nginx. */
export function goals(
  kinds: Kinds,
  outcomes: Outcomes,
  drawn: Outcomes,
  machines: ReadonlyMap<string, Records>,
  live: readonly LiveRun[],
): string {
  const { alarms, calls, finds, stretched, larges, disturbed, waits } = outcomes;
  /** What `of` says for each via, of those series of a kind that go along it. */
  const both = <T>(claim: string, goal: string, series: readonly string[], of: (some: string[]) => T) =>
    (["direct", "nginx"] as const).map((via) => ({
      claim,
      goal,
      via,
      ...of(series.filter((name) => parts(name)[1] === via)),
    }));
  const rate =
    (outcome: Outcome, again: Outcome, verdict: Verdict, wanted: Reached["wanted"], options = {}) =>
    (series: string[]) => ({
      wanted,
      dealt: tally(casesOf(outcome, series), verdict, options),
      drawn: tallies(again, series, verdict, options),
    });
  const found = (outcome: Outcome, again: Outcome) =>
    rate(outcome, again, "regression", "high", { timed: true });
  const perServer = (planted: readonly string[], goal: string, outcome: Outcome, again: Outcome) =>
    [...new Set(planted.map((name) => parts(name)[0]))].flatMap((server) => {
      const series = planted.filter((name) => parts(name)[0] === server);
      const [, , plant] = parts(series[0] as string);
      const claim = `${SERVERS[server] ?? server}: ${Number.parseFloat(plant)}% CPU cost planted, threshold half of it`;
      return both(claim, goal, series, found(outcome, again));
    });
  const slower = kinds.rates.filter((name) => !isSame(name));
  const alike = kinds.rates.filter(isSame);
  const ratios = (series: readonly string[]) => {
    const all = series.map((name) => {
      const settled = (finds.cases.get(name) ?? []).filter(({ result }) => result.verdict === "regression");
      return oracleRatio(machines, name, settled);
    });
    return ends(
      all.filter((ratio) => ratio !== null),
      (ratio) => ratio.toFixed(2),
    );
  };
  const identical = "identical builds: runs with any case red";
  const noisy = "noisy neighbour, identical builds";
  const reached: Reached[] = [
    ...both(identical, "0 of ≥ 300", kinds.same, (some) => ({
      wanted: "low" as const,
      dealt: { hits: reds(alarms, some), of: alarms.runs },
      drawn: new Map([["", { hits: reds(drawn.alarms, some), of: drawn.alarms.runs }]]),
    })),
    ...perServer(kinds.small, "found in ≥ 95%, ≤ 60 s", finds, drawn.finds),
    ...perServer(kinds.stretch, "no goal set", stretched, drawn.stretched),
    ...both(
      "10% CPU cost planted, threshold half of it",
      "found in ≤ 15 s",
      kinds.large,
      found(larges, drawn.larges),
    ),
    ...both(
      "identical builds: `unchanged` at 3%",
      "≥ 90%, ≤ 60 s",
      kinds.same,
      rate(calls, drawn.calls, "unchanged", "high"),
    ),
    ...both(
      "2 ms of sleep in 5% of requests, at a fixed rate",
      "found in ≥ 19 of 20",
      slower,
      found(waits, drawn.waits),
    ),
    ...both(
      "the same with identical builds: red",
      "0 of 100",
      alike,
      rate(waits, drawn.waits, "regression", "low"),
    ),
    ...both(`${noisy}: red`, "0", kinds.noisy, rate(disturbed, drawn.disturbed, "regression", "low")),
    ...both(
      `${noisy}: inconclusive`,
      "no goal set",
      kinds.noisy,
      rate(disturbed, drawn.disturbed, "inconclusive", "low"),
    ),
  ];
  const ranges: Range[] = [
    ...both(
      "sessions of the cases that were found ÷ those that an oracle plans; four servers",
      "≤ 1.3",
      kinds.small,
      ratios,
    ),
    {
      claim: "95% interval of a plan without looks, simulated: noise of five kinds, 6 to 44 sessions",
      goal: "≥ 94%",
      via: "any",
      ...coverage(),
    },
  ];
  return goalTables(reached, liveTallies(live), ranges);
}

/** The ends of some numbers. */
function ends(values: readonly number[], words: (value: number) => string) {
  if (values.length === 0) return { least: NOT_SHOWN, most: NOT_SHOWN };
  return { least: words(Math.min(...values)), most: words(Math.max(...values)) };
}

const SIMULATIONS = 10_000;

function coverage() {
  const shares = Object.values(NOISES).flatMap((noise) =>
    [6, 11, 22, 44].map((n) => coverageFixed(noise, n, 0.03, SIMULATIONS)),
  );
  return ends(shares, (share) => `${(share * 100).toFixed(1)}%`);
}
