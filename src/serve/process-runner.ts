import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RunError, UsageError } from "../errors.ts";
import type { CpuPlan } from "../format/plan.ts";
import { type Command, type Startable, workingFolder } from "../model/config.ts";
import { type BackgroundProcess, startProcess } from "../platform/background-process.ts";
import { type ControlGroup, makeControlGroup } from "../platform/cgroup.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import type { Clock } from "../platform/clock.ts";
import { canSchedBatch, pinned, usesSchedBatch, withSchedBatch } from "../platform/cpu-scheduling.ts";
import { kill, run, type UserIds } from "../platform/exec.ts";
import { inheritedEnvironment } from "../platform/inherited.ts";
import { environmentOfUser } from "../platform/own-user.ts";
import { freePort, portTaken } from "../platform/ports.ts";
import { cpuSeconds, listenersOf, processesMarked, socketsOf } from "../platform/proc.ts";
import type { RunResources } from "../platform/run-resources.ts";
import { meterOf } from "./meter.ts";
import { nginxConfig } from "./nginx-config.ts";
import { rewriteBinary } from "./rewrite-binary.ts";
import type { ProxySettings, Runner, Served, ServiceAddresses, StartableBuild } from "./runner.ts";
import { notesFile, programForAll } from "./timed-command.ts";
import { argumentsOf, type Place, redactOutput, redactSecrets, secretsOf, variablesOf } from "./variables.ts";
import { guessWithheld } from "./withheld.ts";

interface ProcessRunnerOptions {
  readonly resources: RunResources;
  readonly cpus: CpuPlan;
  readonly clock: Clock;
  readonly nginx: string | null;
}

/** In the environment of each server: by it a process is found that left the server's control group, or its parent. */
const SIGN = "LOADGATE_SERVER";

interface Launched {
  readonly group: ControlGroup | null;
  readonly running: BackgroundProcess;
  readonly startedAt: number;
  /** The setting (`NAME=value`) that its processes alone have. */
  readonly sign: string;
}

/** Runs servers as processes of this machine, each on its own port. */
export function processRunner(options: ProcessRunnerOptions): Runner {
  let count = 0;
  const environmentOf = ({ target, user }: StartableBuild, place: Place) =>
    inheritedEnvironment(user ? environmentOfUser(process.env, user) : process.env, target.inherit, {
      ...variablesOf(target, place),
      ...secretsOf(target, process.env),
      ...options.resources.marker,
    });
  const groupFor = (name: string) => {
    count += 1;
    return makeControlGroup(options.resources.id, `${name}-${count}`);
  };
  /** By variant, what its preparations left running, until its server is started. */
  const prepared = new Map<string, ControlGroup[]>();
  /** What a preparation leaves running is there for its server: it is metered with it, and ends with it. */
  const adopt = (name: string, group: ControlGroup | null) => {
    for (const left of prepared.get(name) ?? []) {
      for (const pid of left.members()) group?.add(pid);
      endGroup(left);
    }
    prepared.delete(name);
  };
  const noted = ({ pid }: BackgroundProcess["child"]) => pid !== undefined && options.resources.process(pid);
  /** Starts a pinned process in its own control group, where the machine lets us make one. */
  const launch = async (
    name: string,
    argv: readonly string[],
    cwd: string,
    env: NodeJS.ProcessEnv,
    user?: UserIds,
  ): Promise<Launched> => {
    const group = groupFor(name);
    // Always as long: what lies where on a stack depends on the length of the environment.
    const sign = [SIGN, `${options.resources.id}-${String(count).padStart(8, "0")}`] as const;
    const startedAt = options.clock.now();
    const signed = { ...env, [sign[0]]: sign[1] };
    const running = await startProcess(argv, { cwd, env: signed, started: noted, user });
    group?.add(running.pid);
    adopt(name, group);
    return { group, running, startedAt, sign: sign.join("=") };
  };
  return {
    name: "process",
    cpuSeconds: async (cpus) => cpuSeconds(cpus),
    canShare: ({ ignoresPort, fixedPort }) => !ignoresPort && !fixedPort,

    async runOnce(build, what, addresses, rest) {
      const place = { port: build.target.port, addresses };
      const command = "command" in what ? what.command : [...argvOf(build.target, place), ...what.added];
      const cwd = workingFolder(build.target, build.folder);
      const env = environmentOf(build, place);
      const { user } = build;
      await rewriteBinary(command, cwd, options.resources.folder, user);
      const group = groupFor(`${build.variant}-once`);
      const timer = "added" in what ? what.timer : null;
      using file = timer && notesFile(options.resources.folder, user);
      const program =
        timer && (user ? programForAll(timer.program, options.resources.folder) : timer.program);
      const argv = timer && program && file ? [program, ...timer.argumentsFor(command, file.path)] : command;
      const { clock } = options;
      let startedAt = clock.now();
      let endedAt: number | null = null;
      try {
        const finished = await run(pinned(options.cpus.server, argv), {
          cwd,
          env,
          user,
          started(child) {
            startedAt = clock.now();
            // Its output may be held open for longer, by what it started.
            child.once("exit", () => {
              endedAt = clock.now();
            });
            noted(child);
            if (child.pid !== undefined) group?.add(child.pid);
          },
          untrusted: true,
          ...rest,
        });
        const seconds = (endedAt ?? clock.now()) - startedAt;
        const timed = file && { notes: file.read() };
        const said = finished.stdout + finished.stderr;
        const lacks = guessWithheld(said, process.env, build.target);
        return { ...redactOutput(finished, secretsOf(build.target, process.env)), seconds, timed, lacks };
      } finally {
        if ("added" in what) endGroup(group);
        else if (group) prepared.set(build.variant, [...(prepared.get(build.variant) ?? []), group]);
      }
    },

    async serve(
      build: StartableBuild,
      addresses: ServiceAddresses = new Map(),
      on = "server",
    ): Promise<Served> {
      const { target, variant, user } = build;
      const { ignoresPort } = build;
      if (ignoresPort && (await portTaken(target.port))) throw new RunError(portIsTaken(target));
      const port = ignoresPort ? target.port : await freePort();
      const place = { port, addresses };
      const env = { ...environmentOf(build, place), PORT: String(port) };
      const command = argvOf(target, place);
      const cwd = workingFolder(target, build.folder);
      await rewriteBinary(command, cwd, options.resources.folder, user);
      const schedBatch = usesSchedBatch(on, options.cpus) && (await canSchedBatch());
      const argv = pinned(options.cpus[on], schedBatch ? withSchedBatch(command) : command);
      const up = servedProcess(await launch(variant, argv, cwd, env, user), {
        host: build.host ?? "127.0.0.1",
        port,
      });
      const secrets = secretsOf(target, process.env);
      return {
        ...up,
        log: async () => redactSecrets(await up.log(), secrets),
        lacks: () => guessWithheld(up.said(), process.env, target),
        exec: async (command, rest) =>
          redactOutput(await run(command, { cwd, env, user, untrusted: true, ...rest }), secrets),
      };
    },

    async proxy(upstream: Served, settings: ProxySettings): Promise<Served> {
      if (!options.nginx) throw new UsageError(NO_NGINX);
      const port = await freePort();
      const folder = mkdtempSync(join(options.resources.folder, `nginx-${settings.variant}-`));
      const file = join(folder, "nginx.conf");
      const workers = options.cpus.proxy.length;
      // Only root's workers would become somebody else, who cannot reach their temporary folders.
      const user = process.getuid?.() === 0 ? "root" : null;
      const config = {
        listen: port,
        upstream: upstream.address,
        connections: settings.connections,
        keepalive: settings.keepalive,
        workers,
        folder,
        user,
      };
      writeFileSync(file, nginxConfig({ ...config, ...(settings.tls && { tls: settings.tls }) }));
      const argv = pinned(options.cpus.proxy, [options.nginx, "-e", "stderr", "-p", folder, "-c", file]);
      const env = allowedEnvironment(process.env, options.resources.marker);
      const launched = await launch(`nginx-${settings.variant}`, argv, folder, env);
      return servedProcess(launched, { host: "127.0.0.1", port });
    },

    async [Symbol.asyncDispose]() {},
  };
}

function argvOf({ name, process }: Startable, place: Place): Command {
  if (!process) throw new UsageError(`target "${name}" has no command that starts it as a process`);
  return argumentsOf(process.command, place);
}

export function portIsTaken({ name, port }: Startable): string {
  return `port ${port} of target "${name}" is already taken by another process; end that process, or have the server listen on PORT`;
}

export const NO_NGINX =
  "nginx was not found, and via: nginx needs it; install it (apt-get install nginx) or set via: direct in loadgate.yml";

function servedProcess(
  { running, group, startedAt, sign }: Launched,
  address: { host: string; port: number },
): Served & { readonly said: () => string } {
  const meter = meterOf(running.pid, group?.files ?? null, false);
  const strays = () => {
    const metered = new Set(meter.pids());
    return processesMarked(sign).filter((pid) => !metered.has(pid));
  };
  return {
    address,
    nearby: address,
    startedAt,
    meter,
    strays,
    listens() {
      const own = socketsOf(meter.pids());
      return listenersOf(running.pid)
        .filter(({ inode }) => own.has(inode))
        .map(({ host, port }) => ({ host, port }));
    },
    ended() {
      const end = running.ended();
      return end && { exitCode: end.code, signal: end.signal };
    },
    log: async () => running.log(),
    said: running.log,
    exec: (command, rest) => run(command, { cwd: "/", env: allowedEnvironment(process.env), ...rest }),
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      // What left the process group but not the control group, and what left both.
      for (const pid of strays()) kill(pid, "SIGKILL");
      endGroup(group);
    },
  };
}

/** Ends what left the process group but not the control group. */
function endGroup(group: ControlGroup | null): void {
  for (const pid of group?.members() ?? []) kill(pid, "SIGKILL");
  group?.remove();
}
