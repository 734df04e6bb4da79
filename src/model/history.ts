import type { Environment, Verdict } from "./results.ts";

/**
 * The trend as it lies on a branch, one folder of it:
 *
 *     trend.js                 the overview: all that the page's first screen needs
 *     ledger/H/K.js            the runs of block K: when, which commit, where; H is K ÷ 100 without its rest
 *     sheets/KEY/H/K.js        the points of one case in those runs
 *     runs/YYYY/MM/DD/ID.json  one run as it was published, by the day (UTC) on which it began
 *     alerts.json              what is open, and what was lately
 *     badge.json, badge.svg    the latest run in a few words
 *     index.html, page.js, page.css
 *
 * A commit on a branch names every entry of each folder on the way to a file, so folders hold at most a hundred blocks.
 * Runs are numbered in the order of publishing; block K holds the runs numbered BLOCK × K to BLOCK × K + BLOCK − 1. Blocks
 * before the last are never written again, so what a run adds does not depend on how many there were before it. The `.js`
 * files call `loadgate(name, data)`, since a page that was opened from a disk can load scripts and nothing else; the name is
 * the path without `.js`.
 */
export const HISTORY_SCHEMA = 1;
export const BLOCK = 200;
/** Blocks in a folder. */
const BLOCKS_TOGETHER = 100;

/** The block that a run lies in. */
export const blockOf = (run: number): number => Math.floor(run / BLOCK);

/** Where things lie in the folder of the trend. */
export const OVERVIEW_FILE = "trend.js";
export const ledgerFile = (block: number): string => `ledger/${numbered(block)}`;
export const sheetFile = (key: string, block: number): string => `sheets/${key}/${numbered(block)}`;

function numbered(block: number): string {
  return `${Math.floor(block / BLOCKS_TOGETHER)}/${block}.js`;
}

/** `[ratio, low, high]`, head ÷ reference. */
export type RatioWithInterval = readonly [ratio: number, low: number, high: number];

export interface HeadCommit {
  /** Full commit id. */
  readonly commit: string;
  /** The first line of its message, which anybody may have written. */
  readonly subject: string;
}

export interface ReferenceCommit {
  /** Full commit id; of an image its digest. */
  readonly commit: string;
  /** As the configuration names it. */
  readonly label: string;
}

export type RunEnvironment = Pick<Environment, "cpuModel" | "cores" | "kernel" | "os" | "runnerImage">;

export interface PublishedMetric {
  readonly name: string;
  readonly unit: string;
  readonly better: "higher" | "lower";
  /** Whether it takes part in alerts. */
  readonly gates: boolean;
  /** Where it is not its case's. */
  readonly threshold?: number;
  readonly ratio: RatioWithInterval | null;
  /** Absolute values. */
  readonly head: number | null;
  readonly reference: number | null;
  /** Bounds of `head` itself; imported runs have them, which have no ratio. */
  readonly bounds?: readonly [low: number, high: number];
  /** New reference ÷ old reference, in the first run after the reference was moved. */
  readonly seam?: RatioWithInterval;
  /** Measured once more in the same night, since it looked like a change. */
  readonly again?: RatioWithInterval;
}

export interface PublishedCase {
  readonly id: string;
  readonly verdict: Verdict;
  /** The smallest change worth telling, as a share. */
  readonly threshold: number;
  readonly metrics: readonly PublishedMetric[];
}

/** One run, as it is published. Imported ones have absolute values alone. */
export interface PublishedRun {
  readonly schema: typeof HISTORY_SCHEMA;
  /** Run id and attempt of the workflow, else the results' own id; publishing it again changes nothing. */
  readonly id: string;
  /** ISO 8601, when it began. */
  readonly at: string;
  readonly url: string | null;
  readonly head: HeadCommit;
  readonly reference: ReferenceCommit | null;
  readonly environment: RunEnvironment | null;
  readonly verdict: Verdict | null;
  /** What it took, builds included. */
  readonly minutes: number | null;
  /** The case that was measured with equal builds, and what came out. */
  readonly control: { readonly case: string; readonly verdict: Verdict } | null;
  readonly cases: readonly PublishedCase[];
}

/** A run in the ledger. */
export interface LedgerRun extends Omit<PublishedRun, "schema" | "cases" | "environment" | "control"> {
  /** Index into the block's environments. */
  readonly environment: number | null;
  readonly control: Verdict | null;
}

export interface LedgerBlock {
  readonly schema: typeof HISTORY_SCHEMA;
  /** Number of its first run. */
  readonly from: number;
  readonly environments: readonly RunEnvironment[];
  readonly runs: readonly LedgerRun[];
}

/** The points of one metric, column by column. Logs are natural, in units of 1e-5. */
export interface SheetMetric {
  readonly name: string;
  readonly unit: string;
  readonly better: "higher" | "lower";
  readonly gates: boolean;
  /** Numbers of the runs that have a point, in the order of publishing. */
  readonly runs: readonly number[];
  /** ln(head ÷ reference); null where there is no reference. */
  readonly ratio: readonly (number | null)[];
  /**
   * ln(bound ÷ estimate): at most 0, at least 0; null where there is no interval, or one without width. Of the ratio; where
   * there is none, of `head`.
   */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
  /** Absolute values, four significant digits. */
  readonly head: readonly (number | null)[];
  readonly reference: readonly (number | null)[];
  /** What the seams of all blocks before amount to; absent where that is 0, and in blocks from before it was kept. */
  readonly moved?: number;
  /** ln(new reference ÷ old reference): what is to be added to ratios from this run on. */
  readonly seams: readonly { readonly run: number; readonly ratio: number }[];
}

export interface SheetBlock {
  readonly schema: typeof HISTORY_SCHEMA;
  readonly case: string;
  readonly from: number;
  /** Runs in which the case was measured in vain. */
  readonly invalid: readonly number[];
  readonly metrics: readonly SheetMetric[];
}

/** The last place where a series changed. */
export interface ChangeFound {
  /** Number of the first run after it, and of the last before it. */
  readonly run: number;
  readonly after: number;
  /** after ÷ before. */
  readonly ratio: RatioWithInterval;
  readonly kind: "regression" | "improvement";
  readonly state: "provisional" | "confirmed" | "accepted";
  /** ISO 8601, of the run. */
  readonly at: string;
}

/** One series in the overview. */
export interface SeriesSummary {
  readonly case: string;
  /** Its folder among the sheets. */
  readonly key: string;
  readonly metric: string;
  readonly unit: string;
  readonly better: "higher" | "lower";
  readonly gates: boolean;
  readonly threshold: number;
  /** Numbers of its first and last run, and how many points there are. */
  readonly first: number;
  readonly last: number;
  readonly points: number;
  readonly ratio: RatioWithInterval | null;
  readonly head: number | null;
  /**
   * Its course at a glance: see `spark.ts`. Of the chained ratios of the open block and the one before, so at most 400 points;
   * without any ratio, of ln(head ÷ the first head there).
   */
  readonly spark: string;
  readonly change: ChangeFound | null;
}

export interface Overview {
  readonly schema: typeof HISTORY_SCHEMA;
  /** owner/name, or the folder's name; and where its commits are shown. */
  readonly name: string;
  readonly url: string | null;
  /** How many runs were ever published: the number of the next one. */
  readonly runs: number;
  /** The first block that is still kept. */
  readonly firstBlock: number;
  /** ISO 8601. */
  readonly updated: string;
  /** Of the case with equal builds: how often it was measured, and how often it was called changed. */
  readonly control: { readonly runs: number; readonly alarms: number };
  /** What all runs took together. */
  readonly minutes: number;
  readonly alerts: { readonly confirmed: number; readonly withdrawn: number; readonly accepted: number };
  /** Paths can be told from the case's id, targets and scenarios too. */
  readonly series: readonly SeriesSummary[];
}

/** What a new run has to know of the nights before. */
export interface KnownTrend {
  readonly reference: ReferenceCommit | null;
  /** By "CASE METRIC": where the series stands, as ln(head ÷ the present reference). */
  readonly levels: Readonly<Record<string, number>>;
}
