import { isDisturbed } from "../analyse/disturbed.ts";
import type { Generator, Loaded } from "../load/generator.ts";
import type { Load } from "../load/oha-arguments.ts";
import { type StartingLine, startingLine } from "../load/starting-line.ts";
import type { Disturbance, Sample } from "../model/sample.ts";
import { type Reading, used } from "../serve/meter.ts";
import type { Runner } from "../serve/server.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { Usage } from "./bottleneck.ts";
import { type Deployment, generatorThreads, loadBeside, loadOf } from "./deployment.ts";
import { watch } from "./interference.ts";
import { type Judging, type Slice, sampleOf } from "./sample.ts";
import { answersOf, correctOf, errorsOf } from "./validity.ts";

export interface RoundOptions extends Judging {
  readonly generator: Generator;
  readonly runner: Runner;
  readonly length: Load["length"];
  readonly signal?: AbortSignal;
}

/** Loads the given deployments at once; returns a sample of each, and what others did to the CPUs meanwhile. */
export async function loadTogether(
  deployments: readonly Deployment[],
  options: RoundOptions,
): Promise<{ samples: Sample[]; disturbance: Disturbance }> {
  const threads = generatorThreads(options.cpus, deployments.length);
  const stopMonitor = await watch(options.cpus, options.benchmark.case.path === "proxy", options.runner);
  const line = startingLine(deployments.length);
  const slices = await Promise.all(
    deployments.map((deployment) => loadDeployment(deployment, { threads, line }, options)),
  );
  const watched = await stopMonitor();
  const total = totalUsage(slices);
  const usage = { ...total, idle: watched.idle };
  const disturbance = watched.disturbance(total);
  const order = options.benchmark.builds.map(({ variant }) => variant);
  const isSpoilt = isDisturbed({ disturbance, together: deployments.length > 1, order });
  const samples = slices.map((slice) => sampleOf(slice, slices, usage, options));
  return { samples: isSpoilt ? samples.map(excused) : samples, disturbance };
}

/** As the generator calls an answer that did not come in time. */
const TIMED_OUT = "timeout";

/** Where others took the CPUs, answers that came too late are their doing; the round is left out for it. */
function excused(sample: Sample): Sample {
  const { errors, correct, invalid } = sample;
  const onlyLate = answersOf(sample) === correct && Object.keys(errors).every((name) => name === TIMED_OUT);
  return onlyLate && correct > 0
    ? { ...sample, invalid: invalid.filter(({ code }) => code !== "errors") }
    : sample;
}

async function loadDeployment(
  deployment: Deployment,
  { threads, line }: { readonly threads: number; readonly line: StartingLine },
  { benchmark, generator, length, signal, rate }: RoundOptions,
): Promise<Slice> {
  const before = await readingsOf(deployment);
  const seconds = "seconds" in length ? length.seconds : length.requests / (rate ?? 1);
  const other = loadBeside(deployment, benchmark, seconds);
  const beside = other && generator(other, { signal }).catch((error: Error) => error);
  const measured = await generator(loadOf(deployment, benchmark, length, threads, rate), {
    signal,
    line,
  }).catch((error: Error) => {
    signal?.throwIfAborted();
    return error;
  });
  const besides = await beside;
  const loaded = failureBeside(besides, benchmark) ?? measured;
  const after = await readingsOf(deployment);
  return {
    deployment,
    loaded,
    besideCpu: besides === null ? 0 : besides instanceof Error ? null : besides.cpu,
    server: { used: used(before.server, after.server), after: after.server },
    proxy: before.proxy && after.proxy ? { used: used(before.proxy, after.proxy), after: after.proxy } : null,
    services: before.services.map((reading, i) => used(reading, after.services[i] ?? reading)),
  };
}

/** What is measured beside requests that fail is not what the scenario says. */
function failureBeside(beside: Loaded | Error | null, { scenario }: BenchmarkCase): Error | null {
  if (beside === null) return null;
  if (beside instanceof Error) return new Error(`the requests beside it: ${beside.message}`);
  const failed = errorsOf(beside.output) + answersOf(beside.output) - correctOf(beside.output, scenario);
  if (failed === 0 && correctOf(beside.output, scenario) > 0) return null;
  return new Error(
    `of the requests beside it ${failed} failed, ${correctOf(beside.output, scenario)} were answered`,
  );
}

async function readingsOf({ server, proxy, services }: Deployment) {
  const beside: Reading[] = [];
  for (const service of services) beside.push(await service.meter.read());
  return { server: await server.meter.read(), proxy: await proxy?.meter.read(), services: beside };
}

/** What all deployments together used while they were loaded at once. Services work on the servers' CPUs, for their servers. */
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
    generator: total(
      slices.flatMap(({ loaded, besideCpu }) => [loaded instanceof Error ? null : loaded.cpu, besideCpu]),
    ),
    busiestServer: most(
      slices.flatMap(({ server, services }) => [
        server.used.busiest,
        ...services.map(({ busiest }) => busiest),
      ]),
    ),
    busiestProxy: most(slices.map(({ proxy }) => proxy?.used.busiest)),
  };
}
