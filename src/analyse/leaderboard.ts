import type { Finding } from "../format/findings.ts";
import { rightStatuses, type Scenario } from "../format/plan.ts";
import {
  type CaseRecord,
  type Interval,
  type Leaderboard,
  type Measured,
  type PublishedFigure,
  type PublishedPlace,
  type RankedBy,
  type Ranking,
  type RankMeasured,
  RESULTS_SCHEMA,
  type Row,
  type Standing,
} from "../format/results.ts";
import type { Limit, Sample } from "../format/sample.ts";
import { answers, METRICS, type Metric, metricNamed } from "../metrics/metrics.ts";
import { studentQuantile } from "./distributions.ts";
import { disturbedRounds, interferenceFinding } from "./disturbed.ts";
import { sessionValues, typical } from "./effect.ts";
import { exitCode } from "./exit-codes.ts";
import {
  bottleneckOf,
  countedSamples,
  failureFinding,
  failuresOf,
  faultFindings,
  faultsOf,
  mostFrequentLimit,
  samplesOf,
} from "./faults-and-limits.ts";
import { ALONE, type Estimate, estimateOf, interval, type SessionEffect, standardError } from "./interval.ts";
import { reopenedFinding } from "./reopened.ts";

/** The confidence of the lines that are drawn beside each target. */
const SHOWN_TAIL = 0.025;

/** All leaderboards of a run, in the order of its scenarios. */
function leaderboards(measured: RankMeasured): Leaderboard[] {
  const keys = [...new Set(measured.cases.map(({ scenario, via }) => `${scenario}/${via}`))];
  return keys.flatMap((id) => {
    const records = measured.cases.filter(({ scenario, via }) => `${scenario}/${via}` === id);
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
  const by = rankedBy(records, scenario);
  const rows = records.map((record) => rowOf(record, scenario, by, measured));
  return {
    id,
    scenario: scenario.name,
    via: records[0]?.via ?? "direct",
    by,
    unit: by !== "goodput" ? "s" : scenario.args ? "operations/s" : "requests/s",
    rows: withPublished(placed(rows, by), measured.published?.figures[id]),
  };
}

/** Commands of which none reports operations are ranked by their time. */
function rankedBy(records: readonly CaseRecord[], { rate }: Scenario): RankedBy {
  if (rate !== undefined) return "p99";
  const commands = records
    .flatMap(samplesOf)
    .flatMap(({ command, invalid }) => (command && invalid.length === 0 ? command : []));
  return commands.length > 0 && commands.every(({ operations }) => operations === null) ? "time" : "goodput";
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

/** Ratios are reported of the values themselves: of latencies, how many times longer. */
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
    requests: samples.reduce((sum, sample) => sum + answers(sample) + total(sample.errors), 0),
    failed: failures(samples, scenario),
    bottleneck: bottleneckOf(record),
    limited: limit !== null && BOUNDS.includes(limit),
    findings: [
      ...why,
      ...(limit === null ? [] : [{ code: "held-back", limit, bound: BOUNDS.includes(limit) } as const]),
      ...reopenedFinding(record, scenario),
      ...disturbedRounds(record.sessions).map(interferenceFinding),
    ],
  };
  return { row, effects };
}

/** What holds a target back that is no part of it, so that it may be better than its values. */
const BOUNDS: readonly Limit[] = ["generator-saturated", "proxy-saturated", "littles-law"];

function nothing(record: CaseRecord, by: RankedBy): Finding {
  if (record.skipped !== undefined) return { code: "skipped", why: record.skipped };
  if (record.sessions.length === 0) return { code: "no-time" };
  return { code: by === "p99" ? "p99-unknown" : "no-values" };
}

/** No number is drawn from what is broken. */
function figuresOf(record: CaseRecord, broken: boolean, { variants }: RankMeasured): Row["figures"] {
  const value = (metric: Metric) => {
    const built = variants[0]?.builds[record.target];
    if (metric.per === "build") return built ? metric.value(built) : null;
    return broken ? null : typical(record, metric, "head");
  };
  return Object.fromEntries(METRICS.map((metric) => [metric.name, value(metric)]));
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
      if (!rightStatuses(expect).includes(Number(status))) add(`status ${status}`, count);
  }
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

/** What bounds the values of a target instead of itself, if that is so in most of its rounds. */
function boundOf(record: CaseRecord): Limit | null {
  const samples = countedSamples(record);
  const limited = samples.filter(({ limits }) => limits.length > 0).length;
  return limited * 2 > samples.length ? mostFrequentLimit(record) : null;
}

/**
 * What a publication said, by target. A row has moved where its published place is none of those that it may have today among
 * the systems that were published and ranked: targets that share a place may stand in any order.
 */
function publishedPlaces(
  rows: readonly Pick<Row, "target" | "place">[],
  figure: PublishedFigure | undefined,
): ReadonlyMap<string, PublishedPlace> {
  const entries = figure?.entries ?? [];
  const today = rows.filter(
    ({ target, place }) => place !== null && entries.some((entry) => entry.target === target),
  );
  const common = entries.filter(({ target }) => today.some((row) => row.target === target));
  const found = entries.map(({ target, value, system }, index): [string, PublishedPlace] => {
    const row = today.find((each) => each.target === target);
    const before = common.findIndex((entry) => entry.target === target) + 1;
    const better = today.filter((each) => (each.place ?? 0) < (row?.place ?? 0)).length;
    const equal = today.filter((each) => each.place === row?.place).length;
    const moved = row !== undefined && (before <= better || before > better + equal);
    return [target, { place: index + 1, value, system, moved }];
  });
  return new Map(found);
}

/** One target in a scenario: what its sessions gave. */
export interface Contestant {
  readonly target: string;
  /** ln of the typical value of each session; larger is better. */
  readonly sessions: readonly SessionEffect[];
  /** Whether something else than the server bounded its values, so that it may be better than they say. */
  readonly limited: boolean;
}

/** The risk that any two targets of a scenario are wrongly called different. */
export const RISK = 0.05;

/**
 * The targets in order, best first. Each is compared with each by Student's interval of the difference of two means with variances of
 * their own, at a risk shared by all pairs (Bonferroni; Dunn 1961), since the best is chosen among them. Two or three sessions say little
 * of their variance, so what their rounds say of it counts as well.
 * A target shares the place of the one above it unless it differs significantly from the first that has that place; one whose values are
 * bounds by something else differs from nobody above it. Ratios are of the values in logs, so they are above 1 where it is better.
 */
export function ranked(contestants: readonly Contestant[]): (Standing & { readonly target: string })[] {
  const estimates = contestants.flatMap(({ target, sessions, limited }) => {
    const estimate = estimateOf(sessions, ALONE);
    return estimate ? [{ target, limited, estimate }] : [];
  });
  const sorted = estimates.toSorted((a, b) => b.estimate.centre - a.estimate.centre);
  const pairs = Math.max(1, (sorted.length * (sorted.length - 1)) / 2);
  const tail = RISK / 2 / pairs;
  const [best] = sorted;
  const standings: (Standing & { readonly target: string })[] = [];
  let leader = 0;
  for (const [i, each] of sorted.entries()) {
    const above = sorted[leader];
    const against = above && intervalOfDifference(each.estimate, above.estimate, tail);
    if (i > 0 && !each.limited && against && against.high < 0) leader = i;
    const other = best && each !== best ? best : null;
    const toBest = other && intervalOfDifference(each.estimate, other.estimate, tail);
    standings.push({
      target: each.target,
      place: leader + 1,
      ratio: other && Math.exp(each.estimate.centre - other.estimate.centre),
      interval: toBest && { low: Math.exp(toBest.low), high: Math.exp(toBest.high) },
    });
  }
  const nothing = contestants.filter(({ sessions }) => sessions.length === 0);
  return [
    ...standings,
    ...nothing.map(({ target }) => ({ target, place: null, ratio: null, interval: null })),
  ];
}

/**
 * The interval of a − b in logs, with as many degrees of freedom as the less certain of the two variances has (Hsu 1938); null where the
 * noise of one is not known. Values without any spread differ by exactly what they say.
 */
export function intervalOfDifference(a: Estimate, b: Estimate, tail: number): Interval | null {
  if (a.sessions < 2 || b.sessions < 2) return null;
  const centre = a.centre - b.centre;
  const noises = [a, b].flatMap(({ noise }) => noise ?? []);
  const error = Math.hypot(standardError(a) ?? 0, standardError(b) ?? 0);
  if (noises.length === 0) return { low: centre, high: centre };
  const half = studentQuantile(tail, Math.min(...noises.map(({ degrees }) => degrees))) * error;
  return { low: centre - half, high: centre + half };
}

/** From what was measured to the order of the targets. Fails where one could not be built or answered wrongly. */
export function concludeRanking(measured: RankMeasured, signal?: "SIGINT" | "SIGTERM"): Ranking {
  const broken = measured.failures.length > 0 || measured.cases.some((record) => faultsOf(record).length > 0);
  return {
    ...measured,
    schema: RESULTS_SCHEMA,
    command: "rank",
    leaderboards: leaderboards(measured),
    exitCode: exitCode({ ...(signal && { signal }), runError: broken }),
  };
}

/** What a ranking has that a comparison has not. */
export type RankingPart = Pick<RankMeasured, "config" | "leftOut" | "published">;

/** What was measured as a ranking: its targets take the place of head, and nothing of it is gated. */
export function rankedFrom({ plan, ...measured }: Measured, part: RankingPart): RankMeasured {
  const { seed, budgetSeconds, isolation, isolationReason, cpus, scenarios } = plan;
  return { ...measured, ...part, plan: { seed, budgetSeconds, isolation, isolationReason, cpus, scenarios } };
}
