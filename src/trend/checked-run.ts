import { UsageError } from "../model/failure.ts";
import type { PublishedRun } from "../model/history.ts";
import { publishedRun } from "./wire.ts";

/** The run, if the trend can hold it; what is written must be readable. */
export function checkedRun(run: PublishedRun): PublishedRun {
  const refuse = (why: string) => new UsageError(`the run ${run.id} cannot be published: ${why}`);
  const parsed = publishedRun.safeParse(run);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse(`${issue?.path.map(String).join(".") || "the top"}: ${issue?.message ?? "unknown"}`);
  }
  const twice = repeated(run.cases.map(({ id }) => id));
  if (twice !== undefined) throw refuse(`it has the case ${twice} twice`);
  for (const { id, metrics } of run.cases) {
    const metric = repeated(metrics.map(({ name }) => name));
    if (metric !== undefined) throw refuse(`the case ${id} has the metric ${metric} twice`);
  }
  return parsed.data;
}

function repeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}
