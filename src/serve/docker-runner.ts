import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { RunError } from "../errors.ts";
import { FaultError, type Variant } from "../format/faults.ts";
import type { CpuPlan, ServerMachine } from "../format/plan.ts";
import type { Startable } from "../model/config.ts";
import { startProcess } from "../platform/background-process.ts";
import { groupOf } from "../platform/cgroup.ts";
import { dockerEnvironment } from "../platform/child-environment.ts";
import type { Clock } from "../platform/clock.ts";
import { setSchedBatch, usesSchedBatch } from "../platform/cpu-scheduling.ts";
import {
  type ContainerOptions,
  type ContainerState,
  canPublishAt,
  containerLog,
  copyInto,
  createContainer,
  createNetwork,
  docker,
  ensureImage,
  inspectContainer,
  removeContainer,
  removeNetwork,
  startContainer,
} from "../platform/docker.ts";
import { lastLines } from "../platform/exec.ts";
import type { Address } from "../platform/ports.ts";
import { type CpuSeconds, cpuSeconds, cpuSecondsIn, listenersOf, startTime } from "../platform/proc.ts";
import { remoteFiles } from "../platform/remote-files.ts";
import type { RunResources } from "../platform/run-resources.ts";
import { containerTimers } from "./container-timer.ts";
import { type Meter, meterOf, remoteMeterOf } from "./meter.ts";
import { nginxConfig } from "./nginx-config.ts";
import { containerBinaryRewriter } from "./rewrite-binary.ts";
import type { ProxySettings, Runner, Served, ServiceAddresses, StartableBuild } from "./runner.ts";
import { argumentsOf, redactOutput, redactSecrets, secretsOf, variablesOf } from "./variables.ts";

/** What differs between an engine on this machine and one on another. */
interface DockerEngine extends AsyncDisposable {
  /** Whether containers are reached at ports of the engine's machine, since their own addresses lead nowhere from here. */
  readonly publishes: boolean;
  /** The address of that machine at which alone they are; null for all that it has. */
  readonly publishesAt: string | null;
  readonly addressOf: (state: ContainerState, port: number) => Address;
  readonly meter: (pid: number) => Promise<Meter>;
  /** Has a container's processes scheduled in batches, if we may. */
  readonly setSchedBatch: (pid: number) => Promise<void>;
  /** Watches a container's end until disposed of; `over` tells whether it has come. */
  readonly watch: (id: string, pid: number) => Promise<Watch>;
  readonly cpuSeconds: (cpus: readonly number[]) => Promise<CpuSeconds | null>;
  /** Where a container's processes listen; absent where that cannot be seen. */
  readonly listens?: (pid: number) => readonly Address[];
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
    publishesAt: null,
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
    listens: (pid) =>
      listenersOf(pid)
        .filter(({ host }) => host !== ENGINE_DNS)
        .map(({ host, port }) => ({ host, port })),
    async [Symbol.asyncDispose]() {},
  };
}

/** Where the engine answers the names of a network, in each of its containers. */
const ENGINE_DNS = "127.0.0.11";
/** The IPv4 address of a host, null where it is only known to what is between it and us, such as ssh. */
async function addressOf(host: string): Promise<string | null> {
  const found = await lookup(host, { family: 4 }).catch(() => null);
  return found?.address ?? null;
}

/** An engine on another machine, whose counters a container there reads for us. */
export async function remoteEngine(
  { host }: ServerMachine,
  image: string,
  resources: RunResources,
  signal: AbortSignal,
): Promise<DockerEngine> {
  await ensureImage(image, signal);
  const address = await addressOf(host);
  const trial = { image, run: resources.id, signal };
  const publishesAt = address !== null && (await canPublishAt(address, trial)) ? address : null;
  const files = await remoteFiles(image, {
    name: `loadgate-${resources.id}-reader`,
    run: resources.id,
    signal,
  });
  return {
    publishes: true,
    publishesAt,
    sameClock: false,
    addressOf: ({ publishedAt }) => ({ host, port: publishedAt ?? 0 }),
    meter: (pid) => remoteMeterOf(pid, files),
    async setSchedBatch() {},
    async watch(id) {
      const waiting = await startProcess(["docker", "wait", id], {
        cwd: "/",
        env: dockerEnvironment(process.env),
      });
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

interface DockerRunnerOptions {
  readonly resources: RunResources;
  readonly cpus: CpuPlan;
  readonly clock: Clock;
  readonly nginxImage: string;
  readonly engine: DockerEngine;
}

const PROXY_PORT = 8080;

/**
 * Runs servers in containers, each in its own network namespace and, on this machine, reached at its own address. A variant's server,
 * services and nginx have their own network, for the whole run, so that no variant reaches the other.
 */
export function dockerRunner(options: DockerRunnerOptions): Runner {
  let count = 0;
  const { engine, resources, clock } = options;
  const rewriteBinary = containerBinaryRewriter(resources.folder);
  const networks = variantNetworks(options);
  const timers = containerTimers(resources.folder);
  const container = (
    name: string,
    port: number,
    rest: Omit<ContainerOptions, "name" | "run">,
  ): ContainerOptions => {
    count += 1;
    const made = { name: `loadgate-${resources.id}-${name}-${count}`, run: resources.id, ...rest };
    return engine.publishes ? { ...made, publish: { port, at: engine.publishesAt } } : made;
  };
  const ofBuild = ({ target, variant, image }: StartableBuild, addresses: ServiceAddresses) => {
    if (!image) throw new RunError(`target "${target.name}" has no image for ${variant}`);
    const place = { port: target.port, addresses };
    const env = { ...variablesOf(target, place), PORT: String(target.port) };
    const secrets = secretsOf(target, process.env);
    const command = target.command && { command: argumentsOf(target.command, place) };
    const { memory, shmSize, ulimits } = target;
    const limits = { memory, shmSize, ulimits, seccomp: profileOf(target, resources.folder) };
    return { image, cpus: options.cpus.server, ...limits, env, secrets, ...command };
  };
  return {
    name: "docker",
    canShare: () => true,
    cpuSeconds: (cpus) => engine.cpuSeconds(cpus),

    async serve(
      build: StartableBuild,
      addresses: ServiceAddresses = new Map(),
      on = "server",
    ): Promise<Served> {
      const { target, variant } = build;
      // The generator's CPUs are this machine's; where the engine is on another, nginx's are the nearest to them.
      const place = on === "generator" && engine.publishes ? "proxy" : on;
      const made = container(variant, target.port, {
        ...ofBuild(build, addresses),
        cpus: options.cpus[place],
        network: await networks.of(variant),
      });
      const id = await newContainer(made);
      // To another machine a program would have to be sent for every start.
      if (!engine.publishes) await rewriteBinary(id, variant, made.image, made.command);
      const secrets = secretsOf(target, process.env);
      return startServed(id, target.port, engine, clock, {
        secrets,
        schedBatch: usesSchedBatch(on, options.cpus),
      });
    },

    async runOnce(build, what, addresses, rest) {
      count += 1;
      const name = `loadgate-${resources.id}-once-${count}`;
      const network = await networks.of(build.variant);
      const made = { name, run: resources.id, network, ...ofBuild(build, addresses) };
      // Another machine may be of another kind than this one's programs.
      const timer = "added" in what && !engine.publishes ? what.timer : null;
      const command = "added" in what ? [...(made.command ?? []), ...what.added] : what.command.slice(1);
      const entry =
        "command" in what
          ? { entrypoint: what.command[0] ?? "", command }
          : timer
            ? await timers.entry(timer, made.image, command)
            : { command };
      const id = await newContainer({ ...made, ...entry });
      try {
        if (timer) await timers.putInto(id);
        const began = clock.now();
        const finished = await docker(["start", "--attach", id], rest);
        const seconds = await ranFor(id, clock.now() - began);
        const timed = timer && { notes: await timers.notesFrom(id) };
        return { ...redactOutput(finished, secretsOf(build.target, process.env)), seconds, timed };
      } finally {
        await removeContainer(id);
      }
    },

    async proxy(upstream: Served, settings: ProxySettings): Promise<Served> {
      const made = container(`nginx-${settings.variant}`, PROXY_PORT, {
        image: options.nginxImage,
        cpus: options.cpus.proxy,
        network: await networks.of(settings.variant),
        env: {},
        entrypoint: "nginx",
      });
      const id = await newContainer(made);
      try {
        const caFile = settings.tls?.caFile == null ? null : "/etc/nginx/upstream-ca.pem";
        const tls = settings.tls && { ...settings.tls, caFile };
        if (settings.tls?.caFile != null)
          await copyInto(id, settings.tls.caFile, "/etc/nginx/upstream-ca.pem");
        const workers = options.cpus.proxy.length;
        const config = {
          listen: PROXY_PORT,
          upstream: upstream.nearby,
          connections: settings.connections,
          keepalive: settings.keepalive,
          workers,
        };
        const file = join(resources.folder, `${made.name}.conf`);
        writeFileSync(file, nginxConfig({ ...config, folder: "/tmp", user: null, ...(tls && { tls }) }));
        await copyInto(id, file, "/etc/nginx/nginx.conf");
      } catch (error) {
        await removeContainer(id);
        throw error;
      }
      return startServed(id, PROXY_PORT, engine, clock);
    },

    async [Symbol.asyncDispose]() {
      await networks.remove();
      await engine[Symbol.asyncDispose]();
    },
  };
}

/** What Docker's client takes for a target's seccomp profile: a file with its text, unless there is to be none. */
function profileOf({ seccomp }: Startable, folder: string): string | undefined {
  if (seccomp === undefined || seccomp === "unconfined") return seccomp;
  const digest = createHash("sha256").update(seccomp).digest("hex").slice(0, 16);
  const file = join(folder, `seccomp-${digest}.json`);
  writeFileSync(file, seccomp);
  return file;
}

/** The network of each variant, made when it is first asked for. */
function variantNetworks({ engine, resources }: Pick<DockerRunnerOptions, "engine" | "resources">) {
  const made = new Map<Variant, Promise<string>>();
  const make = async (variant: Variant) => {
    const name = `loadgate-${resources.id}-${variant}`;
    // Ports of an internal network cannot be published: then the engine keeps containers apart, but not from its machine's own address.
    await createNetwork(name, { run: resources.id, internal: !engine.publishes }).catch((error: Error) => {
      made.delete(variant);
      throw harnessError(error);
    });
    return name;
  };
  return {
    of(variant: Variant): Promise<string> {
      const network = made.get(variant) ?? make(variant);
      made.set(variant, network);
      return network;
    },
    async remove() {
      for (const network of made.values()) await network.then(removeNetwork, () => {});
    },
  };
}

/** What Docker's client says where no engine answers it. */
const ENGINE_GONE = /cannot connect to the docker daemon|error during connect/i;

const harnessError = (error: Error) => new FaultError({ code: "harness-failed", error: error.message });

/** That the engine makes no container is no fault of what was to run in it. */
function newContainer(options: ContainerOptions): Promise<string> {
  return createContainer(options).catch((error: Error) => {
    throw harnessError(error);
  });
}

/** Starts a made container and finds where it is reached and measured; takes it away again where that fails. */
async function startServed(
  id: string,
  port: number,
  engine: DockerEngine,
  clock: Clock,
  {
    secrets = {},
    schedBatch = false,
  }: { readonly secrets?: Readonly<Record<string, string>>; readonly schedBatch?: boolean } = {},
): Promise<Served> {
  try {
    const before = clock.now();
    const beforeDate = clock.date().getTime();
    await startContainer(id);
    const state = await inspectContainer(id);
    if (!state.running || state.ip === "") {
      const end = describeEnd(state.exitCode, state.oomKilled);
      throw new RunError(
        `the container ended at once, ${end}: ${lastLines(redactSecrets(await containerLog(id), secrets), 10) || "(no output)"}`,
      );
    }
    if (schedBatch) await engine.setSchedBatch(state.pid);
    const meter = await engine.meter(state.pid);
    const watch = await engine.watch(id, state.pid);
    // The engine's own note of the start leaves out what its client took; it is not trusted where clocks stepped.
    const later = engine.sameClock
      ? clamp((state.startedAt - beforeDate) / 1000, 0, clock.now() - before)
      : 0;
    return {
      address: engine.addressOf(state, port),
      nearby: { host: state.ip, port },
      startedAt: before + later,
      meter,
      ...(engine.listens && { listens: () => engine.listens?.(state.pid) ?? [] }),
      ended: () => (watch.over() ? { exitCode: null, signal: null } : null),
      async log() {
        const now = await inspectContainer(id).catch(() => null);
        const note = now && !now.running ? `\n(${describeEnd(now.exitCode, now.oomKilled)})` : "";
        return redactSecrets(await containerLog(id), secrets) + note;
      },
      exec: async (command, rest) => redactOutput(await docker(["exec", id, ...command], rest), secrets),
      async [Symbol.asyncDispose]() {
        await removeContainer(id);
        await watch[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await removeContainer(id);
    throw ENGINE_GONE.test((error as Error).message) ? harnessError(error as Error) : error;
  }
}

/** Seconds that an ended container ran for, by the engine's own notes, since its client takes longer; at most what was seen here. */
async function ranFor(id: string, seen: number): Promise<number> {
  const state = await inspectContainer(id).catch(() => null);
  const noted = state ? (state.finishedAt - state.startedAt) / 1000 : 0;
  // The engine's clock may have stepped.
  return noted > 0 && noted < seen ? noted : seen;
}

function describeEnd(exitCode: number, oomKilled: boolean): string {
  return oomKilled ? "killed for using more memory than its limit" : `exit code ${exitCode}`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
