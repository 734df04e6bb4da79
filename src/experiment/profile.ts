import { join } from "node:path";
import { growthOf } from "../analyse/grown-functions.ts";
import type { CaseResult, Results } from "../format/results.ts";
import type { BenchmarkCase } from "../measure/benchmark-case.ts";
import { type Deployment, generatorThreads, loadOf, startVariant } from "../measure/deployment.ts";
import { seeded } from "../measure/random.ts";
import type { RunContext } from "../measure/run-context.ts";
import { answersOf } from "../measure/validity.ts";
import { warmUp } from "../measure/warm-up.ts";
import { isOfSpeed } from "../metrics/metrics.ts";
import type { CaseProfile, NoProfile, Stacks } from "../model/profile.ts";
import { pinThisProcess } from "../platform/cpu-scheduling.ts";
import { inheritedEnvironment } from "../platform/inherited.ts";
import { inspectorsIn, PERF_HERTZ, perfSamples, v8Stacks } from "../serve/profilers.ts";
import type { Build } from "../serve/runner.ts";
import { benchmarkOf } from "./experiment.ts";
import { generatorOf, type Measurement, startRunner } from "./measure.ts";
import type { PreparedRun } from "./prepared-run.ts";

/** Of load on each side: with starts and warm-up a case takes about 20 s. */
const SECONDS = 5;

/** What all profiles of a run may take together: a server may hold up each of them. */
const LIMIT_SECONDS = 300;

/** Why there is no profile of what was to come after that time. */
const LATE = `profiles together may take ${LIMIT_SECONDS / 60} minutes, which were over`;

/** Whether it is that time which ended what is run with this signal. */
function isLate({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof DOMException && reason.name === "TimeoutError";
}

/** The port of the inspector in a container, where nobody else has it. */
const IN_CONTAINER = "0.0.0.0:9229";
const ANYWHERE = "127.0.0.1:0";

/**
 * CPU profiles of base and head under the load of a case, one after the other: V8's own where the server is Node, else perf. Never part
 * of a verdict. Rejects only where the run is interrupted; that the time of all profiles is over is a reason like others.
 */
export async function profileCase(
  benchmark: BenchmarkCase,
  context: RunContext,
  folder: string,
): Promise<CaseProfile | NoProfile> {
  const { id } = benchmark.case;
  try {
    const sides = new Map<string, SideProfile>();
    for (const build of benchmark.builds)
      sides.set(build.variant, await profileOf(build, benchmark, context, folder));
    const [base, head] = [sides.get("base"), sides.get("head")];
    if (!base || !head) return { case: id, reason: "there is no base to compare with" };
    if (base.stacks.size === 0 || head.stacks.size === 0)
      return { case: id, reason: `${head.tool} saw no sample` };
    return {
      case: id,
      tool: head.tool,
      seconds: SECONDS,
      base: base.stacks,
      head: head.stacks,
      lines: head.lines,
    };
  } catch (error) {
    if (isLate(context.signal)) return { case: id, reason: LATE };
    context.signal.throwIfAborted();
    return { case: id, reason: (error as Error).message };
  }
}

interface SideProfile {
  readonly tool: string;
  readonly stacks: Stacks;
  readonly lines: ReadonlyMap<string, number>;
}

async function profileOf(
  build: Build,
  benchmark: BenchmarkCase,
  context: RunContext,
  folder: string,
): Promise<SideProfile> {
  await using deployment = await startVariant(
    benchmark,
    inspected(build, context),
    context.runner,
    context.clock,
  );
  // Before the load, which may fill the log.
  const { server } = deployment;
  const inspectors = inspectorsIn(await server.log(), server.address.host, (await pidsOf(deployment)).length);
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
    const { stacks, lines } = await v8Stacks(inspectors, load, context.signal);
    return { tool: "V8's profiler", stacks: perRequest(stacks, 1), lines };
  }
  const pids = await pidsOf(deployment);
  // Where one fails the other is waited for, too: no load may outlive its server.
  const [sampled, loaded] = await Promise.allSettled([
    perfSamples(pids, SECONDS, join(folder, "perf"), context.signal),
    load(),
  ]);
  if (sampled.status === "rejected") throw sampled.reason;
  if (loaded.status === "rejected") throw loaded.reason;
  return { tool: "perf", stacks: perRequest(sampled.value, 1 / PERF_HERTZ), lines: new Map() };
}

/** The same build, which lets itself be looked into: by variables of Node, the JVM and CPython, which others do not read. */
function inspected(build: Build, { runner }: RunContext): Build {
  const { target } = build;
  const docker = runner.name === "docker";
  const inherited = docker ? {} : inheritedEnvironment(process.env, target.inherit, {});
  const more = (name: string, option: string) => {
    const given = target.env[name] ?? inherited[name];
    return { [name]: given === undefined ? option : `${given} ${option}` };
  };
  const env = {
    ...target.env,
    ...more("NODE_OPTIONS", `--inspect=${docker ? IN_CONTAINER : ANYWHERE}`),
    // perf walks stacks by frame pointers.
    ...more("JAVA_TOOL_OPTIONS", "-XX:+PreserveFramePointer"),
    PYTHONPERFSUPPORT: "1",
  };
  return { ...build, target: { ...target, env } };
}

async function pidsOf({ server }: Deployment): Promise<number[]> {
  const { threads } = await server.meter.read();
  return [...new Set([...threads.keys()].map((thread) => Number(thread.split("/")[0])))];
}

/** More would take longer than the run. */
const MOST_CASES = 3;

/** The results with what profiles say of their cases. */
export function withGrowth(results: Results, profiles: readonly (CaseProfile | NoProfile)[]): Results {
  const found = new Map(profiles.flatMap((each) => ("base" in each ? [[each.case, growthOf(each)]] : [])));
  const cases = results.cases.map((result) => {
    const growth = found.get(result.id);
    return growth ? { ...result, growth } : result;
  });
  return { ...results, cases };
}

/** Profiles of both sides for the cases that got worst, after their verdicts, which no failure here may cost. */
export async function profileWorst(
  run: PreparedRun,
  { variants, oha }: Pick<Measurement, "variants" | "oha">,
  { cases, plan }: Pick<Results, "cases" | "plan">,
  limitSeconds = LIMIT_SECONDS,
): Promise<readonly (CaseProfile | NoProfile)[]> {
  const slower = cases.filter(isSlower);
  const worst = slower.toSorted((a, b) => harm(b) - harm(a)).slice(0, MOST_CASES);
  if (worst.length === 0) return [];
  const none = (reason: string) => worst.map(({ id }) => ({ case: id, reason }));
  if (run.isolation.elsewhere) return none("the servers run on another machine");
  const { host, resources } = run.workspace;
  const { clock, progress } = host;
  const signal = AbortSignal.any([host.signal, AbortSignal.timeout(limitSeconds * 1000)]);
  const profiles: (CaseProfile | NoProfile)[] = [];
  try {
    await using runner = await startRunner(run);
    const generator = generatorOf(oha, resources, plan);
    await using _place = await pinThisProcess(plan.cpus.generator);
    for (const [index, found] of worst.entries()) {
      progress.step({ doing: `profiling ${found.id}`, done: index / worst.length, secondsLeft: null });
      const benchmark = benchmarkOf(found, variants, run.config, signal);
      if (!benchmark) continue;
      if (benchmark.scenario.args) {
        profiles.push({ case: found.id, reason: "it runs a command, and only servers are profiled" });
        continue;
      }
      const context = {
        ...{ plan, runner, generator, hyperfine: null, clock, signal },
        random: seeded(plan.seed),
        began: clock.now(),
      };
      profiles.push(await profileCase(benchmark, context, resources.folder));
    }
  } catch (error) {
    if (!host.signal.aborted) return none(isLate(signal) ? LATE : (error as Error).message);
  }
  progress.end();
  return profiles;
}

/** How much worse a case got, as a factor above 1. */
function harm({ metrics }: CaseResult): number {
  const factors = metrics.flatMap(({ verdict, ratio, better }) =>
    verdict === "regression" && ratio !== null && ratio > 0 ? [better === "lower" ? ratio : 1 / ratio] : [],
  );
  return Math.max(0, ...factors);
}

/** Whether CPU profiles may tell why a case is red: not where it only takes more memory, or an image that is larger. */
export function isSlower({ verdict, metrics, limits = [] }: CaseResult): boolean {
  const red = metrics.filter((metric) => metric.gates && metric.verdict === "regression");
  const broken = limits.filter(({ state }) => state === "broken");
  const names = [...red.map(({ name }) => name), ...broken.map(({ metric }) => metric)];
  return verdict === "regression" && names.some(isOfSpeed);
}
