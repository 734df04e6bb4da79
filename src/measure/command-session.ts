import * as z from "zod";
import { type Fault, FaultError } from "../format/faults.ts";
import type { Scenario } from "../format/plan.ts";
import type { Round, Sample } from "../format/sample.ts";
import { lastLines, why } from "../platform/exec.ts";
import type { Build, FinishedOnce, ServiceAddresses } from "../serve/runner.ts";
import { startServices } from "../serve/services.ts";
import { withheldIn } from "../serve/withheld.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { monitorInterference } from "./interference.ts";
import { mirroredOrders, shuffled } from "./random.ts";
import {
  type LoadTime,
  logName,
  type RunContext,
  type SessionOutcome,
  totalTime,
  underLoad,
  withoutRounds,
} from "./run-context.ts";
import type { Design } from "./sampling-plan.ts";

/** What a command says of its own work on its last line. Its time is never its own to tell: `seconds` is only held against our clock. */
const reportLine = z.object({
  operations: z.int().positive(),
  seconds: z.number().positive().optional(),
  errors: z.int().nonnegative().default(0),
});

/** By which a command's seconds may exceed ours: an engine notes a start a little late, and clocks differ. */
const CLOCKS_DIFFER = 0.25;

/** A variant whose services are up. */
interface CommandDeployment {
  readonly build: Build;
  readonly beside: ServiceAddresses;
}

/**
 * One session of a scenario that runs its target as a command to its end: services started again, a run that is not counted, then rounds in
 * which the variants run one after the other. The command works on the servers' CPUs, its services on the others.
 */
export async function runCommandSession(
  benchmark: BenchmarkCase,
  design: Design,
  context: RunContext,
): Promise<SessionOutcome> {
  const at = context.clock.now() - context.began;
  const logs = new Map<string, string>();
  await using stack = new AsyncDisposableStack();
  const deployments: CommandDeployment[] = [];
  for (const build of shuffled(benchmark.builds, context.random)) {
    try {
      const { addresses } = await startServices(
        build,
        context.runner,
        context.clock,
        context.signal,
        stack,
        "generator",
      );
      deployments.push({ build, beside: addresses });
    } catch (error) {
      context.signal.throwIfAborted();
      const { variant } = build;
      const [fault, log]: [Fault, string | undefined] =
        error instanceof FaultError
          ? [error.fault, error.log]
          : [{ code: "start-failed", error: (error as Error).message }, undefined];
      if (log) logs.set(logName(benchmark, variant), log);
      const invalid = [{ variant, fault, ...(log && { log }) }];
      return { session: withoutRounds(at, invalid), time: totalTime([]), logs };
    }
  }
  const ready = context.clock.now();
  for (const deployment of deployments) await once(deployment, benchmark, context);
  const warmUpSeconds = context.clock.now() - ready;
  const rounds: Round[] = [];
  const times: LoadTime[] = [];
  for (const order of mirroredOrders(deployments, design.rounds, context.random)) {
    const { round, time } = await oneRound(order, benchmark, context);
    rounds.push(round);
    times.push(time);
    if (round.samples.some(({ invalid }) => invalid.length > 0)) break;
  }
  const time = totalTime([...times, { ready: context.clock.now() - ready }]);
  return { session: { at, startSeconds: {}, warmUpSeconds, rounds, invalid: [] }, time, logs };
}

async function oneRound(
  order: readonly CommandDeployment[],
  benchmark: BenchmarkCase,
  context: RunContext,
): Promise<{ round: Round; time: LoadTime }> {
  const at = context.clock.now() - context.began;
  const stopMonitor = await monitorInterference(context.plan.cpus, false, context.runner);
  const samples: Sample[] = [];
  const times: LoadTime[] = [];
  for (const deployment of order) {
    const run = () => once(deployment, benchmark, context);
    const { result, time } = await underLoad(run, ({ wall }) => wall);
    samples.push(result);
    times.push(time);
  }
  const wall = samples.reduce((sum, sample) => sum + sample.wall, 0);
  // What their services used is not known, so only what the machine's host took is known.
  const { stolen } = (await stopMonitor()).disturbance({
    wall,
    server: null,
    proxy: null,
    generator: null,
    busiestServer: null,
    busiestProxy: null,
  });
  const round = {
    order: order.map(({ build }) => build.variant),
    together: false,
    at,
    samples,
    disturbance: { stolen, foreign: null },
  };
  return { round, time: totalTime(times) };
}

/** One run to its end. */
async function once(
  { build, beside }: CommandDeployment,
  { scenario }: BenchmarkCase,
  context: RunContext,
): Promise<Sample> {
  const { timeoutSeconds, run: args = [] } = scenario;
  const options = { timeoutSeconds, signal: context.signal };
  const finished = await context.runner.runOnce(build, { added: args }, beside, options);
  return commandSample(build, scenario, finished);
}

/** Exported for its test. */
export function commandSample(
  { variant }: Pick<Build, "variant">,
  scenario: Scenario,
  finished: FinishedOnce,
): Sample {
  const { stdout, seconds, cpu } = finished;
  const report = finished.code === 0 ? reported(stdout) : null;
  const fault: Fault | null =
    finished.code !== 0
      ? { code: "command-failed", error: why(finished), ...withheldIn(finished.lacks) }
      : report
        ? (impossibleTime(report, seconds) ?? tooManyErrors(report, scenario))
        : { code: "no-report", output: lastLines(stdout, 2) };
  const correct = report ? report.operations - report.errors : 0;
  return {
    variant,
    wall: seconds,
    byStatus: report ? { [scenario.expect.status]: correct } : {},
    errors: report && report.errors > 0 ? { "failed operations": report.errors } : {},
    aborted: 0,
    bytes: 0,
    correct,
    latency: { mean: null, p50: null, p90: null, p95: null, p99: null },
    cpu: { server: cpu, proxy: null, generator: null },
    busiest: { server: null, proxy: null },
    opened: { client: null, upstream: null },
    memory: null,
    switches: null,
    bottleneck: "server",
    invalid: fault === null ? [] : [fault],
    limits: [],
  };
}

type Report = z.output<typeof reportLine>;

function reported(output: string): Report | null {
  try {
    const parsed = reportLine.safeParse(JSON.parse(output.trimEnd().split("\n").at(-1) ?? ""));
    return parsed.success && parsed.data.errors <= parsed.data.operations ? parsed.data : null;
  } catch {
    return null;
  }
}

function impossibleTime({ seconds }: Report, wall: number): Fault | null {
  return seconds !== undefined && seconds > wall + CLOCKS_DIFFER
    ? { code: "impossible-time", seconds, wall }
    : null;
}

function tooManyErrors({ operations, errors }: Report, scenario: Scenario): Fault | null {
  return errors > operations * scenario.errors
    ? { code: "errors", failed: errors, of: operations, unit: "operations", most: [] }
    : null;
}
