import { coverageFixed } from "../coverage/cover.ts";
import { NOISES } from "../coverage/noise.ts";
import { atLeast, atMost, beside, casesOf, redRuns, reds, resampled, seconds, verdicts } from "./cells.ts";
import type { Outcome } from "./judge.ts";
import { byRule, liveFinds, liveReds } from "./live-tables.ts";
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

export const GOAL_COLUMNS = ["claim", "goal", "direct", "behind nginx"];

/** The goals of a verdict to trust beside what was reached, directly and behind nginx. */
export function goals(
  kinds: Kinds,
  outcomes: Outcomes,
  drawn: Outcomes,
  machines: ReadonlyMap<string, Records>,
  live: readonly LiveRun[],
): string[][] {
  const { alarms, calls, finds, stretched, larges, disturbed, waits } = outcomes;
  /** A cell for each via, of those series of a kind that go along it. */
  const both = (series: readonly string[], cell: (series: readonly string[]) => string) =>
    (["direct", "nginx"] as const).map((via) => cell(series.filter((name) => parts(name)[1] === via)));
  const found = (outcome: Outcome, again: Outcome) => (series: readonly string[]) => {
    const cases = casesOf(outcome, series);
    const dealt = cases.length === 0 ? NOT_SHOWN : `${atLeast(cases, "regression")}, ${seconds(cases)}`;
    return beside(dealt, resampled(again, series, "regression", { timed: true }));
  };
  const perServer = (planted: readonly string[], goal: string, outcome: Outcome, again: Outcome) =>
    [...new Set(planted.map((name) => parts(name)[0]))].map((server) => {
      const series = planted.filter((name) => parts(name)[0] === server);
      const [, , plant] = parts(series[0] as string);
      return [
        `${SERVERS[server] ?? server}: ${Number.parseFloat(plant)}% CPU cost planted, threshold half of it`,
        goal,
        ...both(series, found(outcome, again)),
      ];
    });
  const slower = kinds.rates.filter((name) => !isSame(name));
  const alike = kinds.rates.filter(isSame);
  const ratios = (series: readonly string[]) => {
    const all = series.map((name) => {
      const settled = (finds.cases.get(name) ?? []).filter(({ result }) => result.verdict === "regression");
      return oracleRatio(machines, name, settled);
    });
    const known = all.filter((ratio) => ratio !== null).map((ratio) => ratio.toFixed(2));
    return known.sort().join(", ") || NOT_SHOWN;
  };
  return [
    [
      "identical builds: runs with any case red",
      "0 of ≥ 300",
      ...both(kinds.same, (some) =>
        beside(redRuns(alarms, some), `resampled ${reds(drawn.alarms, some)} of ${drawn.alarms.runs}`),
      ),
    ],
    ...perServer(kinds.small, "found in ≥ 95%, ≤ 60 s", finds, drawn.finds),
    ...perServer(kinds.stretch, "no goal set", stretched, drawn.stretched),
    [`live runs of eight cases${byRule(live)}: identical builds, runs with any red`, "0", ...liveReds(live)],
    [`live runs of eight cases${byRule(live)}: planted changes, cases found`, "as dealt", ...liveFinds(live)],
    [
      "10% CPU cost planted, threshold half of it",
      "found in ≤ 15 s",
      ...both(kinds.large, found(larges, drawn.larges)),
    ],
    [
      "identical builds: `unchanged` at 3%",
      "≥ 90%, ≤ 60 s",
      ...both(kinds.same, (some) =>
        beside(atLeast(casesOf(calls, some), "unchanged"), resampled(drawn.calls, some, "unchanged")),
      ),
    ],
    [
      "sessions of the cases that were found ÷ those that an oracle plans; four servers, the smallest first",
      "≤ 1.3",
      ...both(kinds.small, ratios),
    ],
    [
      "2 ms of sleep in 5% of requests, at a fixed rate",
      "found in ≥ 19 of 20",
      ...both(slower, found(waits, drawn.waits)),
    ],
    [
      "the same with identical builds",
      "red in 0 of 100",
      ...both(alike, (some) =>
        beside(atMost(casesOf(waits, some), "regression"), resampled(drawn.waits, some, "regression")),
      ),
    ],
    [
      "95% interval of a plan without looks, simulated: noise of five kinds, 6 to 44 sessions",
      "≥ 94%",
      ...Array(2).fill(coverage()),
    ],
    [
      "noisy neighbour, identical builds",
      "none red",
      ...both(kinds.noisy, (some) =>
        some.length === 0
          ? NOT_SHOWN
          : `red: ${beside(atMost(casesOf(disturbed, some), "regression"), resampled(drawn.disturbed, some, "regression"))} (${verdicts(casesOf(drawn.disturbed, some))})`,
      ),
    ],
  ];
}

const SIMULATIONS = 10_000;

function coverage(): string {
  const shares = Object.values(NOISES).flatMap((noise) =>
    [6, 11, 22, 44].map((n) => coverageFixed(noise, n, 0.03, SIMULATIONS)),
  );
  const percent = (share: number) => (share * 100).toFixed(1);
  return `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}%`;
}
