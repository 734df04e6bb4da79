import type { MetricName } from "../model/results.ts";
import type { Latency, Sample, Session, Variant } from "../model/sample.ts";
import { quantile } from "./latencies.ts";

interface About {
  readonly name: MetricName;
  readonly unit: string;
  readonly better: "higher" | "lower";
  /** The loop in which it decides; in the other one, and where there is none, it informs. */
  readonly decides: Loop | null;
  /** Says nothing about the server where something else was saturated. */
  readonly limitable: boolean;
}

export type Loop = "closed" | "open";

/** How a metric's value is got; each answers null where the value could not be known. */
export type RoundMetric = About & {
  readonly per: "round";
  readonly value: (sample: Sample) => number | null;
  readonly percentile?: Percentile;
};
/** Of latencies: the share of answers that are at most as slow, and in an open loop of which answers. */
export interface Percentile {
  readonly share: number;
  /** All of a session's, so that a stall in one round of many is seen; else those of each round, if they are enough. */
  readonly ofSession: boolean;
}
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

/** In an open loop from when a request was due, else from when it was sent. */
function latency(name: keyof Latency & MetricName, decides: "open" | null, ofSession = false): RoundMetric {
  const about = { unit: "s", better: "lower", decides, limitable: true } as const;
  const share = Number(name.slice(1)) / 100;
  const value = ({ latencies, latency }: Sample) =>
    latencies ? quantile(latencies, share) : (latency[name] ?? null);
  return { name, ...about, per: "round", percentile: { share, ofSession }, value };
}

const informs = { better: "lower", decides: null, limitable: false } as const;

export const METRICS: readonly Metric[] = [
  {
    name: "goodput",
    unit: "requests/s",
    better: "higher",
    decides: "closed",
    limitable: true,
    per: "round",
    value: (sample) => quotient(sample.correct, sample.wall),
  },
  {
    name: "cpu",
    unit: "s/request",
    better: "lower",
    decides: "closed",
    limitable: false,
    per: "round",
    value: (sample) => quotient(sample.cpu.server, answers(sample)),
  },
  latency("p50", "open"),
  latency("p90", null),
  latency("p95", "open"),
  latency("p99", "open", true),
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

/** The metrics that decide a case: in a closed loop, or in an open one. */
export function deciding(loop: Loop): readonly Metric[] {
  return METRICS.filter(({ decides }) => decides === loop);
}

export function metricNamed(name: MetricName): Metric {
  const metric = METRICS.find((candidate) => candidate.name === name);
  if (metric === undefined) throw new RangeError(`no metric ${name}`);
  return metric;
}
