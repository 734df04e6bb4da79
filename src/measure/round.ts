import type { Generator, Loaded } from "../load/generator.ts";
import type { Load } from "../load/oha-arguments.ts";
import { type StartingLine, startingLine } from "../load/starting-line.ts";
import type { CpuPlan } from "../model/results.ts";
import type { Disturbance, Sample } from "../model/sample.ts";
import { portsUsedUp } from "../platform/local-ports.ts";
import { type Reading, type Used, used } from "../serve/meter.ts";
import type { Runner } from "../serve/server.ts";
import { bottleneckOf, type Usage } from "./bottleneck.ts";
import type { Duty } from "./duty.ts";
import { endOf, generatorThreads, type Lane, loadBeside, loadOf } from "./lane.ts";
import {
  answersOf,
  correctOf,
  type Evidence,
  errorsOf,
  invalidReasons,
  limitsOf,
  startedTogether,
} from "./validity.ts";
import { watch } from "./watch.ts";

export interface RoundOptions {
  readonly duty: Duty;
  readonly cpus: CpuPlan;
  readonly generator: Generator;
  readonly runner: Runner;
  readonly length: Load["length"];
  readonly enoughTime: boolean;
  readonly steady: boolean;
  /** Requests per second, in an open loop. */
  readonly rate?: number;
  readonly signal?: AbortSignal;
}

/** Everything about one lane's slice of load before it is judged. */
interface Slice {
  readonly lane: Lane;
  readonly loaded: Loaded | Error;
  readonly server: { readonly used: Used; readonly after: Reading };
  readonly proxy: { readonly used: Used; readonly after: Reading } | null;
  /** Of everything that stands beside the server. */
  readonly services: readonly Used[];
}

/** Loads the given lanes at once; returns a sample of each, and what others did to the CPUs meanwhile. */
export async function loadTogether(
  lanes: readonly Lane[],
  options: RoundOptions,
): Promise<{ samples: Sample[]; disturbance: Disturbance }> {
  const threads = generatorThreads(options.cpus, lanes.length);
  const stopWatching = await watch(options.cpus, options.duty.case.path === "proxy", options.runner);
  const line = startingLine(lanes.length);
  const slices = await Promise.all(lanes.map((lane) => loadLane(lane, { threads, line }, options)));
  const watched = await stopWatching();
  const total = totalUsage(slices);
  const usage = { ...total, idle: watched.idle };
  const disturbance = watched.disturbance(total);
  return { samples: slices.map((slice) => toSample(slice, slices, usage, options)), disturbance };
}

async function loadLane(
  lane: Lane,
  { threads, line }: { readonly threads: number; readonly line: StartingLine },
  { duty, generator, length, signal, rate }: RoundOptions,
): Promise<Slice> {
  const before = await readingsOf(lane);
  const seconds = "seconds" in length ? length.seconds : length.requests / (rate ?? 1);
  const other = loadBeside(lane, duty, seconds);
  const beside = other && generator(other, { signal }).catch((error: Error) => error);
  const measured = await generator(loadOf(lane, duty, length, threads, rate), { signal, line }).catch(
    (error: Error) => {
      signal?.throwIfAborted();
      return error;
    },
  );
  const loaded = failureBeside(await beside, duty) ?? measured;
  const after = await readingsOf(lane);
  return {
    lane,
    loaded,
    server: { used: used(before.server, after.server), after: after.server },
    proxy: before.proxy && after.proxy ? { used: used(before.proxy, after.proxy), after: after.proxy } : null,
    services: before.services.map((reading, i) => used(reading, after.services[i] ?? reading)),
  };
}

/** What is measured beside requests that fail is not what the scenario says. */
function failureBeside(beside: Loaded | Error | null, { scenario }: Duty): Error | null {
  if (beside === null) return null;
  if (beside instanceof Error) return new Error(`the requests beside it: ${beside.message}`);
  const failed = errorsOf(beside.output) + answersOf(beside.output) - correctOf(beside.output, scenario);
  if (failed === 0 && correctOf(beside.output, scenario) > 0) return null;
  return new Error(
    `of the requests beside it ${failed} failed, ${correctOf(beside.output, scenario)} were answered`,
  );
}

async function readingsOf({ server, proxy, services }: Lane) {
  const beside: Reading[] = [];
  for (const service of services) beside.push(await service.meter.read());
  return { server: await server.meter.read(), proxy: await proxy?.meter.read(), services: beside };
}

/** What all lanes together used while they were loaded at once. Services work on the servers' CPUs, for their servers. */
function totalUsage(slices: readonly Slice[]): Omit<Usage, "idle"> {
  const total = (values: (number | null | undefined)[]) =>
    values.some((value) => value == null)
      ? null
      : values.reduce<number>((sum, value) => sum + (value as number), 0);
  const most = (values: (number | null | undefined)[]) => Math.max(0, ...values.map((value) => value ?? 0));
  return {
    wall: most(slices.map(({ loaded }) => (loaded instanceof Error ? 0 : loaded.output.wall))),
    server: total(
      slices
        .flatMap(({ server, services }) => [server, ...services.map((used) => ({ used }))])
        .map(({ used }) => used.cpu),
    ),
    proxy: total(slices.map(({ proxy }) => (proxy ? proxy.used.cpu : 0))),
    generator: total(slices.map(({ loaded }) => (loaded instanceof Error ? null : loaded.cpu))),
    busiestServer: most(
      slices.flatMap(({ server, services }) => [
        server.used.busiest,
        ...services.map(({ busiest }) => busiest),
      ]),
    ),
    busiestProxy: most(slices.map(({ proxy }) => proxy?.used.busiest)),
  };
}

function toSample(slice: Slice, together: readonly Slice[], usage: Usage, options: RoundOptions): Sample {
  const { lane, loaded, server, proxy } = slice;
  const { scenario } = options.duty;
  const measured = {
    variant: lane.variant,
    busiest: { server: server.used.busiest, proxy: proxy?.used.busiest ?? null },
    memory: server.after.memoryPeak,
    switches: server.used.switches,
  };
  if (loaded instanceof Error) {
    const died = endOf(lane);
    const invalid = died
      ? { code: "died" as const, detail: died }
      : { code: "generator-failed" as const, detail: loaded.message };
    const nothing = { mean: null, p50: null, p90: null, p99: null };
    return {
      ...measured,
      wall: 0,
      byStatus: {},
      errors: {},
      aborted: 0,
      bytes: 0,
      correct: 0,
      latency: nothing,
      bottleneck: null,
      cpu: { server: server.used.cpu, proxy: proxy?.used.cpu ?? null, generator: null },
      opened: { client: null, upstream: null },
      invalid: [invalid],
      limits: [],
    };
  }
  const { output } = loaded;
  const bottleneck = bottleneckOf(usage, options.cpus);
  const opened = openedBy(slice, together, scenario.keepalive ? scenario.connections : null);
  const outputs = together.flatMap((each) => (each.loaded instanceof Error ? [] : [each.loaded.output]));
  const sharing = lane.server.meter.ownNetwork
    ? { answers: answersOf(output), variants: 1 }
    : { answers: outputs.reduce((sum, each) => sum + answersOf(each), 0), variants: outputs.length };
  const starts = together.flatMap((each) => (each.loaded instanceof Error ? [] : [each.loaded.startedAt]));
  // Whether it keeps up is asked of base, or of what is measured alone.
  const isMeasure = lane.variant === "base" || options.duty.builds.length === 1;
  const evidence: Evidence = {
    scenario,
    path: options.duty.case.path,
    output,
    lengths: lane.lengths,
    alive: server.after.same && (proxy?.after.same ?? true),
    ended: endOf(lane),
    opened,
    sharing,
    bottleneck,
    outOfPorts: !scenario.keepalive && portsUsedUp(lane.front.address),
    enoughTime: options.enoughTime,
    steady: options.steady,
    inStep: startedTogether(starts, output.wall),
    offered: isMeasure && options.rate !== undefined ? options.rate : null,
  };
  return {
    ...measured,
    ...output,
    ...(loaded.latencies && { latencies: loaded.latencies }),
    correct: correctOf(output, scenario),
    bottleneck,
    cpu: { server: server.used.cpu, proxy: proxy?.used.cpu ?? null, generator: loaded.cpu },
    opened,
    invalid: invalidReasons(evidence),
    limits: limitsOf(evidence),
  };
}

/**
 * Connections opened on each side of the proxy. In containers each side counts its own. Processes share one count, of
 * which the generators' own connections are taken away; with `connections` null each request opened one.
 */
function openedBy(slice: Slice, together: readonly Slice[], connections: number | null): Sample["opened"] {
  const { lane, server, proxy } = slice;
  if (lane.server.meter.ownNetwork) {
    return proxy
      ? { client: proxy.used.accepted, upstream: server.used.accepted }
      : { client: server.used.accepted, upstream: null };
  }
  const all = server.used.accepted;
  if (all === null) return { client: null, upstream: null };
  const requests = (each: Slice) =>
    each.loaded instanceof Error ? 0 : answersOf(each.loaded.output) + each.loaded.output.aborted;
  const clients = together.reduce((sum, each) => sum + (connections ?? requests(each)), 0);
  const rest = Math.max(0, all - clients);
  return proxy
    ? { client: null, upstream: rest }
    : { client: Math.round(all / together.length), upstream: null };
}
