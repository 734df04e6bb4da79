import { studentQuantile } from "../../src/analyse/distributions.ts";
import { mean } from "../../src/analyse/robust-estimators.ts";
import type { Variant } from "../../src/format/faults.ts";
import type { Session } from "../../src/format/sample.ts";
import type { Recorded } from "./records.ts";

/** What a rule in use today would have said of two versions that are run one after the other, and how long it took. */
export interface Said {
  readonly slower: boolean;
  readonly seconds: number;
}

/** A rule sees runs of one version after runs of the other, as their users make them; null where the records run out. */
export type Rule = (runs: Runs) => Said | null;

/**
 * Deals single-version runs: each is one start of a server, with the goodput of its rounds. Base and head come from different
 * sessions, one after the other, since that is how these rules are fed; all on one machine, which is kinder than CI.
 */
export class Runs {
  private readonly records: Recorded[];

  constructor(records: readonly Recorded[]) {
    this.records = [...records];
  }

  next(variant: Variant): { goodputs: number[]; seconds: number } | null {
    const record = this.records.shift();
    return record ? { goodputs: goodputs(record.session, variant), seconds: record.seconds } : null;
  }

  get left(): number {
    return this.records.length;
  }
}

function goodputs(session: Session, variant: Variant): number[] {
  const samples = session.rounds.flatMap((round) => round.samples).filter((s) => s.variant === variant);
  return samples.map((sample) => sample.correct / sample.wall);
}

/** github-action-benchmark: one run of each, red where base ÷ head is above the alert threshold. */
export function ratioAbove(threshold: number): Rule {
  return (runs) => {
    const [base, head] = [runs.next("base"), runs.next("head")];
    if (!base || !head) return null;
    const slower = mean(base.goodputs) / mean(head.goodputs) > threshold;
    return { slower, seconds: base.seconds + head.seconds };
  };
}

/** Mann–Whitney's U on the rounds of two runs, one-sided at 5%, normal approximation with continuity correction. */
export const mannWhitney: Rule = (runs) => {
  const [base, head] = [runs.next("base"), runs.next("head")];
  if (!base || !head) return null;
  const [m, n] = [base.goodputs.length, head.goodputs.length];
  const wins = base.goodputs.reduce((sum, b) => sum + head.goodputs.filter((h) => b > h).length, 0);
  const z = (wins - (m * n) / 2 - 0.5) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return { slower: z > 1.645, seconds: base.seconds + head.seconds };
};

/**
 * Tachometer: samples of both in turns, an unpaired t interval at 95% looked at again and again until it excludes zero or
 * the time is over; red where it lies on the worse side.
 */
export function tachometer(limitSeconds: number): Rule {
  return (runs) => {
    const samples = { base: [] as number[], head: [] as number[] };
    let seconds = 0;
    for (;;) {
      const [base, head] = [runs.next("base"), runs.next("head")];
      if (!base || !head) return null;
      samples.base.push(...base.goodputs);
      samples.head.push(...head.goodputs);
      seconds += base.seconds + head.seconds;
      const { low, high } = welch(samples.base, samples.head);
      if (low > 0) return { slower: true, seconds };
      if (high < 0 || seconds >= limitSeconds) return { slower: false, seconds };
    }
  };
}

/** The 95% interval of the difference of two means (Welch 1947). */
function welch(a: readonly number[], b: readonly number[]): { low: number; high: number } {
  const part = (values: readonly number[]) => {
    const centre = mean(values);
    return values.reduce((sum, v) => sum + (v - centre) ** 2, 0) / (values.length - 1) / values.length;
  };
  const [va, vb] = [part(a), part(b)];
  const freedom = (va + vb) ** 2 / (va ** 2 / (a.length - 1) + vb ** 2 / (b.length - 1));
  const half = studentQuantile(0.025, freedom) * Math.sqrt(va + vb);
  const difference = mean(a) - mean(b);
  return { low: difference - half, high: difference + half };
}

/** The most runs of one version that anybody makes. */
const PATIENCE = 60;

/**
 * The rule of the connector comparison: five runs; any 3% or more from their mean is made again, until all agree; then the
 * means are compared. Red where head's is worse by more than the threshold.
 */
export function untilFiveAgree(threshold: number): Rule {
  return (runs) => {
    const [base, head] = [agreeing(runs, "base"), agreeing(runs, "head")];
    if (!base || !head) return null;
    return { slower: base.mean / head.mean > 1 + threshold, seconds: base.seconds + head.seconds };
  };
}

function agreeing(runs: Runs, variant: Variant): { mean: number; seconds: number } | null {
  let seconds = 0;
  const values: number[] = [];
  for (let made = 0; made < PATIENCE; made++) {
    const run = runs.next(variant);
    if (!run) return null;
    seconds += run.seconds;
    values.push(mean(run.goodputs));
    if (values.length < 5) continue;
    const centre = mean(values);
    const far = values.findIndex((value) => Math.abs(value / centre - 1) >= 0.03);
    if (far < 0) return { mean: centre, seconds };
    values.splice(far, 1);
  }
  return { mean: mean(values), seconds };
}
