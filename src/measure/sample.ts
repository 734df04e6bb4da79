import { mean } from "../analyse/robust-estimators.ts";
import { type Fault, FaultError } from "../format/faults.ts";
import { type CpuPlan, onSeparateMachine } from "../format/plan.ts";
import type { Bottleneck, Sample } from "../format/sample.ts";
import type { LoadResult } from "../load/generator.ts";
import type { Load } from "../load/oha.ts";
import { latencyCounts } from "../load/open-loop.ts";
import { portsUsedUp } from "../platform/ports.ts";
import type { Reading, ResourceUsage } from "../serve/meter.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { type Deployment, endOf } from "./deployment.ts";
import {
  answersOf,
  correctOf,
  type Evidence,
  faultsIn,
  limitsOf,
  NO_PORT,
  startedTogether,
} from "./validity.ts";

/** Everything that was recorded while one variant was loaded, before it is judged. */
export interface VariantLoad {
  readonly deployment: Deployment;
  readonly loaded: LoadResult | Error;
  /** CPU seconds of the generator of what is asked beside it; 0 where nothing is, null where unknown. */
  readonly besideCpu: number | null;
  readonly server: { readonly used: ResourceUsage; readonly after: Reading };
  readonly proxy: { readonly used: ResourceUsage; readonly after: Reading } | null;
  /** Of everything that stands beside the server. */
  readonly services: readonly ResourceUsage[];
}

/** How the rounds of a session are loaded. */
export interface RoundPlan {
  readonly length: Load["length"];
  /** Whether a round may be as long as it has to be. */
  readonly enoughTime: boolean;
  /** Whether the servers were steady when they had warmed up. */
  readonly steady: boolean;
  /** Requests per second, in an open loop. */
  readonly rate?: number;
}

/** What was recorded of one variant as a sample, among those that were loaded at once, with what makes it invalid or limited. */
export function sampleOf(
  load: VariantLoad,
  together: readonly VariantLoad[],
  bottleneck: Bottleneck | null,
  benchmark: BenchmarkCase,
  round: RoundPlan,
): Sample {
  const { deployment, loaded, server, proxy } = load;
  if (loaded instanceof Error) return failedSample(load, loaded);
  const { scenario } = benchmark;
  const { output } = loaded;
  const opened = openedBy(load, together, scenario.keepalive ? scenario.connections : null);
  const starts = together.flatMap((each) => (each.loaded instanceof Error ? [] : [each.loaded.startedAt]));
  // Whether it keeps up is asked of base, or of what is measured alone.
  const isMeasure = deployment.variant === "base" || benchmark.builds.length === 1;
  const evidence: Evidence = {
    scenario,
    via: benchmark.case.via,
    output,
    lengths: deployment.lengths,
    alive: server.after.same && (proxy?.after.same ?? true),
    ended: endOf(deployment),
    opened,
    bottleneck,
    outOfPorts: hadNoPorts(load, benchmark, opened.client),
    enoughTime: round.enoughTime,
    steady: round.steady,
    inStep: startedTogether(starts, output.wall),
    keptUp:
      isMeasure && round.rate !== undefined && loaded.latencies ? keptUp(loaded.latencies, round.rate) : null,
  };
  return {
    ...meteredOf(load),
    ...output,
    ...(loaded.latencies && { latencies: latencyCounts(loaded.latencies) }),
    correct: correctOf(output, scenario),
    bottleneck,
    cpu: { server: server.used.cpu, proxy: proxy?.used.cpu ?? null, generator: loaded.cpu },
    opened,
    invalid: faultsIn(evidence),
    limits: limitsOf(evidence),
  };
}

/** Whether ports were what a load lacked; they are only looked at where many connections were opened. */
function hadNoPorts(
  { deployment, loaded, proxy }: VariantLoad,
  { scenario }: BenchmarkCase,
  opened: number | null,
): boolean {
  if (loaded instanceof Error) return false;
  if (Object.keys(loaded.output.errors).some((error) => NO_PORT.test(error))) return true;
  const many = !scenario.keepalive || (opened ?? 0) > MANY * scenario.connections;
  if (!many) return false;
  const [nginx] = proxy && deployment.proxy ? deployment.proxy.meter.pids() : [];
  return (
    portsUsedUp(deployment.front.address) ||
    (nginx !== undefined && portsUsedUp(deployment.server.nearby, nginx))
  );
}

/** Times the connections of a load. */
const MANY = 4;

/** What was metered, whatever became of the generator. */
function meteredOf({ deployment, server, proxy }: VariantLoad) {
  return {
    variant: deployment.variant,
    busiest: { server: server.used.busiest, proxy: proxy?.used.busiest ?? null },
    memory: server.after.memoryPeak,
    switches: server.used.switches,
    ...(Object.keys(server.used.counters).length > 0 && { counters: server.used.counters }),
  };
}

function faultOf(error: Error): Fault {
  return error instanceof FaultError ? error.fault : { code: "generator-failed", error: error.message };
}

/** Where the generator reported nothing: what ended meanwhile is the reason, else the generator itself. */
function failedSample(load: VariantLoad, error: Error): Sample {
  return {
    ...meteredOf(load),
    wall: 0,
    byStatus: {},
    errors: {},
    aborted: 0,
    bytes: 0,
    correct: 0,
    latency: { mean: null, p50: null, p90: null, p95: null, p99: null },
    bottleneck: null,
    cpu: { server: load.server.used.cpu, proxy: load.proxy?.used.cpu ?? null, generator: null },
    opened: { client: null, upstream: null },
    invalid: [endOf(load.deployment) ?? faultOf(error)],
    limits: [],
  };
}

/**
 * Connections opened on each side of the proxy. In containers each side counts its own. Processes share one count, which is split
 * (`attributed` finds out whose they are); of what nginx opened, the generators' own connections are taken away. With
 * `connections` null each request opened one.
 */
function openedBy(
  load: VariantLoad,
  together: readonly VariantLoad[],
  connections: number | null,
): Sample["opened"] {
  const { deployment, server, proxy } = load;
  if (deployment.server.meter.ownNetwork) {
    return proxy
      ? { client: proxy.used.accepted, upstream: server.used.accepted }
      : { client: server.used.accepted, upstream: null };
  }
  const all = server.used.accepted;
  if (all === null) return { client: null, upstream: null };
  const loads = together.map(({ loaded }): LoadCounts => {
    const answers = loaded instanceof Error ? 0 : answersOf(loaded.output);
    const requests = loaded instanceof Error ? 0 : answers + loaded.output.aborted;
    return { answers, needed: connections ?? requests };
  });
  const clients = loads.reduce((sum, { needed }) => sum + needed, 0);
  const own =
    splitConnections(proxy ? Math.max(0, all - clients) : all, loads)[together.indexOf(load)] ?? null;
  return proxy ? { client: null, upstream: own } : { client: own, upstream: null };
}

/** What a load answered, and the connections that it opens where none is closed. */
export interface LoadCounts {
  readonly answers: number;
  readonly needed: number;
}

/**
 * Connections of several loads by load: first what each needs, and what is beyond that by their answers. The faster side answers more over
 * connections that both keep, so answers alone would make it one that closes them.
 */
export function splitConnections(all: number, loads: readonly LoadCounts[]): number[] {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const needed = loads.map((load) => load.needed);
  const beyond = all - total(needed);
  const weights = beyond > 0 ? loads.map(({ answers }) => answers) : needed;
  const sum = total(weights);
  const share = (index: number) => (sum > 0 ? (weights[index] ?? 0) / sum : 1 / loads.length);
  return needed.map((own, index) =>
    Math.round(beyond > 0 ? own + beyond * share(index) : all * share(index)),
  );
}

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
  const shared = !onSeparateMachine(cpus) && cpus.proxy.some((cpu) => cpus.generator.includes(cpu));
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

/** The part at each end of a load that is compared with the other. */
const FIFTH = 0.2;

/**
 * Seconds by which answers came later in the last fifth of a load than in its first, on average: a queue that grows makes each
 * answer later than the one before; slow requests among quick ones do not. Latencies are in the order of their intended starts.
 */
export function queueGrowth(latencies: readonly number[]): number {
  const part = Math.floor(latencies.length * FIFTH);
  if (part === 0) return 0;
  return Math.max(0, mean(latencies.slice(-part)) - mean(latencies.slice(0, part)));
}

/**
 * The share of what was offered that was answered in time, from the requests in the order they were due: they were offered within
 * n ÷ rate seconds, and answered within that and what the queue grew by from end to end; it is seen from the middle of one fifth
 * to the middle of another. Waiting for the last answers is no part of it.
 */
export function keptUp(latencies: readonly number[], rate: number): number {
  const offered = latencies.length / rate;
  return offered === 0 ? 0 : offered / (offered + queueGrowth(latencies) / (1 - FIFTH));
}
