import { join } from "node:path";
import { type BuiltRevision, buildRevisions, copyOf, removeBuilt } from "../build/build-revisions.ts";
import {
  type BuildContext,
  type Checkout,
  checkOut,
  refuseLinksOut,
  type Source,
} from "../build/checkout.ts";
import { chooseIsolation, usableTargets } from "../build/choose-isolation.ts";
import { type Fixtures, layFixtures, takeFixtures } from "../build/fixtures.ts";
import { takeBodies } from "../build/own-users.ts";
import { UsageError } from "../errors.ts";
import type { CpuPlan, Scenario } from "../format/plan.ts";
import type { LeftOut } from "../format/results.ts";
import { cpusFor } from "../measure/cpus.ts";
import { type PortProbe, probePort } from "../measure/probe.ts";
import type { Config, IsolationChosen, Target } from "../model/config.ts";
import { usableCores } from "../platform/machine.ts";
import { endProcessesOf } from "../platform/own-user.ts";
import { explainIsolation, explainNoIsolation, explainObstacle } from "../report/messages.ts";
import type { Build, Runner } from "../serve/runner.ts";
import type { CompareOptions } from "./compare-options.ts";
import { type BuiltSides, casesToBuild, type Experiment } from "./experiment.ts";
import { takeMachineHere, type Workspace } from "./host.ts";
import { type Oha, ohaForCommandLine, requireDescriptors, requireHyperfine, requireNginx } from "./tools.ts";

/** When something was begun to be built (ISO 8601), and the wall seconds that it took. */
export interface BuildTime {
  readonly startedAt: string;
  readonly seconds: number;
}

/** A revision that is built, until it is disposed of or the run is. */
export interface PreparedRevision extends AsyncDisposable {
  readonly built: BuiltRevision;
  readonly time: BuildTime;
  /** Where a build of this revision listens; it is started for that once. */
  readonly portOf: (
    build: Build,
    scenario: Scenario,
    isolation: Runner,
    bodies: string,
  ) => Promise<PortProbe>;
}

/**
 * Everything that can be measured with, any number of times: the machine, which no other run uses meanwhile, the isolation, the tools, and
 * revisions that are checked out and built. Disposing of it releases all that in reverse order.
 */
export interface PreparedRun extends AsyncDisposable {
  readonly workspace: Workspace;
  readonly config: Config;
  readonly isolation: IsolationChosen;
  readonly cpus: CpuPlan;
  /** Null where no case needs it and it is not there. */
  readonly nginx: string | null;
  /** The path of hyperfine; null where it times nothing. */
  readonly hyperfine: string | null;
  /** The path of oha, which may have to be installed first; asked only where something is loaded. */
  readonly oha: () => Promise<string>;
  /** What it was prepared with. */
  readonly sides: BuiltSides;
  readonly leftOut: readonly LeftOut[];
  /** Builds one more revision. */
  readonly build: (source: Source) => Promise<PreparedRevision>;
  /** The builds of a revision as another variant of themselves, without building them again. */
  readonly copy: (revision: PreparedRevision, name: string) => Promise<PreparedRevision>;
}

/** Waits for the machine, checks the sources out and builds them. UsageError where a tool or a way to run them is missing. */
export async function prepare(
  experiment: Experiment,
  workspace: Workspace,
  options: Pick<CompareOptions, "oha" | "waitSeconds">,
): Promise<PreparedRun> {
  const { config, file, base, head } = experiment;
  const sources = base ? [base, head] : [head];
  const { host, resources } = workspace;
  const { progress } = host;
  await using stack = new AsyncDisposableStack();
  stack.use(await takeMachineHere(host, options));
  const time = timer(host);
  const { buildSeconds } = config;
  const context = { ...workspace, signal: host.signal, ...(buildSeconds !== undefined && { buildSeconds }) };
  const both = base ? " both sides" : "";
  progress.step({ doing: `checking out${both}`, done: 0, secondsLeft: null });
  const opened: Opened[] = [];
  for (const source of sources) {
    const own = stack.use(new AsyncDisposableStack());
    opened.push({ checkout: await checkOut(source, file, context, own), own });
  }
  const checkouts = opened.map(({ checkout }) => checkout);
  const fixtures = await fixturesOf(checkouts, resources.folder);
  refuseLinksOut(checkouts, config.scenarios);
  const { isolation, targets, leftOut } = await chooseFor(experiment, checkouts);
  requireDockerFor(sources, isolation);
  progress.say(`isolation: ${explainIsolation(isolation.name, isolation.reason)}`);
  for (const { target, obstacle } of leftOut)
    progress.say(`left out: ${target}: ${explainObstacle(obstacle)}`);
  const oha = options.oha ?? ohaForCommandLine(host);
  const { nginx, hyperfine } = await requireTools(experiment, isolation, targets, options.oha ? null : oha);

  const what = both || ` ${targets.length} targets`;
  progress.step({ doing: `building${what}`, done: 0, secondsLeft: null });
  const wanted = opened.map(({ checkout, own }, index) => {
    return { own, checkout: index === opened.length - 1 ? { ...checkout, targets } : checkout };
  });
  const builder = { isolation: isolation.name, context, scenarios: config.scenarios };
  const revisions = await buildOpened(wanted, builder, time);
  const [newer, older] = revisions.toReversed();
  if (!newer) throw new RangeError("nothing was built");
  const kept = stack.move();
  return {
    workspace,
    config,
    isolation,
    cpus: cpusFor(isolation, usableCores()),
    nginx,
    hyperfine,
    oha,
    leftOut,
    sides: { ...(older && { base: older }), head: newer, buildTime: newer.time },
    async build(source) {
      const began = timer(host);
      requireDockerFor([source], isolation);
      progress.step({ doing: `building ${source.revision.label}`, done: 0, secondsLeft: null });
      const own = kept.use(new AsyncDisposableStack());
      const checkout = await checkOut(source, file, context, own);
      await layFixtures(fixtures, checkout);
      refuseLinksOut([checkout], config.scenarios);
      const [revision] = await buildOpened([{ checkout, own }], builder, began);
      if (!revision) throw new RangeError("nothing was built");
      return revision;
    },
    async copy({ built }, name) {
      const began = timer(host);
      const copied = await copyOf(built, name, isolation.name, resources);
      return preparedRevision(copied, new AsyncDisposableStack(), context, began());
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** Head's fixtures, which are put into the other checkouts before anything is built. */
async function fixturesOf(checkouts: readonly Checkout[], folder: string): Promise<Fixtures> {
  const [head, ...others] = checkouts.toReversed();
  if (!head) throw new RangeError("nothing was checked out");
  const targets = checkouts.flatMap((checkout) => checkout.targets);
  const fixtures = await takeFixtures(head, targets, folder);
  for (const other of others) await layFixtures(fixtures, other);
  return fixtures;
}

/** A source that is checked out, with what releases it and its builds. */
interface Opened {
  readonly checkout: Checkout;
  readonly own: AsyncDisposableStack;
}

type Context = Workspace & Pick<BuildContext, "signal" | "buildSeconds">;

async function buildOpened(
  opened: readonly Opened[],
  {
    isolation,
    context,
    scenarios,
  }: {
    readonly isolation: IsolationChosen["name"];
    readonly context: Context;
    readonly scenarios: readonly Scenario[];
  },
  time: () => BuildTime,
): Promise<PreparedRevision[]> {
  if (isolation === "docker")
    for (const { checkout, own } of opened) own.defer(() => removeBuilt(checkout, context.resources));
  const built = await buildRevisions(
    opened.map(({ checkout }) => checkout),
    isolation,
    context,
  );
  return built.map((revision, index) => {
    const { own } = opened[index] as Opened;
    const { user } = revision;
    // Before its folder is taken away: who is still there could put links into our way.
    if (user) own.defer(() => endProcessesOf(user));
    return preparedRevision(withBodies(revision, scenarios, context), own, context, time());
  });
}

/** The same with the files that are sent where a side's user cannot reach them. */
function withBodies(
  revision: BuiltRevision,
  scenarios: readonly Scenario[],
  { resources }: Context,
): BuiltRevision {
  const { user, checkout, targets } = revision;
  if (!user) return revision;
  const bodies = join(resources.folder, "bodies", checkout.name);
  takeBodies(scenarios, { folder: checkout.folder, user, into: bodies });
  return {
    ...revision,
    targets: targets.map(({ build, ...rest }) => ({ ...rest, build: { ...build, bodies } })),
  };
}

function preparedRevision(
  built: BuiltRevision,
  own: AsyncDisposableStack,
  context: Context,
  time: BuildTime,
): PreparedRevision {
  return { built, time, portOf: probesOf(context), [Symbol.asyncDispose]: () => own.disposeAsync() };
}

function timer({ clock }: Workspace["host"]): () => BuildTime {
  const began = clock.now();
  const startedAt = clock.date().toISOString();
  return () => ({ startedAt, seconds: clock.now() - began });
}

/** The isolation, and the targets that it can run of those of the last checkout. */
async function chooseFor(
  experiment: Experiment,
  checkouts: readonly Checkout[],
): Promise<{ isolation: IsolationChosen; targets: readonly Target[]; leftOut: readonly LeftOut[] }> {
  const [head, base] = checkouts.toReversed();
  if (!head) throw new RangeError("nothing was checked out");
  const { targets, folder } = head;
  const { config, unusable } = experiment;
  const needsProxy = casesToBuild(experiment).some(({ via }) => via === "nginx");
  if (unusable === undefined) {
    // Before there was a configuration, base ran in nothing that head could be held to.
    const baseSide = experiment.firstRun
      ? undefined
      : base && { ...base, needsProxy: needsProxy && experiment.baseHasProxy === true };
    const isolation = await chooseIsolation(config, { targets, folder, needsProxy }, baseSide);
    if ("obstacles" in isolation) throw new UsageError(explainNoIsolation(isolation.obstacles));
    return { isolation, targets, leftOut: [] };
  }
  const usable = await usableTargets(config, targets, folder, needsProxy);
  if ("obstacles" in usable) throw new UsageError(explainNoIsolation(usable.obstacles));
  if (unusable === "left-out" || usable.leftOut.length === 0) return usable;
  const list = usable.leftOut
    .map(({ target, obstacle }) => `${target} (${explainObstacle(obstacle)})`)
    .join("; ");
  throw new UsageError(`--strict: these targets cannot be run here: ${list}`);
}

function requireDockerFor(sources: readonly Source[], isolation: IsolationChosen): void {
  if (isolation.name === "process" && sources.some(({ fromImages }) => fromImages))
    throw new UsageError(
      `a reference that is an image takes Docker to run it (the isolation is ${explainIsolation(isolation.name, isolation.reason)}); name a revision instead`,
    );
}

/** What is missing is said before minutes of building; what is there is returned. The Action gets oha once it is known that it is needed. */
async function requireTools(
  experiment: Experiment,
  isolation: IsolationChosen,
  targets: readonly Target[],
  oha: Oha | null,
): Promise<Pick<PreparedRun, "nginx" | "hyperfine">> {
  const { config } = experiment;
  const cases = casesToBuild(experiment);
  const nginx = requireNginx(
    isolation.name,
    cases.some(({ via }) => via === "nginx"),
  );
  const usable = cases.filter(({ target }) => targets.some((each) => each.name === target));
  const scenarios = config.scenarios.filter((each) => usable.some(({ scenario }) => scenario === each.name));
  if (scenarios.some(({ args }) => args === undefined)) await oha?.();
  requireDescriptors(scenarios);
  return { nginx, hyperfine: await requireHyperfine({ scenarios, isolation }) };
}

/** What looking where the servers of a revision listen may take together: each may ask for any time to start. */
const PROBE_SECONDS = 600;

/** Each build of a revision is started once to see where it listens. */
function probesOf({ host: { clock, signal } }: Workspace): PreparedRevision["portOf"] {
  let left = PROBE_SECONDS;
  const probed = async (...[build, scenario, isolation, bodies]: Parameters<PreparedRevision["portOf"]>) => {
    const began = clock.now();
    const found = await probePort(build, scenario, isolation, { clock, signal, most: left, bodies });
    left = Math.max(0, left - (clock.now() - began));
    return found;
  };
  const known = new Map<string, Promise<PortProbe>>();
  return (build, scenario, isolation, bodies) => {
    const { name } = build.target;
    const found = known.get(name) ?? probed(build, scenario, isolation, bodies);
    known.set(name, found);
    return found;
  };
}
