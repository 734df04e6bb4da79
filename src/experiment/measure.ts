import { randomInt } from "node:crypto";
import { lackingSubmodules } from "../build/checkout.ts";
import { type BuiltVariants, inRoles } from "../build/variants.ts";
import { type Generator, ohaGenerator } from "../load/generator.ts";
import { type BenchmarkCase, benchmarkCase } from "../measure/benchmark-case.ts";
import { calibrate } from "../measure/calibration.ts";
import { runCommandSession } from "../measure/command-session.ts";
import { makePlan } from "../measure/plan.ts";
import { seeded } from "../measure/random.ts";
import {
  logName,
  type RunContext,
  type SessionOutcome,
  totalTime,
  withoutRounds,
} from "../measure/run-context.ts";
import { pairingOf } from "../measure/sampling-plan.ts";
import { type PolicyOf, randomisedBlocks, runSchedule, sequentialLooks } from "../measure/scheduler.ts";
import { runSession } from "../measure/session.ts";
import type { Config, Scenario } from "../model/config.ts";
import { OutOfTime, RunError } from "../model/failure.ts";
import type { CaseRecord, Measured, Plan, PlannedCase } from "../model/results.ts";
import type { Session, Variant } from "../model/sample.ts";
import { makeControlGroup } from "../platform/cgroup.ts";
import type { Lease } from "../platform/lease.ts";
import { keepTo } from "../platform/pin.ts";
import { dockerRunner } from "../serve/docker.ts";
import { engineAt, engineHere } from "../serve/engine-side.ts";
import { processRunner } from "../serve/process.ts";
import type { Build, Runner } from "../serve/server.ts";
import { atTheEnd, describeEnvironment } from "./environment.ts";
import { type Begun, type Header, startJournal } from "./journal.ts";
import type { BuildTime, PreparedRevision, PreparedRun } from "./prepared-run.ts";
import { disturbedTeller } from "./tell-disturbed.ts";

/** What is measured with a prepared run. */
export interface Experiment {
  readonly config: Config;
  /** All cases of the run, whichever shard measures them: they share alpha. */
  readonly cases: readonly PlannedCase[];
  /** The part of the run that is measured here, and its cases; all of them if absent. */
  readonly part?: { readonly shard: NonNullable<Plan["shard"]>; readonly cases: readonly PlannedCase[] };
  /** Absent where targets are measured against each other, and not their sides. */
  readonly base?: PreparedRevision;
  readonly head: PreparedRevision;
  /** Two sides judged at interim looks, or after all of their time; or several targets in randomised blocks. */
  readonly design: "looks" | "whole-budget" | "blocks";
  /** Names of targets that the change cannot touch; they are not measured. */
  readonly untouched: ReadonlySet<string>;
  /** Whether targets whose two sides are the same build are measured all the same. */
  readonly measureIdentical: boolean;
  readonly seed?: number | undefined;
  readonly named?: Plan["named"];
  readonly notices: readonly string[];
  readonly buildTime: BuildTime;
  /** What is kept of the run, with each of its sessions, in case that it is killed. */
  readonly journal: (begun: Begun<Measured>) => Header;
}

export interface Measurement {
  readonly measured: Measured;
  /** Logs of servers that failed, by the name of their file. */
  readonly logs: ReadonlyMap<string, string>;
  /** What was measured, with what was seen of where it listens. */
  readonly variants: BuiltVariants;
  /** The load generator; null where nothing was loaded. */
  readonly oha: string | null;
}

/** Measures an experiment's cases. Of one that is interrupted, or lasts too long, there is what was measured by then. */
export async function measure(run: PreparedRun, experiment: Experiment): Promise<Measurement> {
  const { host, lease } = run.workspace;
  const { clock, progress } = host;
  const began = clock.now();
  const { config, cases, base, head, part } = experiment;
  const own = part?.cases ?? cases;
  const touched = new Set(own.map(({ target }) => target).filter((name) => !experiment.untouched.has(name)));
  const built = inRoles({ ...(base && { base: base.built }), head: head.built }, touched);
  const skips = new Map(
    own.flatMap((found) => {
      const why = whySkipped(found, built, experiment);
      return why === null ? [] : [[found.id, why]];
    }),
  );
  const wanted = own.filter(
    ({ id, target }) => !skips.has(id) && buildOf(built, target, "head") !== undefined,
  );

  const needsOha = wanted.some((found) => scenarioOf(found, config)?.run === undefined);
  const tools = { oha: needsOha ? await run.oha() : null, nginx: run.nginx };
  const environment = await describeEnvironment(tools, run.runner, config.proxyImage);
  await using runner = await startRunner(run, wanted.length === 0);
  const probed = await probePorts(run, experiment, built, wanted, runner);
  const { variants } = probed;
  const plan = {
    ...makePlan({
      ...{ config, cases, runner: run.runner, cpus: run.cpus, looks: experiment.design !== "whole-budget" },
      ...(part && { part }),
      groups: runner.name === "docker" || canMakeGroups(lease),
      seed: experiment.seed ?? randomInt(2 ** 31),
    }),
    ...(experiment.named && { named: experiment.named }),
  };
  const begun: Begun<Measured> = {
    id: lease.id,
    startedAt: experiment.buildTime.startedAt,
    plan,
    environment,
    variants: built.variants,
    failures: built.failures,
    notices: [
      ...experiment.notices,
      ...lackingSubmodules([...(base ? [base] : []), head].map((revision) => revision.built.checkout)),
    ],
  };
  const keepRecord = startJournal(lease.folder, experiment.journal(begun));

  // Our own work must not take the servers' CPUs.
  await using _place = await keepTo(plan.cpus.generator);
  using deadline = deadlineAfter(plan.budgetSeconds, host.signal);
  const { signal } = deadline;
  const context: RunContext = {
    ...{ plan, runner, clock, signal, began },
    generator: generatorOf(tools.oha, lease, plan),
    random: seeded(plan.seed),
  };
  const benchmarks = wanted
    .filter(({ id }) => !probed.silent.has(id))
    .flatMap((found) => benchmarkOf(found, variants, config, signal) ?? []);
  const tellDisturbed = disturbedTeller((line) => progress.say(line));
  const outcomes: SessionOutcome[] = [];
  const { records, interrupted, timedOutIn } = await runSchedule(
    benchmarks,
    policyOf(experiment, built),
    context,
    {
      async measure(benchmark, design) {
        const session = benchmark.scenario.run ? runCommandSession : runSession;
        const outcome = await session(benchmark, design, context).catch((error) =>
          brokenSession(error, context),
        );
        outcomes.push(outcome);
        return outcome.session;
      },
      async calibrate(benchmark) {
        const { rate, start } = await calibrate(
          benchmark,
          pairingOf(plan, benchmark.scenario),
          context,
        ).catch((error) => ({ rate: null, start: brokenSession(error, context) }));
        outcomes.push(start);
        return { rate, session: start.session };
      },
      progress: (state) => progress.step(state),
      kept(record) {
        keepRecord(record);
        tellDisturbed(record);
      },
    },
  );
  progress.end();
  const late =
    timedOutIn === null
      ? []
      : [`${timedOutIn}: a session went on when the time was long over, and was broken off`];
  const known = [...probed.silent.values(), ...records];
  const measured: Measured = {
    ...begun,
    environment: atTheEnd(environment),
    notices: [...begun.notices, ...probed.notices, ...late],
    cases: own.map((found): CaseRecord => {
      const skipped = skips.get(found.id);
      const unmeasured = { ...found, sessions: [], ...(skipped !== undefined && { skipped }) };
      return known.find(({ id }) => id === found.id) ?? unmeasured;
    }),
    seconds: {
      build: experiment.buildTime.seconds,
      run: clock.now() - began,
      ...totalTime(outcomes.map(({ time }) => time)),
    },
    interrupted,
  };
  const logs = new Map([...probed.logs, ...outcomes.flatMap((outcome) => [...outcome.logs])]);
  return { measured, logs, variants, oha: tools.oha };
}

function policyOf({ design }: Experiment, { variants }: BuiltVariants): PolicyOf {
  return design === "blocks" ? randomisedBlocks() : sequentialLooks(variants);
}

/** Why a case is not measured; null where it is. */
function whySkipped(
  { target }: PlannedCase,
  { identical }: BuiltVariants,
  { untouched, measureIdentical }: Experiment,
): string | null {
  if (untouched.has(target)) return "the change touches none of its paths";
  return identical.has(target) && !measureIdentical ? "both sides are the same build" : null;
}

function buildOf({ builds }: BuiltVariants, target: string, variant: Variant): Build | undefined {
  return builds.find((build) => build.target.name === target && build.variant === variant);
}

function scenarioOf({ scenario }: PlannedCase, { scenarios }: Config): Scenario | undefined {
  return scenarios.find(({ name }) => name === scenario);
}

/** A case with everything that is needed to measure it; null where head was not built: that is recorded as a failure. */
export function benchmarkOf(
  found: PlannedCase & Pick<CaseRecord, "rate">,
  variants: BuiltVariants,
  config: Config,
  signal: AbortSignal,
): BenchmarkCase | null {
  const scenario = scenarioOf(found, config);
  const head = buildOf(variants, found.target, "head");
  const base = buildOf(variants, found.target, "base");
  if (!scenario || !head) return null;
  const benchmark = benchmarkCase(found, scenario, { ...(base && { base }), head }, signal);
  return found.rate === undefined ? benchmark : { ...benchmark, rate: found.rate };
}

/** The runner of a prepared run; `idle` where nothing is going to be started. */
export async function startRunner(
  { runner: { name, elsewhere }, cpus, config, nginx, workspace }: PreparedRun,
  idle = false,
): Promise<Runner> {
  const { lease, host } = workspace;
  const { clock, signal } = host;
  if (name === "process") return processRunner({ lease, cpus, clock, nginx });
  const { proxyImage } = config;
  const engine = elsewhere && !idle ? await engineAt(elsewhere, proxyImage, lease, signal) : engineHere();
  return dockerRunner({ lease, cpus, clock, proxyImage, engine });
}

/** Never called where there is no oha: it is looked for wherever a case is loaded. */
export function generatorOf(oha: string | null, lease: Lease, { cpus }: Pick<Plan, "cpus">): Generator {
  if (oha !== null) return ohaGenerator(oha, lease, cpus.generator);
  return async () => {
    throw new RangeError("no case is loaded");
  };
}

function canMakeGroups(lease: Lease): boolean {
  const group = makeControlGroup(lease.id, "trial");
  group?.remove();
  return group?.files.cpu != null && group.shares;
}

/** What is known of where builds listen before anything is measured. */
interface Probed {
  /** With what ignores PORT marked. */
  readonly variants: BuiltVariants;
  /** Cases that cannot be measured, since a variant was silent. */
  readonly silent: ReadonlyMap<string, CaseRecord>;
  readonly logs: ReadonlyMap<string, string>;
  readonly notices: readonly string[];
}

/** Containers have ports of their own; of processes each build that is asked something is looked at. */
async function probePorts(
  run: PreparedRun,
  { config, base, head }: Experiment,
  variants: BuiltVariants,
  wanted: readonly PlannedCase[],
  runner: Runner,
): Promise<Probed> {
  const asked = wanted.filter((found) => scenarioOf(found, config)?.run === undefined);
  if (runner.name !== "process" || asked.length === 0)
    return { variants, silent: new Map(), logs: new Map(), notices: [] };
  run.workspace.host.progress.step({
    doing: "looking which servers listen on PORT",
    done: 0,
    secondsLeft: null,
  });
  const probes = new Map<Build, Awaited<ReturnType<PreparedRevision["portOf"]>>>();
  for (const found of asked)
    for (const build of variants.builds.filter(({ target }) => target.name === found.target)) {
      const revision = build.variant === "base" ? base : head;
      const scenario = scenarioOf(found, config);
      if (revision && scenario && !probes.has(build))
        probes.set(build, await revision.portOf(build, scenario, runner));
    }
  const builds = variants.builds.map((build): Build => {
    return probes.get(build)?.ignoresPort ? { ...build, ignoresPort: true } : build;
  });
  const ignoring = new Set(builds.flatMap((build) => (build.ignoresPort ? [build.target.name] : [])));
  const silent = wanted.flatMap((found): CaseRecord[] => {
    const own = variants.builds.filter(({ target }) => target.name === found.target);
    const invalid = own.flatMap((build) => {
      const trouble = probes.get(build)?.silent;
      return trouble ? [{ ...trouble, variant: build.variant }] : [];
    });
    return invalid.length === 0 ? [] : [{ ...found, sessions: [withoutRounds(0, invalid)] }];
  });
  return {
    variants: { ...variants, builds },
    silent: new Map(silent.map((record) => [record.id, record])),
    logs: new Map(silent.flatMap(logsIn)),
    notices: [...ignoring].map(
      (name) =>
        `target ${name} ignores PORT: its two sides were measured one after the other, which is noisier`,
    ),
  };
}

function logsIn(record: CaseRecord): [string, string][] {
  return record.sessions.flatMap(({ invalid }) =>
    invalid.flatMap(({ variant, log }): [string, string][] =>
      variant && log ? [[logName({ case: record }, variant), log]] : [],
    ),
  );
}

/** A session that could not be gone on with, since what stands around the servers failed: those before it count. Anything else is thrown on. */
function brokenSession(error: unknown, { began, clock, signal }: RunContext): SessionOutcome {
  if (signal.aborted || !(error instanceof RunError)) throw error;
  const invalid: Session["invalid"] = [{ variant: null, code: "harness-failed", detail: error.message }];
  return {
    session: withoutRounds(clock.now() - began, invalid),
    time: totalTime([]),
    logs: new Map(),
  };
}

/** Share of its budget after which what is still under way is stopped; the rest is for taking it down. */
const PATIENCE = 1.08;

/** However small the budget: one session needs as much, and one session there should be. */
const LEAST_SECONDS = 20;

/** Aborts like `interruption`, and with `OutOfTime` when measuring, which begins now, has lasted too long. */
function deadlineAfter(
  budgetSeconds: number,
  interruption: AbortSignal,
): Disposable & { signal: AbortSignal } {
  const late = new AbortController();
  const seconds = Math.max(PATIENCE * budgetSeconds, LEAST_SECONDS);
  const timer = setTimeout(() => late.abort(new OutOfTime(`${seconds} s are over`)), seconds * 1000);
  return {
    signal: AbortSignal.any([interruption, late.signal]),
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}
