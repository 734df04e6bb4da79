import type { PublishedFigure, Scenario } from "../model/config.ts";
import type { Contest, RankedBy, RankMeasured, Row, ShownMetric, Standing } from "../model/ranking.ts";
import { SHOWN } from "../model/ranking.ts";
import type { CaseRecord, Variance } from "../model/results.ts";
import type { Limit, Sample } from "../model/sample.ts";
import { failureReason, failuresOf, faultReasons, faultsOf } from "./broken.ts";
import { leftOut } from "./disturbed.ts";
import { typical } from "./effect.ts";
import { interval } from "./interval.ts";
import { bottleneckOf, LIMIT_WORDS, mostFrequentLimit, samplesOf } from "./limited.ts";
import { answers, metricNamed } from "./metrics.ts";
import { priorOf } from "./moderated.ts";
import { besidePublished } from "./published.ts";
import { ranked, varianceOf } from "./ranking.ts";

/** The confidence of the lines that are drawn beside each target. */
const TAIL = 0.025;

/** All contests of a run, in the order of its scenarios. */
export function contests(measured: RankMeasured): Contest[] {
  const drawn = drawnOf(measured);
  return drawn.map((each) => placed(each, priorFor(each.by, drawn), measured));
}

/** How the sessions of all targets spread that are ranked by the same; what one has too few sessions to tell by itself. */
function priorFor(by: RankedBy, all: readonly Drawn[]): Variance | null {
  const rows = all.filter((each) => each.by === by).flatMap((each) => each.rows);
  const several = rows.filter(({ sessions }) => sessions.length > 1);
  return priorOf(several.map(({ sessions }) => varianceOf(sessions.map(Math.log))));
}

/** A contest whose rows have no places yet: those take all contests. */
type Drawn = Omit<Contest, "rows"> & { readonly rows: readonly Unplaced[] };

function drawnOf(measured: RankMeasured): Drawn[] {
  const keys = [...new Set(measured.cases.map(({ scenario, path }) => `${scenario}/${path}`))];
  return keys.flatMap((id) => {
    const records = measured.cases.filter(({ scenario, path }) => `${scenario}/${path}` === id);
    const scenario = measured.plan.scenarios.find(({ name }) => name === records[0]?.scenario);
    return scenario ? [drawn(id, records, scenario, measured)] : [];
  });
}

function drawn(
  id: string,
  records: readonly CaseRecord[],
  scenario: Scenario,
  measured: RankMeasured,
): Drawn {
  const by: RankedBy = scenario.rate === undefined ? "goodput" : "p99";
  return {
    id,
    scenario: scenario.name,
    path: records[0]?.path ?? "direct",
    by,
    unit: by === "p99" ? "s" : scenario.run ? "operations/s" : "requests/s",
    rows: records.map((record) => rowOf(record, scenario, by, measured)),
  };
}

function placed({ rows, ...contest }: Drawn, prior: Variance | null, { published }: RankMeasured): Contest {
  const { id, by } = contest;
  const sign = by === "goodput" ? 1 : -1;
  const standings = ranked(
    rows.map(({ target, sessions, limited }) => ({
      target,
      sessions: sessions.map((value) => sign * Math.log(value)),
      // A percentile that queueing in the generator made worse says nothing of the order above it either.
      limited,
    })),
    prior,
  );
  const sorted = standings.map(({ target, ...standing }) => ({
    ...(rows.find((row) => row.target === target) as Unplaced),
    ...(sign === 1 ? standing : inverted(standing)),
  }));
  return { ...contest, rows: withPublished(sorted, published?.figures[id]) };
}

type Unplaced = Omit<Row, keyof Standing | "published">;

/** Ratios are told of the values themselves: of latencies, how many times longer. */
function inverted({ place, ratio, interval: range }: Standing): Standing {
  return {
    place,
    ratio: ratio === null ? null : 1 / ratio,
    interval: range && { low: 1 / range.high, high: 1 / range.low },
  };
}

function withPublished(rows: readonly Omit<Row, "published">[], figure: PublishedFigure | undefined): Row[] {
  const beside = besidePublished(rows, figure);
  return rows.map((row) => ({ ...row, published: beside.get(row.target) ?? null }));
}

function rowOf(record: CaseRecord, scenario: Scenario, by: RankedBy, measured: RankMeasured): Unplaced {
  const faults = [
    ...failuresOf(record, measured.failures).map(failureReason),
    ...faultReasons(faultsOf(record)),
  ].map((reason) => reason.replace(/^head: /, ""));
  const samples = samplesOf(record);
  const limit = limitOf(record);
  const cannotKeepUp = limit === "over-capacity";
  const sessions = faults.length > 0 || cannotKeepUp ? [] : sessionValues(record, by);
  const why =
    faults.length > 0 ? faults : sessions.length === 0 && limit === null ? [nothing(record, by)] : [];
  const left = [...leftOut(record.sessions)].map(
    ([reason, rounds]) => `${rounds} ${rounds === 1 ? "round" : "rounds"} left out: ${reason}`,
  );
  return {
    target: record.target,
    figures: figuresOf(record, faults.length > 0, measured),
    sessions,
    spread: interval(sessions.map(Math.log), TAIL),
    asked: samples.reduce((sum, sample) => sum + answers(sample) + total(sample.errors), 0),
    failed: failures(samples, scenario),
    bottleneck: bottleneckOf(record),
    limited: limit !== null && BOUNDS.includes(limit),
    reasons: [...why, ...(limit === null ? [] : [told(limit)]), ...left],
  };
}

/** What holds a target back that is no part of it, so that it may be better than its values. */
const BOUNDS: readonly Limit[] = ["out-of-ports", "generator-saturated", "proxy-saturated", "littles-law"];

function told(limit: Limit): string {
  if (limit === "over-capacity") return "cannot keep up with the rate: its queue only grows";
  return `${LIMIT_WORDS[limit]}${BOUNDS.includes(limit) ? ": it may be better than its numbers" : ""}`;
}

function nothing(record: CaseRecord, by: RankedBy): string {
  if (record.skipped !== undefined) return record.skipped;
  return record.sessions.length === 0
    ? "not measured: time ran out; a larger budget would settle it"
    : by === "p99"
      ? "p99 could not be told: fewer than ten answers of a session lie beyond it; a longer round: would settle it"
      : "no round gave a number";
}

/** The value of each session: the median of its rounds, of latencies the percentile of all its answers together. */
function sessionValues({ sessions }: CaseRecord, by: RankedBy): number[] {
  return sessions
    .map((session) => typical({ sessions: [session] }, metricNamed(by), "head"))
    .filter((value) => value !== null && value > 0) as number[];
}

/** No number is drawn from what is broken. */
function figuresOf(record: CaseRecord, broken: boolean, { builds }: RankMeasured): Row["figures"] {
  const value = (name: ShownMetric) => {
    if (name === "image") return builds[record.target]?.imageBytes ?? null;
    return broken ? null : typical(record, metricNamed(name), "head");
  };
  return Object.fromEntries(SHOWN.map((name) => [name, value(name)])) as Row["figures"];
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Errors by the generator's text, and answers with another status than the expected one. */
function failures(samples: readonly Sample[], { expect }: Scenario): Row["failed"] {
  const counts = new Map<string, number>();
  const add = (what: string, count: number) => counts.set(what, (counts.get(what) ?? 0) + count);
  for (const { errors, byStatus } of samples) {
    for (const [what, count] of Object.entries(errors)) add(what, count);
    for (const [status, count] of Object.entries(byStatus))
      if (Number(status) !== expect.status) add(`status ${status}`, count);
  }
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

/** What bounds the values of a target instead of itself, if that is so in most of its rounds. */
function limitOf(record: CaseRecord): Limit | null {
  const samples = samplesOf(record);
  const limited = samples.filter(({ limits }) => limits.length > 0).length;
  return limited * 2 > samples.length ? mostFrequentLimit(record) : null;
}
