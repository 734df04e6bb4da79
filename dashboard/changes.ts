import { findChangePoints, type TrendPoint } from "../src/analyse/change-points.ts";
import type { Track } from "./track.ts";

/** A level that a series kept from one run to another. */
export interface Level {
  readonly from: number;
  readonly to: number;
  /** As a log; absolute values too. */
  readonly value: number;
}

/** Where the level changed: from one run to the next that was measured. */
export interface Turn {
  readonly run: number;
  readonly lastBefore: number;
  /** after ÷ before. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

export interface Levels {
  readonly levels: readonly Level[];
  readonly turns: readonly Turn[];
}

/** 95 % of a normal distribution: an interval's half width in standard errors. */
const WIDTH = 1.96;

interface Known extends TrendPoint {
  readonly run: number;
}

/** The points that have a ratio; where there is no reference the absolute value's log. */
function knownPoints(track: Track): Known[] {
  const absolute = track.ratio.every((ratio) => ratio === null);
  return track.runs.flatMap((run, i) => {
    const [low, high] = [track.low[i] ?? null, track.high[i] ?? null];
    const head = track.head[i] ?? null;
    const value = absolute ? (head === null || head <= 0 ? null : Math.log(head)) : (track.ratio[i] ?? null);
    const se = low === null || high === null ? null : (high - low) / 2 / WIDTH;
    return value === null ? [] : [{ run, value, se }];
  });
}

/** The series' levels and turns, found as the alerts find them. */
export function levelsOf(track: Track): Levels {
  const points = knownPoints(track);
  if (points.length === 0) return { levels: [], turns: [] };
  const { changes, level } = findChangePoints(points);
  const starts = [0, ...changes.map(({ index }) => index)];
  const levels = starts.map((start, i) => {
    const end = (starts[i + 1] ?? points.length) - 1;
    const value = changes[i]?.before ?? level;
    return { from: (points[start] as Known).run, to: (points[end] as Known).run, value };
  });
  const turns = changes.map(({ index, before, after, low, high }) => ({
    run: (points[index] as Known).run,
    lastBefore: (points[index - 1] as Known).run,
    ratio: Math.exp(after - before),
    low: Math.exp(low),
    high: Math.exp(high),
  }));
  return { levels, turns };
}
