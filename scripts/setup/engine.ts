import { spawn } from "node:child_process";
import { existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lastLines } from "../../src/platform/exec.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { must, run } from "../../test-support/run.ts";
import { cached } from "./cached.ts";
import { FOR_ENGINE, rootPrefix, setUpPackages } from "./packages.ts";
import { SetupError, say } from "./say.ts";

const START_LIMIT_SECONDS = 60;

/** A Docker engine that answers: the one that runs, or one that is installed and started here. */
export async function setUpEngine(): Promise<void> {
  const running = await engineVersion();
  if (running) return say("docker", `has an engine, ${running}`);
  await setUpPackages(FOR_ENGINE);
  const root = await rootPrefix();
  if (!root) throw new SetupError("no Docker engine answers: start one, then run this again");
  if (existsSync("/run/systemd/system")) {
    say("docker", "starts the docker service");
    await must([...root, "systemctl", "start", "docker"], { timeoutSeconds: START_LIMIT_SECONDS });
  } else {
    await startDaemon();
  }
  say("docker", `started an engine, ${await engineVersion()}`);
}

/** Starts dockerd so that it outlives this process, and waits until it answers. */
async function startDaemon(): Promise<void> {
  const folder = cached("run");
  const log = join(folder, "dockerd.log");
  say("docker", `starts dockerd, a few seconds; log in ${log}`);
  const output = openSync(log, "w");
  const program = findProgram("dockerd");
  if (!program) throw new SetupError("dockerd was not found after it was installed");
  const daemon = spawn(program, [], { detached: true, stdio: ["ignore", output, output] });
  const ended = new Promise<void>((resolve) =>
    daemon.once("exit", () => resolve()).once("error", () => resolve()),
  );
  writeFileSync(join(folder, "dockerd.pid"), `${daemon.pid}\n`);
  const until = Date.now() + START_LIMIT_SECONDS * 1000;
  while (Date.now() < until) {
    if (await engineVersion()) return daemon.unref();
    // A daemon that has ended will not answer any more.
    if (await Promise.race([ended.then(() => true), delay(500, false)])) break;
  }
  throw new SetupError(`dockerd did not start:\n${lastLines(readFileSync(log, "utf8"), 20)}`);
}

async function engineVersion(): Promise<string | null> {
  const answer = await run(["docker", "info", "--format", "{{.ServerVersion}}"], { timeoutSeconds: 15 });
  const version = answer.stdout.trim();
  return answer.code === 0 && version !== "" ? version : null;
}
