import type { Config } from "../model/config.ts";
import { type ConfigInput, configSchema, TEXT_MAPS } from "./config-schema.ts";
import { explain } from "./explain.ts";
import { resolveConfig } from "./resolve.ts";
import { Source } from "./source.ts";

export interface LoadOptions {
  /** The preset to apply to the scenarios. */
  readonly preset?: string;
}

/**
 * The text of a loadgate.yml as a complete configuration. `file` is its path inside the repository.
 * UsageError for whatever is wrong with it, beginning with `file:line:column:`; of several mistakes, the first in the file,
 * and what is missing after what is wrong.
 */
export function parseConfig(text: string, file: string, options: LoadOptions = {}): Config {
  const source = new Source(text, file, TEXT_MAPS);
  return resolveConfig(validate(source), source, options.preset);
}

function validate(source: Source): ConfigInput {
  if (source.value === null || source.value === undefined)
    throw source.error([], "the file is empty; begin with targets: and scenarios:");
  const result = configSchema.safeParse(source.value);
  if (result.success) return result.data;
  const [first] = result.error.issues
    .flatMap((issue) => explain(issue, source))
    .map((problem) => ({
      ...problem,
      offset: source.offset(problem.path, problem.at),
      // A missing key comes last: a misspelt one in the same map is the better explanation.
      rank: source.has(problem.path) ? 0 : 1,
    }))
    .sort((a, b) => a.rank - b.rank || a.offset - b.offset);
  if (first === undefined) throw result.error;
  throw source.error(first.path, first.message, first.at);
}
