/**
 * What the shorter warm-up of later sessions costs and saves, for each recorded server and path: its length, how long a session takes
 * with it, and the spread of CPU per request, head ÷ base, beside the same of the sessions that warmed up until they were steady.
 * Prints a table for each machine; with --write they go into docs/methodology.md. `make components`.
 */
import { table as markdown } from "../../scripts/generate/tables.ts";
import { sessionPairs } from "../../src/analyse/effect.ts";
import { deviation } from "../../src/analyse/interval.ts";
import { mean } from "../../src/analyse/location.ts";
import { deciding } from "../../src/analyse/metrics.ts";
import { tellMachines } from "./block.ts";
import { NOISY, type Recorded, type Records } from "./records.ts";
import { isOpen, isSame } from "./series.ts";

const ROUNDS = 6;
const HEAD = [
  "server/path",
  "sessions: pilot, later",
  "warm-up, s",
  "session, s",
  "round to round, %",
  "first round, %",
  "of the means of sessions, %",
];

tellMachines("warm-ups", (records) => {
  const rows = rowsOf(records);
  return rows.length === 0 ? "" : markdown(HEAD, rows);
});

/** A row for each server and path, from identical builds; the planted are left out, whose spread is of two different programs. */
function rowsOf(records: Records): string[][] {
  const same = [...records].filter(([name]) => isSame(name) && !name.endsWith(NOISY) && !isOpen(name));
  return same
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, found]) => {
      // A session all of whose rounds were left out tells nothing here.
      const whole = found.filter((each) => each.design.together === ROUNDS && effects(each).length > 0);
      if (whole.length === 0) return [];
      const pilots = whole.filter(({ design }) => design.warmUpSeconds === undefined);
      const later = whole.filter((each) => !pilots.includes(each));
      const both = (cell: (some: readonly Recorded[]) => string) => `${cell(pilots)}, ${cell(later)}`;
      const cells = [
        name.split("/").slice(0, 2).join("/"),
        both((some) => String(some.length)),
        both((some) => typical(some.map(({ session }) => session.warmUpSeconds))),
        both((some) => typical(some.map(({ seconds }) => seconds))),
        both((some) => percent(within(some.map(effects)))),
        both((some) => percent(deviation(some.map((each) => effects(each)[0] ?? Number.NaN)))),
        both((some) => percent(deviation(some.map((each) => mean(effects(each)))))),
      ];
      return [cells];
    });
}

/** ln(head ÷ base) of CPU per request, round by round. */
function effects({ session }: Recorded): number[] {
  const cpu = deciding("closed").find(({ name }) => name === "cpu");
  if (!cpu) throw new Error("CPU time decides no longer: look at another metric here");
  return sessionPairs(session, cpu, { pairing: "side-by-side" }).map(({ base, head }) =>
    Math.log(head / base),
  );
}

/** The standard deviation of rounds around the means of their sessions. */
function within(sessions: readonly (readonly number[])[]): number {
  const squares = sessions.flatMap((each) => each.map((effect) => (effect - mean(each)) ** 2));
  const freedom = squares.length - sessions.length;
  return freedom < 1 ? Number.NaN : Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / freedom);
}

function typical(seconds: readonly number[]): string {
  return seconds.length === 0 ? "–" : mean(seconds).toFixed(1);
}

function percent(spread: number): string {
  return Number.isFinite(spread) ? (spread * 100).toFixed(2) : "–";
}
