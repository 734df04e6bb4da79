/** How often the interval holds the truth, by simulation: under noises of five kinds, with a fixed plan and with early stops. */
import { coverageFixed, coverageStopped } from "./cover.ts";
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
