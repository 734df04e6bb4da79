import { conclude } from "../analyse/conclude.ts";
import { exitCode } from "../analyse/exit-codes.ts";
import { chooseRevisions, type Revisions } from "../build/revisions.ts";
import { casesOfShard, changedFixtures, plannedCases, untouchedTargets } from "../config/cases.ts";
import { bodyFileOf, withFresh } from "../config/fresh.ts";
import { isSame } from "../config/sides.ts";
import { Interrupted, UsageError } from "../errors.ts";
import type { ConfigChange, Notice } from "../format/findings.ts";
import type { Plan, PlannedCase } from "../format/plan.ts";
import type { Results } from "../format/results.ts";
import type { Config, Target } from "../model/config.ts";
import { changedFiles, differing, type Repository } from "../platform/git.ts";
import { applyOverrides, type CompareOptions } from "./compare-options.ts";
import type { BuiltSides, Experiment } from "./experiment.ts";
import type { Workspace } from "./host.ts";
import { loadSides, locateConfig, refuseMovedConfig, sameSides } from "./load-config.ts";
import { type Measurement, measure } from "./measure.ts";
import type { PreparedRun } from "./prepared-run.ts";
import { requireSecrets, requireSendable } from "./tools.ts";

/** Reads the configuration of both revisions, and finds what of it the change may touch; the targets of `also` are built as well. */
export async function comparisonOf(
  options: CompareOptions,
  { repository, resources, host }: Workspace,
  also: readonly PlannedCase[] = [],
): Promise<Experiment> {
  const asked = options.configText === undefined ? options.config : "loadgate.yml";
  const file = locateConfig(repository, host.cwd, asked);
  const revisions: Revisions =
    options.revisions ?? (await chooseRevisions(repository, options, resources.folder, host.signal));
  if (options.config === undefined && options.configText === undefined && options.rules !== "head")
    await refuseMovedConfig(repository, host.cwd, revisions, file);
  const sides =
    options.configText === undefined
      ? await loadSides(repository, revisions, file, options)
      : sameSides(options.configText, file);
  // A change that renames all of them must not be one that has nothing to be compared with.
  if (sides.baseTargets.length === 0)
    throw new UsageError(
      `base's ${file} has none of head's targets, so there is nothing to compare; keep the name of one, and rename it in a separate change`,
    );
  const config = applyOverrides(sides.config, options);
  const changed = await changedIn(repository, revisions, config, file);
  const compared = { base: sides.base, scenarios: config.scenarios, changed };
  const cases = plannedCases(config, options.case).map((found) => withFresh(found, compared));
  const own = options.shard ? casesOfShard(cases, options.shard) : cases;
  const same = options.measureIdentical
    ? new Set<string>()
    : untouchedTargets(config.targets, {
        files: changed,
        configFile: file,
        sameConfig: sides.firstRun || isSame(sides),
      });
  const untouched = sides.firstRun ? new Set<string>() : same;
  const touched = own.filter(({ target }) => !untouched.has(target));
  const wanted = new Set([...touched, ...also].map(({ target }) => target));
  const of = (targets: readonly Target[], images: Readonly<Record<string, string>> | undefined) =>
    targets.filter(({ name }) => wanted.has(name)).map((target) => inImage(target, images?.[target.name]));
  // Of a first run head is shown even where nothing differs.
  const baseTargets = sides.firstRun
    ? sides.baseTargets.filter(({ name }) => !same.has(name))
    : sides.baseTargets;
  // What a comment asks to have measured is unreviewed too, but gets secrets.
  const ofFork = options.unreviewed === true && process.env.GITHUB_EVENT_NAME === "pull_request";
  for (const targets of [baseTargets, config.targets].map((each) => of(each, undefined))) {
    requireSecrets(targets, process.env, { allowed: options.secrets, ofFork });
    requireSendable(config.scenarios, targets, process.env);
  }
  const { images } = options;
  const baseSide = of(baseTargets, images?.base);
  const change = { files: changed, configFile: file };
  const fixtures = changedFixtures(baseSide, change);
  // Also where nothing else changes, and so nothing is run.
  const altered = changedFixtures(baseTargets, change);
  return {
    config,
    file,
    base: {
      name: "base",
      revision: revisions.base,
      targets: baseSide,
      // With a fixture of head's nobody has reviewed what it is built from.
      writesCache: fixtures.length === 0,
      fromImages: images?.base !== undefined,
    },
    head: {
      name: "head",
      revision: revisions.head,
      targets: of(config.targets, images?.head),
      fromImages: images?.head !== undefined,
    },
    ...{
      cases,
      also,
      untouched,
      notices: [...sides.notices, ...changedBodies(config, changed), ...changesOfFixtures(altered)],
    },
    baseHasProxy: sides.baseHasProxy,
    firstRun: sides.firstRun && !options.measureIdentical,
    ...(options.shard && { part: { shard: options.shard, cases: own } }),
    ...namedBy(options, file),
    design: options.looks === false ? "whole-budget" : "looks",
    measureIdentical: options.measureIdentical,
    seed: options.seed,
  };
}

/** Paths that differ, those among them that are links to what differs: a request's body is what they lead to. */
async function changedIn(
  repository: Repository,
  { base, head }: Revisions,
  { scenarios }: Config,
  file: string,
): Promise<string[]> {
  const changed = await changedFiles(repository, base.commit, head.commit);
  const bodies = new Set(scenarios.flatMap((scenario) => bodyFileOf(scenario, { file }) ?? []));
  const unnamed = [...bodies].filter((path) => !changed.includes(path));
  return [...changed, ...(await differing(repository, base.commit, head.commit, unnamed))];
}

/** Files with bodies of requests that the change touches: both sides are sent head's. */
function changedBodies({ file, scenarios }: Config, changed: readonly string[]): Notice[] {
  const changes = scenarios.flatMap((scenario): ConfigChange[] => {
    const path = bodyFileOf(scenario, { file });
    const place = { of: "scenario", name: scenario.name, setting: "request.body-file" } as const;
    return path !== null && changed.includes(path) ? [{ ...place, before: "base's", after: "head's" }] : [];
  });
  return changes.length === 0 ? [] : [{ code: "plan-changed", changes, more: 0 }];
}

/** What stands between a library and the load on both sides is head's own. */
function changesOfFixtures(folders: readonly string[]): Notice[] {
  return folders.length === 0 ? [] : [{ code: "fixture-changed", folders: [...folders] }];
}

/** A target as a ready-made image instead of what it is built from. */
function inImage({ build, ...target }: Target, image: string | undefined): Target {
  return image === undefined ? { ...target, ...(build && { build }) } : { ...target, image };
}

function namedBy({ config, preset }: CompareOptions, file: string): Pick<Plan, "named"> {
  if (config === undefined && preset === undefined) return {};
  return {
    named: { ...(config !== undefined && { config: file }), ...(preset !== undefined && { preset }) },
  };
}

/** What a comparison leaves. */
interface Compared extends Measurement {
  readonly results: Results;
}

/** Measures two sides that are built against each other, and judges. */
export async function measureComparison(
  run: PreparedRun,
  experiment: Experiment,
  sides: BuiltSides,
  out: string,
): Promise<Compared> {
  const measurement = await measure(run, experiment, sides, { out });
  const concluded = conclude(measurement.measured);
  const { reason } = run.workspace.host.signal;
  const signal = reason instanceof Interrupted ? { signal: reason.signal } : {};
  return { ...measurement, results: { ...concluded, exitCode: exitCode({ ...signal, judged: concluded }) } };
}
