import type { Built } from "../build/variants.ts";
import type { SkipReason } from "../format/findings.ts";
import type { Config } from "../model/config.ts";
import type { PlannedCase } from "../model/results.ts";
import type { CompareOptions } from "./compare-options.ts";
import type { Planning } from "./measure-built.ts";

type Options = Pick<CompareOptions, "measureIdentical">;

/** Why a case is not measured, since its two sides are the same; else null. */
export function skipped(
  { target }: PlannedCase,
  built: Built,
  { untouched }: Pick<Planning, "untouched">,
  { measureIdentical }: Options,
): SkipReason | null {
  if (untouched.has(target)) return "untouched";
  return built.identical.has(target) && !measureIdentical ? "identical-builds" : null;
}

/** The cases of this part of a run that there is something to measure of: their sides differ, and head could be built. */
export function measurable(built: Built, planning: Planning, options: Options): PlannedCase[] {
  const own = planning.part?.cases ?? planning.cases;
  const made = new Set(
    built.builds.flatMap(({ variant, target }) => (variant === "head" ? [target.name] : [])),
  );
  return own.filter((found) => skipped(found, built, planning, options) === null && made.has(found.target));
}

/** Whether oha is needed for any of these cases: all but those that run a command to its end. */
export function loadsAny(cases: readonly PlannedCase[], { scenarios }: Pick<Config, "scenarios">): boolean {
  return cases.some(({ scenario }) =>
    scenarios.some(({ name, run }) => name === scenario && run === undefined),
  );
}
