import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** A Docker engine with a network of its own: from here its containers are as far away as another machine's. */
export interface SecondEngine extends AsyncDisposable {
  /** DOCKER_HOST. */
  readonly host: string;
  readonly address: string;
  /** Ends it, with its containers. */
  readonly stop: () => Promise<void>;
}

const HERE = "10.213.7.1";
const THERE = "10.213.7.2";
const START_LIMIT_MS = 60_000;

/** Why there cannot be a second engine, or false. */
export const noSecondEngine: string | false = whyNot();

/** Starts an engine in a network namespace that is joined to ours by one cable, and gives it these images. */
export async function secondEngine(images: readonly string[]): Promise<SecondEngine> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "second-engine-"));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const name = `lg${process.pid}`;
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
  const daemon = spawn(
    "nsenter",
    [
      `--net=/run/netns/${name}`,
      ...["dockerd", "--host", host, "--tls=false", "--data-root", join(folder, "data")],
      ...["--exec-root", join(folder, "exec"), "--pidfile", join(folder, "pid")],
    ],
    { stdio: ["ignore", output, output] },
  );
  stack.defer(() => stop(daemon));
  await answers(host, daemon, log);
  const saved = spawn("docker", ["save", ...images], { stdio: ["ignore", "pipe", "inherit"] });
  const load = spawn("docker", ["--host", host, "load"], { stdio: [saved.stdout, "ignore", "inherit"] });
  const [code] = await once(load, "exit");
  if (code !== 0) throw new Error("the second engine took no images");
  const kept = stack.move();
  return { host, address: THERE, stop: () => stop(daemon), [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

async function answers(host: string, daemon: ChildProcess, log: string): Promise<void> {
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until && daemon.exitCode === null; ) {
    if (spawnSync("docker", ["--host", host, "version"]).status === 0) return;
    await delay(200);
  }
  throw new Error(`the second engine did not start:\n${readFileSync(log, "utf8").slice(-2000)}`);
}

async function stop(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null) return;
  const gone = once(daemon, "exit");
  daemon.kill("SIGTERM");
  await Promise.race([gone, delay(20_000)]);
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
