import type { Path, PublishedFigure, RunnerName, Scenario } from "./config.ts";
import type { CaseRecord, CpuPlan, Environment, Failure, Interval, MetricName, Seconds } from "./results.ts";
import type { Bottleneck } from "./sample.ts";

/** The metrics that a row shows beside its place. */
export const SHOWN = [
  "goodput",
  "cpu",
  "p50",
  "p99",
  "memory",
  "start",
  "image",
] as const satisfies MetricName[];
export type ShownMetric = (typeof SHOWN)[number];

/** What a scenario is ranked by: correct answers per second, or the 99th percentile where a rate is offered. */
export type RankedBy = "goodput" | "p99";

/** Where a target stands among the others of a contest. */
export interface Standing {
  /** From 1; several share one that the numbers cannot tell apart. Null where nothing can be ranked. */
  readonly place: number | null;
  /** Value ÷ the best one's, and where that lies; null of the best one, and under two sessions. */
  readonly ratio: number | null;
  readonly interval: Interval | null;
}

/** A target in a contest. */
export interface Row extends Standing {
  readonly target: string;
  /** Typical values: the median over sessions of the medians over rounds. */
  readonly figures: Readonly<Record<ShownMetric, number | null>>;
  /** The value that it is ranked by, of each session. */
  readonly sessions: readonly number[];
  /** Where the mean of the sessions lies, at 95 %. */
  readonly spread: Interval | null;
  /** All answers and errors of the measured rounds, and those that were wrong, by what was wrong. */
  readonly asked: number;
  readonly failed: Readonly<Record<string, number>>;
  readonly bottleneck: Bottleneck | null;
  /** Set where its value is a bound that something else than the server drew. */
  readonly limited: boolean;
  /** Why it has no place, or what limits its number, for people. */
  readonly reasons: readonly string[];
  /** What the publication said, beside today's place. */
  readonly published: PublishedPlace | null;
}

export interface PublishedPlace {
  readonly place: number;
  readonly value: number | null;
  readonly system: string | null;
  /** Whether today's order among the published systems is another one. */
  readonly moved: boolean;
}

/** All targets of a scenario on one path, in order. */
export interface Contest {
  /** scenario/path */
  readonly id: string;
  readonly scenario: string;
  readonly path: Path;
  readonly by: RankedBy;
  /** Of the value it is ranked by. */
  readonly unit: "requests/s" | "operations/s" | "s";
  readonly rows: readonly Row[];
}

/** A target that this machine cannot run, and why. */
export interface LeftOut {
  readonly target: string;
  readonly reason: string;
}

export interface RankPlan {
  readonly seed: number;
  readonly budgetSeconds: number;
  readonly runner: RunnerName;
  readonly runnerReason: string;
  readonly cpus: CpuPlan;
  readonly scenarios: readonly Scenario[];
}

export interface RankMeasured {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Path of the configuration file. */
  readonly config: string;
  readonly revision: { readonly commit: string; readonly label: string };
  readonly plan: RankPlan;
  readonly environment: Environment;
  /** By target: image id, or tree id for processes, and the image's size in bytes. */
  readonly builds: Readonly<Record<string, { readonly id: string; readonly imageBytes: number | null }>>;
  readonly failures: readonly Failure[];
  readonly leftOut: readonly LeftOut[];
  readonly notices: readonly string[];
  readonly published: {
    readonly source: string;
    readonly figures: Readonly<Record<string, PublishedFigure>>;
  } | null;
  /** Everything measured: one target in one scenario on one path each. */
  readonly cases: readonly CaseRecord[];
  readonly seconds: Seconds;
  readonly interrupted: boolean;
}

export const RANKING_SCHEMA = 1;

/** ranking.json: everything that is needed to redo the analysis, and what it says. */
export interface Ranking extends RankMeasured {
  readonly schema: typeof RANKING_SCHEMA;
  readonly command: "rank";
  readonly contests: readonly Contest[];
  readonly exitCode: number;
}
