import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import type { Scratch } from "./scratch.ts";
import { until } from "./until.ts";

/** Everything that runs left behind: processes, temporary files, worktrees, control groups, containers, images. */
export function remains(scratch: Scratch, ids: readonly string[]): string[] {
  return [
    ...processesOf(scratch).map((text) => `process ${text}`),
    ...readdirSync(scratch.temporary).map((name) => `temporary ${name}`),
    ...scratch.git("worktree", "list").split("\n").slice(1),
    ...ids.flatMap((id) => globSync(`/sys/fs/cgroup/{,*/}loadgate-${id}`)),
    ...ids.flatMap((id) => docker("ps", "--all", "--quiet", "--filter", `label=loadgate.run=${id}`)),
    ...ids.flatMap((id) => docker("images", "--quiet", "--filter", `reference=loadgate/*:${id}`)),
  ];
}

/** What a run started carries the scratch repository's own TMPDIR in its environment. */
export function processesOf(scratch: Scratch): string[] {
  const sign = `TMPDIR=${scratch.temporary}`;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/environ`).split("\0").includes(sign))
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim()}`)
    .filter((text) => /\D$/.test(text.trim()) || text.includes(" "));
}

export function running(scratch: Scratch, text: string): Promise<void> {
  return until(`a process ${text}`, () => processesOf(scratch).some((line) => line.includes(text)));
}

/** Whether any process of the machine has this in its command line, inside containers too. */
export function anywhere(text: string): boolean {
  return readdirSync("/proc").some(
    (name) => /^\d+$/.test(name) && read(`/proc/${name}/cmdline`).replaceAll("\0", " ").includes(text),
  );
}

/** Lines of what Docker's client says; none where there is no Docker. */
export function docker(...args: string[]): string[] {
  const { stdout } = spawnSync("docker", args, { encoding: "utf8" });
  return (stdout ?? "").split("\n").filter(Boolean);
}

/** Why Docker's tests cannot run here, or false. */
export const noDocker: string | false =
  docker("version", "--format", "{{.Server.Version}}").length === 0 && "no Docker engine answers";

function read(path: string): string {
  try {
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  } catch {
    return "";
  }
}
