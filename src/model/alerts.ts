import type { HISTORY_SCHEMA, RatioWithInterval } from "./history.ts";

/** A change of a series that somebody is, or was, told of. */
export interface Alert {
  readonly case: string;
  readonly metric: string;
  readonly kind: "regression" | "improvement";
  /** `provisional` stands on one night that was measured twice; the others on the nights after it, or on people; `gone`: its case is not measured any more. */
  readonly state: "provisional" | "confirmed" | "accepted" | "withdrawn" | "recovered" | "gone";
  /** Numbers of the first run after the change and of the last one before it, and their commits. */
  readonly run: number;
  readonly after: number;
  readonly to: string;
  readonly from: string;
  /** after ÷ before, 95 %. */
  readonly ratio: RatioWithInterval;
  /** Where the series stood before, ln, with all moves of the reference counted in. */
  readonly before: number;
  /** ISO 8601: when the first run after it began. */
  readonly at: string;
  /** The first run after it was over. */
  readonly until?: number;
  /** Why it is accepted, in the words of who did. */
  readonly reason?: string;
}

/** alerts.json. */
export interface Alerts {
  readonly schema: typeof HISTORY_SCHEMA;
  readonly open: readonly Alert[];
  /** The latest ones that are over, oldest first. */
  readonly closed: readonly Alert[];
}

/** A series as alerts are decided by. */
export interface Watched {
  readonly case: string;
  readonly metric: string;
  readonly better: "higher" | "lower";
  /** The smallest change worth telling, as a share. */
  readonly threshold: number;
  /** In the order of time. */
  readonly points: readonly WatchedPoint[];
  /** The newest point, measured once more in the same night: its interval, ln, on the same scale. */
  readonly again: { readonly low: number; readonly high: number } | null;
}

export interface WatchedPoint {
  readonly run: number;
  readonly commit: string;
  readonly at: string;
  /** ln, with all moves of the reference counted in, and its interval of 95 %. */
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}
