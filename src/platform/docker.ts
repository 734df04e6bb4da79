import { RunError } from "../errors.ts";
import type { ServerMachine } from "../format/plan.ts";
import { oneLine } from "../text/escape.ts";
import { MOST_TASKS } from "./cgroup.ts";
import { dockerEnvironment } from "./child-environment.ts";
import { withoutCredentials } from "./credentials.ts";
import { type Finished, must, type RunOptions, run, why } from "./exec.ts";
import { openFilesLimit } from "./proc.ts";
import { firstPlainFile } from "./tar.ts";

/** Docker's client, as far as it is needed. */

export interface ContainerOptions {
  readonly name: string;
  readonly run: string;
  readonly image: string;
  readonly cpus: readonly number[];
  readonly memory?: number | undefined;
  /** Bytes of /dev/shm. */
  readonly shmSize?: number | undefined;
  readonly ulimits?: Readonly<Record<string, string>> | undefined;
  /** A file with a seccomp profile, or "unconfined". */
  readonly seccomp?: string | undefined;
  /** Of the container alone: Docker's client never sees it. */
  readonly env: Readonly<Record<string, string>>;
  /** The same, of values that nobody may see; their names are of variables that we were given ourselves. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly entrypoint?: string;
  /** A port of the container that is to be reached at a port of the engine's machine. */
  readonly publish?: PublishedPort;
  /** The network that it is in, and in no other. */
  readonly network: string;
}

export interface ContainerState {
  readonly pid: number;
  readonly running: boolean;
  readonly exitCode: number;
  readonly oomKilled: boolean;
  /** In the container's own network namespace. */
  readonly ip: string;
  /** The port of the engine's machine that leads to the published one, if any does. */
  readonly publishedAt: number | null;
  /** Milliseconds since 1970, by the engine's clock. */
  readonly startedAt: number;
  /** The same of its end; before its start while it runs. */
  readonly finishedAt: number;
}

/** Engines differ in their default; more than the machine's own hard limit is refused by some. */
function nofile(): string {
  const limit = Math.min(65536, openFilesLimit());
  return `${limit}:${limit}`;
}

/**
 * What is left to root in a container: entry points of official images give folders to a user, become that user, and end its processes.
 * Not left: raw packets (NET_RAW), devices (MKNOD), and what changes programs' own rights.
 */
const CAPABILITIES = [
  "CHOWN",
  "DAC_OVERRIDE",
  "FOWNER",
  "KILL",
  "NET_BIND_SERVICE",
  "SETGID",
  "SETPCAP",
  "SETUID",
] as const;

/** What a container may do to its machine and to others, whatever it runs. */
const CONFINED = [
  ...["--pids-limit", String(MOST_TASKS), "--security-opt", "no-new-privileges"],
  ...["--cap-drop", "ALL", ...CAPABILITIES.flatMap((name) => ["--cap-add", name])],
  // Docker would start an image's own check as often as once a millisecond, on every CPU of the machine.
  "--no-healthcheck",
] as const;

/** Docker's client finds everything by whole paths, and nothing in a checkout. */
const apart = () => ({ cwd: "/", env: dockerEnvironment(process.env) });

export function docker(args: readonly string[], options: Partial<RunOptions> = {}): Promise<Finished> {
  return run(["docker", ...args], { ...apart(), ...options });
}

function mustDocker(args: readonly string[], options: Partial<RunOptions> = {}): Promise<string> {
  return must(["docker", ...args], { ...apart(), ...options });
}

/** A port of a container that is reached at one of its engine's machine. */
interface PublishedPort {
  readonly port: number;
  /** The address of that machine at which alone it is reached; null for all that it has. */
  readonly at: string | null;
}

function publishArgument({ port, at }: PublishedPort): string {
  return at === null ? String(port) : `${at}::${port}`;
}

/** Whether an engine can publish ports at this address alone: it has to be one that its machine has, behind no other. */
export async function canPublishAt(
  at: string,
  { image, run: id, signal }: { readonly image: string; readonly run: string; readonly signal: AbortSignal },
): Promise<boolean> {
  const trial = ["--publish", publishArgument({ port: 9, at }), "--entrypoint", "true", "--", image];
  const { code } = await docker(["run", "--rm", "--label", `loadgate.run=${id}`, ...trial], { signal });
  return code === 0;
}

/** Makes a container, without starting it. Secrets go by environment, never by argument, where others see them. */
export async function createContainer(options: ContainerOptions, signal?: AbortSignal): Promise<string> {
  const args = [
    "create",
    "--name",
    options.name,
    "--label",
    `loadgate.run=${options.run}`,
    "--network",
    options.network,
    ...CONFINED,
    "--cpuset-cpus",
    options.cpus.join(","),
    // Another machine's limits are not known here; there its engine's own stand, for both variants alike.
    ...(options.publish === undefined
      ? ["--ulimit", `nofile=${nofile()}`]
      : ["--publish", publishArgument(options.publish)]),
    ...Object.entries(options.ulimits ?? {}).flatMap(([name, limits]) => ["--ulimit", `${name}=${limits}`]),
    ...(options.shmSize === undefined ? [] : ["--shm-size", String(options.shmSize)]),
    ...(options.seccomp === undefined ? [] : ["--security-opt", `seccomp=${options.seccomp}`]),
    "--log-opt",
    "max-size=1m",
    "--sysctl",
    "net.core.somaxconn=65535",
    ...(options.memory ? ["--memory", String(options.memory), "--memory-swap", String(options.memory)] : []),
    ...Object.entries(options.env).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
    ...Object.keys(options.secrets ?? {}).flatMap((name) => ["--env", name]),
    ...(options.entrypoint === undefined ? [] : ["--entrypoint", options.entrypoint]),
    // Names of images are an outsider's, and are never options.
    "--",
    options.image,
    ...(options.command ?? []),
  ];
  const env = { ...options.secrets, ...dockerEnvironment(process.env) };
  const result = await run(["docker", ...args], { cwd: "/", env, ...(signal && { signal }) });
  if (result.code !== 0) throw new Error(`no container could be made: ${why(result)}`);
  return result.stdout.trim();
}

/** Makes a network. From an internal one nothing leads out but to the engine's own machine, and no port of it can be published. */
export async function createNetwork(
  name: string,
  { run: id, internal }: { readonly run: string; readonly internal: boolean },
): Promise<void> {
  const only = internal ? ["--internal"] : [];
  await mustDocker(["network", "create", "--label", `loadgate.run=${id}`, ...only, name]);
}

export async function removeNetwork(name: string): Promise<void> {
  await docker(["network", "rm", name]);
}

export async function copyInto(container: string, file: string, target: string): Promise<void> {
  await mustDocker(["cp", file, `${container}:${target}`]);
}

/** The text of a plain file of a container of at most so many bytes; null where there is none. */
export async function readOut(container: string, path: string, most: number): Promise<string | null> {
  const pieces: Buffer[] = [];
  const take = (piece: Buffer) => {
    pieces.push(piece);
    return pieces.reduce((sum, { length }) => sum + length, 0) <= most;
  };
  await docker(["cp", `${container}:${path}`, "-"], { take });
  return firstPlainFile(Buffer.concat(pieces))?.toString("utf8") ?? null;
}

/** What an image's containers start with, unless something else is asked for. */
export interface ImageStart {
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly folder: string;
  /** Where names without a folder are looked up. */
  readonly path: readonly string[];
}

export async function imageStart(reference: string): Promise<ImageStart> {
  const { Entrypoint, Cmd, WorkingDir, Env } = JSON.parse(
    await mustDocker(["image", "inspect", "--format", "{{json .Config}}", "--", reference]),
  );
  const path = (Env as string[] | null)?.find((variable) => variable.startsWith("PATH="))?.slice(5);
  return {
    entrypoint: Entrypoint ?? [],
    command: Cmd ?? [],
    folder: WorkingDir || "/",
    path: path?.split(":") ?? [],
  };
}

/** The variables that an image sets, as `NAME=value`. */
export async function imageEnvironment(reference: string): Promise<readonly string[]> {
  const said = await mustDocker(["image", "inspect", "--format", "{{json .Config.Env}}", "--", reference]);
  return (JSON.parse(said) as string[] | null) ?? [];
}

export async function startContainer(container: string): Promise<void> {
  await mustDocker(["start", container]);
}

export async function inspectContainer(container: string): Promise<ContainerState> {
  const [found] = JSON.parse(await mustDocker(["inspect", container]));
  const networks = Object.values(found.NetworkSettings.Networks) as { IPAddress: string }[];
  return {
    pid: found.State.Pid,
    running: found.State.Running,
    exitCode: found.State.ExitCode,
    oomKilled: found.State.OOMKilled,
    ip: networks[0]?.IPAddress ?? "",
    publishedAt: publishedPort(found.NetworkSettings.Ports),
    startedAt: Date.parse(found.State.StartedAt),
    finishedAt: Date.parse(found.State.FinishedAt),
  };
}

function publishedPort(ports: Record<string, { HostPort: string }[] | null> | null): number | null {
  const [bound] = Object.values(ports ?? {}).flatMap((each) => each ?? []);
  return bound ? Number(bound.HostPort) : null;
}

export async function removeContainer(container: string): Promise<void> {
  await docker(["rm", "--force", "--volumes", container]);
}

/** The end of a container's output, both streams. */
export async function containerLog(container: string): Promise<string> {
  const { stdout, stderr } = await docker(["logs", "--tail", "200", container]);
  return stdout + stderr;
}

/** The engine's version, or null with why it does not answer. */
export async function engineVersion(): Promise<
  { version: string } | { problem: "docker-missing" } | { problem: "no-engine"; said: string }
> {
  const answer = await docker(["version", "--format", "{{.Server.Version}}"], { timeoutSeconds: 10 });
  if (answer.missing) return { problem: "docker-missing" };
  if (answer.code !== 0) return { problem: "no-engine", said: saidOfEngine(answer) };
  return { version: answer.stdout.trim() };
}

const LONGEST_SAID = 200;

/** Why the client reaches no engine: none runs, this user may not, or a variable leads elsewhere. */
function saidOfEngine(answer: Finished): string {
  const variable = ["DOCKER_CONTEXT", "DOCKER_HOST"].find((name) => process.env[name]);
  const set =
    variable === undefined ? "" : `${variable} is ${withoutCredentials(process.env[variable] ?? "")}: `;
  const line = answer.timedOut ? "no answer in time" : (answer.stderr.trim().split("\n")[0] ?? "");
  return oneLine(set + withoutCredentials(line)).slice(0, LONGEST_SAID);
}

/** Whether an image is here, or its registry knows it. */
export async function imageResolves(reference: string): Promise<boolean> {
  if (await imageBytes(reference)) return true;
  return (
    (await docker(["buildx", "imagetools", "inspect", "--", reference], { timeoutSeconds: 15 })).code === 0
  );
}

/** The size of a local image, or null if there is none. */
export async function imageBytes(reference: string): Promise<number | null> {
  const found = await docker(["image", "inspect", "--format", "{{.Size}}", "--", reference]);
  return found.code === 0 ? Number(found.stdout) : null;
}

/** Pulls an image that is not here yet. Throws a RunError where it cannot be had. */
export async function ensureImage(
  reference: string,
  signal: AbortSignal,
  timeoutSeconds = 1800,
): Promise<void> {
  if ((await imageBytes(reference)) !== null) return;
  const pulled = await docker(["pull", "--quiet", "--", reference], { timeoutSeconds, signal });
  signal.throwIfAborted();
  if (pulled.code !== 0)
    throw new RunError(`the image ${reference} cannot be pulled: ${why(pulled).split("\n").join(" ")}`);
}

export async function imageId(reference: string): Promise<string> {
  return (await mustDocker(["image", "inspect", "--format", "{{.Id}}", "--", reference])).trim();
}

export async function removeImages(references: readonly string[]): Promise<void> {
  if (references.length > 0) await docker(["image", "rm", "--force", "--", ...references]);
}

/** Where the engine runs that Docker's client talks to, by DOCKER_HOST or the context in use; null where it is this machine. */
export async function remoteEngineMachine(): Promise<ServerMachine | null> {
  const endpoint = await docker(["context", "inspect", "--format", "{{.Endpoints.docker.Host}}"]);
  const host = endpoint.code === 0 ? await hostOf(endpoint.stdout.trim()) : null;
  if (host === null) return null;
  const answer = await docker(["info", "--format", "{{json .}}"]);
  const info = JSON.parse(answer.stdout) as Record<string, string & number>;
  return {
    host,
    cores: Number(info.NCPU),
    memoryBytes: Number(info.MemTotal),
    kernel: String(info.KernelVersion),
    os: String(info.OperatingSystem),
  };
}

/** The machine in an endpoint's URL; null for a socket of this machine, or a port of it. */
async function hostOf(endpoint: string): Promise<string | null> {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !["tcp:", "http:", "https:", "ssh:"].includes(url.protocol)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const meant = url.protocol === "ssh:" ? await hostOfAlias(host) : host;
  return /^(localhost|127\.[\d.]+|::1)$/.test(meant) ? null : meant;
}

/** Names in an SSH configuration need not be names of machines. */
async function hostOfAlias(alias: string): Promise<string> {
  const { code, stdout } = await run(["ssh", "-G", "--", alias], { ...apart(), timeoutSeconds: 10 });
  return (code === 0 && /^hostname (\S+)$/m.exec(stdout)?.[1]) || alias;
}
