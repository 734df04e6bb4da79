import { mustFind } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import { parseConfig } from "../config/load.ts";
import { casesOfShard, shardsFor } from "../config/shards.ts";
import type { CompareOptions } from "../experiment/compare-options.ts";
import type { Host } from "../experiment/host.ts";
import { locateConfig } from "../experiment/load-config.ts";
import { SECONDS_PER_CASE } from "../experiment/plan.ts";
import { UsageError } from "../model/failure.ts";
import { commitOfWorkingTree, fileAt, openRepository } from "../platform/git.ts";
import { takeLease } from "../platform/lease.ts";

export interface PlanCommandOptions
  extends Pick<CompareOptions, "config" | "case" | "preset" | "budgetSeconds"> {
  readonly shards?: number | undefined;
  /** The commit whose configuration counts; the working tree if absent. */
  readonly head?: string | undefined;
}

/** One entry of a job matrix. */
export interface PlannedShard {
  /** As `compare --shard` takes it. */
  readonly shard: string;
  readonly cases: readonly string[];
  /** Of starts, warm-up and measuring; builds come on top. */
  readonly minutes: number;
}

/** Cuts the run that head's configuration describes into shards. */
export async function planShards(options: PlanCommandOptions, host: Host): Promise<PlannedShard[]> {
  const repository = await openRepository(host.cwd);
  await using lease = takeLease(repository.top);
  const file = locateConfig(repository, host.cwd, options.config);
  const head = options.head
    ? await mustFind(repository, options.head)
    : await commitOfWorkingTree(repository, lease.folder, host.signal);
  const text = await fileAt(repository, head, file);
  if (text === null) throw new UsageError(`head has no ${file}; write one, or name another with --config`);
  const config = parseConfig(text, file, options.preset === undefined ? {} : { preset: options.preset });
  const cases = plannedCases(config, options.case);
  const budget = options.budgetSeconds ?? config.budgetSeconds ?? SECONDS_PER_CASE * cases.length;
  return shardsFor(cases.length, options.shards ?? 2).map((shard) => {
    const own = casesOfShard(cases, shard).map(({ id }) => id);
    const minutes = Math.ceil((budget * own.length) / cases.length / 6) / 10;
    return { shard: `${shard.index}/${shard.count}`, cases: own, minutes };
  });
}
