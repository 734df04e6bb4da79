import { LOOKS, tailOf } from "../../src/analyse/alpha.ts";
import { halfWidth, spread } from "../../src/analyse/interval.ts";
import { mean } from "../../src/analyse/location.ts";
import { priorOf } from "../../src/analyse/moderated.ts";
import { normal, type Random, seeded } from "../../src/analyse/seeded.ts";
import { studentTail } from "../../src/analyse/student.ts";

/** The standard deviations of the cases of one run. */
export type Spreads = (cases: number, random: Random) => number[];

const several =
  (of: (index: number, cases: number, random: Random) => number) => (cases: number, random: Random) =>
    Array.from({ length: cases }, (_, index) => of(index, cases, random));

/** How the cases of a run may differ in noise. */
export const FAMILIES: Readonly<Record<string, Spreads>> = {
  "all alike": several(() => 1),
  "one twice as noisy": several((index) => (index === 0 ? 2 : 1)),
  "one five times as noisy": several((index) => (index === 0 ? 5 : 1)),
  "half of them twice as noisy": several((index, cases) => (index < cases / 2 ? 2 : 1)),
  "half of them four times as noisy": several((index, cases) => (index < cases / 2 ? 4 : 1)),
  "by chance, most within a factor of 3": several((_index, _cases, random) => Math.exp(0.5 * normal(random))),
  "by chance, most within a factor of 7": several((_index, _cases, random) => Math.exp(normal(random))),
};

const ALPHA = 0.002;
/** Sessions of a case when its time is over. */
const LAST = 16;
/** Student's t with so many degrees of freedom is the normal distribution, to 0.01 % at what is asked of it. */
const MANY = 1e8;
/** Those that decide a case. */
const METRICS = 2;

/**
 * False alarms that a run without a change is expected to give on one side, as a share of its alpha: the sum over its cases, metrics
 * and looks, as if none came together. Each case is judged with the spread of the others. Of each simulated run the chance of an alarm is
 * computed from its spreads, since mean and spread of a normal sample are independent (Fisher 1925), so that thousands of runs tell
 * what millions of alarms would.
 */
export function alphaSpent(spreads: Spreads, cases: number, runs: number): number {
  const random = seeded(cases);
  const plan = { alpha: ALPHA, pairings: [], cases: { length: cases } };
  const moments = [
    ...LOOKS.filter((n) => n <= LAST).map((n) => ({ n, tail: tailOf(plan, undefined, "look", "closed") })),
    { n: LAST, tail: tailOf(plan, undefined, "end", "closed") },
  ];
  let expected = 0;
  for (let run = 0; run < runs; run++) {
    const sds = spreads(cases, random);
    const effects = sds.map((sd) => Array.from({ length: LAST }, () => sd * normal(random)));
    for (const { n, tail } of moments) {
      for (const [index, { s, prior }] of besideOthers(effects.map((all) => all.slice(0, n))).entries()) {
        const bar = halfWidth(s, n, tail, prior) / ((sds[index] as number) / Math.sqrt(n));
        expected += METRICS * studentTail(bar, MANY);
      }
    }
  }
  return expected / runs / ALPHA;
}

/** The spread of each case, and what the others tell of it. */
function besideOthers(effects: readonly (readonly number[])[]) {
  const seen = effects.map((all) => ({ s: spread(all) as number, degrees: all.length - 1 }));
  return seen.map(({ s }, index) => {
    const others = seen.filter((_, other) => other !== index);
    return { s, prior: priorOf(others.map(({ s, degrees }) => ({ variance: s * s, degrees }))) };
  });
}

/** How much wider intervals are that the others' spread is not known to, on average over cases and runs, after n sessions. */
export function gain(spreads: Spreads, cases: number, n: number, runs: number): number {
  const random = seeded(n);
  const ratios: number[] = [];
  const tail = tailOf({ alpha: ALPHA, pairings: [], cases: { length: cases } }, undefined, "look", "closed");
  for (let run = 0; run < runs; run++) {
    const effects = spreads(cases, random).map((sd) => Array.from({ length: n }, () => sd * normal(random)));
    for (const { s, prior } of besideOthers(effects))
      ratios.push(halfWidth(s, n, tail) / halfWidth(s, n, tail, prior));
  }
  return mean(ratios);
}
