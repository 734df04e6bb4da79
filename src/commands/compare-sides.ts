import { randomInt } from "node:crypto";
import { conclude } from "../analyse/conclude.ts";
import { exitCode } from "../analyse/exit-code.ts";
import { chooseRunner } from "../build/choose-runner.ts";
import { chooseRevisions } from "../build/revisions.ts";
import { buildVariants, checkOut, lackingSubmodules } from "../build/variants.ts";
import { plannedCases } from "../config/cases.ts";
import { casesOfShard } from "../config/shards.ts";
import { untouchedTargets } from "../config/touched.ts";
import { cpusFor } from "../measure/cpus.ts";
import type { Target } from "../model/config.ts";
import { Interrupted, UsageError } from "../model/failure.ts";
import type { CaseProfile, NoProfile } from "../model/profile.ts";
import type { Measured, Plan, Results } from "../model/results.ts";
import { changedFiles, openRepository } from "../platform/git.ts";
import { takeLease } from "../platform/lease.ts";
import { usableCores } from "../platform/machine.ts";
import { applyOverrides, type CompareOptions } from "./compare-options.ts";
import { describeEnvironment } from "./environment.ts";
import { type Host, takeMachineHere } from "./host.ts";
import { journalIn } from "./journal.ts";
import { loadSides, locateConfig } from "./load-sides.ts";
import { measureBuilt } from "./measure-built.ts";
import { profileBuilt } from "./profile-built.ts";
import { requireDescriptors, requireSecrets, requireTools } from "./tools.ts";

/** What a comparison leaves. */
export interface Comparison {
  readonly results: Results;
  readonly logs: ReadonlyMap<string, string>;
  readonly profiles: readonly (CaseProfile | NoProfile)[];
}

/** Builds both sides, measures them side by side, and judges. `logs` are those of servers that failed. */
export async function compareSides(options: CompareOptions, host: Host): Promise<Comparison> {
  const repository = await openRepository(host.cwd);
  await using _turn = await takeMachineHere(host, options);
  const began = host.clock.now();
  const startedAt = host.clock.date().toISOString();
  await using lease = takeLease(repository.top);
  await using stack = new AsyncDisposableStack();

  const file = locateConfig(repository, host.cwd, options.config);
  const revisions =
    options.revisions ?? (await chooseRevisions(repository, options, lease.folder, host.signal));
  const sides = await loadSides(repository, revisions, file, options);
  const config = applyOverrides(sides.config, options);
  const all = plannedCases(config, options.case);
  const cases = options.shard ? casesOfShard(all, options.shard) : all;
  const changed = await changedFiles(repository, revisions.base.commit, revisions.head.commit);
  const untouched = options.measureIdentical
    ? new Set<string>()
    : untouchedTargets(config.targets, changed, file);
  const named = new Set(cases.map(({ target }) => target).filter((target) => !untouched.has(target)));
  const targets = config.targets
    .filter(({ name }) => named.has(name))
    .map((target) => inImage(target, options.images?.head?.[target.name]));
  requireSecrets(targets, process.env);

  host.progress.step({ doing: "checking out both sides", done: 0, secondsLeft: null });
  const building = { repository, lease, file, signal: host.signal };
  const baseTargets = sides.baseTargets
    .filter(({ name }) => named.has(name))
    .map((target) => inImage(target, options.images?.base?.[target.name]));
  const checkedOut = await checkOut(
    [
      { variant: "base", revision: revisions.base, targets: baseTargets },
      { variant: "head", revision: revisions.head, targets },
    ],
    building,
    stack,
  );
  const headFolder = checkedOut.find(({ variant }) => variant === "head")?.folder ?? repository.top;
  const needsProxy = cases.some(({ path }) => path === "proxy");
  const runner = await chooseRunner(config, targets, headFolder, needsProxy);
  if (options.images && runner.name === "process")
    throw new UsageError(
      `a reference that is an image takes Docker to run it (${runner.reason}); name a revision instead`,
    );
  host.progress.say(`runner: ${runner.name} (${runner.reason})`);
  const tools = requireTools(runner.name, needsProxy, options.oha);
  requireDescriptors(config.scenarios.filter(({ name }) => cases.some(({ scenario }) => scenario === name)));

  host.progress.step({ doing: "building both sides", done: 0, secondsLeft: null });
  const built = await buildVariants(checkedOut, runner.name, building, stack);
  const buildSeconds = host.clock.now() - began;

  const seed = options.seed ?? randomInt(2 ** 31);
  const cpus = cpusFor(runner, usableCores());
  const part = options.shard && { shard: options.shard, cases };
  const { looks = true } = options;
  const planOptions = { config, looks, cases: all, ...(part && { part }), runner, cpus, seed, untouched };
  const environment = await describeEnvironment(tools, runner, config.proxyImage);
  const notices = [...sides.notices, ...lackingSubmodules(checkedOut)];
  const begun = (plan: Plan) => ({
    id: lease.id,
    startedAt,
    plan,
    environment: environment.atTheEnd(),
    variants: built.variants,
    failures: built.failures,
    notices,
  });
  const journal = journalIn(lease.folder, (plan) => ({
    command: "compare",
    out: options.out,
    begun: begun(plan),
  }));
  const context = { options, host, lease, tools, journal };
  const outcome = await measureBuilt(built, planOptions, context);

  const measured: Measured = {
    ...begun(outcome.plan),
    cases: outcome.records,
    notices: [...notices, ...outcome.notices],
    seconds: { build: buildSeconds, run: outcome.seconds, ...outcome.tally },
    interrupted: outcome.interrupted,
  };
  const concluded = conclude(measured);
  const profiles =
    (options.profile || config.profile) && !outcome.interrupted
      ? await profileBuilt(
          concluded,
          { built, planning: planOptions, ignoresPort: outcome.ignoresPort },
          context,
        )
      : [];
  const { reason } = host.signal;
  const signal = reason instanceof Interrupted ? { signal: reason.signal } : {};
  return {
    results: { ...concluded, exitCode: exitCode({ ...signal, judged: concluded }) },
    logs: outcome.logs,
    profiles,
  };
}

/** A target as a ready-made image instead of what it is built from. */
function inImage({ build, ...target }: Target, image: string | undefined): Target {
  return image === undefined ? { ...target, ...(build && { build }) } : { ...target, image };
}
