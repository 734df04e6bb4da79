import { refuseLinksOut } from "../build/links.ts";
import { chooseHead, type Revision } from "../build/revisions.ts";
import { usableTargets } from "../build/usable-targets.ts";
import { type Built, buildVariants, checkOut, lackingSubmodules } from "../build/variants.ts";
import { plannedCases } from "../config/cases.ts";
import type { Notice } from "../format/findings.ts";
import type { Config, Target } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import type { LeftOut, Ranking } from "../model/ranking.ts";
import type { PlannedCase, RunnerChosen } from "../model/results.ts";
import { applyOverrides } from "./compare-options.ts";
import { ohaHere } from "./find-oha.ts";
import { loadConfig, locateConfig } from "./load-sides.ts";
import { loadsAny } from "./loads.ts";
import type { Place } from "./place.ts";
import type { RankOptions } from "./rank-options.ts";
import { publishedBy, rankable, strictly } from "./rankable.ts";
import { requireDescriptors, requireNginx, requireSecrets } from "./tools.ts";

/** What a ranking is asked to rank. */
export interface Asked {
  readonly config: Config;
  /** The configuration's path in the repository. */
  readonly file: string;
  readonly revision: Revision;
  readonly cases: readonly PlannedCase[];
  readonly targets: readonly Target[];
  readonly published: Ranking["published"];
  readonly notices: readonly Notice[];
}

/** What can be ranked of it on this machine, built. */
export interface Lineup {
  readonly runner: RunnerChosen;
  readonly nginx: string | null;
  readonly built: Built;
  readonly cases: readonly PlannedCase[];
  readonly leftOut: readonly LeftOut[];
  readonly notices: readonly Notice[];
}

/** Reads the revision's configuration; a UsageError where it cannot be ranked. */
export async function whatIsAsked(options: RankOptions, { repository, lease, host }: Place): Promise<Asked> {
  const file = locateConfig(repository, host.cwd, options.config);
  const revision = await chooseHead(repository, options.head, lease.folder, host.signal);
  const given = await loadConfig(repository, revision.commit, file, options.preset);
  const { config, notices } = rankable(applyOverrides(given, options));
  const cases = plannedCases(config, options.case);
  const targets = config.targets.filter(({ name }) => cases.some(({ target }) => target === name));
  requireSecrets(targets, process.env);
  return {
    config,
    file,
    revision,
    cases,
    targets,
    published: options.published ? publishedBy(config, file) : null,
    notices,
  };
}

/** Checks the revision out, leaves out what cannot be run here, and builds the rest; a UsageError where a tool is missing. */
export async function buildLineup(
  asked: Asked,
  options: Pick<RankOptions, "strict" | "oha">,
  { repository, lease, host }: Place,
  stack: AsyncDisposableStack,
): Promise<Lineup> {
  const { config, revision, file } = asked;
  host.progress.step({ doing: "checking out", done: 0, secondsLeft: null });
  const building = { repository, lease, file, signal: host.signal };
  const [side] = await checkOut([{ variant: "head", revision, targets: asked.targets }], building, stack);
  if (!side) throw new RangeError("nothing was checked out");
  refuseLinksOut([side], config.scenarios);

  const needsProxy = asked.cases.some(({ path }) => path === "proxy");
  const { runner, targets, leftOut } = await usableTargets(config, asked.targets, side.folder, needsProxy);
  if (options.strict && leftOut.length > 0) throw new UsageError(strictly(leftOut));
  host.progress.say(`runner: ${runner.name} (${runner.reason})`);
  for (const { target, reason } of leftOut) host.progress.say(`left out: ${target}: ${reason}`);
  const nginx = requireNginx(runner.name, needsProxy);
  const cases = asked.cases.filter(({ target }) => targets.some(({ name }) => name === target));
  if (options.oha === undefined && loadsAny(cases, config)) ohaHere();
  requireDescriptors(config.scenarios.filter(({ name }) => cases.some(({ scenario }) => scenario === name)));

  host.progress.step({ doing: `building ${targets.length} targets`, done: 0, secondsLeft: null });
  const built = await buildVariants([{ ...side, targets }], runner.name, building, stack);
  return { runner, nginx, built, cases, leftOut, notices: [...asked.notices, ...lackingSubmodules([side])] };
}
