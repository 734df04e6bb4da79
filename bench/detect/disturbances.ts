/**
 * What others on the machine do to a round side by side, for each recorded server: the spread of ln(head ÷ base) from round to round
 * within sessions, of rounds that nothing disturbed beside those that the host or other programs took CPU time from. It is what the limits
 * in src/analyse/disturbed.ts stand on. Prints a table for each machine; with --write they go into docs/noise.md.
 */

import { isDisturbed } from "../../src/analyse/disturbed.ts";
import { mean } from "../../src/analyse/robust-estimators.ts";
import type { Round } from "../../src/format/sample.ts";
import { deciding } from "../../src/metrics/metrics.ts";
import { table as markdown } from "../../test-support/markdown.ts";
import { tellMachines } from "./block.ts";
import type { Records } from "./records.ts";
import { isOpen, parts } from "./series.ts";

type Metric = ReturnType<typeof deciding>[number];

/** Shares of one CPU, from and below. */
const BINS = {
  "neither, %": { stolen: [0, 0.05], foreign: [0, 0.25] },
  "host took 5–30%": { stolen: [0.05, 0.3], foreign: [0, 0.25] },
  "host took more": { stolen: [0.3, 9], foreign: [0, 0.25] },
  "others used 25–60%": { stolen: [0, 0.05], foreign: [0.25, 0.6] },
  "others used more": { stolen: [0, 0.05], foreign: [0.6, 9] },
} as const;

tellMachines("disturbances", (records) => {
  const rounds = [...records.values()].flatMap((found) => found.flatMap(({ session }) => session.rounds));
  const share = (100 * rounds.filter(isDisturbed).length) / rounds.length;
  const left = `Of ${rounds.length} rounds ${share.toFixed(1)}% count less.`;
  return `${markdown(["server", "metric", ...Object.keys(BINS)], rowsOf(records))}\n\n${left}`;
});

function rowsOf(records: Records): string[][] {
  const names = [...records.keys()].filter((name) => !isOpen(name));
  return [...new Set(names.map((name) => parts(name)[0]))].sort().flatMap((server) => {
    const found = names
      .filter((name) => parts(name)[0] === server)
      .flatMap((name) => records.get(name) ?? []);
    const sessions = found.map(({ session }) => session.rounds.filter(({ together }) => together));
    return deciding("closed").map((metric) => [
      server,
      metric.name,
      ...Object.values(BINS).map(cell(sessions, metric)),
    ]);
  });
}

/** The standard deviation of those rounds around the means of their sessions, and how many they are. */
function cell(sessions: readonly (readonly Round[])[], metric: Metric) {
  return (bin: (typeof BINS)[keyof typeof BINS]) => {
    const squares = sessions.flatMap((rounds) => {
      const effects = rounds.map((round) => ({ round, effect: effectOf(round, metric) }));
      const known = effects.filter(({ effect }) => Number.isFinite(effect));
      const centre = mean(known.map(({ effect }) => effect));
      const freedom = (known.length - 1) / known.length;
      return known
        .filter(
          ({ round }) =>
            isIn(bin.stolen, round.disturbance.stolen) && isIn(bin.foreign, round.disturbance.foreign),
        )
        .map(({ effect }) => (effect - centre) ** 2 / freedom);
    });
    return squares.length < 2 ? "–" : `${(Math.sqrt(mean(squares)) * 100).toFixed(1)} (${squares.length})`;
  };
}

function isIn([from, below]: readonly [number, number], share: number | null): boolean {
  return (share ?? 0) >= from && (share ?? 0) < below;
}

/** ln(head ÷ base). */
function effectOf({ samples }: Round, metric: Metric): number {
  const of = (variant: string) => {
    const sample = samples.find((each) => each.variant === variant);
    return (sample && metric.per === "round" ? metric.value(sample) : null) ?? Number.NaN;
  };
  return Math.log(of("head") / of("base"));
}
