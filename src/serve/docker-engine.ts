import type { ServerMachine } from "../format/plan.ts";
import { startProcess } from "../platform/background-process.ts";
import { groupOf } from "../platform/cgroup.ts";
import { dockerEnvironment } from "../platform/child-environment.ts";
import { setSchedBatch } from "../platform/cpu-scheduling.ts";
import type { ContainerState } from "../platform/docker.ts";
import type { Address } from "../platform/ports.ts";
import { type CpuSeconds, cpuSeconds, cpuSecondsIn, startTime } from "../platform/proc.ts";
import { remoteFiles } from "../platform/remote-files.ts";
import type { RunResources } from "../platform/run-resources.ts";
import { type Meter, meterOf, remoteMeterOf } from "./meter.ts";

/** What differs between an engine on this machine and one on another. */
export interface DockerEngine extends AsyncDisposable {
  /** Whether containers are reached at ports of the engine's machine, since their own addresses lead nowhere from here. */
  readonly publishes: boolean;
  readonly addressOf: (state: ContainerState, port: number) => Address;
  readonly meter: (pid: number) => Promise<Meter>;
  /** Has a container's processes scheduled in batches, if we may. */
  readonly setSchedBatch: (pid: number) => Promise<void>;
  /** Watches a container's end until disposed of; `over` tells whether it has come. */
  readonly watch: (id: string, pid: number) => Promise<Watch>;
  readonly cpuSeconds: (cpus: readonly number[]) => Promise<CpuSeconds | null>;
  /** Whether the engine's clock is this machine's. */
  readonly sameClock: boolean;
}

interface Watch extends AsyncDisposable {
  readonly over: () => boolean;
}

/** An engine that shares this machine's kernel. */
export function localEngine(): DockerEngine {
  return {
    publishes: false,
    sameClock: true,
    addressOf: (state, port) => ({ host: state.ip, port }),
    meter: async (pid) => meterOf(pid, groupOf(pid), true),
    setSchedBatch,
    async watch(_, pid) {
      // Null where it ended before it could be looked at.
      const started = startTime(pid);
      return { over: () => started === null || startTime(pid) !== started, async [Symbol.asyncDispose]() {} };
    },
    cpuSeconds: async (cpus) => cpuSeconds(cpus),
    async [Symbol.asyncDispose]() {},
  };
}

/** An engine on another machine, whose counters a container there reads for us. */
export async function remoteEngine(
  { host }: ServerMachine,
  image: string,
  resources: RunResources,
  signal: AbortSignal,
): Promise<DockerEngine> {
  const files = await remoteFiles(image, {
    name: `loadgate-${resources.id}-reader`,
    run: resources.id,
    signal,
  });
  return {
    publishes: true,
    sameClock: false,
    addressOf: ({ publishedAt }) => ({ host, port: publishedAt ?? 0 }),
    meter: (pid) => remoteMeterOf(pid, files),
    async setSchedBatch() {},
    async watch(id) {
      const waiting = await startProcess(["docker", "wait", id], { env: dockerEnvironment(process.env) });
      return {
        over: () => waiting.ended() !== null,
        [Symbol.asyncDispose]: () => waiting[Symbol.asyncDispose](),
      };
    },
    cpuSeconds: async (cpus) =>
      cpuSecondsIn((await files.read(["/proc/stat"])).get("/proc/stat") ?? null, cpus),
    [Symbol.asyncDispose]: () => files[Symbol.asyncDispose](),
  };
}
