import { findChangePoints } from "../../src/analyse/change-points.ts";

/** A series, and after how many of its points the tool is asked; each time for the last `window` points. */
export interface Job {
  readonly values: readonly number[];
  readonly nights: readonly number[];
  readonly window: number;
}

/** What a tool reports: the nights on which there was anything, each with the indices of the first points after changes. */
export type Reports = readonly (readonly [night: number, places: readonly number[]])[];

export interface Answers {
  readonly reports: readonly Reports[];
  /** Inside the tool, without reading and writing. */
  readonly seconds: number;
}

export interface Tool {
  readonly name: string;
  readonly ask: (jobs: readonly Job[]) => Promise<Answers>;
}

/** The rule of this repository. It sees the logs, the other tools the values themselves. */
export function ours(standsOut?: number): Tool {
  const ask = async (jobs: readonly Job[]) => {
    const began = performance.now();
    const reports = jobs.map((job) => askOne(job, standsOut));
    return { reports, seconds: (performance.now() - began) / 1000 };
  };
  return { name: "loadgate", ask };
}

function askOne({ values, nights, window }: Job, standsOut?: number): Reports {
  const points = values.map((value) => ({ value: Math.log(value), se: null }));
  const reports: [number, number[]][] = [];
  for (const night of nights) {
    const from = Math.max(0, night - window);
    const { changes } = findChangePoints(points.slice(from, night), standsOut);
    if (changes.length > 0) reports.push([night, changes.map(({ index }) => index + from)]);
  }
  return reports;
}

/** Points that the tool was shown. */
export function pointsOf(jobs: readonly Job[]): number {
  let sum = 0;
  for (const { nights, window } of jobs) for (const night of nights) sum += Math.min(night, window);
  return sum;
}
