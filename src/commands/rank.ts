import { concludeRanking } from "../analyse/conclude-ranking.ts";
import { chooseHead } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import { applyOverrides, type CompareOptions } from "../experiment/compare-options.ts";
import type { Experiment } from "../experiment/experiment.ts";
import type { Host } from "../experiment/host.ts";
import { type Begun, recoverAbandoned } from "../experiment/journal.ts";
import { loadConfig, locateConfig } from "../experiment/load-config.ts";
import { measure } from "../experiment/measure.ts";
import { prepare } from "../experiment/prepared-run.ts";
import { requireSecrets } from "../experiment/tools.ts";
import { openWorkspace, type Workspace } from "../experiment/workspace.ts";
import { writeRanking } from "../experiment/write-reports.ts";
import type { Notice } from "../format/findings.ts";
import type { Config } from "../model/config.ts";
import { Interrupted, UsageError } from "../model/failure.ts";
import type { Ranking, RankMeasured } from "../model/ranking.ts";
import type { Measured } from "../model/results.ts";

/** What a ranking may be told. */
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
  await using workspace = await openWorkspace(host);
  // What is asked wrongly is said before another run is waited for.
  const { experiment, published } = await whatToRank(options, workspace);
  await using run = await prepare(experiment, workspace, options);
  const { leftOut } = run;

  const begunOf = (begun: Begun<Measured>): Begun<RankMeasured> => {
    const { id, startedAt, environment, failures } = begun;
    const { seed, budgetSeconds, runner, runnerReason, cpus, scenarios } = begun.plan;
    return {
      ...{ id, startedAt, environment, failures, config: experiment.file, leftOut, published },
      plan: { seed, budgetSeconds, runner, runnerReason, cpus, scenarios },
      ...{ variants: begun.variants, notices: begun.notices },
    };
  };
  const usable = experiment.cases.filter(({ target }) => !leftOut.some((each) => each.target === target));
  const { measured, logs } = await measure(run, { ...experiment, cases: usable }, run.sides, (begun) => ({
    ...{ command: "rank", out: options.out },
    ...{ begun: begunOf(begun), planned: begun.plan.cases },
  }));
  const { cases: records, seconds, interrupted } = measured;
  const { reason } = host.signal;
  const ranking = concludeRanking(
    { ...begunOf(measured), cases: records, seconds, interrupted },
    reason instanceof Interrupted ? reason.signal : undefined,
  );
  writeRanking(ranking, logs, options.out);
  return ranking;
}

/** Reads the revision's configuration; a UsageError where it cannot be ranked. */
async function whatToRank(
  options: RankOptions,
  { repository, lease, host }: Workspace,
): Promise<{ experiment: Experiment; published: Ranking["published"] }> {
  const file = locateConfig(repository, host.cwd, options.config);
  const revision = await chooseHead(repository, options.head, lease.folder, host.signal);
  const given = await loadConfig(repository, revision.commit, file, options.preset);
  const { config, notices } = withoutShares(applyOverrides(given, options));
  const cases = plannedCases(config, options.case);
  const targets = config.targets.filter(({ name }) => cases.some(({ target }) => target === name));
  requireSecrets(targets, process.env);
  const experiment: Experiment = {
    ...{ config, file, cases, notices, head: { name: "head", revision, targets } },
    design: "blocks",
    untouched: new Set(),
    measureIdentical: true,
    unusable: options.strict ? "fatal" : "left-out",
    seed: options.seed,
  };
  return { experiment, published: options.published ? publishedIn(config, file) : null };
}

/** A rate that is a share of what a target can answer would be another one for each. */
function withoutShares(config: Config): { config: Config; notices: Notice[] } {
  const shares = config.scenarios.filter(({ rate }) => rate && "share" in rate);
  const scenarios = config.scenarios.filter((scenario) => !shares.includes(scenario));
  if (scenarios.length === 0)
    throw new UsageError(
      `every scenario's rate is a share of what base can answer, which is another rate for each target; give rates in requests per second`,
    );
  const notices = shares.map(({ name }): Notice => ({ code: "rate-not-comparable", scenario: name }));
  return { config: { ...config, scenarios }, notices };
}

/** What was published; a UsageError where the file has none. */
function publishedIn({ published }: Config, file: string): Ranking["published"] {
  if (published) return published;
  throw new UsageError(
    `${file} has no published figures; add published: (the reference shows how), or leave --published out`,
  );
}
