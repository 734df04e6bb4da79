import * as z from "zod";
import { type Fault, FaultError } from "../format/faults.ts";
import { caseBudget, rightStatuses, type Scenario } from "../format/plan.ts";
import type { Round, Sample } from "../format/sample.ts";
import { hyperfineTimer, parseHyperfineOutput, type Timing, withoutWarnings } from "../load/hyperfine.ts";
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
import { type Design, pilotRounds } from "./sampling-plan.ts";

/** What a command may say of its work on its last line. It is timed from outside: `seconds` is only reported beside that. */
const reportLine = z.object({
  operations: z.int().positive(),
  seconds: z.number().positive().optional(),
  errors: z.int().nonnegative().default(0),
});

/** By which a command's seconds may exceed those that were noted, and those our own: an engine notes a start a little late. */
const CLOCKS_DIFFER = 0.25;

/** Seconds by which our own clock may exceed what was noted, where that is short: the timer starts and ends as well. */
const TIMER_TAKES = 1;

/** Seconds that a turn of a short command lasts at least, so that starting its timer is the least of it; so often it runs. */
const TURN = 0.2;
const MOST_RUNS = 20;

/** A variant whose services are up. */
interface CommandDeployment {
  readonly build: Build;
  readonly beside: ServiceAddresses;
}

/** How the variants' commands run in the rounds of a session. */
interface Manner {
  /** How many times in a turn. */
  readonly runs: number;
  /** Whether the last line has to report operations, since base's does; null where that is not known yet. */
  readonly reports: boolean | null;
}

/**
 * One session of a scenario that runs its target as a command to its end: services started again, a run that is not counted, then rounds in
 * which the variants run in turns. The command works on the servers' CPUs, its services on the others.
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
  const first: FirstRun[] = [];
  for (const deployment of deployments) {
    const began = context.clock.now();
    const sample = await turn(deployment, benchmark, context, ONCE);
    first.push({ ...sample, took: context.clock.now() - began });
  }
  const manner = mannerAfter(first);
  const warmUpSeconds = context.clock.now() - ready;
  const rounds: Round[] = [];
  const times: LoadTime[] = [];
  for (const order of mirroredOrders(deployments, roundsOf(design, first, manner, context), context.random)) {
    const { round, time } = await oneRound(order, benchmark, context, manner);
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
  manner: Manner,
): Promise<{ round: Round; time: LoadTime }> {
  const at = context.clock.now() - context.began;
  const stopMonitor = await monitorInterference(context.plan.cpus, false, context.runner);
  const samples: Sample[] = [];
  const times: LoadTime[] = [];
  for (const deployment of order) {
    const run = () => turn(deployment, benchmark, context, manner);
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

/** The run of each side that is not counted, with what its turn took in all: a container takes longer to make than most commands. */
interface FirstRun extends Sample {
  readonly took: number;
}

function roundsOf(
  { rounds, pilot }: Design,
  first: readonly FirstRun[],
  { runs }: Manner,
  context: RunContext,
): number {
  return pilot ? pilotRounds(turnSeconds(first, runs), caseBudget(context.plan)) : rounds;
}

/** Seconds that a turn of so many runs takes, of each side. Exported for its test. */
export function turnSeconds(first: readonly Pick<FirstRun, "wall" | "took">[], runs: number): number[] {
  return first.map(({ wall, took }) => Math.max(0, took - wall) + runs * wall);
}

const ONCE: Manner = { runs: 1, reports: null };

/** What the run that is not counted shows. What reports operations is made to run for long enough by whoever wrote it. Exported for its test. */
export function mannerAfter(first: readonly Sample[]): Manner {
  const [counted] = first.toSorted((a, b) => a.variant.localeCompare(b.variant));
  if (counted?.command?.operations != null) return { runs: 1, reports: true };
  const walls = first.flatMap(({ invalid, wall }) => (invalid.length === 0 && wall > 0 ? [wall] : []));
  const runs = walls.length === 0 ? 1 : Math.ceil(TURN / Math.min(...walls));
  return { runs: Math.min(runs, MOST_RUNS), reports: false };
}

/** A command's runs to their end, one after the other. */
async function turn(
  { build, beside }: CommandDeployment,
  { scenario }: BenchmarkCase,
  context: RunContext,
  manner: Manner,
): Promise<Sample> {
  const { timeoutSeconds, args: added = [] } = scenario;
  const { runs, reports } = manner;
  const options = { timeoutSeconds: timeoutSeconds * runs, signal: context.signal };
  const timer = context.hyperfine === null ? null : hyperfineTimer(context.hyperfine, runs);
  try {
    const finished = await context.runner.runOnce(build, { added, timer }, beside, options);
    return commandSample(build, scenario, finished, reports);
  } catch (error) {
    if (!(error instanceof FaultError) || error.fault.code !== "command-failed") throw error;
    return sampleOf(build, scenario, UNKNOWN, { fault: error.fault });
  }
}

/** What is known of a command's runs; null where it is not. */
type Timed = Omit<Timing, "user" | "system" | "exitCode"> & {
  readonly by: "hyperfine" | "engine";
  readonly user: number | null;
  readonly system: number | null;
  readonly exitCode: number | null;
};

const UNKNOWN: Timed = {
  by: "hyperfine",
  ...{ runs: 1, wall: 0, user: null, system: null, memory: null, exitCode: null },
};

/** Exported for its test. */
export function commandSample(
  build: Pick<Build, "variant">,
  scenario: Scenario,
  finished: FinishedOnce,
  reports: boolean | null,
): Sample {
  const timed = timedBy(finished);
  if ("fault" in timed) return sampleOf(build, scenario, UNKNOWN, timed);
  const error = failureOf(finished, timed);
  if (error !== null) {
    const fault = { code: "command-failed", error, ...withheldIn(finished.lacks) } as const;
    return sampleOf(build, scenario, timed, { fault });
  }
  const altered = alteredTime(timed, finished);
  const report = reported(finished.stdout);
  if (altered) return sampleOf(build, scenario, timed, { fault: altered });
  if (report === "broken" || (report === null && reports))
    return sampleOf(build, scenario, timed, {
      fault: { code: "no-report", output: lastLines(finished.stdout, 2) },
    });
  // In rounds it counts as base's does.
  if (report === null || reports === false) return sampleOf(build, scenario, timed, {});
  const fault = impossibleTime(report, timed.wall) ?? tooManyErrors(report, scenario);
  return sampleOf(build, scenario, timed, { report, ...(fault && { fault }) });
}

/** What hyperfine noted; where containers run on another machine, what its engine did. */
function timedBy(finished: FinishedOnce): Timed | { readonly fault: Fault } {
  const { timed, seconds, code } = finished;
  if (timed === null) return { ...UNKNOWN, by: "engine", wall: seconds, exitCode: code };
  const failed = (error: string) => ({
    fault: { code: "command-failed", error, ...withheldIn(finished.lacks) } as const,
  });
  if (code !== 0) return failed(why({ ...finished, stderr: withoutWarnings(finished.stderr) }));
  if (timed.notes === null)
    return failed("the results of hyperfine are gone; the command may have removed them");
  try {
    return { by: "hyperfine", ...parseHyperfineOutput(timed.notes) };
  } catch (error) {
    return failed((error as Error).message);
  }
}

function failureOf(finished: FinishedOnce, { by, exitCode }: Timed): string | null {
  if (exitCode === 0) return null;
  if (by === "engine") return why(finished);
  const stderr = withoutWarnings(finished.stderr);
  if (exitCode !== null) return why({ ...finished, code: exitCode, stderr });
  const said = lastLines(stderr || finished.stdout, 5);
  return said ? `ended by a signal: ${said}` : "ended by a signal";
}

/** What is timed runs as the same user, and could write into the notes of its timer: our own clock bounds them. */
function alteredTime({ wall }: Timed, { timed, seconds }: FinishedOnce): Fault | null {
  const plausible = wall <= seconds + CLOCKS_DIFFER && wall >= Math.min(seconds - TIMER_TAKES, seconds / 2);
  return timed === null || plausible ? null : { code: "timing-altered", noted: wall, wall: seconds };
}

function sampleOf(
  { variant }: Pick<Build, "variant">,
  scenario: Scenario,
  { by, runs, wall, user, system, memory, exitCode }: Timed,
  { report, fault }: { readonly report?: Report; readonly fault?: Fault },
): Sample {
  const { operations, errors, seconds } = report ?? { operations: null, errors: 0 };
  const correct = operations === null ? 0 : operations - errors;
  return {
    variant,
    wall,
    byStatus: operations === null ? {} : { [String(rightStatuses(scenario.expect)[0])]: correct },
    errors: errors > 0 ? { "failed operations": errors } : {},
    aborted: 0,
    bytes: 0,
    correct,
    latency: { mean: null, p50: null, p90: null, p95: null, p99: null },
    cpu: { server: user === null || system === null ? null : user + system, proxy: null, generator: null },
    busiest: { server: null, proxy: null },
    opened: { client: null, upstream: null },
    memory,
    switches: null,
    command: { by, runs, user, system, exitCode, operations, seconds: seconds ?? null },
    bottleneck: "server",
    invalid: fault === undefined ? [] : [fault],
    limits: [],
  };
}

type Report = z.output<typeof reportLine>;

/** Null where the last line is none; broken where it is meant to be one. */
function reported(output: string): Report | "broken" | null {
  let last: unknown;
  try {
    last = JSON.parse(output.trimEnd().split("\n").at(-1) ?? "");
  } catch {
    return null;
  }
  if (typeof last !== "object" || last === null || !("operations" in last)) return null;
  const parsed = reportLine.safeParse(last);
  return parsed.success && parsed.data.errors <= parsed.data.operations ? parsed.data : "broken";
}

function impossibleTime({ seconds }: Report, wall: number): Fault | null {
  return seconds !== undefined && seconds > wall + CLOCKS_DIFFER
    ? { code: "impossible-time", seconds, wall }
    : null;
}

function tooManyErrors({ operations, errors }: Report, scenario: Scenario): Fault | null {
  return errors > operations * scenario.maxErrors
    ? { code: "errors", failed: errors, of: operations, unit: "operations", most: [] }
    : null;
}
