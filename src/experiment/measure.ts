import { disturbedRounds } from "../analyse/disturbed.ts";
import { faultsOf } from "../analyse/faults-and-limits.ts";
import { type BuiltVariants, watchSides } from "../build/build-revisions.ts";
import { type Checkout, lackingSubmodules, leftOutFiles, unfilteredFiles } from "../build/checkout.ts";
import { differencesBetween } from "../build/differences.ts";
import { OutOfTime, RunError } from "../errors.ts";
import type { Notice } from "../format/findings.ts";
import type { Environment, Plan } from "../format/plan.ts";
import type { CaseRecord, Measured } from "../format/results.ts";
import type { Session } from "../format/sample.ts";
import { type Generator, ohaGenerator } from "../load/generator.ts";
import type { BenchmarkCase } from "../measure/benchmark-case.ts";
import { calibrate } from "../measure/calibration.ts";
import { runCommandSession } from "../measure/command-session.ts";
import { seeded } from "../measure/random.ts";
import { type RunContext, type SessionOutcome, totalTime, withoutRounds } from "../measure/run-context.ts";
import { pairingOf } from "../measure/sampling-plan.ts";
import { type Hooks, randomisedBlocks, runSchedule, sequentialLooks } from "../measure/scheduler.ts";
import { runSession } from "../measure/session.ts";
import type { IsolationChosen } from "../model/config.ts";
import { makeControlGroup } from "../platform/cgroup.ts";
import { pinThisProcess } from "../platform/cpu-scheduling.ts";
import { engineVersion, imageId } from "../platform/docker.ts";
import { describeMachine, loadAverage } from "../platform/machine.ts";
import { versionOf } from "../platform/programs.ts";
import type { RunResources } from "../platform/run-resources.ts";
import { explainInterference } from "../report/messages.ts";
import { dockerRunner, localEngine, remoteEngine } from "../serve/docker-runner.ts";
import { processRunner } from "../serve/process-runner.ts";
import type { Runner } from "../serve/runner.ts";
import { type Slowdown, slowed } from "../serve/slowdown.ts";
import {
  type BuiltSides,
  benchmarkOf,
  type CaseSelection,
  type Experiment,
  scenarioOf,
  selectCases,
} from "./experiment.ts";
import type { Host } from "./host.ts";
import { type Begun, type Destination, startJournal } from "./journal.ts";
import { makePlan } from "./make-plan.ts";
import { probePorts } from "./port-probes.ts";
import type { PreparedRun } from "./prepared-run.ts";
import type { Tools } from "./tools.ts";

export interface Measurement {
  readonly measured: Measured;
  /** Logs of servers that failed, by the name of their file. */
  readonly logs: ReadonlyMap<string, string>;
  /** What was measured, with what was seen of where it listens. */
  readonly variants: BuiltVariants;
  /** The load generator; null where nothing was loaded. */
  readonly oha: string | null;
}

/**
 * Measures an experiment's cases with what was built. Of one that is interrupted, or lasts too long, there is what was measured by then;
 * of one that is killed, its sessions are kept for the next run, which writes the reports where this one would have.
 */
export async function measure(
  run: PreparedRun,
  experiment: Experiment,
  sides: BuiltSides,
  destination: Destination,
): Promise<Measurement> {
  const { host, resources } = run.workspace;
  const { clock, progress } = host;
  const { base, head } = sides;
  // Before the time that is the cases' own.
  const differences = base ? await differencesBetween(run.workspace.repository, base.built, head.built) : [];
  const began = clock.now();
  const { config } = experiment;
  const { buildTime } = sides;
  const selection = selectCases(experiment, sides);
  const { built, wanted } = selection;

  const loads = wanted.some((found) => scenarioOf(found, config)?.args === undefined);
  const oha = loads ? await run.oha() : null;
  const environment = await describeEnvironment({ ...run, oha }, run.isolation, config.nginxImage);
  await using started = await startRunner(run, wanted.length === 0);
  const runner = slowedBy(experiment.slowdown, started, run);
  const changedFiles = watchBase(runner, sides);
  const probed = await probePorts(experiment, sides, selection, runner, progress);
  const plan = makePlan(experiment, run, runner.name === "docker" || canMakeGroups(resources));
  const begun: Begun = {
    ...{ id: resources.id, startedAt: buildTime.startedAt, plan, environment },
    ...{
      variants: built.variants,
      failures: built.failures,
      notices: noticesBefore(experiment, sides, resources),
    },
    ...(differences.length > 0 && { differences }),
  };
  const writeDown = startJournal(resources.folder, { ...destination, begun });

  // Our own work must not take the servers' CPUs.
  await using _place = await pinThisProcess(plan.cpus.generator);
  using deadline = deadlineAfter(plan.budgetSeconds * (experiment.punctual ? 1 : PATIENCE), host.signal);
  const { signal } = deadline;
  const generator = generatorOf(oha, resources, plan);
  const { hyperfine } = run;
  const context = { plan, runner, clock, signal, began, generator, hyperfine, random: seeded(plan.seed) };
  const benchmarks = wanted
    .filter(({ id }) => !probed.silent.has(id) || probed.headAlone.has(id))
    .flatMap((found) => {
      const benchmark = benchmarkOf(found, probed.variants, config, signal);
      return benchmark ? [probed.headAlone.has(found.id) ? ofHead(benchmark) : benchmark] : [];
    });
  const { outcomes, hooks } = recordingHooks(context, progress, writeDown, changedFiles);
  const policy =
    experiment.design === "blocks" ? randomisedBlocks() : sequentialLooks(probed.variants.variants);
  const { records, interrupted, timedOutIn } = await runSchedule(benchmarks, policy, context, hooks);
  progress.end();

  const cases = recordsOf(selection, probed.silent, records);
  const late: Notice[] = [
    ...(timedOutIn === null ? [] : [{ code: "session-overran", ...timedOutIn } as const]),
    ...(begun.failures.length > 0 || cases.some((each) => faultsOf(each).length > 0)
      ? leftOutFiles(checkoutsOf(sides))
      : []),
  ];
  const measured: Measured = {
    ...begun,
    environment: atTheEnd(environment),
    notices: [...begun.notices, ...probed.notices, ...late],
    cases,
    seconds: {
      build: buildTime.seconds,
      run: clock.now() - began,
      ...totalTime(outcomes.map(({ time }) => time)),
    },
    interrupted,
  };
  const logs = new Map([...probed.logs, ...outcomes.flatMap((outcome) => [...outcome.logs])]);
  return { measured, logs, variants: probed.variants, oha };
}

function noticesBefore({ notices }: Experiment, sides: BuiltSides, { users }: RunResources): Notice[] {
  const checkouts = checkoutsOf(sides);
  return [
    ...notices,
    ...lackingSubmodules(checkouts),
    ...unfilteredFiles(checkouts),
    ...withoutOwnUsers(users),
  ];
}

function checkoutsOf({ base, head }: BuiltSides): Checkout[] {
  return [...(base ? [base] : []), head].map(({ built }) => built.checkout);
}

/** That processes can do more than they need to, where root could have helped it. */
function withoutOwnUsers(users: RunResources["users"]): Notice[] {
  const lacking = users.lacking();
  if (lacking === null || lacking.why === "not-root" || lacking.why === "turned-off") return [];
  return [{ code: "own-users-lacking", ...lacking }];
}

/** Measures and calibrates with this context; `outcomes` holds what came of it so far. */
function recordingHooks(
  context: RunContext,
  progress: Host["progress"],
  writeDown: (record: CaseRecord) => void,
  changedFiles: () => Session["invalid"],
): { readonly outcomes: readonly SessionOutcome[]; readonly hooks: Hooks } {
  const outcomes: SessionOutcome[] = [];
  const warnOfInterference = interferenceWarning((line) => progress.say(line));
  return {
    outcomes,
    hooks: {
      async measure(benchmark, design) {
        const session = benchmark.scenario.args ? runCommandSession : runSession;
        const failed = (error: unknown) => failedSession(error, context);
        const outcome = await session(benchmark, design, context).catch(failed);
        outcomes.push(outcome);
        return blamed(outcome.session, changedFiles());
      },
      async calibrate(benchmark) {
        const failed = (error: unknown) => ({ rate: null, start: failedSession(error, context) });
        const pairing = pairingOf(context.plan, benchmark.scenario);
        const { rate, start } = await calibrate(benchmark, pairing, context).catch(failed);
        outcomes.push(start);
        return { rate, session: blamed(start.session, changedFiles()) };
      },
      progress: (state) => progress.step(state),
      kept(record) {
        writeDown(record);
        warnOfInterference(record);
      },
    },
  };
}

function blamed(session: Session, invalid: Session["invalid"]): Session {
  return invalid.length === 0 ? session : { ...session, invalid: [...session.invalid, ...invalid] };
}

/**
 * What is called after each session, which is before the next start of base: whether its files are still what they were, as far as processes
 * could write to them. Containers have their own files.
 */
function watchBase({ name }: Runner, { base, head }: BuiltSides): () => Session["invalid"] {
  if (name !== "process" || !base) return () => [];
  const changed = watchSides(base.built, head.built);
  return () => {
    const found = changed();
    return found ? [{ variant: "head", fault: { code: "changed-files", of: "base", ...found } }] : [];
  };
}

/** All cases of an experiment, those that were not measured without sessions. */
function recordsOf(
  { cases, skipped }: CaseSelection,
  silent: ReadonlyMap<string, CaseRecord>,
  measured: readonly CaseRecord[],
): CaseRecord[] {
  return cases.map((found) => {
    const why = skipped.get(found.id);
    const unmeasured = { ...found, sessions: [], ...(why !== undefined && { skipped: why }) };
    const before = silent.get(found.id);
    const record = measured.find(({ id }) => id === found.id) ?? before ?? unmeasured;
    return before && record !== before
      ? { ...record, sessions: [...before.sessions, ...record.sessions] }
      : record;
  });
}

/** With head alone. */
function ofHead(benchmark: BenchmarkCase): BenchmarkCase {
  return { ...benchmark, builds: benchmark.builds.filter(({ variant }) => variant === "head") };
}

/** With CPU burnt beside head, where a slowdown is to be found. */
function slowedBy(
  slowdown: Slowdown | undefined,
  runner: Runner,
  { cpus, workspace: { resources } }: PreparedRun,
): Runner {
  return slowdown === undefined ? runner : slowed(runner, slowdown, { cpus, resources });
}

/** The runner of a prepared run; `idle` where nothing is going to be started. */
export async function startRunner(
  {
    isolation: { name, elsewhere },
    cpus,
    config,
    nginx,
    workspace,
  }: Pick<PreparedRun, "isolation" | "cpus" | "config" | "nginx" | "workspace">,
  idle = false,
): Promise<Runner> {
  const { resources, host } = workspace;
  const { clock, signal } = host;
  if (name === "process") return processRunner({ resources, cpus, clock, nginx });
  const { nginxImage } = config;
  const engine =
    elsewhere && !idle ? await remoteEngine(elsewhere, nginxImage, resources, signal) : localEngine();
  return dockerRunner({ resources, cpus, clock, nginxImage, engine });
}

/** Never called where there is no oha: it is looked for wherever a case is loaded. */
export function generatorOf(
  oha: string | null,
  resources: RunResources,
  { cpus }: Pick<Plan, "cpus">,
): Generator {
  if (oha !== null) return ohaGenerator(oha, resources, cpus.generator);
  return async () => {
    throw new RangeError("no case is loaded");
  };
}

function canMakeGroups(resources: RunResources): boolean {
  const group = makeControlGroup(resources.id, "trial");
  group?.remove();
  return group?.files.cpu != null && group.shares;
}

/** A session that could not be gone on with, since what stands around the servers failed: those before it count. Anything else is thrown on. */
function failedSession(error: unknown, { began, clock, signal }: RunContext): SessionOutcome {
  if (signal.aborted || !(error instanceof RunError)) throw error;
  const fault = { code: "harness-failed", error: error.message } as const;
  return {
    session: withoutRounds(clock.now() - began, [{ variant: null, fault }]),
    time: totalTime([]),
    logs: new Map(),
  };
}

/** Share of its budget after which what is still under way is stopped; the rest is for taking it down. */
const PATIENCE = 1.08;

/** However small the budget: one session needs as much, and one session there should be. */
const LEAST_SECONDS = 20;

/** Aborts like `interruption`, and with `OutOfTime` when measuring, which begins now, has lasted too long. */
function deadlineAfter(wanted: number, interruption: AbortSignal): Disposable & { signal: AbortSignal } {
  const late = new AbortController();
  const seconds = Math.max(wanted, LEAST_SECONDS);
  const timer = setTimeout(() => late.abort(new OutOfTime(`${seconds} s are over`)), seconds * 1000);
  return {
    signal: AbortSignal.any([interruption, late.signal]),
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

/** The machine and its tools as they are now, before anything is measured. */
async function describeEnvironment(
  tools: Tools,
  isolation: IsolationChosen,
  nginxImage: string,
): Promise<Environment> {
  const before = loadAverage();
  const found: Record<string, string> = { node: process.version };
  const oha = tools.oha && (await versionOf(tools.oha));
  if (oha) found.oha = oha.replace(/^oha\s+/, "");
  const hyperfine = tools.hyperfine && (await versionOf(tools.hyperfine));
  if (hyperfine) found.hyperfine = hyperfine.replace(/^hyperfine\s+/, "");
  if (isolation.name === "docker") {
    const docker = await engineVersion();
    if ("version" in docker) found.docker = docker.version;
    const image = await imageId(nginxImage).catch(() => null);
    if (image) found.nginx = `${nginxImage} (${image.slice(0, 19)})`;
  } else if (tools.nginx) {
    const nginx = await versionOf(tools.nginx, "-v");
    if (nginx) found.nginx = nginx.replace(/^nginx version: nginx\//, "");
  }
  const { host: _, ...servers } = isolation.elsewhere ?? { host: "" };
  return {
    ...describeMachine(),
    ...("cores" in servers && { servers }),
    tools: found,
    load: { before, after: null },
  };
}

/** The same with the load that there is now that all is measured. */
function atTheEnd(environment: Environment): Environment {
  return { ...environment, load: { ...environment.load, after: loadAverage() } };
}

/** Says once, while there is still time to do something about it, that others disturbed a whole session. */
export function interferenceWarning(
  say: (line: string) => void,
): (record: Pick<CaseRecord, "id" | "sessions">) => void {
  let said = false;
  return ({ id, sessions }) => {
    const disturbed = disturbedRounds(sessions);
    const rounds = sessions.flatMap((session) => session.rounds).length;
    if (said || rounds === 0 || disturbed.reduce((sum, each) => sum + each.rounds, 0) < rounds) return;
    said = true;
    const sources = [...new Set(disturbed.map(({ source }) => source))].map(explainInterference);
    const why = sources.map((each) => each.why).join(", and ");
    const remedy = [...new Set(sources.map((each) => each.remedy))].join("; ");
    const what = disturbed.some(({ counted }) => counted) ? "counts less" : "was left out";
    say(`${id}: a whole session ${what}, since ${why}; ${remedy}`);
  };
}
