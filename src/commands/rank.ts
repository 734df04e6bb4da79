import { randomInt } from "node:crypto";
import { concludeRanking } from "../analyse/conclude-ranking.ts";
import { chooseHead } from "../build/revisions.ts";
import { usableTargets } from "../build/usable-targets.ts";
import { buildVariants, checkOut, lackingSubmodules } from "../build/variants.ts";
import { plannedCases } from "../config/cases.ts";
import { cpusFor } from "../measure/cpus.ts";
import { Interrupted, UsageError } from "../model/failure.ts";
import type { Ranking } from "../model/ranking.ts";
import type { Plan } from "../model/results.ts";
import { openRepository } from "../platform/git.ts";
import { takeLease } from "../platform/lease.ts";
import { usableCores } from "../platform/machine.ts";
import { applyOverrides, type CompareOptions } from "./compare-options.ts";
import { describeEnvironment } from "./environment.ts";
import { type Host, takeMachineHere } from "./host.ts";
import { journalIn, recoverAbandoned } from "./journal.ts";
import { loadConfig, locateConfig } from "./load-sides.ts";
import { measureBuilt } from "./measure-built.ts";
import { publishedBy, rankable, strictly } from "./rankable.ts";
import { requireDescriptors, requireSecrets, requireTools } from "./tools.ts";
import { writeRanking } from "./write-reports.ts";

export interface RankOptions
  extends Pick<
    CompareOptions,
    "head" | "config" | "case" | "preset" | "runner" | "budgetSeconds" | "seed" | "oha" | "waitSeconds"
  > {
  /** Whether a target that cannot be run here fails the run instead of being left out. */
  readonly strict: boolean;
  /** Whether what was published is put beside. */
  readonly published: boolean;
  readonly out: string;
}

/** All targets of a configuration against each other: builds them, measures one at a time, and puts them in order. */
export async function rank(options: RankOptions, host: Host): Promise<Ranking> {
  await recoverAbandoned(host);
  const repository = await openRepository(host.cwd);
  await using _turn = await takeMachineHere(host, options);
  const began = host.clock.now();
  const startedAt = host.clock.date().toISOString();
  await using lease = takeLease(repository.top);
  await using stack = new AsyncDisposableStack();

  const file = locateConfig(repository, host.cwd, options.config);
  const revision = await chooseHead(repository, options.head, lease.folder, host.signal);
  const given = await loadConfig(repository, revision.commit, file, options.preset);
  const { config, notices } = rankable(applyOverrides(given, options));
  const published = options.published ? publishedBy(config, file) : null;
  const asked = plannedCases(config, options.case);
  const named = config.targets.filter(({ name }) => asked.some(({ target }) => target === name));
  requireSecrets(named, process.env);

  host.progress.step({ doing: "checking out", done: 0, secondsLeft: null });
  const building = { repository, lease, file, signal: host.signal };
  const [side] = await checkOut([{ variant: "head", revision, targets: named }], building, stack);
  if (!side) throw new RangeError("nothing was checked out");
  notices.push(...lackingSubmodules([side]));
  const needsProxy = asked.some(({ path }) => path === "proxy");
  const { runner, targets, leftOut } = await usableTargets(config, named, side.folder, needsProxy);
  if (options.strict && leftOut.length > 0) throw new UsageError(strictly(leftOut));
  host.progress.say(`runner: ${runner.name} (${runner.reason})`);
  for (const { target, reason } of leftOut) host.progress.say(`left out: ${target}: ${reason}`);
  const tools = requireTools(runner.name, needsProxy, options.oha);
  requireDescriptors(config.scenarios.filter(({ name }) => asked.some(({ scenario }) => scenario === name)));

  host.progress.step({ doing: `building ${targets.length} targets`, done: 0, secondsLeft: null });
  const built = await buildVariants([{ ...side, targets }], runner.name, building, stack);
  const buildSeconds = host.clock.now() - began;

  const cases = asked.filter(({ target }) => targets.some(({ name }) => name === target));
  const seed = options.seed ?? randomInt(2 ** 31);
  const cpus = cpusFor(runner, usableCores());
  const environment = await describeEnvironment(tools, runner, config.proxyImage);
  const planning = {
    config,
    cases,
    runner,
    cpus,
    seed,
    untouched: new Set<string>(),
    contest: true,
  } as const;
  const begun = ({ budgetSeconds, runnerReason, scenarios }: Plan) => ({
    id: lease.id,
    startedAt,
    config: file,
    revision,
    plan: { seed, budgetSeconds, runner: runner.name, runnerReason, cpus, scenarios },
    environment: environment.atTheEnd(),
    builds: built.variants[0]?.builds ?? {},
    failures: built.failures,
    leftOut,
    notices,
    published,
  });
  const journal = journalIn(lease.folder, (plan) => ({
    command: "rank",
    out: options.out,
    begun: begun(plan),
    planned: plan.cases,
  }));
  const outcome = await measureBuilt(built, planning, {
    options: { measureIdentical: true },
    host,
    lease,
    tools,
    journal,
  });

  const { reason } = host.signal;
  const measured = {
    ...begun(outcome.plan),
    notices: [...notices, ...outcome.notices],
    cases: outcome.records,
    seconds: { build: buildSeconds, run: outcome.seconds, ...outcome.tally },
    interrupted: outcome.interrupted,
  };
  const ranking = concludeRanking(measured, reason instanceof Interrupted ? reason.signal : undefined);
  writeRanking(ranking, outcome.logs, options.out);
  return ranking;
}
