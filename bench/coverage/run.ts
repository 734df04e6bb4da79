/**
 * By simulation: how often the interval holds the truth, under noises of five kinds, with a fixed plan and with early stops; and how much of
 * its alpha a run spends whose cases are judged with the spread of the others.
 */

import { coverageFixed, coverageStopped } from "./cover.ts";
import { alphaSpent, FAMILIES, gain } from "./family.ts";
import { NOISES } from "./noise.ts";

const TRIALS = Number(process.argv[2] ?? 20_000);
const FIXED = [6, 11, 22, 44] as const;
const EFFECTS = [0, 0.02, 0.04] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const heads = [
  ...FIXED.map((n) => `${n} sessions`),
  ...EFFECTS.map((e) => `stopped early, effect ${e * 100} %`),
];
process.stdout.write(`${TRIALS} simulations a cell, 95 % asked for\n\n`);
process.stdout.write(`| noise | ${heads.join(" | ")} |\n| --- |${" --- |".repeat(heads.length)}\n`);
for (const [name, noise] of Object.entries(NOISES)) {
  const fixed = FIXED.map((n) => coverageFixed(noise, n, 0.03, TRIALS));
  const stopped = EFFECTS.map((effect) => coverageStopped(noise, 22, effect, TRIALS));
  process.stdout.write(`| ${name} | ${[...fixed, ...stopped].map(percent).join(" | ")} |\n`);
}

const RUNS = 2 * TRIALS;
const COUNTS = [4, 7, 10, 20] as const;
const AFTER = [4, 6, 11, 16] as const;
const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
process.stdout.write(
  "\nAlpha spent by a run of so many cases, and how much narrower their intervals are with 10\n\n",
);
row(["noise of the cases", ...COUNTS.map((n) => `${n} cases`), ...AFTER.map((n) => `after ${n} sessions`)]);
row(Array(1 + COUNTS.length + AFTER.length).fill("---"));
for (const [name, spreads] of Object.entries(FAMILIES)) {
  const spent = COUNTS.map((n) => percent(alphaSpent(spreads, n, Math.ceil(RUNS / n))));
  row([name, ...spent, ...AFTER.map((n) => `${gain(spreads, 10, n, 400).toFixed(2)} ×`)]);
}
