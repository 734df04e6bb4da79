import type { Finding } from "../format/findings.ts";
import { answers, metricNamed } from "../metrics/metrics.ts";
import type { PublishedFigure, Scenario } from "../model/config.ts";
import {
  type Leaderboard,
  type RankedBy,
  type RankMeasured,
  type Row,
  SHOWN,
  type ShownMetric,
  type Standing,
} from "../model/ranking.ts";
import type { CaseRecord } from "../model/results.ts";
import type { Limit, Sample } from "../model/sample.ts";
import { failureFinding, failuresOf, faultFindings, faultsOf } from "./case-faults.ts";
import { disturbedRounds, interferenceFinding } from "./disturbed.ts";
import { sessionValues, typical } from "./effect.ts";
import { estimateOf, interval, type SessionEffect } from "./interval.ts";
import { bottleneckOf, mostFrequentLimit, samplesOf } from "./limits.ts";
import { publishedPlaces } from "./published.ts";
import { ranked } from "./ranking.ts";
import { ALONE } from "./session-variance.ts";

/** The confidence of the lines that are drawn beside each target. */
const SHOWN_TAIL = 0.025;

/** All leaderboards of a run, in the order of its scenarios. */
export function leaderboards(measured: RankMeasured): Leaderboard[] {
  const keys = [...new Set(measured.cases.map(({ scenario, path }) => `${scenario}/${path}`))];
  return keys.flatMap((id) => {
    const records = measured.cases.filter(({ scenario, path }) => `${scenario}/${path}` === id);
    const scenario = measured.plan.scenarios.find(({ name }) => name === records[0]?.scenario);
    return scenario ? [leaderboard(id, records, scenario, measured)] : [];
  });
}

function leaderboard(
  id: string,
  records: readonly CaseRecord[],
  scenario: Scenario,
  measured: RankMeasured,
): Leaderboard {
  const by: RankedBy = scenario.rate === undefined ? "goodput" : "p99";
  const rows = records.map((record) => rowOf(record, scenario, by, measured));
  return {
    id,
    scenario: scenario.name,
    path: records[0]?.path ?? "direct",
    by,
    unit: by === "p99" ? "s" : scenario.run ? "operations/s" : "requests/s",
    rows: withPublished(placed(rows, by), measured.published?.figures[id]),
  };
}

function placed(rows: readonly Unplaced[], by: RankedBy): Omit<Row, "published">[] {
  const sign = by === "goodput" ? 1 : -1;
  const standings = ranked(
    rows.map(({ row: { target, limited }, effects }) => ({
      target,
      sessions: effects.map((effect) => ({ ...effect, value: sign * effect.value })),
      // A percentile that queueing in the generator made worse says nothing of the order above it either.
      limited,
    })),
  );
  return standings.map(({ target, ...standing }) => ({
    ...(rows.find(({ row }) => row.target === target) as Unplaced).row,
    ...(sign === 1 ? standing : inverted(standing)),
  }));
}

/** A row before its place is known, and what it is ranked by, in logs. */
interface Unplaced {
  readonly row: Omit<Row, keyof Standing | "published">;
  readonly effects: readonly SessionEffect[];
}

/** Ratios are told of the values themselves: of latencies, how many times longer. */
function inverted({ place, ratio, interval: range }: Standing): Standing {
  return {
    place,
    ratio: ratio === null ? null : 1 / ratio,
    interval: range && { low: 1 / range.high, high: 1 / range.low },
  };
}

function withPublished(rows: readonly Omit<Row, "published">[], figure: PublishedFigure | undefined): Row[] {
  const beside = publishedPlaces(rows, figure);
  return rows.map((row) => ({ ...row, published: beside.get(row.target) ?? null }));
}

function rowOf(record: CaseRecord, scenario: Scenario, by: RankedBy, measured: RankMeasured): Unplaced {
  const faults = [
    ...failuresOf(record, measured.failures).map(failureFinding),
    ...faultFindings(faultsOf(record)),
  ];
  const samples = samplesOf(record);
  const limit = boundOf(record);
  const cannotKeepUp = limit === "over-capacity";
  const effects = faults.length > 0 || cannotKeepUp ? [] : sessionValues(record, metricNamed(by), "head");
  const why =
    faults.length > 0 ? faults : effects.length === 0 && limit === null ? [nothing(record, by)] : [];
  const row = {
    target: record.target,
    figures: figuresOf(record, faults.length > 0, measured),
    sessions: effects.map(({ value }) => Math.exp(value)),
    spread: interval(estimateOf(effects, ALONE), SHOWN_TAIL),
    asked: samples.reduce((sum, sample) => sum + answers(sample) + total(sample.errors), 0),
    failed: failures(samples, scenario),
    bottleneck: bottleneckOf(record),
    limited: limit !== null && BOUNDS.includes(limit),
    findings: [
      ...why,
      ...(limit === null ? [] : [{ code: "held-back", limit, bound: BOUNDS.includes(limit) } as const]),
      ...disturbedRounds(record.sessions).map(interferenceFinding),
    ],
  };
  return { row, effects };
}

/** What holds a target back that is no part of it, so that it may be better than its values. */
const BOUNDS: readonly Limit[] = ["out-of-ports", "generator-saturated", "proxy-saturated", "littles-law"];

function nothing(record: CaseRecord, by: RankedBy): Finding {
  if (record.skipped !== undefined) return { code: "skipped", why: record.skipped };
  if (record.sessions.length === 0) return { code: "no-time" };
  return { code: by === "p99" ? "p99-unknown" : "no-values" };
}

/** No number is drawn from what is broken. */
function figuresOf(record: CaseRecord, broken: boolean, { variants }: RankMeasured): Row["figures"] {
  const value = (name: ShownMetric) => {
    if (name === "image") return variants[0]?.builds[record.target]?.imageBytes ?? null;
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
function boundOf(record: CaseRecord): Limit | null {
  const samples = samplesOf(record);
  const limited = samples.filter(({ limits }) => limits.length > 0).length;
  return limited * 2 > samples.length ? mostFrequentLimit(record) : null;
}
