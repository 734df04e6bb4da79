import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kill } from "./exec.ts";
import { descendants, readText } from "./proc.ts";

/**
 * Control groups, version 1 and 2: where CPU time and peak memory of a group of processes are read, and groups of our
 * own where the machine lets us make them.
 */

const ROOT = "/sys/fs/cgroup";

/** Processes and threads of a server: enough for a thread for each of thousands of connections, too few to keep the machine from forking. */
export const MOST_TASKS = 8192;

/** The files of one group; null where the kernel does not offer them. */
export interface GroupFiles {
  readonly cpu: { readonly file: string; readonly version: 1 | 2 } | null;
  readonly memoryPeak: string | null;
  readonly processes: string | null;
}

/** CPU seconds used by a group since it was made. */
export function groupCpu(group: GroupFiles): number | null {
  const text = group.cpu && readText(group.cpu.file);
  return group.cpu && text !== null ? groupCpuIn(text, group.cpu.version) : null;
}

/** The same, in the text of `cpuacct.usage` (version 1, nanoseconds) or `cpu.stat` (version 2). */
export function groupCpuIn(text: string, version: 1 | 2): number | null {
  if (version === 1) return Number(text) / 1e9;
  const usage = /^usage_usec (\d+)$/m.exec(text)?.[1];
  return usage === undefined ? null : Number(usage) / 1e6;
}

/** Peak memory of a group in bytes. */
export function groupMemoryPeak(group: GroupFiles): number | null {
  const text = group.memoryPeak === null ? null : readText(group.memoryPeak);
  return text === null ? null : Number(text);
}

/** The ids of the processes in a group; null where it cannot be known. */
export function groupProcesses(group: GroupFiles): number[] | null {
  const text = group.processes === null ? null : readText(group.processes);
  return text === null ? null : text.split("\n").filter(Boolean).map(Number);
}

/** The group that a process (a container's first one) is in. */
export function groupOf(pid: number): GroupFiles {
  const lines = (readText(`/proc/${pid}/cgroup`) ?? "").split("\n").map((line) => line.split(":"));
  const v1 = (controller: string) => {
    const line = lines.find(([, controllers]) => controllers?.split(",").includes(controller));
    return line && join(ROOT, controllerFolder(controller), line.slice(2).join(":"));
  };
  const cpuacct = v1("cpuacct");
  const memory = v1("memory");
  const unified = lines.find(([number, controllers]) => number === "0" && controllers === "");
  const v2 = unified && join(ROOT, unified.slice(2).join(":"));
  return groupFiles({ cpuacct, memory, v2: cpuacct ? undefined : v2 });
}

interface Folders {
  readonly cpuacct: string | undefined;
  readonly memory: string | undefined;
  readonly v2: string | undefined;
}

function groupFiles({ cpuacct, memory, v2 }: Folders): GroupFiles {
  const present = (path: string | undefined) => (path !== undefined && existsSync(path) ? path : null);
  const usage = present(cpuacct && join(cpuacct, "cpuacct.usage"));
  const stat = present(v2 && join(v2, "cpu.stat"));
  return {
    cpu: usage ? { file: usage, version: 1 } : stat ? { file: stat, version: 2 } : null,
    memoryPeak:
      present(memory && join(memory, "memory.max_usage_in_bytes")) ?? present(v2 && join(v2, "memory.peak")),
    processes: present(cpuacct && join(cpuacct, "cgroup.procs")) ?? present(v2 && join(v2, "cgroup.procs")),
  };
}

/** On many systems `cpu` and `cpuacct` are mounted together under one name. */
function controllerFolder(controller: string): string {
  if (existsSync(join(ROOT, controller))) return controller;
  return existsSync(join(ROOT, "cpu,cpuacct")) ? "cpu,cpuacct" : controller;
}

/** Puts a process into the control groups in which another one's CPU time is counted and shared out; false where this user may not. */
export function joinGroupOf(member: number, pid: number): boolean {
  const wanted = cpuGroupsOf(member);
  for (const { folder, path } of wanted) writeQuietly(join(folder, path, "cgroup.procs"), String(pid));
  const own = cpuGroupsOf(pid).map(({ path }) => path);
  return wanted.length > 0 && wanted.every(({ path }, index) => own[index] === path);
}

/** The folders of the hierarchies that count CPU time, and the place of a process in each. */
function cpuGroupsOf(pid: number): { readonly folder: string; readonly path: string }[] {
  const lines = (readText(`/proc/${pid}/cgroup`) ?? "").split("\n").map((line) => line.split(":"));
  const counted = lines.filter(([, names = ""]) =>
    names.split(",").some((name) => /^cpu(?:acct)?$/.test(name)),
  );
  if (counted.length > 0)
    return counted.map(([, names = "", ...path]) => {
      const [controller = ""] = names.split(",").filter((name) => /^cpu(?:acct)?$/.test(name));
      return { folder: join(ROOT, controllerFolder(controller)), path: path.join(":") };
    });
  return lines.flatMap(([number, names, ...path]) =>
    number === "0" && names === "" ? [{ folder: ROOT, path: path.join(":") }] : [],
  );
}

/** A control group that was made here. */
export interface ControlGroup {
  readonly files: GroupFiles;
  /** Whether it shares CPUs evenly with the others beside it, however many threads each has. */
  readonly shares: boolean;
  /** Puts a process that was just started, and what it started meanwhile, into the group. */
  readonly add: (pid: number) => void;
  readonly members: () => readonly number[];
  readonly remove: () => void;
}

const ownFolder = (id: string) => `loadgate-${id}`;

/** Makes `loadgate-ID/NAME`, with at most MOST_TASKS where the kernel limits them, or returns null where this user may not. */
export function makeControlGroup(id: string, name: string): ControlGroup | null {
  const folders = existsSync(join(ROOT, "cgroup.controllers")) ? unifiedFolders() : versionOneFolders();
  const paths = folders.map((folder) => join(folder, ownFolder(id), name));
  try {
    for (const path of paths) mkdirSync(path, { recursive: true });
    if (folders[0] === ROOT) enableControllers(id);
  } catch {
    for (const path of paths) removeFolder(path);
    return null;
  }
  for (const path of paths) writeQuietly(join(path, "pids.max"), String(MOST_TASKS));
  const at = (controller: string) => paths[folders.findIndex((folder) => folder.endsWith(controller))];
  const unified = folders[0] === ROOT;
  const files = groupFiles({
    cpuacct: unified ? undefined : at("cpuacct"),
    memory: unified ? undefined : at("memory"),
    v2: unified ? paths[0] : undefined,
  });
  return {
    files,
    shares: !unified || handsDownCpu(paths[0] ?? ""),
    add(pid) {
      // Again until nothing new turns up, since a process may fork while it is being moved; not for as long as one forks.
      const moved = new Set<number>();
      let found = true;
      for (let pass = 0; found && pass < MOST_PASSES; pass += 1) {
        found = false;
        for (const each of descendants(pid)) {
          if (moved.has(each)) continue;
          moved.add(each);
          found = true;
          for (const path of paths) writeQuietly(join(path, "cgroup.procs"), String(each));
        }
      }
    },
    members: () => groupProcesses(files) ?? [],
    remove() {
      for (const path of paths) removeFolder(path);
    },
  };
}

function versionOneFolders(): string[] {
  const folders = ["cpu", "cpuacct", "memory"].map((controller) => join(ROOT, controllerFolder(controller)));
  const tasks = join(ROOT, "pids");
  return [...new Set(existsSync(tasks) ? [...folders, tasks] : folders)];
}

const unifiedFolders = () => [ROOT];

/** What is forked by a process that was moved is in the group from the start, so few passes find all but what forks on and on. */
const MOST_PASSES = 8;

/** Version 2 hands a controller down one level at a time. CPU time is counted even where this is refused. */
function enableControllers(id: string): void {
  for (const folder of [ROOT, join(ROOT, ownFolder(id))]) {
    for (const controller of ["+cpu", "+memory", "+pids"])
      writeQuietly(join(folder, "cgroup.subtree_control"), controller);
  }
}

/** Whether the kernel handed the controller down to this group of version 2. */
function handsDownCpu(path: string): boolean {
  return (readText(join(path, "cgroup.controllers")) ?? "").trim().split(" ").includes("cpu");
}

/** Ends what is left in this run's groups and removes them. */
export async function releaseControlGroups(id: string): Promise<void> {
  const folders = existsSync(join(ROOT, "cgroup.controllers")) ? unifiedFolders() : versionOneFolders();
  for (const folder of folders.map((root) => join(root, ownFolder(id)))) {
    if (!existsSync(folder)) continue;
    for (let attempt = 0; attempt < 20 && existsSync(folder); attempt += 1) {
      for (const name of readdirSync(folder, { withFileTypes: true })) {
        if (!name.isDirectory()) continue;
        const group = join(folder, name.name);
        for (const pid of (readText(join(group, "cgroup.procs")) ?? "").split("\n").filter(Boolean))
          kill(Number(pid), "SIGKILL");
        removeFolder(group);
      }
      removeFolder(folder);
      if (existsSync(folder)) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function removeFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // Not there, or still in use: the end of the run tries again.
  }
}

function writeQuietly(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    // The process is gone, or the controller is not ours to hand down.
  }
}
