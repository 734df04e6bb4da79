import type { CpuPlan } from "../format/plan.ts";
import type { Command } from "../model/config.ts";
import { allowedEnvironment } from "./child-environment.ts";
import { type Finished, run } from "./exec.ts";
import { descendants, readText } from "./proc.ts";

/** A command that may use only these CPUs. */
export function pinned(cpus: readonly number[], command: Command): Command {
  return process.platform === "linux" ? ["taskset", "--cpu-list", cpus.join(","), ...command] : command;
}

/** A command that is scheduled in batches, SCHED_BATCH of sched(7): one that wakes up waits for its turn, and breaks into nobody's. */
export function withSchedBatch(command: Command): Command {
  return ["chrt", "--batch", "0", ...command];
}

function tool(command: Command): Promise<Finished> {
  return run(command, { cwd: "/", env: allowedEnvironment(process.env), timeoutSeconds: 5 });
}

let allowed: Promise<boolean> | undefined;

/** Whether this machine has processes scheduled in batches. */
export function canSchedBatch(): Promise<boolean> {
  allowed ??= tool(withSchedBatch(["true"])).then(({ code }) => code === 0);
  return allowed;
}

/** Has a process that was started by others, and what it started, scheduled in batches, if we may. */
export async function setSchedBatch(pid: number): Promise<void> {
  const done = new Set<number>();
  // A second time for what was forked meanwhile; what is forked after that is scheduled as its parent is.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const each of descendants(pid).filter((found) => !done.has(found))) {
      await tool(["chrt", "--batch", "--all-tasks", "--pid", "0", String(each)]);
      done.add(each);
    }
  }
}

/** Moves this process, all its threads, to these CPUs until it is disposed of. */
export async function pinThisProcess(cpus: readonly number[]): Promise<AsyncDisposable> {
  const before = /^Cpus_allowed_list:\s*(\S+)/m.exec(readText("/proc/self/status") ?? "")?.[1];
  const move = (list: string) =>
    tool(["taskset", "--all-tasks", "--cpu-list", "--pid", list, String(process.pid)]);
  if (before) await move(cpus.join(","));
  return {
    async [Symbol.asyncDispose]() {
      if (before) await move(before);
    },
  };
}

/**
 * Whether servers on these CPUs are scheduled in batches. Base and head wait there for the same CPUs, and by default whoever wakes up
 * breaks into the other's turn, as often as chance has it: most of what CPU time per request differed by from round to round. Where
 * the generators share these CPUs, the load would wait as well.
 */
export function usesSchedBatch(on: "server" | "generator", { server, proxy, generator }: CpuPlan): boolean {
  return on === "server" && !server.some((cpu) => proxy.includes(cpu) || generator.includes(cpu));
}
