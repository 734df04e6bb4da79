/**
 * What the shorter warm-up of later sessions costs and saves, for each recorded server and via: its length, how long a session of four
 * rounds takes with it, and the spread of CPU per request, head ÷ base, beside the same of the sessions that warmed up until they were
 * steady; and the variance of a session times its seconds, the smaller the better: in a given time a mean has that variance over the time.
 * Prints a table for each machine; with --write they go into docs/noise.md. `make components`.
 */

import { sessionPairs } from "../../src/analyse/effect.ts";
import { deviation, mean } from "../../src/analyse/robust-estimators.ts";
import { deciding } from "../../src/metrics/metrics.ts";
import { table as markdown } from "../../test-support/markdown.ts";
import { tellMachines } from "./block.ts";
import { cutTo, NOISY, type Recorded, type Records } from "./records.ts";
import { isOpen, isSame } from "./series.ts";

const ROUNDS = 4;
const HEAD = [
  "server/via",
  "sessions: long, later",
  "warm-up, s",
  "session, s",
  "round to round, %",
  "first round, %",
  "of the means of sessions, %",
  "its square × session, %² s",
];

tellMachines("warm-ups", (records) => {
  const rows = rowsOf(records);
  return rows.length === 0 ? "" : markdown(HEAD, rows);
});

/** A row for each server and via, from identical builds; the planted are left out, whose spread is of two different programs. */
function rowsOf(records: Records): string[][] {
  const same = [...records].filter(([name]) => isSame(name) && !name.endsWith(NOISY) && !isOpen(name));
  return same
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, found]) => {
      const usable = found.filter(({ design }) => design.rounds >= ROUNDS);
      // A session all of whose rounds were left out tells nothing here.
      const whole = usable.map(cut).filter((each) => effects(each).length > 0);
      const long = whole.filter(({ design }) => design.warmUpSeconds === undefined);
      const later = whole.filter((each) => !long.includes(each));
      if (long.length < 2 || later.length < 2) return [];
      const both = (cell: (some: readonly Recorded[]) => string) => `${cell(long)}, ${cell(later)}`;
      const ofMeans = (some: readonly Recorded[]) => deviation(some.map((each) => mean(effects(each))));
      const lasting = (some: readonly Recorded[]) => mean(some.map(({ seconds }) => seconds));
      const cells = [
        name.split("/").slice(0, 2).join("/"),
        both((some) => String(some.length)),
        both((some) => mean(some.map(({ session }) => session.warmUpSeconds)).toFixed(1)),
        both((some) => lasting(some).toFixed(1)),
        both((some) => percent(within(some.map(effects)))),
        both((some) => percent(deviation(some.map((each) => effects(each)[0] ?? Number.NaN)))),
        both((some) => percent(ofMeans(some))),
        both((some) => ((100 * ofMeans(some)) ** 2 * lasting(some)).toFixed(1)),
      ];
      return [cells];
    });
}

/** A session as if it had ended after its first rounds. */
function cut(recorded: Recorded): Recorded {
  return { ...recorded, ...cutTo({ rounds: ROUNDS, pairing: "side-by-side" }, recorded) };
}

/** ln(head ÷ base) of CPU per request, round by round. */
function effects({ session }: Recorded): number[] {
  const cpu = deciding("closed").find(({ name }) => name === "cpu");
  if (!cpu) throw new Error("CPU time decides no longer: look at another metric here");
  return sessionPairs(session, cpu).map(({ base, head }) => Math.log(head / base));
}

/** The standard deviation of rounds around the means of their sessions. */
function within(sessions: readonly (readonly number[])[]): number {
  const squares = sessions.flatMap((each) => each.map((effect) => (effect - mean(each)) ** 2));
  const freedom = squares.length - sessions.length;
  return freedom < 1 ? Number.NaN : Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / freedom);
}

function percent(spread: number): string {
  return Number.isFinite(spread) ? (spread * 100).toFixed(2) : "–";
}
