import type { MetricName } from "../model/results.ts";
import type { Sample, Session, Variant } from "../model/sample.ts";

interface About {
  readonly name: MetricName;
  readonly unit: string;
  readonly better: "higher" | "lower";
  /** Decides in a closed loop; the others inform. */
  readonly gates: boolean;
  /** Says nothing about the server where something else was saturated. */
  readonly limitable: boolean;
}

/** How a metric's value is got; each answers null where the value could not be known. */
export type RoundMetric = About & {
  readonly per: "round";
  readonly value: (sample: Sample) => number | null;
};
export type SessionMetric = About & {
  readonly per: "session";
  readonly value: (session: Session, variant: Variant) => number | null;
};
/** One value per build, so there is no spread and no interval. */
export type BuildMetric = About & { readonly per: "build" };
export type Metric = RoundMetric | SessionMetric | BuildMetric;

/** Every answer costs the server work, whether correct or not. */
export function answers(sample: Sample): number {
  return Object.values(sample.byStatus).reduce((sum, count) => sum + count, 0);
}

function quotient(dividend: number | null, divisor: number): number | null {
  return dividend === null || !(divisor > 0) ? null : dividend / divisor;
}

/** The counter is a peak since the start, so the session's last word is its largest. */
function peakMemory(session: Session, variant: Variant): number | null {
  const peaks = session.rounds
    .flatMap((round) => round.samples)
    .filter((sample) => sample.variant === variant)
    .flatMap((sample) => (sample.memory === null ? [] : [sample.memory]));
  return peaks.length === 0 ? null : Math.max(...peaks);
}

function latency(name: "p50" | "p90" | "p99"): RoundMetric {
  const about = { unit: "s", better: "lower", gates: false, limitable: true } as const;
  return { name, ...about, per: "round", value: (sample) => sample.latency[name] };
}

const informs = { better: "lower", gates: false, limitable: false } as const;

export const METRICS: readonly Metric[] = [
  {
    name: "goodput",
    unit: "requests/s",
    better: "higher",
    gates: true,
    limitable: true,
    per: "round",
    value: (sample) => quotient(sample.correct, sample.wall),
  },
  {
    name: "cpu",
    unit: "s/request",
    better: "lower",
    gates: true,
    limitable: false,
    per: "round",
    value: (sample) => quotient(sample.cpu.server, answers(sample)),
  },
  latency("p50"),
  latency("p90"),
  latency("p99"),
  { name: "memory", unit: "bytes", ...informs, per: "session", value: peakMemory },
  {
    name: "switches",
    unit: "per request",
    ...informs,
    per: "round",
    value: (sample) => quotient(sample.switches, answers(sample)),
  },
  {
    name: "start",
    unit: "s",
    ...informs,
    per: "session",
    value: (session, variant) => session.startSeconds[variant] ?? null,
  },
  { name: "image", unit: "bytes", ...informs, per: "build" },
];

export function metricNamed(name: MetricName): Metric {
  const metric = METRICS.find((candidate) => candidate.name === name);
  if (metric === undefined) throw new RangeError(`no metric ${name}`);
  return metric;
}
