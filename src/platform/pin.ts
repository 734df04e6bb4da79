import type { Command } from "../model/config.ts";
import { run } from "./exec.ts";
import { readText } from "./proc.ts";

/** A command that may use only these CPUs. */
export function pinned(cpus: readonly number[], command: Command): Command {
  return process.platform === "linux" ? ["taskset", "--cpu-list", cpus.join(","), ...command] : command;
}

/** Moves this process, all its threads, to these CPUs until it is disposed of. */
export async function keepTo(cpus: readonly number[]): Promise<AsyncDisposable> {
  const before = /^Cpus_allowed_list:\s*(\S+)/m.exec(readText("/proc/self/status") ?? "")?.[1];
  const move = (list: string) =>
    run(["taskset", "--all-tasks", "--cpu-list", "--pid", list, String(process.pid)], { timeoutSeconds: 5 });
  if (before) await move(cpus.join(","));
  return {
    async [Symbol.asyncDispose]() {
      if (before) await move(before);
    },
  };
}
