import { seeded } from "../../src/analyse/fixture.ts";
import type { Job, Reports, Tool } from "./ask.ts";
import { BEFORE, calm, type Noise, seriesOf, TWO_YEARS } from "./series.ts";

/** The points that a tool is shown each night. */
export const WINDOW = 200;

/** A change is seen if it is reported at most so far from its place, in points. */
const NEAR = 3;
/** And placed if at most so far. */
const PLACED = 1;

/**
 * How many alarms a series gives: a report on any night counts if it is more than NEAR points from all that were reported on nights
 * before. So the same report night after night is one alarm, and one that wanders further is another.
 */
export function alarmsOf(reports: Reports): number {
  const places = new Set<number>();
  let alarms = 0;
  for (const [, found] of reports) {
    for (const place of found) {
      if (![...places].some((known) => Math.abs(known - place) <= NEAR)) alarms++;
      places.add(place);
    }
  }
  return alarms;
}

export interface Calm {
  readonly series: number;
  readonly alarms: number;
  /** Series that gave any. */
  readonly alarmed: number;
}

/** Asks every night for two years, on series without change. */
export async function askCalm(tool: Tool, noise: Noise, series: number, seed: number): Promise<Calm> {
  const nights = Array.from({ length: TWO_YEARS }, (_, night) => night + 1);
  const random = seeded(seed);
  const jobs = Array.from({ length: series }, () => ({
    values: seriesOf(noise, random, calm),
    nights,
    window: WINDOW,
  }));
  const alarms = (await tool.ask(jobs)).reports.map(alarmsOf);
  return {
    series,
    alarms: alarms.reduce((sum, each) => sum + each, 0),
    alarmed: alarms.filter((each) => each > 0).length,
  };
}

export interface Found {
  readonly series: number;
  /** Series where anything was reported at all. */
  readonly any: number;
  /** All true places within NEAR, and within PLACED. */
  readonly seen: number;
  readonly placed: number;
  /** Reports that are not near any true place. */
  readonly others: number;
}

/** Asks once, after the last of these levels. */
export async function askOnce(
  tool: Tool,
  noise: Noise,
  levels: readonly number[],
  places: readonly number[],
  series: number,
  seed: number,
): Promise<Found> {
  const random = seeded(seed);
  const jobs: Job[] = Array.from({ length: series }, () => ({
    values: seriesOf(noise, random, levels),
    nights: [levels.length],
    window: WINDOW,
  }));
  const found = (await tool.ask(jobs)).reports.map(([last]) => last?.[1] ?? []);
  const within = (by: number) =>
    found.filter((each) => places.every((place) => each.some((index) => Math.abs(index - place) <= by)));
  const far = (index: number) => places.every((place) => Math.abs(index - place) > NEAR);
  return {
    series,
    any: found.filter((each) => each.length > 0).length,
    seen: within(NEAR).length,
    placed: within(PLACED).length,
    others: found.flat().filter(far).length,
  };
}

/** The place of the first change of every made series. */
export const PLACE = BEFORE;
