import { posix } from "node:path";
import type { IsolationReason } from "../format/findings.ts";
import type { ByMetric, FailOn, Isolation, Mode, Scenario, ServerMachine } from "../format/plan.ts";
import type { Published, TrendSettings } from "../format/results.ts";

/** A complete, validated configuration: every default is filled in, nothing is optional that has one. */

export type IsolationChoice = "auto" | Isolation;

/** A command as an argument vector; never passed through a shell. */
export type Command = readonly string[];

export interface DockerBuild {
  /** Relative to the folder of the configuration file. */
  readonly context: string;
  /** Relative to the context. */
  readonly dockerfile: string;
  readonly args: Readonly<Record<string, string>>;
  /** The stage to build; the last one if absent. */
  readonly target?: string;
  /** Names of variables that `RUN --mount=type=secret` may read, by the same names. */
  readonly secrets?: readonly string[];
  /** Those of them that a build does without where they are not set. */
  readonly optionalSecrets?: readonly string[];
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
  /** PEM file of the certificate authority, relative to the folder of the configuration file; any certificate is taken if absent. */
  readonly ca?: string;
  /** The name that the server's certificate carries. */
  readonly name: string;
}

/** How something is run without containers. */
export interface ProcessStart {
  /** Run once per variant, before anything is started. */
  readonly setup: readonly Command[];
  readonly command: Command;
  /** In which all of its commands run, relative to the folder of the configuration file; that folder itself if absent. */
  readonly workingDirectory?: string;
}

/** Something that is built and started: a server under test, or a service beside it. */
export interface Startable {
  readonly name: string;
  readonly build?: DockerBuild;
  /** A ready-made image, instead of `build`. */
  readonly image?: string;
  /** Takes the place of the image's own. */
  readonly command?: Command;
  /** Absent where it can be run in a container only. */
  readonly process?: ProcessStart;
  /** The port it listens on; a process is given another one as PORT. 0 for a command that is run to its end. */
  readonly port: number;
  /** `${name.host}` and `${name.port}` stand for a service's address, `${port}` for its own port; in commands, too. */
  readonly env: Readonly<Record<string, string>>;
  /** Names of variables that are taken from loadgate's own environment, and never written anywhere. */
  readonly secrets?: readonly string[];
  /** Those of them that it does without where they are not set, or empty. */
  readonly optionalSecrets?: readonly string[];
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
  /** Once the path answers, and the command, if any, ends with 0. */
  readonly ready: { readonly path: string; readonly command?: Command; readonly timeoutSeconds: number };
  readonly tls?: Tls;
  readonly services?: readonly Service[];
  /** Run before each start of the server, when the services are ready. */
  readonly prepare?: readonly Command[];
  /** Globs of the repository's files that it is made of; any file may be, if absent. */
  readonly changes?: readonly string[];
  /** A folder that is head's on both sides, relative to the folder of the configuration file and without `..`. */
  readonly fixture?: string;
}

/** The rules of the gate; they come from the base's configuration where it has one. */
interface Gate {
  /** The share of runs without a change that may be red. */
  readonly falseAlarms: number;
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
  readonly isolation: IsolationChoice;
  /** Image of nginx for containers. */
  readonly nginxImage: string;
  /** Seconds for starts, warm-up and measuring of all cases together; 60 s a case if absent. */
  readonly budgetSeconds?: number;
  /** Seconds for all builds and setup commands of both sides together; half an hour if absent. */
  readonly buildSeconds?: number;
  /** Whether a regression is followed by CPU profiles of both sides; if absent, where the change is the repository's own. */
  readonly cpuProfile?: boolean;
  readonly trend?: Trend;
  readonly rank?: { readonly published?: Published };
}

/** The folder that a process runs in, where `folder` is that of the configuration file in its tree. */
export function workingFolder({ process }: Pick<Startable, "process">, folder: string): string {
  return posix.join(folder, process?.workingDirectory ?? ".");
}

/** `${db.host}` and `${db.port}` in a variable or a command. */
const ADDRESS = /\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;

/** The services whose addresses a value takes. */
export function addressesIn(value: string): { readonly service: string; readonly part: string }[] {
  return [...value.matchAll(ADDRESS)].map(([, service = "", part = ""]) => ({ service, part }));
}

/** The port that something is to listen on itself, in its commands and variables. */
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

export interface IsolationChosen {
  readonly name: Isolation;
  readonly reason: IsolationReason;
  /** The machine that the servers run on, where that is not this one. */
  readonly elsewhere?: ServerMachine;
}
