import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Fresh, PlannedCase, Scenario } from "../format/plan.ts";
import type { Config } from "../model/config.ts";

/** What of a scenario decides which answer is the right one. */
const ANSWERED = ["request", "args", "expect", "http2"] as const;

/** What a case is looked up in. */
interface Compared {
  /** Null where base has no configuration that can be used. */
  readonly base: Pick<Config, "targets" | "scenarios" | "file"> | null;
  /** Head's. */
  readonly scenarios: readonly Scenario[];
  /** Paths that differ. */
  readonly changed: readonly string[];
}

/** A case with what of it base's configuration does not have, whatever it said of that before. */
export function withFresh<Case extends PlannedCase>({ fresh: _, ...found }: Case, compared: Compared) {
  const fresh = freshOf(found, compared);
  return { ...found, ...(fresh !== null && { fresh }) };
}

function freshOf(
  { target, scenario, via }: Omit<PlannedCase, "fresh">,
  { base, scenarios, changed }: Compared,
): Fresh | null {
  if (base === null) return "configuration";
  if (!base.targets.some(({ name }) => name === target)) return "target";
  const before = base.scenarios.find(({ name }) => name === scenario);
  if (!before?.targets.includes(target) || !before.via.includes(via)) return "scenario";
  const now = scenarios.find(({ name }) => name === scenario);
  if (!now) return null;
  const same = ANSWERED.every((key) => isDeepStrictEqual(plain(before[key]), plain(now[key])));
  return same && !changed.some((file) => file === bodyFileOf(now, base)) ? null : "request";
}

/** The file of the repository that a scenario sends. */
export function bodyFileOf({ request: { body } }: Scenario, { file }: Pick<Config, "file">): string | null {
  return body && "file" in body ? posix.join(posix.dirname(file), body.file) : null;
}

/** As a file holds it: without prototypes and absent values. */
export function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
