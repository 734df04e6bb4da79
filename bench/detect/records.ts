import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Design } from "../../src/model/design.ts";
import type { Verdict } from "../../src/model/results.ts";
import type { Round, Session } from "../../src/model/sample.ts";

/** One recorded session. `series` is server/path/plant, e.g. "go-hello/direct/0" or "node-hash/proxy/4%". */
export interface Recorded {
  readonly series: string;
  readonly machine?: string;
  readonly design: Design;
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
  readonly cases: readonly { readonly id: string; readonly verdict: Verdict; readonly sessions: number }[];
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

/** What the name of a series ends with whose machine was shared with a noisy neighbour. */
export const NOISY = " noisy";

/** The recorded sessions by series, in the order they were taken. */
export function readRecords(files: readonly string[]): Map<string, Recorded[]> {
  const series = new Map<string, Recorded[]>();
  for (const file of files.filter((each) => existsSync(each))) {
    const bytes = readFileSync(file);
    const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    for (const line of text.split("\n").filter(Boolean)) {
      const recorded = JSON.parse(line) as Recorded;
      series.set(recorded.series, [...(series.get(recorded.series) ?? []), recorded]);
    }
  }
  return series;
}

const isPilot = ({ design }: Recorded) => design.together > 0 && design.apart > 0;
const isTurns = ({ design }: Recorded) => design.together === 0;

/** Deals a series' sessions out, each once: so whatever is made of them is made of disjoint blocks. */
export class Deck {
  private readonly pilots: Recorded[];
  private readonly usual: Recorded[];
  private readonly turns: Recorded[];

  constructor(records: readonly Recorded[]) {
    this.pilots = records.filter(isPilot);
    this.turns = records.filter(isTurns);
    this.usual = records.filter((record) => !isPilot(record) && !isTurns(record));
  }

  /** Whether a case can be begun and measured for so many seconds. */
  holds(pilots: number, seconds: number): boolean {
    const left = this.usual.reduce((sum, each) => sum + each.seconds, 0);
    return this.pilots.length >= pilots && left >= seconds;
  }

  /** The next session of a design, cut to its rounds, with the seconds it would have taken; null where none is left. */
  deal(design: Design): { session: Session; seconds: number } | null {
    const pool =
      design.together > 0 && design.apart > 0 ? this.pilots : design.together > 0 ? this.usual : this.turns;
    const next = pool.shift();
    if (!next) return null;
    const kept = next.session.rounds.slice(0, design.together + design.apart);
    const cut = next.session.rounds.slice(kept.length);
    const seconds = next.seconds - cut.reduce((sum, round) => sum + secondsOf(round), 0);
    return { session: { ...next.session, rounds: kept }, seconds };
  }
}

/** What leaving a round out would have saved: its load, and starting and ending the generators. */
function secondsOf({ samples, together }: Round): number {
  const walls = samples.map(({ wall }) => wall);
  return 0.03 + (together ? Math.max(...walls) : walls.reduce((sum, wall) => sum + wall, 0));
}
