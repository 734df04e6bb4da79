import type { End, Variant } from "../format/faults.ts";
import type { Withheld } from "../format/withheld.ts";
import type { Command, Service, Startable, Target } from "../model/config.ts";
import type { Finished, RunLimits } from "../platform/exec.ts";
import type { OwnUser } from "../platform/own-user.ts";
import type { Address } from "../platform/ports.ts";
import type { CpuSeconds } from "../platform/proc.ts";
import type { Meter } from "./meter.ts";
import type { CommandTimer } from "./timed-command.ts";

/** One variant of something that is started, built: what a runner needs to start it. */
export interface StartableBuild<T extends Startable = Startable> {
  readonly variant: Variant;
  /** As this variant's own configuration describes it. */
  readonly target: T;
  /** An image id, where it is run in containers. */
  readonly image?: string;
  /** The configuration file's folder in this variant's tree. */
  readonly folder: string;
  /** As whom it runs as a process; as our own user where there is none. */
  readonly user?: OwnUser;
  /** Where the files lie that are sent to it, if not in its folder. */
  readonly bodies?: string;
  /** Set where it was seen to listen on its own port although PORT says another. */
  readonly ignoresPort?: true;
  /** Set where it was seen to listen on another port as well, which is the other variant's too. */
  readonly fixedPort?: true;
  /** Where it was seen to listen instead of 127.0.0.1. */
  readonly host?: "::1";
}

export type ServiceBuild = StartableBuild<Service>;

/** One variant of a target, with the services that stand beside it. */
export interface Build extends StartableBuild<Target> {
  readonly services?: readonly ServiceBuild[];
}

/** A command instead of the one that starts the server, or arguments for that one. */
type OnceCommand =
  | { readonly command: Command }
  | { readonly added: Command; readonly timer: CommandTimer | null };

/** A command that ran to its end. */
export interface FinishedOnce extends Finished {
  /** Wall seconds from its start, or its timer's, to its end, by our own clock or the engine's. */
  readonly seconds: number;
  /** What its timer noted; null where there was none. */
  readonly timed: { readonly notes: string | null } | null;
  /** As of what is served, where it failed. */
  readonly lacks?: readonly Withheld[];
}

/** Where the services of a variant are reached by its server. */
export type ServiceAddresses = ReadonlyMap<string, Address>;

/** A started server, or a started proxy. */
export interface Served extends AsyncDisposable {
  readonly address: Address;
  /** Where its proxy reaches it, which is beside it. */
  readonly nearby: Address;
  readonly meter: Meter;
  /** Processes of it that have left where it is metered; nothing leaves a container. */
  readonly strays?: () => readonly number[];
  /** Where its processes listen; absent where that cannot be seen. */
  readonly listens?: () => readonly Address[];
  /** Seconds on the clock when it was started. */
  readonly startedAt: number;
  /** How it ended; null while it runs. */
  readonly ended: () => End | null;
  /** The last of its output. */
  readonly log: () => Promise<string>;
  /** Variables that are set here, which it was not handed and, by its output, may lack; a container is handed none. */
  readonly lacks?: () => readonly Withheld[];
  /** Runs a command where it runs, to its end. */
  readonly exec: (command: Command, options: RunLimits) => Promise<Finished>;
}

/** The seam between the Docker runner and the process runner. */
export interface Runner extends AsyncDisposable {
  readonly name: "docker" | "process";
  /** Whether two variants of this build may be up at once. False for a process that ignores PORT, or needs another port that the other has. */
  readonly canShare: (build: StartableBuild) => boolean;
  readonly serve: (
    build: StartableBuild,
    addresses?: ServiceAddresses,
    on?: "server" | "generator",
  ) => Promise<Served>;
  /** Runs a command of a variant to its end, on the servers' CPUs and with its variables. */
  readonly runOnce: (
    build: StartableBuild,
    what: OnceCommand,
    addresses: ServiceAddresses,
    options: RunLimits,
  ) => Promise<FinishedOnce>;
  /** An nginx in front of a served variant. */
  readonly proxy: (upstream: Served, settings: ProxySettings) => Promise<Served>;
  /** What these CPUs of the servers' machine did since it was booted; null where that is not reported. */
  readonly cpuSeconds: (cpus: readonly number[]) => Promise<CpuSeconds | null>;
}

export interface ProxySettings {
  readonly variant: Variant;
  readonly connections: number;
  readonly keepalive: boolean;
  readonly tls?: { readonly name: string; readonly caFile: string | null };
}
