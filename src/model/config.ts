import type { RunnerReason } from "../format/findings.ts";
import type { ByMetric, FailOn, Mode, RunnerName, Scenario, ServerMachine } from "../format/plan.ts";
import type { Published, TrendSettings } from "../format/results.ts";

/** A complete, validated configuration: every default is filled in, nothing is optional that has one. */

export type RunnerChoice = "auto" | RunnerName;

/** A command as an argument vector; never passed through a shell. */
export type Command = readonly string[];

export interface DockerBuild {
  /** Relative to the folder of the configuration file. */
  readonly context: string;
  /** Relative to the context. */
  readonly dockerfile: string;
  readonly args: Readonly<Record<string, string>>;
  readonly stage?: string;
  /** Names of variables that `RUN --mount=type=secret` may read, by the same names. */
  readonly secrets?: readonly string[];
  /** Named contexts beside the first: folders, relative to that of the configuration file, or addresses. */
  readonly contexts?: Readonly<Record<string, string>>;
  readonly ulimits?: Ulimits;
  /** Bytes. */
  readonly shmSize?: number;
}

/** Limits of processes by name, as `--ulimit` takes them: `1024`, or soft and hard as `1024:4096`; -1 is none. */
export type Ulimits = Readonly<Record<string, string>>;

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
  /** `${name.host}` and `${name.port}` stand for a service's address, `${port}` for its own port; in `command` and `args`, too. */
  readonly env: Readonly<Record<string, string>>;
  /** Names of variables that are taken from loadgate's own environment, and never written anywhere. */
  readonly secrets?: readonly string[];
  /** Names of variables that a process gets from loadgate's own environment beside the usual ones; `*` ends a prefix. */
  readonly inherit?: readonly string[];
  /** Memory limit of the container in bytes. */
  readonly memory?: number;
  /** Bytes of the container's /dev/shm. */
  readonly shmSize?: number;
  readonly ulimits?: Ulimits;
  /** The container's seccomp profile: "unconfined", or a file of the revision, whose text it becomes before it is used. */
  readonly seccomp?: string;
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
  /** A folder that is head's on both sides, relative to the folder of the configuration file and without `..`. */
  readonly fixture?: string;
}

/** The rules of the gate; they come from the base's configuration where it has one. */
interface Gate {
  readonly alpha: number;
  readonly failOn: readonly FailOn[];
  readonly mode: Mode;
}

/** The nightly trend. */
export interface Trend extends TrendSettings {
  /** A revision, or each target's image with its digest. */
  readonly reference: string | Readonly<Record<string, string>>;
}

export interface Config {
  /** Path of the file inside the repository. */
  readonly file: string;
  readonly targets: readonly Target[];
  readonly scenarios: readonly Scenario[];
  readonly gate: Gate;
  /** Of scenarios that say nothing of theirs; the usual if absent. */
  readonly threshold?: number;
  /** Of all scenarios, which may add to them. */
  readonly thresholds?: ByMetric;
  readonly limits?: ByMetric;
  readonly runner: RunnerChoice;
  /** Image of the proxy for the Docker runner. */
  readonly proxyImage: string;
  /** Seconds for starts, warm-up and measuring of all cases together; 60 s a case if absent. */
  readonly budgetSeconds?: number;
  /** Whether a regression is followed by CPU profiles of both sides; if absent, where the change is the repository's own. */
  readonly profile?: boolean;
  readonly trend?: Trend;
  readonly published?: Published;
}

/** `${db.host}` and `${db.port}` in a variable, a command or its arguments. */
const ADDRESS = /\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;

/** The services whose addresses a value takes. */
export function addressesIn(value: string): { readonly service: string; readonly part: string }[] {
  return [...value.matchAll(ADDRESS)].map(([, service = "", part = ""]) => ({ service, part }));
}

/** The port that something is to listen on itself, in its command, arguments and variables. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: what users write
export const OWN_PORT = "${port}";

/** The value with addresses put in; what is no address stays as it is. */
export function withAddresses(
  value: string,
  addresses: ReadonlyMap<string, { readonly host: string; readonly port: number }>,
): string {
  return value.replaceAll(ADDRESS, (whole, service: string, part: string) => {
    const address = addresses.get(service);
    return address === undefined ? whole : String(part === "host" ? address.host : address.port);
  });
}

export interface RunnerChosen {
  readonly name: RunnerName;
  readonly reason: RunnerReason;
  /** The machine that the servers run on, where that is not this one. */
  readonly elsewhere?: ServerMachine;
}
