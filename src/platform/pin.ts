import type { Command } from "../model/config.ts";

/** A command that may use only these CPUs, and enough file descriptors for many connections. */
export function pinned(cpus: readonly number[], command: Command): Command {
  return process.platform === "linux" ? ["taskset", "--cpu-list", cpus.join(","), ...command] : command;
}
