import type { Notice } from "../format/findings.ts";
import type { Config } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import type { LeftOut } from "../model/ranking.ts";

/** A rate that is a share of what a target can answer would be another one for each. */
export function rankable(config: Config): { config: Config; notices: Notice[] } {
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
export function publishedBy({ published }: Config, file: string) {
  if (published) return published;
  throw new UsageError(
    `${file} has no published figures; add published: (the reference shows how), or leave --published out`,
  );
}

/** Why a strict run does not begin. */
export function strictly(leftOut: readonly LeftOut[]): string {
  const list = leftOut.map(({ target, reason }) => `${target} (${reason})`).join("; ");
  return `--strict: these targets cannot be run here: ${list}`;
}
