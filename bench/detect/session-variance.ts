/**
 * What src/analyse/interval.ts stands on: how far the variance between recorded sessions goes beyond what their rounds explain, and
 * how often intervals of two, three, four and six sessions of real servers miss what they should hold. Prints two tables; with --write
 * they go into docs/noise.md.
 */
import { parseArgs } from "node:util";
import { studentTail } from "../../src/analyse/distributions.ts";
import { sessionEffects } from "../../src/analyse/effect.ts";
import { seeded } from "../../src/analyse/fixture.ts";
import { type Estimate, estimateOf, type SessionEffect } from "../../src/analyse/interval.ts";
import { mean } from "../../src/analyse/robust-estimators.ts";
import { deciding } from "../../src/metrics/metrics.ts";
import { table } from "../../test-support/markdown.ts";
import { writeBlock } from "./block.ts";
import { cutTo, NOISY, type Recorded, type Records, readRecords, recordFiles } from "./records.ts";
import { isOpen } from "./series.ts";
import { digamma, inverseTrigamma, trigamma } from "./special-functions.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

type Metric = ReturnType<typeof deciding>[number];

/** The effects of one series' sessions on one machine, in the order they were taken. */
type Series = readonly SessionEffect[];

const machines = readRecords(recordFiles());
const text = [fits(), tails()].join("\n\n");
process.stdout.write(`${text}\n`);
if (values.write) writeBlock("session-variance", text);

function seriesOf(metric: Metric, rounds: number): Series[] {
  return [...machines.values()].flatMap((records: Records) =>
    [...records]
      .filter(([name]) => !isOpen(name) && !name.endsWith(NOISY))
      .map(([, found]) => effectsOf(found, metric, rounds))
      .filter((effects) => effects.length >= 12),
  );
}

function effectsOf(found: readonly Recorded[], metric: Metric, rounds: number): Series {
  const inTime = found.toSorted((a, b) => a.at.localeCompare(b.at));
  const sessions = inTime.map((each) => cutTo({ rounds, pairing: "side-by-side" }, each).session);
  const whole = sessions.filter((session) => session.rounds.length === rounds);
  return sessionEffects({ sessions: whole }, metric).filter(({ spread }) => spread?.degrees === rounds - 1);
}

/** By metric, the ratio of the variance of sessions to what their rounds explain: its centre, and its spread as degrees of freedom. */
function fits(): string {
  const [size, rounds] = [6, 4];
  const rows = deciding("closed").map((metric) => {
    const logs = seriesOf(metric, rounds).flatMap((all) => blocks(all, size).map(ratioOf));
    const [d1, d2] = [size - 1, size * (rounds - 1)];
    // The logs of an F ratio have this mean and variance (Smyth 2004, section 6.2); what is beyond is how servers differ.
    const bias = digamma(d1 / 2) - Math.log(d1 / 2) - digamma(d2 / 2) + Math.log(d2 / 2);
    const centre = mean(logs) - bias;
    const spread = logs.reduce((sum, log) => sum + (log - mean(logs)) ** 2, 0) / (logs.length - 1);
    const excess = spread - trigamma(d1 / 2) - trigamma(d2 / 2);
    const degrees = excess > 0 ? (2 * inverseTrigamma(excess)).toFixed(1) : "more than can be seen";
    return [metric.name, String(logs.length), Math.exp(centre).toFixed(2), degrees];
  });
  return `Variance of sessions ÷ what their rounds explain, blocks of ${size} sessions of ${rounds} rounds:\n\n${table(["metric", "blocks", "typical ratio", "degrees of freedom"], rows)}`;
}

function blocks(all: Series, size: number): Series[] {
  return Array.from({ length: Math.floor(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

function ratioOf(block: Series): number {
  const centre = mean(block.map(({ value }) => value));
  const own = block.reduce((sum, { value }) => sum + (value - centre) ** 2, 0) / (block.length - 1);
  const total = (of: "squares" | "degrees" | "rounds") =>
    block.reduce((sum, { spread }) => sum + (spread?.[of] ?? 0), 0);
  const explained = total("squares") / total("degrees") / (total("rounds") / block.length);
  return Math.log(own / explained);
}

/** How often estimates of few sessions, drawn from thirty taken after each other, lie further from those thirty than a tail allows. */
function tails(): string {
  const [trials, window] = [40_000, 30];
  const asked = [0.025, 0.002, 1e-3, 1e-4] as const;
  const rows = [2, 4, 6].flatMap((rounds) => {
    const series = deciding("closed").flatMap((metric) => seriesOf(metric, rounds));
    return [2, 3, 4, 6].map((n) => {
      const random = seeded(n * 10 + rounds);
      const below = asked.map(() => 0);
      for (let trial = 0; trial < trials; trial++) {
        const all = series[Math.floor(random() * series.length)] as Series;
        const from = Math.floor(random() * Math.max(1, all.length - window + 1));
        const near = all.slice(from, from + window);
        const chance = tailOf(drawn(near, n, random), mean(near.map(({ value }) => value)));
        for (const [i, tail] of asked.entries()) if (chance < tail) below[i] = (below[i] ?? 0) + 1;
      }
      const shares = below.map((count, i) => (count / trials / 2 / (asked[i] as number)).toFixed(2));
      return [String(rounds), String(n), ...shares];
    });
  });
  const heads = asked.map((tail) => `beyond ${tail}`);
  return `How often a bound is missed, as a multiple of what its tail allows (${trials} draws a row):\n\n${table(["rounds", "sessions", ...heads], rows)}`;
}

function drawn(near: Series, n: number, random: () => number): Series {
  const chosen = new Set<number>();
  while (chosen.size < n) chosen.add(Math.floor(random() * near.length));
  return [...chosen].map((index) => near[index] as SessionEffect);
}

/** The one-sided chance of an estimate so far from the truth, as its own noise has it. */
function tailOf(effects: Series, truth: number): number {
  const { centre, weight, noise } = estimateOf(effects) as Estimate;
  return noise === null
    ? 1
    : studentTail(Math.abs(centre - truth) / Math.sqrt(noise.variance / weight), noise.degrees);
}
