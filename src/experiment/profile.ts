import { join } from "node:path";
import { growthOf, unexplained } from "../analyse/grown-functions.ts";
import type { CaseResult, Results } from "../format/results.ts";
import type { BenchmarkCase } from "../measure/benchmark-case.ts";
import { type Deployment, generatorThreads, loadOf, startVariant } from "../measure/deployment.ts";
import { seeded } from "../measure/random.ts";
import type { RunContext } from "../measure/run-context.ts";
import { answersOf } from "../measure/validity.ts";
import { warmUp } from "../measure/warm-up.ts";
import { isOfSpeed } from "../metrics/metrics.ts";
import type { Command } from "../model/config.ts";
import type { CaseProfile, NoProfile, Stacks } from "../model/profile.ts";
import type { Clock } from "../platform/clock.ts";
import { pinThisProcess } from "../platform/cpu-scheduling.ts";
import { inheritedEnvironment } from "../platform/inherited.ts";
import { usageBetween } from "../serve/meter.ts";
import { inspectorsIn, PERF_HERTZ, perfSamples, V8_SECONDS, v8Stacks } from "../serve/profilers.ts";
import { pySpySamples, pythonProcesses } from "../serve/python-profiler.ts";
import type { Build } from "../serve/runner.ts";
import { clip, plainLine } from "../text/escape.ts";
import { benchmarkOf } from "./experiment.ts";
import { generatorOf, type Measurement, startRunner } from "./measure.ts";
import type { PreparedRun } from "./prepared-run.ts";
import { CASE_SECONDS, eachInTime, type ProfileTime, profileSeconds } from "./profile-time.ts";

/** Of load on each side, where there is time for it, and the least that shows something. */
const SECONDS = 5;
const LEAST_SECONDS = 1;

/** What stopping a side and reading its profile take. */
const READING_SECONDS = 2;

/** Until the load's connections, and the threads and processes that a server starts for them, are there: perf misses those that start while it attaches. */
const ATTACH_SECONDS = 0.5;

/** Servers are warm in what their sessions took for it, and in no more than this. */
const WARM_UP_SECONDS = 3;

/** The port of the inspector in a container, where nobody else has it. */
const IN_CONTAINER = "0.0.0.0:9229";
const ANYWHERE = "127.0.0.1:0";

/** What a case is profiled with: how long it has, and how long its servers took to get warm. */
interface Profiling {
  readonly time: Pick<ProfileTime, "until">;
  readonly warmUpSeconds: number;
  /** CPU seconds per request that were measured of each side, as far as they are known. */
  readonly measured: { readonly base: number | null; readonly head: number | null };
}

/**
 * CPU profiles of base and head under the load of a case, one after the other: V8's own where the server is Node, else perf. Never part
 * of a verdict. Rejects where its time is over, or there was none to take.
 */
export async function profileCase(
  benchmark: BenchmarkCase,
  context: RunContext,
  folder: string,
  profiling: Profiling,
): Promise<CaseProfile | NoProfile> {
  const { id } = benchmark.case;
  const sides = new Map<string, SideProfile>();
  const { until } = profiling.time;
  for (const [index, build] of benchmark.builds.entries()) {
    const now = context.clock.now();
    const share = (until - now) / (benchmark.builds.length - index);
    const own = { ...profiling, time: { until: now + share } };
    sides.set(build.variant, await profileOf(build, benchmark, context, folder, own));
  }
  const [base, head] = [sides.get("base"), sides.get("head")];
  if (!base || !head) return { case: id, reason: "there is no base to compare with" };
  if (base.stacks.size === 0 || head.stacks.size === 0)
    return { case: id, reason: `${head.tool} saw no sample` };
  return {
    case: id,
    tool: head.tool,
    seconds: Math.min(base.seconds, head.seconds),
    grain: { base: base.grain, head: head.grain },
    base: asMeasured(base, profiling.measured.base),
    head: asMeasured(head, profiling.measured.head),
    lines: head.lines,
  };
}

interface SideProfile {
  readonly tool: string;
  /** CPU seconds per request of the whole server meanwhile; null where that is not known. */
  readonly cpu: number | null;
  /** Of load. */
  readonly seconds: number;
  readonly stacks: Stacks;
  /** CPU seconds per request that a sample stands for. */
  readonly grain: number;
  readonly lines: ReadonlyMap<string, number>;
}

/** From here on it was not the machine that got slower or faster in a minute. */
const MOST_DRIFT = 2;

/**
 * Sides are profiled one after the other, and a machine is slower in one of these minutes than in the other: what a profile costs is what its
 * server cost in the sessions, which were compared fairly.
 */
export function asMeasured(
  { stacks, cpu }: Pick<SideProfile, "stacks" | "cpu">,
  measured: number | null,
): Stacks {
  if (measured === null || cpu === null) return stacks;
  const drift = measured / cpu;
  if (!(drift <= MOST_DRIFT && drift >= 1 / MOST_DRIFT)) return stacks;
  return new Map([...stacks].map(([stack, seconds]) => [stack, seconds * drift]));
}

async function profileOf(
  build: Build,
  benchmark: BenchmarkCase,
  context: RunContext,
  folder: string,
  { time, warmUpSeconds }: Omit<Profiling, "measured">,
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
  await warmUp([deployment], false, benchmark, context, Math.min(warmUpSeconds, WARM_UP_SECONDS));
  const seconds = loadSeconds(time.until - context.clock.now());
  let answers = 0;
  let used: number | null = null;
  const load = async () => {
    const before = await server.meter.read();
    const { rate } = benchmark;
    const length = rate === undefined ? { seconds } : { requests: Math.ceil(rate * seconds) };
    const threads = generatorThreads(context.plan.cpus, 1);
    const loaded = await context.generator(loadOf(deployment, benchmark, length, threads, rate), {
      signal: context.signal,
    });
    answers = answersOf(loaded.output);
    used = usageBetween(before, await server.meter.read()).cpu;
  };
  const cpu = () => (used === null ? null : used / answers);
  const perRequest = (samples: Stacks, each: number): Stacks =>
    new Map([...samples].map(([stack, count]) => [stack, (count * each) / answers]));
  const underLoad = { seconds: seconds - ATTACH_SECONDS, clock: context.clock };
  if (inspectors.length > 0) {
    const { stacks, lines } = await v8Stacks(inspectors, load, context.signal);
    return {
      tool: "V8's profiler",
      cpu: cpu(),
      grain: V8_SECONDS / answers,
      seconds,
      stacks: perRequest(stacks, 1),
      lines,
    };
  }
  const python = pythonProcesses(await pidsOf(deployment));
  const sampling = (): Promise<Sampled> =>
    python.length > 0
      ? bySamplingPython(python, seconds, folder, context.signal)
      : byPerf(deployment, underLoad, folder, context.signal);
  // Where one fails the other is waited for, too: no load may outlive its server.
  const [sampled, loaded] = await Promise.allSettled([sampling(), load()]);
  if (sampled.status === "rejected") throw sampled.reason;
  if (loaded.status === "rejected") throw loaded.reason;
  const { tool, stacks, lines, share } = sampled.value;
  const grain = 1 / PERF_HERTZ / share / answers;
  return { tool, cpu: cpu(), grain, seconds, stacks: perRequest(stacks, 1 / PERF_HERTZ / share), lines };
}

/** Samples by stack. */
interface Sampled extends Omit<SideProfile, "seconds" | "cpu" | "grain"> {
  /** Of the load's time that they are of. */
  readonly share: number;
}

async function bySamplingPython(
  pids: readonly number[],
  seconds: number,
  folder: string,
  signal: AbortSignal,
) {
  const asked = { seconds, hertz: PERF_HERTZ, file: join(folder, "py-spy") };
  const { samples, lines } = await pySpySamples(pids, asked, signal);
  return { tool: "py-spy", stacks: samples, lines, share: 1 };
}

async function byPerf(
  deployment: Deployment,
  { seconds, clock }: { readonly seconds: number; readonly clock: Clock },
  folder: string,
  signal: AbortSignal,
) {
  await clock.sleep(ATTACH_SECONDS, signal);
  const within = (command: Command, timeoutSeconds: number) =>
    deployment.server.exec(command, { timeoutSeconds, signal });
  const file = join(folder, "perf");
  const stacks = await perfSamples(await pidsOf(deployment), { seconds, file, within }, signal);
  const share = seconds / (seconds + ATTACH_SECONDS);
  return { tool: "perf", stacks, lines: new Map<string, number>(), share };
}

/** How long a side is loaded of the seconds that it has left. Throws where they are too few. */
export function loadSeconds(left: number): number {
  const seconds = Math.min(SECONDS, Math.floor(left - READING_SECONDS));
  if (seconds >= LEAST_SECONDS) return seconds;
  throw new Error(`starting and warming up left no time to profile, of the ${CASE_SECONDS} s of a case`);
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

/** Of what a profiler that failed says. */
const LONGEST_REASON = 300;

/** The results with what profiles say of their cases. */
export function withGrowth(results: Results, profiles: readonly (CaseProfile | NoProfile)[]): Results {
  const found = new Map(profiles.map((each) => [each.case, each]));
  const cases = results.cases.map((result) => {
    const profile = found.get(result.id);
    if (!profile) return result;
    if ("reason" in profile)
      return { ...result, notProfiled: clip(plainLine(profile.reason), LONGEST_REASON) };
    const growth = growthOf(profile);
    const explained = { ...result, growth };
    return unexplained(explained) === null ? explained : { ...result, growth: { ...growth, functions: [] } };
  });
  return { ...results, cases };
}

/** Profiles of both sides for the cases that got worst, after their verdicts, which no failure here may cost. */
export async function profileWorst(
  run: PreparedRun,
  { variants, oha }: Pick<Measurement, "variants" | "oha">,
  results: Pick<Results, "cases" | "plan" | "seconds">,
): Promise<readonly (CaseProfile | NoProfile)[]> {
  const { cases, plan } = results;
  const slower = cases.filter(isSlower);
  const worst = slower.toSorted((a, b) => harm(b) - harm(a)).slice(0, MOST_CASES);
  if (worst.length === 0) return [];
  const none = ({ id }: Pick<CaseResult, "id">, reason: string): NoProfile => ({ case: id, reason });
  if (run.isolation.elsewhere) return worst.map((one) => none(one, "the servers run on another machine"));
  const { host, resources } = run.workspace;
  const { clock, progress, signal } = host;
  try {
    await using runner = await startRunner(run);
    const generator = generatorOf(oha, resources, plan);
    await using _place = await pinThisProcess(plan.cpus.generator);
    const profile = async (found: CaseResult, time: ProfileTime) => {
      progress.step({
        doing: `profiling ${found.id}`,
        done: worst.indexOf(found) / worst.length,
        secondsLeft: null,
      });
      const benchmark = benchmarkOf(found, variants, run.config, time.signal);
      if (!benchmark) return none(found, "head was not built");
      if (benchmark.scenario.args) return none(found, "it runs a command, and only servers are profiled");
      const context = {
        ...{ plan, runner, generator, hyperfine: null, clock, signal: time.signal },
        random: seeded(plan.seed),
        began: clock.now(),
      };
      const warmUpSeconds = found.sessions.at(-1)?.warmUpSeconds ?? WARM_UP_SECONDS;
      const cpu = found.metrics.find(({ name }) => name === "cpu");
      const measured = { base: cpu?.base ?? null, head: cpu?.head ?? null };
      return profileCase(benchmark, context, resources.folder, { time, warmUpSeconds, measured });
    };
    return await eachInTime(worst, profileSeconds(results), { clock, signal }, profile, none);
  } catch (error) {
    return signal.aborted ? [] : worst.map((one) => none(one, (error as Error).message));
  } finally {
    progress.end();
  }
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
