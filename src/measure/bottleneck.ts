import type { CpuPlan } from "../model/results.ts";
import type { Bottleneck } from "../model/sample.ts";

/** CPU seconds that all variants loaded at the same time used, and the busiest single threads. */
export interface Usage {
  readonly wall: number;
  readonly server: number | null;
  readonly proxy: number | null;
  readonly generator: number | null;
  readonly busiestServer: number | null;
  readonly busiestProxy: number | null;
  /** Seconds that the CPUs of each part were idle, summed over its CPUs; whoever else used them left less. */
  readonly idle: { readonly server: number | null; readonly generator: number | null };
}

/** The share of its CPUs, or of one core for a single thread, from which on a part counts as saturated. */
const SATURATED = 0.9;

/**
 * What was saturated: the first of server, proxy and generator that had no CPU left; where none had, the server waited for
 * something else. CPU that others took is no CPU left either. A single thread without a free moment saturates its process, however many cores that may use. Null
 * where the server's CPU time is not known.
 */
export function bottleneckOf(usage: Usage, cpus: CpuPlan): Bottleneck | null {
  const { wall } = usage;
  if (usage.server === null || wall <= 0) return null;
  const busy = (seconds: number | null, cores: number) => (seconds ?? 0) / (wall * cores);
  const noneLeft = (idle: number | null, cores: number) =>
    idle !== null && idle / (wall * cores) <= 1 - SATURATED;
  if (busy(usage.server, cpus.server.length) >= SATURATED || busy(usage.busiestServer, 1) >= SATURATED)
    return "server";
  if (noneLeft(usage.idle.server, cpus.server.length)) return "server";
  const shared = !cpus.apart && cpus.proxy.some((cpu) => cpus.generator.includes(cpu));
  if (shared) {
    const together = busy((usage.proxy ?? 0) + (usage.generator ?? 0), cpus.generator.length);
    if (together >= SATURATED || noneLeft(usage.idle.generator, cpus.generator.length))
      return (usage.proxy ?? 0) > (usage.generator ?? 0) ? "proxy" : "generator";
  }
  if (busy(usage.proxy, cpus.proxy.length) >= SATURATED || busy(usage.busiestProxy, 1) >= SATURATED)
    return "proxy";
  if (busy(usage.generator, cpus.generator.length) >= SATURATED) return "generator";
  return "dependency";
}
