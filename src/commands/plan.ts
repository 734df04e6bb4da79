import { mustFind } from "../build/revisions.ts";
import { casesOfShard, plannedCases, shardsFor } from "../config/cases.ts";
import { parseConfig } from "../config/load.ts";
import { UsageError } from "../errors.ts";
import type { Host } from "../experiment/host.ts";
import { locateConfig } from "../experiment/load-config.ts";
import { SECONDS_PER_CASE } from "../experiment/make-plan.ts";
import { commitOfWorkingTree, fileAt, openRepository } from "../platform/git.ts";
import { openRunResources } from "../platform/run-resources.ts";
import { shardsText } from "../report/command-output.ts";
import { defineCommand, print } from "./command.ts";
import { JSON_FORMAT, SELECTION, SHARDS, type Values } from "./options.ts";

const OPTIONS = { shards: SHARDS, ...SELECTION };

export const planCommand = defineCommand({
  name: "plan",
  summary: "cut the run into shards for a job matrix; a case is never split",
  group: "ci",
  examples: [
    { line: "loadgate plan", does: "show at most two shards, with their cases and minutes" },
    { line: "loadgate plan --shards 4 --json", does: "print a matrix for a workflow" },
    { line: "loadgate plan --case 'api/*' --budget 20m", does: "cut only these cases" },
  ],
  options: { ...OPTIONS, json: JSON_FORMAT },
  async run({ values, host }) {
    const shards = await planShards(values, host);
    print({ include: shards }, values, () => shardsText(shards));
    return 0;
  },
});

interface PlanOptions extends Values<typeof OPTIONS> {
  /** The commit whose configuration counts; the working tree if absent. */
  readonly head?: string | undefined;
}

/** One entry of a job matrix. */
interface PlannedShard {
  /** As `compare --shard` takes it. */
  readonly shard: string;
  readonly cases: readonly string[];
  /** Of starts, warm-up and measuring; builds come on top. */
  readonly minutes: number;
}

/** Cuts the run that head's configuration describes into shards. */
export async function planShards(options: PlanOptions, host: Host): Promise<PlannedShard[]> {
  const repository = await openRepository(host.cwd);
  await using resources = openRunResources();
  const file = locateConfig(repository, host.cwd, options.config);
  const head = options.head
    ? await mustFind(repository, options.head)
    : await commitOfWorkingTree(repository, resources.folder, host.signal);
  const text = await fileAt(repository, head, file);
  if (text === null) throw new UsageError(`head has no ${file}; write one, or name another with --config`);
  const config = parseConfig(text, file, options.preset === undefined ? {} : { preset: options.preset });
  const cases = plannedCases(config, options.case);
  const budget = options.budgetSeconds ?? config.budgetSeconds ?? SECONDS_PER_CASE * cases.length;
  return shardsFor(cases.length, options.shards).map((shard) => {
    const own = casesOfShard(cases, shard).map(({ id }) => id);
    const minutes = Math.ceil((budget * own.length) / cases.length / 6) / 10;
    return { shard: `${shard.index}/${shard.count}`, cases: own, minutes };
  });
}
