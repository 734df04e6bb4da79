/**
 * By simulation: how often the 95% interval holds the truth under noises of five kinds, with a fixed plan and with early stops; how often
 * a change of exactly the threshold is called unchanged; how often no change is called slower; how much of its alpha a run spends whose
 * sessions differ by more than their rounds explain; and what drift does to limits. With --write the tables go into docs/evidence.md.
 */
import { parseArgs } from "node:util";
import { table } from "../../test-support/markdown.ts";
import { writeBlock } from "../detect/block.ts";
import { alphaSpent, gain, type Sessions } from "./alpha-spent.ts";
import { brokenAtLimit, coverageFixed, falseAlarms, stoppedCases } from "./cover.ts";
import { NOISES } from "./noise.ts";

const { values } = parseArgs({
  options: { trials: { type: "string", default: "20000" }, write: { type: "boolean", default: false } },
});
const TRIALS = Number(values.trials);
const FIXED = [3, 6, 11, 22] as const;
const EFFECTS = [0, 0.02, 0.04] as const;
/** Sessions of a case whose time is over. */
const MOST = 22;
const THRESHOLDS = [0.02, 0.03, 0.05, 0.1] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const noises = Object.entries(NOISES);

const coverage = table(
  ["noise", ...FIXED.map((n) => `${n} sessions`), ...EFFECTS.map((e) => `stopped early, effect ${e * 100}%`)],
  noises.map(([name, noise]) => [
    name,
    ...FIXED.map((n) => percent(coverageFixed(noise, n, 0.03, TRIALS))),
    ...EFFECTS.map((effect) => percent(stoppedCases(noise, MOST, { effect, threshold: 0.02 }, TRIALS).held)),
  ]),
);
const equivalence = table(
  [
    "noise",
    ...THRESHOLDS.map((threshold) => `a true change of ${threshold * 100}%, judged at ${threshold * 100}%`),
  ],
  noises.map(([name, noise]) => [
    name,
    ...THRESHOLDS.map((threshold) => {
      const { verdicts } = stoppedCases(noise, MOST, { effect: Math.log1p(threshold), threshold }, TRIALS);
      return percent(verdicts.unchanged ?? 0);
    }),
  ]),
);
const STARTS = [0, 0.25, 0.5, 0.75, 0.9, 0.97] as const;
const AFTER = [2, 3, 4, 6, 11] as const;
const spent = table(
  [
    "variance of a session from start to start",
    ...[4, 8].map((rounds) => `alpha spent, ${rounds} rounds a session`),
    ...AFTER.map((n) => `interval narrower after ${n} sessions`),
  ],
  STARTS.map((starts) => {
    const of = (rounds: number): Sessions => ({ starts, rounds });
    return [
      percent(starts).replace(".0", ""),
      ...[4, 8].map((rounds) => percent(alphaSpent(of(rounds), Math.ceil(TRIALS / 4)))),
      ...AFTER.map((n) => `${gain(of(4), n, 1000).toFixed(2)} ×`),
    ];
  }),
);

/** What is to happen once in 3000 cases takes more of them. */
const alarms = table(
  ["noise", "called slower ÷ what alpha leaves"],
  noises.map(([name, noise]) => [name, falseAlarms(noise, MOST, 10 * TRIALS).toFixed(2)]),
);
const CORRELATIONS = [0, 0.3, 0.5, 0.7, 0.85] as const;
const limits = table(
  ["correlation of a session with the one before", ...FIXED.slice(1).map((n) => `${n} sessions`)],
  CORRELATIONS.map((correlation) => [
    String(correlation),
    ...FIXED.slice(1).map((n) => percent(brokenAtLimit(correlation, n, TRIALS))),
  ]),
);

const text = [
  `How often the 95% interval holds the truth, ${TRIALS} simulations a cell, 4 rounds a session:`,
  coverage,
  `How often a case is called unchanged whose true change is exactly the threshold (at most 5% is allowed; at most ${MOST} sessions, one metric):`,
  equivalence,
  `How often one metric of a case without a change is called slower, as a multiple of what alpha leaves to it (3 cases, 2 metrics, at most ${MOST} sessions, ${10 * TRIALS} simulations a row, no threshold):`,
  alarms,
  "How much of its alpha a run of three cases without a change spends by its 16th session, and what the rounds' own spread is worth:",
  spent,
  "How often a head whose true value is exactly its limit is called beyond it (2.5% is meant; judged once, at the end of the time):",
  limits,
].join("\n\n");
process.stdout.write(`${text}\n`);
if (values.write) writeBlock("simulations", text);
