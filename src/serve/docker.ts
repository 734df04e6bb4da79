import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { RunError } from "../model/failure.ts";
import type { CpuPlan } from "../model/results.ts";
import { groupOf } from "../platform/cgroup.ts";
import type { Clock } from "../platform/clock.ts";
import {
  type ContainerOptions,
  containerLog,
  copyInto,
  createContainer,
  inspectContainer,
  removeContainer,
  startContainer,
} from "../platform/docker.ts";
import { lastLines } from "../platform/exec.ts";
import type { Lease } from "../platform/lease.ts";
import { startTime } from "../platform/proc.ts";
import { meterOf } from "./meter.ts";
import { nginxConfig } from "./nginx-config.ts";
import type { Build, ProxySettings, Runner, Served } from "./server.ts";

export interface DockerRunnerOptions {
  readonly lease: Lease;
  readonly cpus: CpuPlan;
  readonly clock: Clock;
  readonly proxyImage: string;
}

const PROXY_PORT = 8080;

/** Runs servers in containers, each in its own network namespace and reached at its own address. */
export function dockerRunner(options: DockerRunnerOptions): Runner {
  let count = 0;
  const container = (name: string, rest: Omit<ContainerOptions, "name" | "run">): ContainerOptions => {
    count += 1;
    return { name: `loadgate-${options.lease.id}-${name}-${count}`, run: options.lease.id, ...rest };
  };
  return {
    name: "docker",
    canShare: () => true,

    async serve(build: Build): Promise<Served> {
      const { target, variant, image } = build;
      if (!image) throw new RunError(`target "${target.name}" has no image for ${variant}`);
      const env = { ...target.env, PORT: String(target.port) };
      const made = container(`${variant}`, { image, cpus: options.cpus.server, memory: target.memory, env });
      return up(await createContainer(made), target.port, options.clock);
    },

    async proxy(upstream: Served, settings: ProxySettings): Promise<Served> {
      const made = container(`nginx-${settings.variant}`, {
        image: options.proxyImage,
        cpus: options.cpus.proxy,
        env: {},
        entrypoint: "nginx",
      });
      const id = await createContainer(made);
      try {
        const tls = settings.tls && { ...settings.tls, caFile: "/etc/nginx/upstream-ca.pem" };
        if (settings.tls) await copyInto(id, settings.tls.caFile, "/etc/nginx/upstream-ca.pem");
        const workers = options.cpus.proxy.length;
        const config = {
          listen: PROXY_PORT,
          upstream: upstream.address,
          connections: settings.connections,
          workers,
        };
        const file = join(options.lease.folder, `${made.name}.conf`);
        writeFileSync(file, nginxConfig({ ...config, folder: "/tmp", user: null, ...(tls && { tls }) }));
        await copyInto(id, file, "/etc/nginx/nginx.conf");
      } catch (error) {
        await removeContainer(id);
        throw error;
      }
      return up(id, PROXY_PORT, options.clock);
    },

    async [Symbol.asyncDispose]() {},
  };
}

/** Starts a made container and finds where it is reached and measured; takes it away again where that fails. */
async function up(id: string, port: number, clock: Clock): Promise<Served> {
  try {
    const before = clock.now();
    const beforeDate = clock.date().getTime();
    await startContainer(id);
    const state = await inspectContainer(id);
    if (!state.running || state.ip === "") {
      const end = describeEnd(state.exitCode, state.oomKilled);
      throw new RunError(
        `the container ended at once, ${end}: ${lastLines(await containerLog(id), 10) || "(no output)"}`,
      );
    }
    const started = startTime(state.pid);
    let end: string | null = null;
    return {
      address: { host: state.ip, port },
      // The engine's own note of the start leaves out what its client took; it is not trusted where clocks stepped.
      startedAt: before + clamp((state.startedAt - beforeDate) / 1000, 0, clock.now() - before),
      meter: meterOf(state.pid, groupOf(state.pid), true),
      ended() {
        if (end === null && startTime(state.pid) !== started) end = "its container ended";
        return end;
      },
      async log() {
        const now = await inspectContainer(id).catch(() => null);
        const note = now && !now.running ? `\n(${describeEnd(now.exitCode, now.oomKilled)})` : "";
        return (await containerLog(id)) + note;
      },
      [Symbol.asyncDispose]: () => removeContainer(id),
    };
  } catch (error) {
    await removeContainer(id);
    throw error;
  }
}

function describeEnd(exitCode: number, oomKilled: boolean): string {
  return oomKilled ? "killed for using more memory than its limit" : `exit code ${exitCode}`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
