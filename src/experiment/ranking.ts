import { concludeRanking, rankedFrom } from "../analyse/leaderboard.ts";
import { chooseHead } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import { Interrupted, UsageError } from "../errors.ts";
import type { Notice } from "../format/findings.ts";
import type { Ranking } from "../format/results.ts";
import type { Config } from "../model/config.ts";
import { applyOverrides, type RunOptions } from "./compare-options.ts";
import type { Experiment } from "./experiment.ts";
import type { Workspace } from "./host.ts";
import { loadConfig, locateConfig } from "./load-config.ts";
import { type Measurement, measure } from "./measure.ts";
import type { PreparedRun } from "./prepared-run.ts";
import { requireSecrets, requireSendable } from "./tools.ts";

/** What a ranking may be given. */
export interface RankOptions extends RunOptions {
  readonly head?: string | undefined;
  /** Whether a target that cannot be run here fails the run instead of being left out. */
  readonly strict: boolean;
  /** Whether what was published is put beside. */
  readonly published: boolean;
}

/** Reads the revision's configuration; a UsageError where it cannot be ranked. */
export async function rankingOf(
  options: RankOptions,
  { repository, resources, host }: Workspace,
): Promise<{ experiment: Experiment; published: Ranking["published"] }> {
  const file = locateConfig(repository, host.cwd, options.config);
  const revision = await chooseHead(repository, options.head, resources.folder, host.signal);
  const given = await loadConfig(repository, revision.commit, file, options.preset);
  const { config, notices } = withoutShares(applyOverrides(given, options));
  const cases = plannedCases(config, options.case);
  const targets = config.targets.filter(({ name }) => cases.some(({ target }) => target === name));
  requireSecrets(targets, process.env, { allowed: options.secrets });
  requireSendable(config.scenarios, targets, process.env);
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
      `every scenario's rate is a share of what base can answer, which differs from target to target; give rates in requests per second`,
    );
  const notices = shares.map(({ name }): Notice => ({ code: "rate-not-comparable", scenario: name }));
  return { config: { ...config, scenarios }, notices };
}

/** What was published; a UsageError where the file has none. */
function publishedIn({ rank: { published } = {} }: Config, file: string): Ranking["published"] {
  if (published) return published;
  throw new UsageError(
    `${file} has no published figures; add rank: { published: … } (see docs/configuration.md), or leave out --published`,
  );
}

/** Measures targets against each other, and puts them in order. */
export async function measureRanking(
  run: PreparedRun,
  experiment: Experiment,
  published: Ranking["published"],
  out: string,
): Promise<{ readonly ranking: Ranking } & Pick<Measurement, "logs">> {
  const { leftOut, sides } = run;
  const cases = experiment.cases.filter(({ target }) => !leftOut.some((each) => each.target === target));
  const ranking = { config: experiment.file, leftOut, published };
  const { measured, logs } = await measure(run, { ...experiment, cases }, sides, { out, ranking });
  const { reason } = run.workspace.host.signal;
  const signal = reason instanceof Interrupted ? reason.signal : undefined;
  return { ranking: concludeRanking(rankedFrom(measured, ranking), signal), logs };
}
