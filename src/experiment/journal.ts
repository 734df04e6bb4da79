import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { conclude } from "../analyse/conclude.ts";
import { concludeRanking, type RankingPart, rankedFrom } from "../analyse/leaderboard.ts";
import type { Plan } from "../format/plan.ts";
import type { CaseRecord, Measured } from "../format/results.ts";
import { type AbandonedRun, releaseAbandoned } from "../platform/run-resources.ts";
import type { Host } from "./host.ts";
import { writeRanking, writeReports } from "./result-files.ts";

const FILE = "measured.jsonl";

/** Everything about a run but what is known at its end. */
export type Begun = Omit<Measured, "cases" | "seconds" | "interrupted">;

/** Where the reports of a run go, and what it is apart from a comparison. */
export interface Destination {
  readonly out: string;
  readonly ranking?: RankingPart;
}

/** What is known of a run before its first session. */
interface Header extends Destination {
  readonly begun: Begun;
}

/**
 * Begins a journal in a run's temporary folder, which goes with it, in place of that of what was measured before. What is returned writes
 * down what is known of a case, with its newest session alone: a run that is killed loses no more than the session under way.
 */
export function startJournal(folder: string, header: Header): (record: CaseRecord) => void {
  const file = join(folder, FILE);
  const write = (line: unknown, flag: "a" | "w") => {
    try {
      writeFileSync(file, `${JSON.stringify(line)}\n`, { flag });
    } catch {
      // It is of use only to a run that is killed; a full disk must not end one that is not.
    }
  };
  write(header, "w");
  return (record) => write(record, "a");
}

/** Takes away what killed runs left, and writes the reports of what they had measured into a folder beside where they would be. */
export async function recoverAbandoned(host: Pick<Host, "progress">): Promise<void> {
  await releaseAbandoned((abandoned) => {
    const report = reportOf(abandoned);
    if (report) host.progress.say(report);
  });
}

function reportOf({ id, folder }: AbandonedRun): string | null {
  const file = join(folder, FILE);
  if (!existsSync(file)) return null;
  const [header, ...records] = parsed(readFileSync(file, "utf8")) as [Header?, ...CaseRecord[]];
  if (!header || records.length === 0) return null;
  const out = join(header.out, `killed-${id}`);
  const last = records.at(-1)?.sessions[0]?.at ?? 0;
  const { begun, ranking } = header;
  const measured: Measured = {
    ...begun,
    cases: casesOf(begun.plan.cases, records),
    seconds: { build: 0, run: last, ready: 0, load: 0, harness: 0 },
    interrupted: true,
  };
  if (ranking) writeRanking(concludeRanking(rankedFrom(measured, ranking)), new Map(), out);
  else writeReports(conclude(measured), new Map(), out);
  const sessions = records.length === 1 ? "1 session" : `${records.length} sessions`;
  return `an earlier run was killed after ${sessions}; what it measured is in ${out}`;
}

/** The lines that are whole: the last may have been cut off. */
function parsed(text: string): unknown[] {
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

function casesOf(planned: Plan["cases"], records: readonly CaseRecord[]): CaseRecord[] {
  return planned.map((found) => {
    const own = records.filter(({ id }) => id === found.id);
    return { ...found, ...own.at(-1), sessions: own.flatMap(({ sessions }) => sessions) };
  });
}
