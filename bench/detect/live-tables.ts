import { mean, median } from "../../src/analyse/robust-estimators.ts";
import { table } from "../../test-support/markdown.ts";
import type { Live } from "./goal-tables.ts";
import { shortName } from "./machine.ts";
import type { LiveCase, LiveRun } from "./records.ts";

/** What tables say of live runs. */

const VIAS = ["direct", "nginx"];
const viaOf = ({ id }: LiveCase) => id.split("/").at(-1) as string;
const isRed = ({ verdict }: LiveCase) => verdict === "regression";

/** Since then noise is estimated as it is today: live runs keep the verdicts of their day. */
const RULE_IN_USE_SINCE = "2026-11-25T16:21";

/** By which rule these live runs were judged, to be put behind what they are; nothing where it was that of today. */
export function byRule(live: readonly LiveRun[]): string {
  const earlier = live.filter(({ at }) => at < RULE_IN_USE_SINCE).length;
  if (earlier === 0) return "";
  return earlier === live.length
    ? ", by an earlier rule"
    : `, ${earlier} of ${live.length} by an earlier rule`;
}

/** Of live runs of identical builds those with any red, and of planted changes the cases that were found on each machine. */
export function liveTallies(live: readonly LiveRun[]): Live[] {
  const rule = byRule(live);
  const of = ({ cases }: LiveRun, via: string) => cases.filter((each) => viaOf(each) === via);
  const reds = VIAS.map((via) => {
    const runs = live.filter(({ planted }) => !planted);
    const tally = { hits: runs.filter((run) => of(run, via).some(isRed)).length, of: runs.length };
    return {
      claim: `identical builds, runs with any red${rule}`,
      via,
      machine: "all",
      wanted: "low" as const,
      tally,
    };
  });
  const machines = Map.groupBy(
    live.filter(({ planted }) => planted),
    ({ machine }) => shortName(machine),
  );
  const finds = [...machines].flatMap(([machine, runs]) =>
    VIAS.map((via) => {
      const cases = runs.flatMap((run) => of(run, via));
      const tally = { hits: cases.filter(isRed).length, of: cases.length };
      return { claim: `planted changes, cases found${rule}`, via, machine, wanted: "high" as const, tally };
    }),
  );
  return [...reds, ...finds];
}

/** A row for each case of the live runs: what was said of identical builds, and of planted changes. */
export function liveTable(live: readonly LiveRun[]): string {
  const of = (id: string, planted: boolean) =>
    live.filter((run) => run.planted === planted).flatMap(({ cases }) => cases.filter((c) => c.id === id));
  const ids = [...new Set(live.flatMap(({ cases }) => cases.map(({ id }) => id)))].sort();
  const head = [
    "case",
    "identical builds: verdicts",
    "within ± 3%",
    "CPU: median (least to most)",
    "planted: verdicts",
    "CPU: median (least to most)",
    "sessions: identical, planted",
  ];
  const rows = ids.map((id) => {
    const [same, planted] = [of(id, false), of(id, true)];
    const sessions = [same, planted].map(typicalSessions).join(", ");
    return [nameOf(id), said(same), within(same), cost(same), said(planted), cost(planted), sessions];
  });
  return table(head, rows);
}

/** "go-hello/direct" of target/scenario/via, where the target is named for both. */
function nameOf(id: string): string {
  const [target = id, , via] = id.split("/");
  return target.replace(`-${via}`, `/${via}`);
}

function said(cases: readonly LiveCase[]): string {
  const byVerdict = Map.groupBy(cases, ({ verdict }) => verdict);
  return (
    [...byVerdict]
      .map(([verdict, all]) => `${all.length} ${verdict}`)
      .sort()
      .join(", ") || "–"
  );
}

/** In how many runs all that decided lay within ± 3%, whatever the threshold was. */
function within(cases: readonly LiveCase[]): string {
  const lines = cases.flatMap(({ metrics }) => (metrics ? [metrics] : []));
  const inside = lines.filter((metrics) =>
    metrics.every(({ interval }) => interval !== null && interval.low > 1 / 1.03 && interval.high < 1.03),
  );
  return `${inside.length} of ${lines.length}`;
}

/** The middle of the runs' estimates of CPU per request, and the farthest ones. */
function cost(cases: readonly LiveCase[]): string {
  const ratios = cases.flatMap(({ metrics = [] }) =>
    metrics.flatMap(({ name, ratio }) => (name === "cpu" && ratio !== null ? [ratio] : [])),
  );
  const middle = median(ratios);
  if (middle === null) return "–";
  const percent = (ratio: number) => `${ratio < 1 ? "−" : "+"}${(Math.abs(ratio - 1) * 100).toFixed(1)}`;
  return `${percent(middle)}% (${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))})`;
}

function typicalSessions(cases: readonly LiveCase[]): string {
  return cases.length === 0 ? "–" : mean(cases.map(({ sessions }) => sessions)).toFixed(0);
}
