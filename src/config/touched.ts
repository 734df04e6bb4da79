import type { Target } from "../model/config.ts";
import { matchesGlob } from "./cases.ts";

/** The names of the targets that a change cannot touch: they say which files they are made of, and none of those differs. */
export function untouchedTargets(
  targets: readonly Target[],
  changed: readonly string[],
  configFile: string,
): Set<string> {
  // How they are built, started and asked may have changed.
  if (changed.includes(configFile)) return new Set();
  const untouched = targets.filter(
    ({ paths }) => paths && !changed.some((file) => paths.some((pattern) => matchesGlob(file, pattern))),
  );
  return new Set(untouched.map(({ name }) => name));
}
