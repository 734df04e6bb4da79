import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Verdict } from "../../src/format/names.ts";
import type { MetricResult } from "../../src/format/results.ts";
import type { Round, Session } from "../../src/format/sample.ts";
import { type Design, USUAL_ROUNDS } from "../../src/measure/sampling-plan.ts";

/** One recorded session. `series` is server/via/plant, e.g. "go-hello/direct/0" or "node-hash/nginx/4%". */
export interface Recorded {
  readonly series: string;
  readonly machine: string;
  readonly design: Design;
  /** What was planted into head: rounds of a loop, or milliseconds; not recorded in the oldest recordings. */
  readonly amount?: number;
  /** ISO 8601. */
  readonly at: string;
  /** Wall seconds that it took, starts and stops included. */
  readonly seconds: number;
  readonly session: Session;
}

const ROOT = join(import.meta.dirname, "..", "..");
/** Where recordings are kept. */
export const DATA = join(import.meta.dirname, "data");
/** Where this machine's are added. */
export const HERE = join(ROOT, ".loadgate", "detect", "sessions.jsonl");

/** One run as users make them. */
export interface LiveRun {
  /** ISO 8601. */
  readonly at: string;
  readonly machine: string;
  /** Whether a change was planted into every server, or the builds were identical. */
  readonly planted: boolean;
  /** Wall seconds of starting and measuring. */
  readonly seconds: number;
  readonly cases: readonly LiveCase[];
}

export interface LiveCase {
  readonly id: string;
  readonly verdict: Verdict;
  readonly sessions: number;
  /** What decided it; not recorded in the oldest runs. */
  readonly metrics?: readonly Pick<MetricResult, "name" | "ratio" | "interval">[];
}

/** Where live runs are kept, and where this machine's are added. */
export const KEPT_LIVE = join(DATA, "live.jsonl");
export const NEW_LIVE = join(ROOT, ".loadgate", "detect", "live.jsonl");

export function readLive(): LiveRun[] {
  return [KEPT_LIVE, NEW_LIVE]
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, "utf8").split("\n").filter(Boolean))
    .map((line) => JSON.parse(line) as LiveRun);
}

/** The recordings that are kept, and those of this machine. */
export function recordFiles(): string[] {
  const kept = readdirSync(DATA).filter((name) => name.endsWith(".jsonl.gz"));
  return [...kept.sort().map((name) => join(DATA, name)), HERE];
}

/** Since then runs write a server's program again before each start: until then one file lay still for all sessions of a run. */
const WRITTEN_ANEW_SINCE = "2026-11-23T15:00";

export function layStill({ at }: { readonly at: string }): boolean {
  return at < WRITTEN_ANEW_SINCE;
}

/** What the name of a series ends with whose machine was shared with a noisy neighbour. */
export const NOISY = " noisy";

/** What the name of a series ends with whose plant is there to find out what a round of its loop costs. */
export const TRIAL = "trial";

/** The sessions of one machine by series, in the order they were taken. */
export type Records = ReadonlyMap<string, readonly Recorded[]>;

/** The recorded sessions by machine: none is ever compared, or dealt out, with those of another. */
export function readRecords(files: readonly string[]): Map<string, Records> {
  const machines = new Map<string, Map<string, Recorded[]>>();
  for (const file of files.filter((each) => existsSync(each))) {
    const bytes = readFileSync(file);
    const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    for (const line of text.split("\n").filter(Boolean)) {
      const read = JSON.parse(line) as Recorded;
      // What is kept was recorded when cases via nginx were called so.
      const recorded = { ...read, series: read.series.replace("/proxy/", "/nginx/") };
      const series = machines.get(recorded.machine) ?? new Map<string, Recorded[]>();
      series.set(recorded.series, [...(series.get(recorded.series) ?? []), recorded]);
      machines.set(recorded.machine, series);
    }
  }
  return machines;
}

/** What was planted there before in a series, so that all of its sessions have the same. */
export function plantedBefore(records: Records | undefined, series: string): number | undefined {
  return records?.get(series)?.find(({ amount }) => amount !== undefined)?.amount;
}

/** The sessions of a series, machine by machine. */
export function everywhere(machines: ReadonlyMap<string, Records>, series: string): (readonly Recorded[])[] {
  return [...machines.values()].flatMap((records) => {
    const found = records.get(series);
    return found ? [found] : [];
  });
}

/** Of sessions that still had to find out how long to warm up. */
const isFirst = ({ design }: Recorded) => design.warmUpSeconds === undefined;

/** Deals a series' sessions out, each once: so whatever is made of them is made of disjoint blocks. */
export class Deck {
  private readonly first: Recorded[];
  private readonly later: Recorded[];

  constructor(records: readonly Recorded[]) {
    this.first = records.filter(isFirst);
    this.later = records.filter((record) => !isFirst(record));
  }

  /** Whether a case can be measured for so many seconds, in sessions of the usual rounds. */
  holds(seconds: number): boolean {
    const all = [...this.first, ...this.later];
    const usual = { rounds: USUAL_ROUNDS, pairing: "side-by-side" } as const;
    return all.reduce((sum, each) => sum + cutTo(usual, each).seconds, 0) >= seconds;
  }

  /** The next session of a design, cut to its rounds, with the seconds it would have taken; null where none is left. */
  deal(design: Design): { session: Session; seconds: number } | null {
    // Where sessions as they are wanted have run out, those that warmed up otherwise stand in.
    const [wanted, other] =
      design.warmUpSeconds === undefined ? [this.first, this.later] : [this.later, this.first];
    const pool = wanted.length > 0 ? wanted : other;
    const [next] = pool.splice(nearest(pool, design.warmUpSeconds), 1);
    return next ? cutTo(design, next) : null;
  }
}

/** The first of those whose warm-up differs least from the one that is wanted. */
function nearest(pool: readonly Recorded[], wanted: number | undefined): number {
  if (wanted === undefined) return 0;
  const off = pool.map(({ design, session }) =>
    Math.abs((design.warmUpSeconds ?? session.warmUpSeconds) - wanted),
  );
  return Math.max(0, off.indexOf(Math.min(...off)));
}

/**
 * A session as if it had been begun with this design; of one that asks for more rounds than it has, it has these. One that warmed up for less than is wanted
 * now is charged for the rest; that it would have been quieter for it is not known.
 */
export function cutTo(
  design: Design,
  { session, seconds, design: recorded }: Pick<Recorded, "session" | "seconds" | "design">,
): { session: Session; seconds: number } {
  const { rounds } = session;
  const [kept, cut] = [rounds.slice(0, design.rounds), rounds.slice(design.rounds)];
  const spared = cut.reduce((sum, round) => sum + secondsOf(round), 0);
  const wanting = Math.max(
    0,
    (design.warmUpSeconds ?? 0) - (recorded.warmUpSeconds ?? session.warmUpSeconds),
  );
  return { session: { ...session, rounds: kept }, seconds: seconds - spared + wanting };
}

/** The same session, had base been called head and head base. */
export function sidesSwapped(recorded: Recorded): Recorded {
  const rounds = recorded.session.rounds.map((round) => {
    const samples = round.samples.map((sample) => {
      return { ...sample, variant: sample.variant === "base" ? ("head" as const) : ("base" as const) };
    });
    return { ...round, samples };
  });
  return { ...recorded, session: { ...recorded.session, rounds } };
}

/** What leaving a round out would have saved: its load, and starting and ending the generators. */
function secondsOf({ samples }: Round): number {
  return 0.03 + Math.max(...samples.map(({ wall }) => wall));
}
