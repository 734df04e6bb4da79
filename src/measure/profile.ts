import { join } from "node:path";
import type { CaseProfile, NoProfile, Stacks } from "../model/profile.ts";
import { inspectorsIn, PERF_HERTZ, perfSamples, v8Stacks } from "../serve/profilers.ts";
import type { Build } from "../serve/runner.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { type Deployment, generatorThreads, loadOf, startVariant } from "./deployment.ts";
import type { RunContext } from "./run-context.ts";
import { answersOf } from "./validity.ts";
import { warmUp } from "./warm-up.ts";

const SECONDS = 10;

/** The port of the inspector in a container, where nobody else has it. */
const IN_CONTAINER = "0.0.0.0:9229";
const ANYWHERE = "127.0.0.1:0";

/**
 * CPU profiles of base and head under the load of a case, one after the other: V8's own where the server is Node, else perf. Never part
 * of a verdict. Rejects only where the run is interrupted.
 */
export async function profileCase(
  benchmark: BenchmarkCase,
  context: RunContext,
  folder: string,
): Promise<CaseProfile | NoProfile> {
  const { id } = benchmark.case;
  try {
    const sides = new Map<string, { stacks: Stacks; tool: string }>();
    for (const build of benchmark.builds)
      sides.set(build.variant, await profileOf(build, benchmark, context, folder));
    const [base, head] = [sides.get("base"), sides.get("head")];
    if (!base || !head) return { case: id, reason: "there is no base to compare with" };
    if (base.stacks.size === 0 || head.stacks.size === 0)
      return { case: id, reason: `${head.tool} saw no sample` };
    return { case: id, tool: head.tool, seconds: SECONDS, base: base.stacks, head: head.stacks };
  } catch (error) {
    context.signal.throwIfAborted();
    return { case: id, reason: (error as Error).message };
  }
}

async function profileOf(build: Build, benchmark: BenchmarkCase, context: RunContext, folder: string) {
  await using deployment = await startVariant(
    benchmark,
    inspected(build, context),
    context.runner,
    context.clock,
  );
  // Before the load, which may fill the log.
  const inspectors = inspectorsIn(await deployment.server.log(), deployment.server.address.host);
  await warmUp([deployment], false, benchmark, context);
  let answers = 0;
  const load = async () => {
    const { rate } = benchmark;
    const length = rate === undefined ? { seconds: SECONDS } : { requests: Math.ceil(rate * SECONDS) };
    const threads = generatorThreads(context.plan.cpus, 1);
    const loaded = await context.generator(loadOf(deployment, benchmark, length, threads, rate), {
      signal: context.signal,
    });
    answers = answersOf(loaded.output);
  };
  const perRequest = (samples: Stacks, each: number): Stacks =>
    new Map([...samples].map(([stack, count]) => [stack, (count * each) / answers]));
  if (inspectors.length > 0) {
    const stacks = await v8Stacks(inspectors, load);
    return { tool: "V8's profiler", stacks: perRequest(stacks, 1) };
  }
  const pids = await pidsOf(deployment);
  // Where one fails the other is waited for, too: no load may outlive its server.
  const [sampled, loaded] = await Promise.allSettled([
    perfSamples(pids, SECONDS, join(folder, "perf"), context.signal),
    load(),
  ]);
  if (sampled.status === "rejected") throw sampled.reason;
  if (loaded.status === "rejected") throw loaded.reason;
  return { tool: "perf", stacks: perRequest(sampled.value, 1 / PERF_HERTZ) };
}

/** The same build, which opens an inspector if it is Node; others pay no heed to the variable. */
function inspected(build: Build, { runner }: RunContext): Build {
  const { target } = build;
  const option = `--inspect=${runner.name === "docker" ? IN_CONTAINER : ANYWHERE}`;
  const given = target.env.NODE_OPTIONS;
  const env = { ...target.env, NODE_OPTIONS: given === undefined ? option : `${given} ${option}` };
  return { ...build, target: { ...target, env } };
}

async function pidsOf({ server }: Deployment): Promise<number[]> {
  const { threads } = await server.meter.read();
  return [...new Set([...threads.keys()].map((thread) => Number(thread.split("/")[0])))];
}
