import type { Variant } from "../format/faults.ts";
import type { CounterName, MetricName } from "../format/names.ts";
import type { BuiltVariant } from "../format/results.ts";
import type { Latencies, Latency, Sample, Session } from "../format/sample.ts";

/** Everything that there is to know about a metric, except how it is recorded. */
interface MetricInfo {
  readonly name: MetricName;
  readonly unit: string;
  /** As the head of a column, for a server; of a command `inUnit` makes operations of its requests. */
  readonly label: string;
  readonly words: MetricWords;
  readonly better: "higher" | "lower";
  /** The loop in which it decides; in the others, and where there is none, it informs. */
  readonly decides: Loop | null;
  /** Says nothing about the server where something else was saturated. */
  readonly limitable: boolean;
  /** Has a column in tables of cases even where it only informs. */
  readonly column?: true;
  /** The only kind of case that can have it, where not every kind can. */
  readonly of?: "request" | "command";
  /** What its counter can be off by, in its unit: values that agree to that say nothing about their noise. */
  readonly resolution?: number;
}

/** How load is put on, or that a command ran to its end and reported no operations. */
export type Loop = "closed" | "open" | "command";

/** How people speak of a metric. */
interface MetricWords {
  /** "CPU per request +0.2%" */
  readonly subject: string;
  /** "head needs 6% more CPU per request" */
  readonly verb: string;
  readonly shrunk: string;
  readonly grown: string;
  /** The same without a verb before them, for the ends of an axis. */
  readonly axis: readonly [shrunk: string, grown: string];
  /** "2 of 5 cases slower": what a case is that changed in it. */
  readonly cases: CaseWords;
}

type CaseWords = readonly [worse: string, better: string];

/** What a server does for an answer, and what that costs it. */
const SPEED: CaseWords = ["slower", "faster"];
const CPU: CaseWords = ["using more CPU", "using less CPU"];

/** How a metric's value is got; each answers null where the value could not be known. */
export type RoundMetric = MetricInfo & {
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
type SessionMetric = MetricInfo & {
  readonly per: "session";
  readonly value: (session: Session, variant: Variant) => number | null;
};
/** One value per build, so there is no spread and no interval. */
export type BuildMetric = MetricInfo & {
  readonly per: "build";
  /** Of what processes do not have. */
  readonly ofImage: boolean;
  readonly value: (built: BuiltVariant["builds"][string]) => number | null;
};
export type Metric = RoundMetric | SessionMetric | BuildMetric;

/** Every answer costs the server work, whether correct or not. */
export function answers(sample: Sample): number {
  return Object.values(sample.byStatus).reduce((sum, count) => sum + count, 0);
}

function quotient(dividend: number | null, divisor: number): number | null {
  return dividend === null || !(divisor > 0) ? null : dividend / divisor;
}

/** Of a command that reports no operations; where it does, they are what a value is reported per. */
function perRun({ command }: Sample, value: number | null): number | null {
  return command === undefined || command.operations !== null ? null : quotient(value, command.runs);
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
function latency(
  name: keyof Latency & MetricName,
  subject: string,
  { decides, ofSession = false }: { readonly decides: "open" | null; readonly ofSession?: boolean },
): RoundMetric {
  const words: MetricWords = {
    subject,
    verb: `gives ${subject}`,
    shrunk: "sooner",
    grown: "later",
    axis: [`${name} faster`, `${name} slower`],
    cases: SPEED,
  };
  const label = `Latency ${name}`;
  const about = { unit: "s", better: "lower", decides, limitable: true, label, words } as const;
  const share = Number(name.slice(1)) / 100;
  const value = ({ latencies, latency }: Sample) =>
    latencies ? quantile(latencies, share) : (latency[name] ?? null);
  return { name, ...about, of: "request", per: "round", percentile: { share, ofSession }, value };
}

/** A metric of which less is better and which decides nothing by itself. */
const informs = { better: "lower", decides: null, limitable: false } as const;

/** The kernel charges memory to a control group in batches of up to so many pages (MEMCG_CHARGE_BATCH). */
const MEMORY_BATCH = 64 * 4096;

/** A counter of the server's processes per request, over all of a session's rounds: what is counted may happen less than once a round. */
function counter(name: CounterName, about: Pick<SessionMetric, "label" | "words">): SessionMetric {
  const value = (session: Session, variant: Variant) => {
    const samples = session.rounds.flatMap((round) => round.samples);
    const counted = samples.filter(
      (sample) => sample.variant === variant && sample.counters?.[name] !== undefined,
    );
    const total = counted.reduce((sum, { counters }) => sum + (counters?.[name] ?? 0), 0);
    return quotient(
      total,
      counted.reduce((sum, sample) => sum + answers(sample), 0),
    );
  };
  return { ...informs, name, unit: "per request", ...about, of: "request", per: "session", value };
}

/** All metrics, in the order in which tables show them. */
export const METRICS: readonly Metric[] = [
  {
    name: "goodput",
    unit: "requests/s",
    label: "Requests/s",
    words: {
      subject: "speed",
      verb: "is",
      shrunk: "slower",
      grown: "faster",
      axis: ["slower", "faster"],
      cases: SPEED,
    },
    better: "higher",
    decides: "closed",
    limitable: true,
    column: true,
    per: "round",
    value: (sample) => (sample.command?.operations === null ? null : quotient(sample.correct, sample.wall)),
  },
  {
    name: "cpu",
    unit: "s/request",
    label: "CPU per request",
    words: {
      subject: "CPU per request",
      verb: "needs",
      shrunk: "less CPU per request",
      grown: "more CPU per request",
      axis: ["less CPU", "more CPU"],
      cases: CPU,
    },
    better: "lower",
    decides: "closed",
    limitable: false,
    column: true,
    per: "round",
    value: (sample) => quotient(sample.cpu.server, answers(sample)),
  },
  {
    name: "time",
    unit: "s",
    label: "Time per run",
    words: {
      subject: "time per run",
      verb: "takes",
      shrunk: "less time per run",
      grown: "more time per run",
      axis: ["less time", "more time"],
      cases: SPEED,
    },
    better: "lower",
    decides: "command",
    limitable: false,
    of: "command",
    per: "round",
    value: (sample) => perRun(sample, sample.wall),
  },
  {
    name: "cpu-time",
    unit: "s",
    label: "CPU per run",
    words: {
      subject: "CPU per run",
      verb: "needs",
      shrunk: "less CPU per run",
      grown: "more CPU per run",
      axis: ["less CPU", "more CPU"],
      cases: CPU,
    },
    better: "lower",
    decides: "command",
    limitable: false,
    of: "command",
    per: "round",
    value: (sample) => perRun(sample, sample.cpu.server),
  },
  {
    name: "own-clock",
    unit: "operations/s",
    label: "Operations/s by its own clock",
    words: {
      subject: "speed by its own clock",
      verb: "is",
      shrunk: "slower by its own clock",
      grown: "faster by its own clock",
      axis: ["slower", "faster"],
      cases: SPEED,
    },
    ...informs,
    better: "higher",
    of: "command",
    per: "round",
    value: (sample) => quotient(sample.correct, sample.command?.seconds ?? 0),
  },
  latency("p50", "the median answer", { decides: "open" }),
  latency("p90", "the slowest tenth of the answers", { decides: null }),
  latency("p95", "the slowest twentieth of the answers", { decides: "open" }),
  {
    ...latency("p99", "the slowest hundredth of the answers", { decides: "open", ofSession: true }),
    column: true,
  },
  {
    name: "memory",
    unit: "bytes",
    label: "Peak memory",
    words: {
      subject: "memory",
      verb: "needs",
      shrunk: "less memory",
      grown: "more memory",
      axis: ["needs less memory", "needs more memory"],
      cases: ["using more memory", "using less memory"],
    },
    ...informs,
    resolution: MEMORY_BATCH,
    per: "session",
    value: peakMemory,
  },
  {
    name: "switches",
    unit: "per request",
    label: "Context switches per request",
    words: {
      subject: "context switches",
      verb: "makes",
      shrunk: "fewer context switches",
      grown: "more context switches",
      axis: ["fewer switches", "more switches"],
      cases: ["switching more", "switching less"],
    },
    ...informs,
    of: "request",
    per: "round",
    value: (sample) => quotient(sample.switches, answers(sample)),
  },
  counter("io-calls", {
    label: "Read and write calls per request",
    words: {
      subject: "read and write calls",
      verb: "makes",
      shrunk: "fewer read and write calls",
      grown: "more read and write calls",
      axis: ["fewer calls", "more calls"],
      cases: ["calling the system more", "calling the system less"],
    },
  }),
  counter("collections", {
    label: "Garbage collections per request",
    words: {
      subject: "garbage collections",
      verb: "runs",
      shrunk: "fewer garbage collections",
      grown: "more garbage collections",
      axis: ["fewer collections", "more collections"],
      cases: ["collecting garbage more", "collecting garbage less"],
    },
  }),
  {
    name: "start-time",
    unit: "s",
    label: "Start-up",
    words: {
      subject: "start-up time",
      verb: "takes",
      shrunk: "less time to start",
      grown: "more time to start",
      axis: ["starts sooner", "starts later"],
      cases: ["slower to start", "faster to start"],
    },
    ...informs,
    of: "request",
    per: "session",
    value: (session, variant) => session.startSeconds[variant] ?? null,
  },
  {
    name: "image-size",
    unit: "bytes",
    label: "Image size",
    words: {
      subject: "image size",
      verb: "has an image",
      shrunk: "smaller",
      grown: "larger",
      axis: ["smaller", "larger"],
      cases: ["larger", "smaller"],
    },
    ...informs,
    per: "build",
    ofImage: true,
    value: (built) => built.imageBytes,
  },
];

/** Whether it says how fast a server answers, or what that costs it, and not what it takes beside. */
export function isOfSpeed(name: MetricName): boolean {
  return [SPEED, CPU].includes(metricNamed(name).words.cases);
}

/** The metrics that decide a case: in a closed loop, or in an open one. */
export function deciding(loop: Loop): readonly Metric[] {
  return METRICS.filter(({ decides }) => decides === loop);
}

/** What kind of case it is: how it is loaded, and whether it runs a command instead of asking a server. */
export interface CaseKind {
  readonly loop: Loop;
  readonly isCommand: boolean;
}

/** Why a case of this kind never has a metric; null where it can have it. */
export function lackOf(
  { name, of, decides }: Metric,
  { loop, isCommand }: CaseKind,
): "of-requests" | "of-commands" | "operations" | "no-operations" | null {
  if (of === "request" && isCommand) return "of-requests";
  if (of === "command" && !isCommand) return "of-commands";
  if (isCommand && loop === "closed" && decides === "command") return "operations";
  const perOperation = decides === "closed" || name === "own-clock";
  return loop === "command" && perOperation ? "no-operations" : null;
}

/** The metrics that decide a case of this kind: those of its loop, and those that have their own threshold. */
export function decidingWith(
  thresholds: Readonly<Partial<Record<MetricName, number>>>,
  kind: CaseKind,
): readonly Metric[] {
  const asked = (metric: Metric) => thresholds[metric.name] !== undefined && lackOf(metric, kind) === null;
  return METRICS.filter((metric) => metric.decides === kind.loop || asked(metric));
}

/** A series that was imported from elsewhere has its own metric, which is not here. */
export function findMetric(name: string): Metric | undefined {
  return METRICS.find((candidate) => candidate.name === name);
}

export function metricNamed(name: MetricName): Metric {
  const metric = findMetric(name);
  if (metric === undefined) throw new RangeError(`no metric ${name}`);
  return metric;
}

/** A percentile of which fewer answers than this lie beyond is chance. */
const BEYOND = 10;

/** Answers of which ten lie beyond a percentile, given as a share. */
export function answersFor(share: number): number {
  return Math.ceil(BEYOND / (1 - share) - 1e-9);
}

/** Histograms of several rounds in one. */
export function merged(all: readonly Latencies[]): Latencies {
  const counts = new Map<number, number>();
  for (const [seconds, count] of all.flat()) counts.set(seconds, (counts.get(seconds) ?? 0) + count);
  return [...counts].sort(([a], [b]) => a - b);
}

/** Found before: a run asks for the same percentiles of every round after each of its sessions. */
const knownQuantiles = new WeakMap<Latencies, Map<number, number | null>>();

/**
 * The latency that a share of the answers does not exceed, by the nearest rank (Hyndman & Fan 1996, type 1); null where
 * fewer than ten answers lie beyond it.
 */
export function quantile(latencies: Latencies, share: number): number | null {
  const known = knownQuantiles.get(latencies) ?? new Map<number, number | null>();
  if (known.size === 0) knownQuantiles.set(latencies, known);
  const value = known.get(share);
  if (value !== undefined) return value;
  const fresh = nearestRank(latencies, share);
  known.set(share, fresh);
  return fresh;
}

function nearestRank(latencies: Latencies, share: number): number | null {
  const total = latencies.reduce((sum, [, count]) => sum + count, 0);
  if (total * (1 - share) < BEYOND - 1e-9) return null;
  let seen = 0;
  for (const [seconds, count] of latencies) {
    seen += count;
    if (seen >= total * share - 1e-9) return seconds;
  }
  return null;
}
