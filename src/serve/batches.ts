import type { CpuPlan } from "../model/results.ts";

/**
 * Whether servers on these CPUs are scheduled in batches. Base and head wait there for the same CPUs, and by default whoever wakes up
 * breaks into the other's turn, as often as chance has it: most of what CPU time per request differed by from round to round. Where
 * the generators share these CPUs, the load would wait as well.
 */
export function usesSchedBatch(on: "server" | "generator", { server, proxy, generator }: CpuPlan): boolean {
  return on === "server" && !server.some((cpu) => proxy.includes(cpu) || generator.includes(cpu));
}
