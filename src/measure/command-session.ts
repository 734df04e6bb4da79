import * as z from "zod";
import type { Scenario } from "../model/config.ts";
import type { Round, Sample, Session } from "../model/sample.ts";
import { lastLines, why } from "../platform/exec.ts";
import { startBeside } from "../serve/beside.ts";
import { Unfit } from "../serve/ready.ts";
import type { Build, Surroundings } from "../serve/server.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { watch } from "./interference.ts";
import { mirroredOrders, shuffled } from "./random.ts";
import { type RunContext, underLoad } from "./run-context.ts";
import type { Design } from "./sampling-plan.ts";

/** What a command says of its own work on its last line. */
const report = z.object({
  operations: z.int().positive(),
  seconds: z.number().positive(),
  errors: z.int().nonnegative().default(0),
});

/** A variant whose services are up. */
interface Station {
  readonly build: Build;
  readonly beside: Surroundings;
}

/**
 * One session of a scenario that runs its target as a command to its end: services anew, a run that is not counted, then rounds in
 * which the variants run one after the other. The command works on the servers' CPUs, its services on the others.
 */
export async function runCommandSession(
  benchmark: BenchmarkCase,
  design: Design,
  context: RunContext,
): Promise<Session> {
  const at = context.clock.now() - context.began;
  await using stack = new AsyncDisposableStack();
  const stations: Station[] = [];
  for (const build of shuffled(benchmark.builds, context.random)) {
    try {
      const { addresses } = await startBeside(
        build,
        context.runner,
        context.clock,
        context.signal,
        stack,
        "generator",
      );
      stations.push({ build, beside: addresses });
    } catch (error) {
      context.signal.throwIfAborted();
      const { variant } = build;
      const reason = error instanceof Unfit ? error : new Unfit("not-ready", (error as Error).message);
      const trouble = {
        variant,
        code: reason.code,
        detail: reason.message,
        ...(reason.log && { log: reason.log }),
      };
      if (reason.log) context.keepLog(benchmark, variant, reason.log);
      return { at, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid: [trouble] };
    }
  }
  const ready = context.clock.now();
  for (const station of stations) await once(station, benchmark, context);
  const warmUpSeconds = context.clock.now() - ready;
  const rounds: Round[] = [];
  for (const order of mirroredOrders(stations, design.rounds, context.random)) {
    const round = await oneRound(order, benchmark, context);
    rounds.push(round);
    if (round.samples.some(({ invalid }) => invalid.length > 0)) break;
  }
  context.tally.ready += context.clock.now() - ready;
  return { at, startSeconds: {}, warmUpSeconds, rounds, invalid: [] };
}

async function oneRound(
  order: readonly Station[],
  benchmark: BenchmarkCase,
  context: RunContext,
): Promise<Round> {
  const at = context.clock.now() - context.began;
  const stopMonitor = await watch(context.plan.cpus, false, context.runner);
  const samples: Sample[] = [];
  for (const station of order)
    samples.push(
      await underLoad(
        context.tally,
        () => once(station, benchmark, context),
        ({ wall }) => wall,
      ),
    );
  const wall = samples.reduce((sum, sample) => sum + sample.wall, 0);
  // The commands' own CPU time is not known, so only what the machine's host took can be told.
  const { stolen } = (await stopMonitor()).disturbance({
    wall,
    server: null,
    proxy: null,
    generator: null,
    busiestServer: null,
    busiestProxy: null,
  });
  return {
    order: order.map(({ build }) => build.variant),
    together: false,
    at,
    samples,
    disturbance: { stolen, foreign: null },
  };
}

/** One run to its end. */
async function once(
  { build, beside }: Station,
  { scenario }: BenchmarkCase,
  context: RunContext,
): Promise<Sample> {
  const { timeoutSeconds, run: args = [] } = scenario;
  const options = { timeoutSeconds, signal: context.signal };
  const finished = await context.runner.runOnce(build, { added: args }, beside, options);
  return sampleOf(build, scenario, finished.code === 0 ? null : why(finished), finished.stdout);
}

/** Exported for its test. */
export function sampleOf(
  { variant }: Pick<Build, "variant">,
  scenario: Scenario,
  end: string | null,
  output: string,
): Sample {
  const told = end === null ? reported(output) : null;
  const detail = end ?? (told ? tooManyErrors(told, scenario) : sayingNothing(output));
  const correct = told ? told.operations - told.errors : 0;
  return {
    variant,
    wall: told?.seconds ?? 0,
    byStatus: told ? { [scenario.expect.status]: correct } : {},
    errors: told && told.errors > 0 ? { "failed operations": told.errors } : {},
    aborted: 0,
    bytes: 0,
    correct,
    latency: { mean: null, p50: null, p90: null, p95: null, p99: null },
    cpu: { server: null, proxy: null, generator: null },
    busiest: { server: null, proxy: null },
    opened: { client: null, upstream: null },
    memory: null,
    switches: null,
    bottleneck: "server",
    invalid: detail === null ? [] : [{ code: told ? "errors" : "wrong-answer", detail }],
    limits: [],
  };
}

type Told = z.output<typeof report>;

function reported(output: string): Told | null {
  try {
    const parsed = report.safeParse(JSON.parse(output.trimEnd().split("\n").at(-1) ?? ""));
    return parsed.success && parsed.data.errors <= parsed.data.operations ? parsed.data : null;
  } catch {
    return null;
  }
}

function sayingNothing(output: string): string {
  const said = lastLines(output, 2) || "(nothing)";
  return `its last line is no {"operations": n, "seconds": s, "errors": e}: ${said}`;
}

function tooManyErrors({ operations, errors }: Told, scenario: Scenario): string | null {
  return errors > operations * scenario.errors ? `${errors} of ${operations} operations failed` : null;
}
