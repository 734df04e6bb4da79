import { chooseRunner } from "../build/choose-runner.ts";
import { refuseLinksOut } from "../build/links.ts";
import { chooseRevisions, type Revisions } from "../build/revisions.ts";
import { type Built, buildVariants, checkOut, lackingSubmodules } from "../build/variants.ts";
import { plannedCases } from "../config/cases.ts";
import { casesOfShard } from "../config/shards.ts";
import { untouchedTargets } from "../config/touched.ts";
import type { Notice } from "../format/findings.ts";
import type { Config, Target } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import type { PlannedCase, RunnerChosen } from "../model/results.ts";
import { changedFiles } from "../platform/git.ts";
import { applyOverrides, type CompareOptions } from "./compare-options.ts";
import { ohaHere } from "./find-oha.ts";
import { loadSides, locateConfig } from "./load-sides.ts";
import { loadsAny } from "./loads.ts";
import type { Place } from "./place.ts";
import { requireDescriptors, requireNginx, requireSecrets } from "./tools.ts";

/** What is to be compared. */
export interface Change {
  readonly config: Config;
  /** The configuration's path in the repository. */
  readonly file: string;
  readonly revisions: Revisions;
  /** Those of the whole run. */
  readonly cases: readonly PlannedCase[];
  /** Those of this part of it. */
  readonly own: readonly PlannedCase[];
  /** Names of targets that the change cannot touch. */
  readonly untouched: ReadonlySet<string>;
  /** What is to be built of each side. */
  readonly targets: { readonly base: readonly Target[]; readonly head: readonly Target[] };
  readonly notices: readonly Notice[];
}

/** Both sides, built. */
export interface Made {
  readonly runner: RunnerChosen;
  readonly nginx: string | null;
  readonly built: Built;
  readonly notices: readonly Notice[];
}

/** Reads the configuration of both revisions, and finds what of it the change may touch. */
export async function whatToCompare(
  options: CompareOptions,
  { repository, lease, host }: Place,
): Promise<Change> {
  const file = locateConfig(repository, host.cwd, options.config);
  const revisions =
    options.revisions ?? (await chooseRevisions(repository, options, lease.folder, host.signal));
  const sides = await loadSides(repository, revisions, file, options);
  const config = applyOverrides(sides.config, options);
  const cases = plannedCases(config, options.case);
  const own = options.shard ? casesOfShard(cases, options.shard) : cases;
  const changed = await changedFiles(repository, revisions.base.commit, revisions.head.commit);
  const untouched = options.measureIdentical
    ? new Set<string>()
    : untouchedTargets(config.targets, changed, file);
  const named = new Set(own.map(({ target }) => target).filter((target) => !untouched.has(target)));
  const of = (targets: readonly Target[], images: Readonly<Record<string, string>> | undefined) =>
    targets.filter(({ name }) => named.has(name)).map((target) => inImage(target, images?.[target.name]));
  requireSecrets(of(config.targets, undefined), process.env);
  return {
    config,
    file,
    revisions,
    cases,
    own,
    untouched,
    targets: {
      base: of(sides.baseTargets, options.images?.base),
      head: of(config.targets, options.images?.head),
    },
    notices: sides.notices,
  };
}

/** Checks both sides out and builds them; a UsageError where a tool, a secret or a way to run them is missing. */
export async function buildSides(
  change: Change,
  options: Pick<CompareOptions, "images" | "oha">,
  { repository, lease, host }: Place,
  stack: AsyncDisposableStack,
): Promise<Made> {
  const { config, file, revisions, targets } = change;
  const own = change.own.filter(({ target }) => !change.untouched.has(target));
  host.progress.step({ doing: "checking out both sides", done: 0, secondsLeft: null });
  const building = { repository, lease, file, signal: host.signal };
  const sides = (["base", "head"] as const).map((variant) => ({
    variant,
    revision: revisions[variant],
    targets: targets[variant],
  }));
  const checkedOut = await checkOut(sides, building, stack);
  refuseLinksOut(checkedOut, config.scenarios);

  const headFolder = checkedOut.find(({ variant }) => variant === "head")?.folder ?? repository.top;
  const needsProxy = own.some(({ path }) => path === "proxy");
  const runner = await chooseRunner(config, targets.head, headFolder, needsProxy);
  if (options.images && runner.name === "process")
    throw new UsageError(
      `a reference that is an image takes Docker to run it (${runner.reason}); name a revision instead`,
    );
  host.progress.say(`runner: ${runner.name} (${runner.reason})`);
  const nginx = requireNginx(runner.name, needsProxy);
  // The Action gets oha once it is known that it is needed; here it is missed before minutes of building.
  if (options.oha === undefined && loadsAny(own, config)) ohaHere();
  requireDescriptors(config.scenarios.filter(({ name }) => own.some(({ scenario }) => scenario === name)));

  host.progress.step({ doing: "building both sides", done: 0, secondsLeft: null });
  const built = await buildVariants(checkedOut, runner.name, building, stack);
  return { runner, nginx, built, notices: [...change.notices, ...lackingSubmodules(checkedOut)] };
}

/** A target as a ready-made image instead of what it is built from. */
function inImage({ build, ...target }: Target, image: string | undefined): Target {
  return image === undefined ? { ...target, ...(build && { build }) } : { ...target, image };
}
