/** What was measured, raw. Times are in seconds, sizes in bytes; null means "could not be known", never 0. */

export type Variant = "base" | "head";

/** Why a sample, and with it its case, yields no number. */
export interface Invalid {
  readonly code: InvalidCode;
  readonly detail: string;
}

export type InvalidCode =
  | "wrong-answer"
  | "unequal-work"
  | "errors"
  | "no-answers"
  | "wrong-size"
  | "restarted"
  | "died"
  | "not-ready"
  | "keepalive-not-in-force"
  | "generator-failed"
  // nginx, or Docker's engine: what is neither a variant's nor the generator's.
  | "harness-failed";

/** Why goodput and latency of a sample are not judged, though its CPU time is. */
export type Limit =
  | "out-of-ports"
  | "proxy-saturated"
  | "generator-saturated"
  | "dependency"
  | "littles-law"
  | "too-few-requests"
  | "unsteady"
  | "out-of-step"
  | "over-capacity";

export interface Latency {
  readonly mean: number | null;
  readonly p50: number | null;
  readonly p90: number | null;
  /** Not told by the oldest results. */
  readonly p95?: number | null;
  readonly p99: number | null;
}

/** Seconds, rounded to three significant digits, and how often each was seen; ascending. */
export type Latencies = readonly (readonly [seconds: number, count: number])[];

/** What one oha process gave for one variant in one round. */
export interface Sample {
  readonly variant: Variant;
  /** Wall time of the load, as the generator saw it. */
  readonly wall: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Errors by the generator's own text, deadline aborts left out. */
  readonly errors: Readonly<Record<string, number>>;
  /** Requests in flight when the time was up; normal, one per connection. */
  readonly aborted: number;
  /** Body bytes received. */
  readonly bytes: number;
  /** Answers with the expected status. */
  readonly correct: number;
  readonly latency: Latency;
  /** In an open loop, from the intended start of each request. */
  readonly latencies?: Latencies;
  /** CPU seconds used during the sample. */
  readonly cpu: {
    readonly server: number | null;
    readonly proxy: number | null;
    readonly generator: number | null;
  };
  /** Busiest single thread of each, as a share of one core. */
  readonly busiest: { readonly server: number | null; readonly proxy: number | null };
  /** TCP connections accepted during the sample; client is the side the generator talks to. */
  readonly opened: { readonly client: number | null; readonly upstream: number | null };
  /** Peak memory of the server since its start. */
  readonly memory: number | null;
  /** Context switches of the server during the sample. */
  readonly switches: number | null;
  readonly bottleneck: Bottleneck | null;
  readonly invalid: readonly Invalid[];
  readonly limits: readonly Limit[];
}

export type Bottleneck = "server" | "proxy" | "generator" | "dependency";

export interface Round {
  /** The variants in the order they were loaded; together if `together`. */
  readonly order: readonly Variant[];
  readonly together: boolean;
  /** Seconds since the start of the run. */
  readonly at: number;
  readonly samples: readonly Sample[];
  /** What others did to the CPUs of the run meanwhile, as a share of one CPU; null where it could not be known. */
  readonly disturbance: Disturbance;
}

export interface Disturbance {
  /** Taken away by the machine that this machine runs on. */
  readonly stolen: number | null;
  /** Used by processes that are not part of the run. */
  readonly foreign: number | null;
}

/** One start of all variants of a case. */
export interface Session {
  /** Seconds since the start of the run. */
  readonly at: number;
  /** From start to the first correct answer, by variant. */
  readonly startSeconds: Readonly<Partial<Record<Variant, number>>>;
  readonly warmUpSeconds: number;
  /** CPU seconds per answer in each slice of warm-up, the variants added up, null without one; told where their length had to be found out, and the servers got steady. */
  readonly warmUpCosts?: readonly (number | null)[];
  readonly rounds: readonly Round[];
  /** What went wrong outside a sample: not ready, died, wrong answer before or after. */
  readonly invalid: readonly (Invalid & { readonly variant: Variant | null; readonly log?: string })[];
}
