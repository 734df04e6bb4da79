import type { Address } from "../model/address.ts";
import type { Target } from "../model/config.ts";
import type { Variant } from "../model/sample.ts";
import type { CpuSeconds } from "../platform/proc.ts";
import type { Meter } from "./meter.ts";

/** One variant of a target, built: what a runner needs to start it. */
export interface Build {
  readonly variant: Variant;
  /** The target as this variant's own configuration describes it. */
  readonly target: Target;
  /** An image id for the Docker runner. */
  readonly image?: string;
  /** The configuration file's folder in this variant's tree. */
  readonly folder: string;
}

/** A started server, or a started proxy. */
export interface Served extends AsyncDisposable {
  readonly address: Address;
  /** Where its proxy reaches it, which is beside it. */
  readonly nearby: Address;
  readonly meter: Meter;
  /** Seconds on the clock when it was started. */
  readonly startedAt: number;
  /** How it ended, in words, or null while it runs. */
  readonly ended: () => string | null;
  /** The last of its output. */
  readonly log: () => Promise<string>;
}

/** The seam between the Docker runner and the process runner. */
export interface Runner extends AsyncDisposable {
  readonly name: "docker" | "process";
  /** Whether two variants may be up at once. False for a process that ignores PORT. */
  readonly canShare: (target: Target) => boolean;
  readonly serve: (build: Build) => Promise<Served>;
  /** An nginx in front of a served variant. */
  readonly proxy: (upstream: Served, settings: ProxySettings) => Promise<Served>;
  /** What these CPUs of the servers' machine did since it was booted; null where that is not told. */
  readonly cpuSeconds: (cpus: readonly number[]) => Promise<CpuSeconds | null>;
}

export interface ProxySettings {
  readonly variant: Variant;
  readonly connections: number;
  readonly tls?: { readonly name: string; readonly caFile: string };
}
