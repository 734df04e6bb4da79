import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { processesWithin } from "../src/platform/proc.ts";
import type { Scratch } from "./scratch.ts";

/** What runs left behind: processes, temporary files, worktrees, control groups, containers, networks, images (of this engine, if not the usual one); [] where nothing is. */
export function remains(scratch: Scratch, ids: readonly string[], engine?: string): string[] {
  // A process that was killed takes a moment to die.
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const left = remainsNow(scratch, ids, engine);
    if (left.length === 0) return left;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  return remainsNow(scratch, ids, engine);
}

function remainsNow(scratch: Scratch, ids: readonly string[], engine?: string): string[] {
  const at = engine === undefined ? [] : ["--host", engine];
  return [
    ...processesOf(scratch).map((line) => `process ${line}`),
    ...readdirSync(scratch.temporary).map((name) => `temporary ${name}`),
    ...scratch.git("worktree", "list").split("\n").slice(1),
    ...ids.flatMap((id) => globSync(`/sys/fs/cgroup/{,*/}loadgate-${id}`)),
    ...ids.flatMap((id) => docker(...at, "ps", "--all", "--quiet", "--filter", `label=loadgate.run=${id}`)),
    ...ids.flatMap((id) => docker(...at, "network", "ls", "--quiet", "--filter", `label=loadgate.run=${id}`)),
    ...ids.flatMap((id) => docker(...at, "images", "--quiet", "--filter", `reference=loadgate/*:${id}`)),
  ];
}

/** Processes of a scratch repository's runs: id, a space, command line. */
export function processesOf({ temporary }: Scratch): string[] {
  return processesIn(temporary).map((pid) => `${pid} ${commandOf(pid)}`);
}

/** Ids of processes with a TMPDIR here, which is in what a run starts, or working in it: nginx wipes its environment. */
export function processesIn(temporary: string): number[] {
  const isHere = (setting: string) => `${setting}/`.startsWith(`TMPDIR=${temporary}/`);
  const marked = allProcesses().filter((pid) => read(`/proc/${pid}/environ`).split("\0").some(isHere));
  return [...new Set([...marked, ...processesWithin(temporary)])].filter((pid) => pid !== process.pid);
}

/** Whether any process of the machine has this in its command line, inside containers too. */
export function anywhere(text: string): boolean {
  return allProcesses().some((pid) => commandOf(pid).includes(text));
}

/** Lines of what Docker's client says; none where there is no Docker. */
export function docker(...args: string[]): string[] {
  const { stdout } = spawnSync("docker", args, { encoding: "utf8" });
  return (stdout ?? "").split("\n").filter(Boolean);
}

/** Why Docker's tests cannot run here, or false. */
export const noDocker: string | false =
  docker("version", "--format", "{{.Server.Version}}").length === 0 && "no Docker engine answers";

const allProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim();

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Gone by now.
    return "";
  }
}
