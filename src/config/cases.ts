import { UsageError } from "../errors.ts";
import type { Config } from "../model/config.ts";
import type { PlannedCase } from "../model/results.ts";
import { quote } from "./quote.ts";

const SHOWN_CASES = 10;

/**
 * Target × scenario × path in file order. `glob` keeps the cases that one of its comma-separated patterns matches:
 * `*` is any text, across `/` too, and `?` one character. UsageError for a pattern that matches no case.
 */
export function plannedCases(config: Config, glob?: string): PlannedCase[] {
  const all = config.targets.flatMap(({ name: target }) =>
    config.scenarios
      .filter((scenario) => scenario.targets.includes(target))
      .flatMap(({ name: scenario, paths }) =>
        paths.map((path) => ({ id: `${target}/${scenario}/${path}`, target, scenario, path })),
      ),
  );
  if (glob === undefined) return all;
  const patterns = glob
    .split(",")
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== "");
  const useless =
    patterns.length === 0 ? glob : patterns.find((p) => !all.some(({ id }) => matchesGlob(id, p)));
  if (useless !== undefined) throw noCase(useless, all);
  return all.filter(({ id }) => patterns.some((pattern) => matchesGlob(id, pattern)));
}

function noCase(pattern: string, all: readonly PlannedCase[]): UsageError {
  const shown = all.slice(0, SHOWN_CASES).map(({ id }) => id);
  const more = all.length > SHOWN_CASES ? ` and ${all.length - SHOWN_CASES} more` : "";
  return new UsageError(`no case matches ${quote(pattern)}; the cases are: ${shown.join(", ")}${more}`);
}

/** Greedy with one point to return to, so that the time stays within pattern × text. */
export function matchesGlob(text: string, pattern: string): boolean {
  let t = 0;
  let p = 0;
  let star = -1;
  let resume = 0;
  while (t < text.length) {
    if (pattern[p] === "*") {
      star = p++;
      resume = t;
    } else if (p < pattern.length && (pattern[p] === "?" || pattern[p] === text[t])) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}
