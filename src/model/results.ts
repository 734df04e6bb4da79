import type { Config, Path, RunnerName, Scenario, Trend } from "./config.ts";
import type { Bottleneck, Session, Variant } from "./sample.ts";

/** Worst first; the order is the precedence. */
export const VERDICTS = ["regression", "invalid", "inconclusive", "improvement", "unchanged"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What each of them is stands in src/metrics/metrics.ts. */
export const METRIC_NAMES = [
  "goodput",
  "cpu",
  "p50",
  "p90",
  "p95",
  "p99",
  "memory",
  "switches",
  "start",
  "image",
] as const;
export type MetricName = (typeof METRIC_NAMES)[number];

/** Which logical CPUs each part may use; `note` says what the split costs in words. */
export interface CpuPlan {
  /** Set where servers and proxies run on another machine than the generator: then their numbers are that machine's. */
  readonly apart?: true;
  readonly server: readonly number[];
  readonly proxy: readonly number[];
  readonly generator: readonly number[];
  readonly note: string;
}

export interface RunnerChosen {
  readonly name: RunnerName;
  /** In words for the report. */
  readonly reason: string;
  /** The machine that the servers run on, where that is not this one. */
  readonly elsewhere?: ServerMachine;
}

/** A machine that an engine runs containers on, as the engine describes it. */
export interface ServerMachine {
  /** Where its published ports are reached; not part of the results. */
  readonly host: string;
  readonly cores: number;
  readonly memoryBytes: number;
  readonly kernel: string;
  readonly os: string;
}

/** Both variants loaded at once, or in turns. */
export type Pairing = "side-by-side" | "interleaved";

/** What a case's first sessions chose for those after them, looking at the spread alone. */
export interface Choice {
  readonly roundsPerSession: number;
  /** How long later sessions warm up, in seconds; until steady where the first could not tell. */
  readonly warmUpSeconds?: number;
  /** In words for the report. */
  readonly reason: string;
}

/** target × scenario × path. */
export interface PlannedCase {
  readonly id: string;
  readonly target: string;
  readonly scenario: string;
  readonly path: Path;
}

/** Fixed before anything is measured. */
export interface Plan {
  /** Which part of the run this is, where it is cut into several; `cases` are those of the whole run all the same. */
  readonly shard?: { readonly index: number; readonly count: number };
  /** What of the configuration was asked for by name: its file, from the repository's top, and a preset. */
  readonly named?: { readonly config?: string; readonly preset?: string };
  /** False where every case takes all its time: a size that is told early is a little too large. */
  readonly looks?: false;
  readonly seed: number;
  /** One-sided risk of any false regression in the whole run. */
  readonly alpha: number;
  readonly budgetSeconds: number;
  readonly runner: RunnerName;
  /** Why this runner was chosen, in words for the report. */
  readonly runnerReason: string;
  /** How the variants of a case are loaded, where both can be up at once. */
  readonly pairing: Pairing;
  readonly pairingReason: string;
  readonly cpus: CpuPlan;
  readonly cases: readonly PlannedCase[];
  readonly scenarios: readonly Scenario[];
  readonly failOn: Config["gate"]["failOn"];
  readonly mode: Config["gate"]["mode"];
}

export interface Environment {
  readonly cpuModel: string;
  readonly cores: number;
  readonly memoryBytes: number;
  readonly kernel: string;
  readonly os: string;
  readonly runnerImage: string | null;
  /** The machine of the servers, where it is not the one described above, which made the load. */
  readonly servers?: Omit<ServerMachine, "host">;
  readonly tools: Readonly<Record<string, string>>;
  /** Load average (1 minute) before and after. */
  readonly load: { readonly before: number; readonly after: number | null };
}

export interface BuiltVariant {
  readonly variant: Variant;
  /** Full commit id; of a temporary commit where the working tree was measured. */
  readonly commit: string;
  /** What the user asked for: a revision, or "working tree". */
  readonly label: string;
  /** By target: image id, or tree id for processes, and the image's size in bytes. */
  readonly builds: Readonly<Record<string, { readonly id: string; readonly imageBytes: number | null }>>;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface MetricResult {
  readonly name: MetricName;
  readonly unit: string;
  readonly better: "higher" | "lower";
  /** Whether it takes part in the verdict of this case. */
  readonly gates: boolean;
  /** Typical absolute value of each variant: the median over sessions of the medians over rounds. */
  readonly base: number | null;
  readonly head: number | null;
  /** head ÷ base, null where there is nothing to compare. */
  readonly ratio: number | null;
  /** The 95 % interval of the ratio. */
  readonly interval: Interval | null;
  /** The wider one that decides whether it is slower or faster: so wide that alpha holds for the whole run. */
  readonly decisionInterval: Interval | null;
  /** Sessions behind the interval. */
  readonly n: number;
  readonly verdict: Verdict | null;
}

export interface CaseRecord extends PlannedCase {
  readonly sessions: readonly Session[];
  /** Requests per second offered to each variant, where the scenario has a rate. */
  readonly rate?: number;
  /** Absent where there were too few sessions to choose by. */
  readonly choice?: Choice;
  /** Set where the case was not loaded at all, with the reason in words. */
  readonly skipped?: string;
  /** Set where the shard that was to measure it left nothing, with the reason in words. */
  readonly lost?: string;
  /** Where it was measured, if not where the rest was. */
  readonly environment?: Environment;
}

export interface CaseResult extends CaseRecord {
  readonly bottleneck: Bottleneck | null;
  readonly threshold: number;
  readonly metrics: readonly MetricResult[];
  readonly verdict: Verdict;
  /** The number of sessions after which a look settled it; null where it was judged at the end of its time. */
  readonly settledAt: number | null;
  /** The smallest slowdown, as a share, that would have been called one in 95 of 100 such runs; null where the noise is not known. */
  readonly detectable: number | null;
  /** The variants that an invalid case failed in. */
  readonly brokenIn: readonly Variant[];
  /** Why, for people: what is invalid, limited or would settle it. */
  readonly reasons: readonly string[];
}

/** A side that could not be built or started at all. */
export interface Failure {
  readonly variant: Variant;
  readonly target: string;
  readonly what: "build" | "prepare";
  readonly log: string;
}

/** Where the time went. Wall seconds, but for `harness`. */
export interface Seconds {
  readonly build: number;
  /** Starts, warm-up and measuring. */
  readonly run: number;
  /** Of them, from all variants of a session ready to their stop. */
  readonly ready: number;
  /** Of them, with load on. */
  readonly load: number;
  /** CPU seconds of loadgate itself while load was on. */
  readonly harness: number;
}

export interface Measured {
  readonly plan: Plan;
  readonly environment: Environment;
  readonly variants: readonly BuiltVariant[];
  readonly cases: readonly CaseRecord[];
  readonly failures: readonly Failure[];
  /** What the reader must know first, e.g. a pull request that changes its own gate. */
  readonly notices: readonly string[];
  readonly seconds: Seconds;
  /** Whether the run was stopped before its plan was done. */
  readonly interrupted: boolean;
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
}

export const RESULTS_SCHEMA = 1;

/** What `trend` measures beside head (`head`) against the pinned reference (`base`). */
export interface TrendPart {
  /** How the configuration wants points kept and changes told. */
  readonly settings: Omit<Trend, "reference">;
  /** Path of the configuration file. */
  readonly config: string;
  readonly reference: { readonly commit: string; readonly label: string };
  readonly head: { readonly commit: string; readonly subject: string };
  /** One case with equal builds, by the rules of a pull request; null where it could not be measured. */
  readonly control: Compared | null;
  /** The new reference (`head`) against the one before (`base`), in the first run after it was moved. */
  readonly seam: {
    readonly from: { readonly commit: string; readonly label: string };
    readonly results: Compared;
  } | null;
  /** The cases that looked changed, measured once more. */
  readonly again: Compared | null;
}

/** Results of two sides, and nothing more. */
export interface Compared extends Omit<Results, "command" | "trend"> {
  readonly command: "compare";
}

/** results.json: everything that is needed to redo the analysis. */
export interface Results extends Omit<Measured, "cases"> {
  readonly schema: typeof RESULTS_SCHEMA;
  readonly command: "compare" | "trend";
  /** What a point of the trend has beside head against reference. */
  readonly trend?: TrendPart;
  readonly cases: readonly CaseResult[];
  readonly verdict: Verdict;
  readonly exitCode: number;
}
