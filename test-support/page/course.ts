import { normal, type Random } from "../../src/analyse/fixture.ts";

/** How a series went: levels with noise around them, and ratios that start over when the reference is moved. */
export interface Course {
  readonly total: number;
  readonly runs: readonly number[];
  readonly noise: number;
  /** ln, as measured against the reference of that run. */
  readonly ratio: (run: number) => number;
  readonly seams: readonly { readonly run: number; readonly ratio: number }[];
  readonly invalid: readonly number[];
}

const NOISE: Readonly<Record<string, number>> = {
  goodput: 0.008,
  cpu: 0.005,
  p50: 0.012,
  p99: 0.03,
  memory: 0.004,
};

/** What happens to each series, by its number. */
export function courseFor(
  number: number,
  metric: { readonly name: string; readonly better: "higher" | "lower" },
  total: number,
  random: Random,
): Course {
  const noise = NOISE[metric.name] ?? 0.01;
  const worse = metric.better === "higher" ? -1 : 1;
  const steps = stepsOf(number, total, worse);
  const moved = Math.round(total * 0.6);
  const level = (run: number) => steps.reduce((sum, step) => sum + (run >= step.run ? step.log : 0), 0);
  // Now and then a night was disturbed, which one point tells and no level.
  const values = Array.from(
    { length: total },
    (_, run) => level(run) + noise * normal(random) + (random() < 0.002 ? worse * 0.25 : 0),
  );
  const gone = number % 97 === 60;
  const born = number % 31 === 8 ? Math.round(total * 0.35) : 0;
  const end = gone ? Math.round(total * 0.93) : total;
  const runs = Array.from({ length: Math.max(1, end - born) }, (_, i) => born + i);
  const invalid = runs.filter((run) => (run * 13 + number) % 173 === 5);
  const offset = born < moved ? level(moved - 1) : 0;
  return {
    total,
    noise,
    runs: runs.filter((run) => !invalid.includes(run)),
    ratio: (run) => (values[run] as number) - (run >= moved ? offset : 0),
    seams: born < moved && end > moved ? [{ run: moved, ratio: offset }] : [],
    invalid,
  };
}

interface Step {
  readonly run: number;
  readonly log: number;
}

function stepsOf(number: number, total: number, worse: number): Step[] {
  const at = (share: number) => Math.max(1, Math.round(total * share));
  const steps: Step[] = [];
  if (number % 3 === 0)
    steps.push({ run: at(0.2 + (number % 7) / 30), log: worse * (0.02 + (number % 5) / 120) });
  if (number % 4 === 1) steps.push({ run: at(0.5), log: -worse * 0.045 });
  if (number % 45 === 0) steps.push({ run: Math.max(1, total - 12), log: worse * 0.061 });
  if (number % 60 === 7) steps.push({ run: Math.max(1, total - 2), log: worse * 0.034 });
  if (number % 55 === 21) steps.push({ run: Math.max(1, total - 20), log: -worse * 0.082 });
  if (number % 80 === 33) steps.push({ run: Math.max(1, total - 9), log: worse * 0.12 });
  return steps.sort((one, other) => one.run - other.run);
}
