import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readText } from "../src/platform/proc.ts";

/** A Docker engine with its own network: from here its containers are as far away as another machine's. */
export interface SecondEngine extends AsyncDisposable {
  /** DOCKER_HOST. */
  readonly host: string;
  readonly address: string;
  /** Ends it, with its containers. */
  readonly stop: () => Promise<void>;
  /** Ends it as `stop` does, and starts it again, as an upgrade of the engine would. */
  readonly restart: () => Promise<void>;
}

export interface EngineOptions {
  /** MiB that are left for images, containers and the build's cache once it has its images; as much as the disk has unless given. */
  readonly roomMiB?: number;
}

const HERE = "10.213.7.1";
const THERE = "10.213.7.2";
const PREFIX = "second-engine-";
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

/** Why there cannot be a second engine, or false. */
export const noSecondEngine: string | false = whyNot();

/** Starts an engine in a network namespace that is joined to ours by one cable, and gives it these images. */
export async function secondEngine(
  images: readonly string[],
  { roomMiB }: EngineOptions = {},
): Promise<SecondEngine> {
  await removeAbandoned();
  await using stack = new AsyncDisposableStack();
  const name = `lg${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${name}-`));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, "data");
  if (roomMiB !== undefined) {
    mkdirSync(data);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8g", "tmpfs", data]);
    stack.defer(() => void spawnSync("umount", ["--lazy", data]));
  }
  ip("netns", "add", name);
  stack.defer(() => ip("netns", "delete", name));
  ip("link", "add", name, "type", "veth", "peer", "name", "cable", "netns", name);
  stack.defer(() => void spawnSync("ip", ["link", "delete", name]));
  ip("address", "add", `${HERE}/30`, "dev", name);
  ip("link", "set", name, "up");
  ip("-n", name, "address", "add", `${THERE}/30`, "dev", "cable");
  ip("-n", name, "link", "set", "cable", "up");
  ip("-n", name, "link", "set", "lo", "up");
  const host = `tcp://${THERE}:2375`;
  const log = join(folder, "log");
  const output = openSync(log, "w");
  // Not `ip netns exec`, which hides the control groups.
  let daemon: ChildProcess | null = null;
  const started = async () => {
    const begun = spawn(
      "nsenter",
      [
        `--net=/run/netns/${name}`,
        ...["dockerd", "--host", host, "--tls=false", "--data-root", data],
        ...["--exec-root", join(folder, "exec"), "--pidfile", join(folder, "pid")],
      ],
      { stdio: ["ignore", output, output] },
    );
    daemon = begun;
    await answers(host, begun, log);
  };
  stack.defer(() => stop(daemon));
  await started();
  const saved = spawn("docker", ["save", ...images], { stdio: ["ignore", "pipe", "inherit"] });
  const load = spawn("docker", ["--host", host, "load"], { stdio: [saved.stdout, "ignore", "inherit"] });
  const [code] = await once(load, "exit");
  if (code !== 0) throw new Error("the second engine took no images");
  if (roomMiB !== undefined) {
    const used = Math.ceil(Number(execFileSync("du", ["-sm", data], { encoding: "utf8" }).split("\t")[0]));
    execFileSync("mount", ["-o", `remount,size=${used + roomMiB}m`, data]);
  }
  const kept = stack.move();
  return {
    host,
    address: THERE,
    stop: () => stop(daemon),
    async restart() {
      await stop(daemon);
      await started();
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** What a test that was killed left: at the same address its engine would answer instead of the next one. */
async function removeAbandoned(): Promise<void> {
  const namespaces = execFileSync("ip", ["netns", "list"], { encoding: "utf8" });
  for (const [name, pid] of namespaces.matchAll(/^lg(\d+)/gm)) {
    // Empty of a process that has ended and that nobody has asked after yet.
    if (readText(`/proc/${pid}/cmdline`)) continue;
    for (const folder of readdirSync(tmpdir()).filter((each) => each.startsWith(`${PREFIX}${name}-`)))
      await removeEngine(join(tmpdir(), folder));
    spawnSync("ip", ["link", "delete", name]);
    ip("netns", "delete", name);
  }
}

/** Ends the engine that keeps its files there, with its containers, and removes them. */
async function removeEngine(folder: string): Promise<void> {
  const pid = Number(readText(join(folder, "pid")) ?? Number.NaN);
  const lives = () => readText(`/proc/${pid}/cmdline`)?.includes(folder) ?? false;
  if (lives()) process.kill(pid, "SIGTERM");
  for (const until = Date.now() + STOP_LIMIT_MS; Date.now() < until && lives(); ) await delay(100);
  if (lives()) process.kill(pid, "SIGKILL");
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  for (const at of mounts.flatMap((line) => line.split(" ")[1] ?? []).filter((at) => at.startsWith(folder)))
    spawnSync("umount", ["--lazy", at]);
  rmSync(folder, { recursive: true, force: true });
}

async function answers(host: string, daemon: ChildProcess, log: string): Promise<void> {
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until && daemon.exitCode === null; ) {
    if (spawnSync("docker", ["--host", host, "version"]).status === 0) return;
    await delay(200);
  }
  throw new Error(`the second engine did not start:\n${readFileSync(log, "utf8").slice(-2000)}`);
}

async function stop(daemon: ChildProcess | null): Promise<void> {
  if (daemon === null || daemon.exitCode !== null) return;
  const gone = once(daemon, "exit");
  daemon.kill("SIGTERM");
  await Promise.race([gone, delay(STOP_LIMIT_MS)]);
  daemon.kill("SIGKILL");
}

function ip(...args: string[]): void {
  execFileSync("ip", args);
}

function whyNot(): string | false {
  if (process.getuid?.() !== 0) return "a network namespace takes root";
  if (spawnSync("dockerd", ["--version"]).status !== 0) return "there is no dockerd";
  return false;
}
