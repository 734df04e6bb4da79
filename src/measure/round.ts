import { isDisturbed } from "../analyse/disturbed.ts";
import { FaultError } from "../format/faults.ts";
import type { Scenario } from "../format/plan.ts";
import type { Disturbance, Sample } from "../format/sample.ts";
import { type LoadResult, type StartBarrier, startBarrier } from "../load/generator.ts";
import { type Reading, usageBetween } from "../serve/meter.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { type Deployment, generatorThreads, loadBeside, loadOf } from "./deployment.ts";
import { monitorInterference } from "./interference.ts";
import type { RunContext } from "./run-context.ts";
import { bottleneckOf, type RoundPlan, sampleOf, type Usage, type VariantLoad } from "./sample.ts";
import { answersOf, correctOf, errorsOf, NO_PORT, REQUESTS_PER_CONNECTION, SHORTEST } from "./validity.ts";

/** Loads the given deployments at once; returns a sample of each, and what others did to the CPUs meanwhile. */
export async function loadTogether(
  deployments: readonly Deployment[],
  benchmark: BenchmarkCase,
  round: RoundPlan,
  context: RunContext,
): Promise<{ samples: Sample[]; disturbance: Disturbance }> {
  const { cpus } = context.plan;
  const threads = generatorThreads(cpus, deployments.length);
  const stopMonitor = await monitorInterference(cpus, benchmark.case.via === "nginx", context.runner);
  const line = startBarrier(deployments.length);
  const loads = await Promise.all(
    deployments.map((deployment) => loadVariant(deployment, benchmark, round, { ...context, threads, line })),
  );
  const observed = await stopMonitor();
  const total = totalUsage(loads);
  const bottleneck = bottleneckOf({ ...total, idle: observed.idle }, cpus);
  const disturbance = observed.disturbance(total);
  const order = benchmark.builds.map(({ variant }) => variant);
  const samples = loads.map((load) => sampleOf(load, loads, bottleneck, benchmark, round));
  const isSpoilt = isDisturbed({ disturbance, together: deployments.length > 1, order, samples });
  return { samples: isSpoilt ? samples.map(excused) : samples, disturbance };
}

/** As the generator calls an answer that did not come in time. */
const TIMED_OUT = "timeout";

/** What nginx answers where it cannot reach the server. */
const BAD_GATEWAY = "502";

/** Where others took the CPUs, or there were no ports, answers that came too late are their doing; the round is left out for it. */
function excused(sample: Sample): Sample {
  const { errors, byStatus, correct, invalid } = sample;
  const noPorts = sample.limits.includes("out-of-ports");
  const known = (name: string) => name === TIMED_OUT || (noPorts && NO_PORT.test(name));
  const wrong = answersOf(sample) - correct;
  const ofProxy = noPorts ? (byStatus[BAD_GATEWAY] ?? 0) : 0;
  const onlyKnown = (wrong === 0 || wrong === ofProxy) && Object.keys(errors).every(known);
  const codes = noPorts ? ["errors", "no-answers"] : ["errors"];
  return onlyKnown && (correct > 0 || noPorts)
    ? { ...sample, invalid: invalid.filter(({ code }) => !codes.includes(code)) }
    : sample;
}

async function loadVariant(
  deployment: Deployment,
  benchmark: BenchmarkCase,
  { length, rate }: RoundPlan,
  {
    generator,
    signal,
    threads,
    line,
  }: RunContext & { readonly threads: number; readonly line: StartBarrier },
): Promise<VariantLoad> {
  const before = await readingsOf(deployment);
  const seconds = "seconds" in length ? length.seconds : length.requests / (rate ?? 1);
  const other = loadBeside(deployment, benchmark, seconds);
  const beside = other && generator(other, { signal }).catch((error: Error) => error);
  const measured = await generator(loadOf(deployment, benchmark, length, threads, rate), {
    signal,
    barrier: line,
  }).catch((error: Error) => {
    signal.throwIfAborted();
    return error;
  });
  const besides = await beside;
  const loaded = failureBeside(besides, benchmark) ?? measured;
  const after = await readingsOf(deployment);
  return {
    deployment,
    loaded,
    besideCpu: besides === null ? 0 : besides instanceof Error ? null : besides.cpu,
    server: { used: usageBetween(before.server, after.server), after: after.server },
    proxy:
      before.proxy && after.proxy
        ? { used: usageBetween(before.proxy, after.proxy), after: after.proxy }
        : null,
    services: before.services.map((reading, i) => usageBetween(reading, after.services[i] ?? reading)),
  };
}

/** What is measured beside requests that fail is not what the scenario says. */
function failureBeside(beside: LoadResult | Error | null, { scenario }: BenchmarkCase): FaultError | null {
  if (beside === null) return null;
  const code = "background-load-failed";
  if (beside instanceof Error) return new FaultError({ code, error: beside.message });
  const answered = correctOf(beside.output, scenario);
  const failed = errorsOf(beside.output) + answersOf(beside.output) - answered;
  return failed === 0 && answered > 0 ? null : new FaultError({ code, failed, answered });
}

async function readingsOf({ server, proxy, services }: Deployment) {
  const beside: Reading[] = [];
  for (const service of services) beside.push(await service.meter.read());
  return { server: await server.meter.read(), proxy: await proxy?.meter.read(), services: beside };
}

/** What all deployments together used while they were loaded at once. Services work on the servers' CPUs, for their servers. */
function totalUsage(loads: readonly VariantLoad[]): Omit<Usage, "idle"> {
  const total = (values: (number | null | undefined)[]) =>
    values.some((value) => value == null)
      ? null
      : values.reduce<number>((sum, value) => sum + (value as number), 0);
  const most = (values: (number | null | undefined)[]) => Math.max(0, ...values.map((value) => value ?? 0));
  return {
    wall: most(loads.map(({ loaded }) => (loaded instanceof Error ? 0 : loaded.output.wall))),
    server: total(
      loads
        .flatMap(({ server, services }) => [server, ...services.map((used) => ({ used }))])
        .map(({ used }) => used.cpu),
    ),
    proxy: total(loads.map(({ proxy }) => (proxy ? proxy.used.cpu : 0))),
    generator: total(
      loads.flatMap(({ loaded, besideCpu }) => [loaded instanceof Error ? null : loaded.cpu, besideCpu]),
    ),
    busiestServer: most(
      loads.flatMap(({ server, services }) => [
        server.used.busiest,
        ...services.map(({ busiest }) => busiest),
      ]),
    ),
    busiestProxy: most(loads.map(({ proxy }) => proxy?.used.busiest)),
  };
}

/** Requests that an open loop offers in a round: three of four rounds see ten beyond the 99th percentile. */
const OPEN_REQUESTS = 340;

const LONGEST = 10;

/**
 * Seconds that a round lasts: long enough for 12 requests per connection at the given throughput, at least
 * 0.5, at most 10. `enough` is false where the cap cut it short.
 */
export function roundLength(
  scenario: Scenario,
  answersPerSecond: number,
): { seconds: number; enough: boolean } {
  if (scenario.durationSeconds !== undefined) return { seconds: scenario.durationSeconds, enough: true };
  const wanted = (REQUESTS_PER_CONNECTION * scenario.connections) / Math.max(answersPerSecond, 1e-9);
  return { seconds: Math.min(Math.max(wanted, SHORTEST), LONGEST), enough: wanted <= LONGEST };
}

/** Seconds of a round in an open loop: long enough for 340 requests, a second at least, ten at most. */
export function openRoundLength(scenario: Scenario, rate: number): { seconds: number; enough: boolean } {
  if (scenario.durationSeconds !== undefined) return { seconds: scenario.durationSeconds, enough: true };
  const wanted = OPEN_REQUESTS / rate;
  return { seconds: Math.min(Math.max(wanted, 2 * SHORTEST), LONGEST), enough: wanted <= LONGEST };
}
