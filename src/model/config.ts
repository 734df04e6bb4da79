/** A complete, validated configuration: every default is filled in, nothing is optional that has one. */

export type RunnerName = "docker" | "process";
export type RunnerChoice = "auto" | RunnerName;
export type Path = "direct" | "proxy";

/** A command as an argument vector; never passed through a shell. */
export type Command = readonly string[];

export interface DockerBuild {
  /** Relative to the folder of the configuration file. */
  readonly context: string;
  /** Relative to the context. */
  readonly dockerfile: string;
  readonly args: Readonly<Record<string, string>>;
  readonly stage?: string;
}

/** How the TLS of a target is verified. */
export interface Tls {
  /** PEM file of the certificate authority, relative to the folder of the configuration file. */
  readonly ca: string;
  /** The name that the server's certificate carries. */
  readonly name: string;
}

/** Something that is built and started: a server under test, or a service beside it. */
export interface Startable {
  readonly name: string;
  readonly build?: DockerBuild;
  /** A ready-made image, instead of `build`. */
  readonly image?: string;
  /** Run once per variant in the folder of the configuration file, before the process runner starts `command`. */
  readonly prepare: readonly Command[];
  readonly command?: Command;
  /** Added to the image's entry point, or to the command. */
  readonly args?: Command;
  /** The port it listens on; the process runner passes another one as PORT. 0 for a command that is run to its end. */
  readonly port: number;
  /** `${name.host}` and `${name.port}` stand for a service's address. */
  readonly env: Readonly<Record<string, string>>;
  /** Names of variables that are taken from loadgate's own environment, and never written anywhere. */
  readonly secrets?: readonly string[];
  /** Memory limit of the container in bytes. */
  readonly memory?: number;
}

/** A database, a cache or the like: each variant has a copy of its own. */
export interface Service extends Startable {
  /** Ready once its port is open, or once the command ends with 0. */
  readonly ready: { readonly command?: Command; readonly timeoutSeconds: number };
}

/** A server under test: how it is built, started and known to be ready. */
export interface Target extends Startable {
  readonly ready: { readonly path: string; readonly timeoutSeconds: number };
  readonly tls?: Tls;
  readonly services?: readonly Service[];
  /** Run in each session when the services are ready, before the server is started. */
  readonly setup?: readonly Command[];
  /** Globs of the repository's files that it is made of; any file may be, if absent. */
  readonly paths?: readonly string[];
}

export interface Request {
  readonly method: string;
  /** One or several; oha picks one of several at random for each request. */
  readonly paths: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: { readonly text: string } | { readonly file: string };
}

/** The expected answer. What is absent is not checked, but must be the same from all variants unless `same` is false. */
export interface Expect {
  readonly status: number;
  readonly body?: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether all variants must answer with the same length and framing. */
  readonly same: boolean;
}

/** Requests per second, or a share of what base can answer. */
export type Rate = { readonly perSecond: number } | { readonly share: number };

export interface Scenario {
  readonly name: string;
  /** Names of the targets it is run against. */
  readonly targets: readonly string[];
  /** Asks for no path where the scenario runs a command instead. */
  readonly request: Request;
  /**
   * Arguments with which the target is run to its end, instead of being asked: a command that reports on its last line how many
   * operations it did in how many seconds.
   */
  readonly run?: Command;
  readonly expect: Expect;
  readonly connections: number;
  readonly keepalive: boolean;
  /** Set where the server is asked over HTTP/2: without TLS from the first byte on, with TLS as both agree. */
  readonly http2?: true;
  readonly paths: readonly Path[];
  /** Other requests that are asked all the while, as fast as they are answered; they are not measured. */
  readonly beside?: { readonly request: Request; readonly connections: number };
  /** Requests per second that are offered whatever the answers do (open loop); a closed loop if absent. */
  readonly rate?: Rate;
  /** A fixed count of requests per sample instead of a round length. */
  readonly requests?: number;
  /** A fixed round length in seconds, instead of one derived from the throughput. */
  readonly roundSeconds?: number;
  readonly timeoutSeconds: number;
  /** The share of answers that may be errors, 0 to 1. */
  readonly errors: number;
  /** Smallest relative change worth telling, 0.02 for 2 %. */
  readonly threshold: number;
}

export type FailOn = "regression" | "invalid" | "never";

/** Whether verdicts fail a run, or are only told: the first weeks. */
export type Mode = "block" | "observe";

/** The rules of the gate; they come from the base's configuration where it has one. */
export interface Gate {
  readonly alpha: number;
  readonly failOn: readonly FailOn[];
  readonly mode: Mode;
}

/** Who is told of a change in the trend. */
export type AlertBy = "issue" | "comment" | "fail" | "none";

/** The nightly trend. */
export interface Trend {
  /** A revision, or each target's image with its digest. */
  readonly reference: string | Readonly<Record<string, string>>;
  /** The case that is measured with equal builds; the first one if absent. */
  readonly control?: string;
  readonly alert: readonly AlertBy[];
  readonly direction: "worse" | "both";
  /** Further metrics that raise alerts, each with its threshold. */
  readonly metrics: Readonly<Record<string, number>>;
  /** Seconds that points, and each run's own file, are kept. */
  readonly keep: number;
  readonly keepRuns: number;
}

/** What a publication said of a scenario, best first. */
export interface PublishedFigure {
  readonly unit: string | null;
  readonly entries: readonly {
    readonly target: string;
    /** Null where only the place is known. */
    readonly value: number | null;
    /** What was measured then, if told. */
    readonly system: string | null;
  }[];
}

export interface Published {
  readonly source: string;
  /** By scenario and path, `hello/direct`. */
  readonly figures: Readonly<Record<string, PublishedFigure>>;
}

export interface Config {
  /** Path of the file inside the repository. */
  readonly file: string;
  readonly targets: readonly Target[];
  readonly scenarios: readonly Scenario[];
  readonly gate: Gate;
  readonly runner: RunnerChoice;
  /** Image of the proxy for the Docker runner. */
  readonly proxyImage: string;
  /** Seconds for starts, warm-up and measuring of all cases together; 60 s a case if absent. */
  readonly budgetSeconds?: number;
  /** Whether a regression is followed by CPU profiles of both sides. */
  readonly profile?: true;
  readonly trend?: Trend;
  readonly published?: Published;
}
