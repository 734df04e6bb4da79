import { resolve } from "node:path";
import { concludeRanking } from "../analyse/conclude-ranking.ts";
import { chooseHead } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import { Interrupted, UsageError } from "../errors.ts";
import { applyOverrides, type RunOptions } from "../experiment/compare-options.ts";
import type { Host } from "../experiment/host.ts";
import { type Begun, recoverAbandoned } from "../experiment/journal.ts";
import { loadConfig, locateConfig } from "../experiment/load-config.ts";
import { measure } from "../experiment/measure.ts";
import { prepare } from "../experiment/prepared-run.ts";
import { requireSecrets } from "../experiment/tools.ts";
import { openWorkspace, type Workspace } from "../experiment/workspace.ts";
import { prepareOut, writeRanking } from "../experiment/write-reports.ts";
import type { Notice } from "../format/findings.ts";
import type { Config } from "../model/config.ts";
import type { Ranking, RankMeasured } from "../model/ranking.ts";
import type { Measured } from "../model/results.ts";
import { rankingTerminal } from "../report/ranking-terminal.ts";
import { defineCommand, print, sayReport, terminalWidth } from "./command.ts";
import { HEAD, JSON_FORMAT, OUT, PUBLISHED, RUNNER, SEED, SELECTION, STRICT, WAIT } from "./options.ts";

export const rankCommand = defineCommand({
  name: "rank",
  summary: "all targets of a configuration against each other, best first",
  options: {
    head: HEAD,
    ...SELECTION,
    runner: RUNNER,
    waitSeconds: WAIT,
    published: PUBLISHED,
    strict: STRICT,
    seed: SEED,
    out: OUT,
    json: JSON_FORMAT,
  },
  async run({ values, host }) {
    const out = resolve(host.cwd, values.out);
    prepareOut(out);
    const ranking = await rank({ ...values, out }, host);
    print(ranking, values, () => rankingTerminal(ranking, { width: terminalWidth() }));
    if (!values.json) sayReport(out, host);
    return ranking.exitCode;
  },
});

/** What a ranking may be told. */
export interface RankOptions extends RunOptions {
  readonly head?: string | undefined;
  /** Whether a target that cannot be run here fails the run instead of being left out. */
  readonly strict: boolean;
  /** Whether what was published is put beside. */
  readonly published: boolean;
}

/** All targets of a configuration against each other: builds them, measures one at a time, and puts them in order. */
export async function rank(options: RankOptions, host: Host): Promise<Ranking> {
  await recoverAbandoned(host);
  await using workspace = await openWorkspace(host);
  // What is asked wrongly is said before another run is waited for.
  const asked = await whatToRank(options, workspace);
  const { config, file, revision, cases, targets, published, notices } = asked;
  const spec = { config, file, sources: [{ name: "head", revision, targets }], cases };
  const unusable = options.strict ? "fatal" : "left-out";
  await using run = await prepare({ ...spec, unusable }, workspace, options);
  const { leftOut } = run;
  const [head] = run.revisions;
  if (!head) throw new RangeError("nothing was built");

  const begunOf = (begun: Begun<Measured>): Begun<RankMeasured> => {
    const { id, startedAt, environment, failures } = begun;
    const { seed, budgetSeconds, runner, runnerReason, cpus, scenarios } = begun.plan;
    return {
      ...{ id, startedAt, environment, failures, config: file, leftOut, published },
      plan: { seed, budgetSeconds, runner, runnerReason, cpus, scenarios },
      ...{ variants: begun.variants, notices: begun.notices },
    };
  };
  const { measured, logs } = await measure(run, {
    config,
    cases: cases.filter(({ target }) => !leftOut.some((each) => each.target === target)),
    head,
    design: "blocks",
    untouched: new Set(),
    measureIdentical: true,
    seed: options.seed,
    notices,
    buildTime: head.time,
    journal: (begun) => ({
      command: "rank",
      out: options.out,
      begun: begunOf(begun),
      planned: begun.plan.cases,
    }),
  });
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
async function whatToRank(options: RankOptions, { repository, lease, host }: Workspace) {
  const file = locateConfig(repository, host.cwd, options.config);
  const revision = await chooseHead(repository, options.head, lease.folder, host.signal);
  const given = await loadConfig(repository, revision.commit, file, options.preset);
  const { config, notices } = withoutShares(applyOverrides(given, options));
  const cases = plannedCases(config, options.case);
  const targets = config.targets.filter(({ name }) => cases.some(({ target }) => target === name));
  requireSecrets(targets, process.env);
  const published = options.published ? publishedIn(config, file) : null;
  return { config, file, revision, cases, targets, published, notices };
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
