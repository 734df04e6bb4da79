import type { Built } from "../build/variants.ts";
import type { Notice, SkipReason } from "../format/findings.ts";
import { type Generator, ohaGenerator } from "../load/generator.ts";
import { type BenchmarkCase, benchmarkCase } from "../measure/benchmark-case.ts";
import { measureInBlocks } from "../measure/blocks.ts";
import { runCommandSession } from "../measure/command-session.ts";
import { deadlineAfter } from "../measure/deadline.ts";
import { budgetOf, makePlan, type PlanOptions } from "../measure/plan.ts";
import { type Probed, probePorts, silentIn } from "../measure/probe.ts";
import { seeded } from "../measure/random.ts";
import type { RunContext, Tally } from "../measure/run-context.ts";
import { type Measure, measureAll, type Progress } from "../measure/scheduler.ts";
import { runSession } from "../measure/session.ts";
import { RunError } from "../model/failure.ts";
import type { CaseRecord, Plan, PlannedCase } from "../model/results.ts";
import type { Session, Variant } from "../model/sample.ts";
import { makeControlGroup } from "../platform/cgroup.ts";
import type { Lease } from "../platform/lease.ts";
import { keepTo } from "../platform/pin.ts";
import { dockerRunner } from "../serve/docker.ts";
import { engineAt, engineHere } from "../serve/engine-side.ts";
import { processRunner } from "../serve/process.ts";
import type { Build, Runner } from "../serve/server.ts";
import type { CompareOptions } from "./compare-options.ts";
import type { Host } from "./host.ts";
import type { Journal } from "./journal.ts";
import { measurable, skipped } from "./loads.ts";
import { disturbedTeller } from "./tell-disturbed.ts";
import type { Tools } from "./tools.ts";

export interface Context {
  readonly options: Pick<CompareOptions, "measureIdentical">;
  readonly host: Host;
  readonly lease: Lease;
  readonly tools: Tools;
  readonly journal: Journal;
}

export interface Planning extends Omit<PlanOptions, "groups"> {
  /** Names of the targets that the change cannot touch; they were not built. */
  readonly untouched: ReadonlySet<string>;
  /** Whether targets are measured against each other, one at a time, and not their sides. */
  readonly contest?: true;
}

export interface Outcome {
  readonly plan: Plan;
  readonly records: readonly CaseRecord[];
  readonly notices: readonly Notice[];
  readonly interrupted: boolean;
  /** Wall seconds of starts, warm-up and measuring. */
  readonly seconds: number;
  readonly tally: Tally;
  readonly logs: ReadonlyMap<string, string>;
  /** Names of the targets that listen on their own port. */
  readonly ignoresPort: ReadonlySet<string>;
}

/** Measures what was built: cases with both sides up, without those that are the same build. */
export async function measureBuilt(built: Built, planning: Planning, setup: Context): Promise<Outcome> {
  const { host, lease, options, tools } = setup;
  const began = host.clock.now();
  const skip = (found: PlannedCase) => skipped(found, built, planning, options);
  const own = planning.part?.cases ?? planning.cases;
  const wanted = measurable(built, planning, options);
  using deadline = deadlineAfter(budgetOf(planning), host.signal);
  const { signal } = deadline;
  const benchmarks = wanted
    .map((found) => toBenchmark(found, built, planning, signal))
    .filter((benchmark) => benchmark !== null);

  const ignoresPort = new Set<string>();
  await using runner = await runnerFor(planning, setup, { ignoresPort, idle: benchmarks.length === 0 });
  let probed: Probed = { ignoring: new Set(), silent: new Map() };
  const asked = benchmarks.filter(({ scenario }) => scenario.run === undefined);
  if (runner.name === "process" && asked.length > 0) {
    host.progress.step({ doing: "looking which servers listen on PORT", done: 0, secondsLeft: null });
    probed = await probePorts(asked, runner, host.clock);
    for (const name of probed.ignoring) ignoresPort.add(name);
  }
  const notices: Notice[] = [...ignoresPort].map((target) => ({ code: "port-ignored", target }));
  const groups = runner.name === "docker" || canMakeGroups(lease);
  const plan = makePlan({ ...planning, groups });

  const tally: Tally = { ready: 0, load: 0, harness: 0 };
  const logs = new Map<string, string>();
  const context: RunContext = {
    plan,
    runner,
    generator: generatorOf(tools, lease, plan),
    clock: host.clock,
    random: seeded(plan.seed),
    signal,
    began,
    tally,
    rates: new Map(),
    keepLog: (benchmark, variant, log) =>
      logs.set(`${benchmark.case.id.replaceAll("/", "-")}-${variant}`, log),
  };
  // Our own work must not take the servers' CPUs.
  await using _place = await keepTo(plan.cpus.generator);
  const tellDisturbed = disturbedTeller((line) => host.progress.say(line));
  const how = {
    measure: ((benchmark, ...rest) =>
      (benchmark.scenario.run ? runCommandSession : runSession)(benchmark, ...rest).catch((error) =>
        brokenSession(error, context),
      )) as Measure,
    progress: (state: Parameters<Progress>[0]) => host.progress.step(state),
    kept(record: CaseRecord) {
      setup.journal.keep(record);
      tellDisturbed(record);
    },
  };
  const silent = benchmarks.flatMap(
    (benchmark) => silentRecord(benchmark, silentIn(benchmark, probed), context) ?? [],
  );
  const rest = benchmarks.filter((benchmark) => !silent.some(({ id }) => id === benchmark.case.id));
  setup.journal.begin(plan);
  deadline.begin();
  const { records, interrupted, brokenOff } = planning.contest
    ? await measureInBlocks(rest, context, how)
    : await measureAll(rest, context, built, how);
  const known = [...silent, ...records];
  host.progress.end();
  if (brokenOff !== null) notices.push({ code: "session-overran", case: brokenOff });
  return {
    plan,
    notices,
    interrupted,
    seconds: host.clock.now() - began,
    tally,
    logs,
    ignoresPort,
    records: own.map((found) => known.find(({ id }) => id === found.id) ?? unmeasured(found, skip(found))),
  };
}

/** Never called where there is no oha: it is looked for wherever a case is loaded. */
export function generatorOf({ oha }: Tools, lease: Lease, { cpus }: Pick<Plan, "cpus">): Generator {
  if (oha !== null) return ohaGenerator(oha, lease, cpus.generator);
  return async () => {
    throw new RangeError("no case is loaded");
  };
}

export async function runnerFor(
  { runner: { name, elsewhere }, cpus, config }: Planning,
  { lease, host: { clock, signal }, tools }: Context,
  { ignoresPort, idle }: { readonly ignoresPort: ReadonlySet<string>; readonly idle: boolean },
): Promise<Runner> {
  if (name === "process") return processRunner({ lease, cpus, clock, ignoresPort, nginx: tools.nginx });
  const { proxyImage } = config;
  const engine = elsewhere && !idle ? await engineAt(elsewhere, proxyImage, lease, signal) : engineHere();
  return dockerRunner({ lease, cpus, clock, proxyImage, engine });
}

/** A session that could not be gone on with, since what stands around the servers failed: those before it count. Anything else is thrown on. */
function brokenSession(error: unknown, { began, clock, signal }: RunContext): Session {
  if (signal.aborted || !(error instanceof RunError)) throw error;
  const invalid = [{ variant: null, code: "harness-failed", detail: error.message }] as const;
  return { at: clock.now() - began, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid };
}

/** A case of which it is known already that it cannot be measured; null where it can. */
function silentRecord(
  benchmark: BenchmarkCase,
  invalid: Session["invalid"],
  { keepLog }: RunContext,
): CaseRecord | null {
  if (invalid.length === 0) return null;
  for (const { variant, log } of invalid) if (variant && log) keepLog(benchmark, variant, log);
  return {
    ...benchmark.case,
    sessions: [{ at: 0, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid }],
  };
}

function unmeasured(found: PlannedCase, skipped: SkipReason | null): CaseRecord {
  return { ...found, sessions: [], ...(skipped !== null && { skipped }) };
}

/** What to measure; null where head was not built: the failure is recorded already. */
export function toBenchmark(
  found: PlannedCase,
  built: Built,
  { config }: Omit<PlanOptions, "groups">,
  signal: AbortSignal,
): BenchmarkCase | null {
  const scenario = config.scenarios.find(({ name }) => name === found.scenario);
  const builds = built.builds.filter(({ target }) => target.name === found.target);
  const [base, head] = [of("base", builds), of("head", builds)];
  if (!scenario || !head) return null;
  return benchmarkCase(found, scenario, { ...(base && { base }), head }, signal);
}

function of(variant: Variant, builds: readonly Build[]): Build | undefined {
  return builds.find((build) => build.variant === variant);
}

function canMakeGroups(lease: Lease): boolean {
  const group = makeControlGroup(lease.id, "trial");
  group?.remove();
  return group?.files.cpu != null && group.shares;
}
