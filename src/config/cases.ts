import { posix } from "node:path";
import { UsageError } from "../errors.ts";
import type { PlannedCase } from "../format/plan.ts";
import type { Config, Target } from "../model/config.ts";
import { quote } from "../text/escape.ts";

const SHOWN_CASES = 10;

/**
 * Target × scenario × via in file order. `glob` keeps the cases that one of its comma-separated patterns matches:
 * `*` is any text, across `/` too, and `?` one character. UsageError for a pattern that matches no case.
 */
export function plannedCases(config: Config, glob?: string): PlannedCase[] {
  const all = config.targets.flatMap(({ name: target }) =>
    config.scenarios
      .filter((scenario) => scenario.targets.includes(target))
      .flatMap(({ name: scenario, via: all }) =>
        all.map((via) => ({ id: `${target}/${scenario}/${via}`, target, scenario, via })),
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

/** One part of a run that is cut into several: the first is 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

const MOST_SHARDS = 256;

/** "2/3" */
export function parseShard(text: string): Shard {
  const match = /^(\d{1,3})\/(\d{1,3})$/.exec(text.trim());
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || count < 1 || count > MOST_SHARDS || index < 1 || index > count)
    throw new UsageError(`"${text}" is not a shard; write it like 1/3, up to ${MOST_SHARDS}/${MOST_SHARDS}`);
  return { index, count };
}

export function parseShardCount(text: string): number {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  if (count < 1 || count > MOST_SHARDS)
    throw new UsageError(`"${text}" is not a number of shards; write one from 1 to ${MOST_SHARDS}`);
  return count;
}

/**
 * A shard's cases: a run of neighbours in file order, so that cases of one target, which share a build, mostly stay together. The
 * same for everybody who has the same cases; sizes differ by one at most.
 */
export function casesOfShard<T>(cases: readonly T[], { index, count }: Shard): T[] {
  const at = (part: number) => Math.floor((cases.length * part) / count);
  return cases.slice(at(index - 1), at(index));
}

/** All shards that have any case. */
export function shardsFor(cases: number, count: number): Shard[] {
  const used = Math.max(1, Math.min(count, cases));
  return Array.from({ length: used }, (_, i) => ({ index: i + 1, count: used }));
}

/** Files that no server is made of, where a target does not say by its own `changes` what it is made of. */
const NEVER_SERVED = [
  "*.md",
  "docs/*",
  ...["LICENSE*", "LICENCE*", "COPYING*", "CODEOWNERS", "README.rst", "README.txt"],
  ".github/*",
  ...[".gitignore", "*/.gitignore", ".git-blame-ignore-revs", ".editorconfig", "*/.editorconfig"],
  ...[".vscode/*", ".idea/*", ".zed/*", ".fleet/*", "*.code-workspace"],
];

/** What of a repository a change touched, and where its configuration is. */
export interface Touched {
  /** Paths that differ. */
  readonly files: readonly string[];
  readonly configFile: string;
  /** Whether both sides' configurations mean the same, whatever their files say. */
  readonly sameConfig: boolean;
}

/** The names of the targets that a change cannot touch: nothing differs that they are made of. */
export function untouchedTargets(targets: readonly Target[], change: Touched): Set<string> {
  const { files, configFile, sameConfig } = change;
  // How they are built, started and asked may have changed.
  if (!sameConfig && files.includes(configFile)) return new Set();
  const others = files.filter((file) => file !== configFile);
  const touches = (target: Target) =>
    others.some((file) => isMadeOf(target, file, posix.dirname(configFile)));
  return new Set(targets.filter((target) => !touches(target)).map(({ name }) => name));
}

function isMadeOf({ changes, build, fixture }: Target, file: string, folder: string): boolean {
  if (fixture !== undefined && isFixture(file, fixture, folder)) return false;
  // What has files below it and is named itself is a submodule or a link.
  if (changes) return changes.some((pattern) => matchesGlob(file, pattern) || pattern.startsWith(`${file}/`));
  if (!isNeverServed(file)) return true;
  // Somebody's documents may be what is served.
  const own = posix.join(folder, build?.context ?? ".");
  return own !== "." && isNeverServed(posix.join(own, "x")) && file.startsWith(`${own}/`);
}

function isFixture(file: string, fixture: string, folder: string): boolean {
  return `${file}/`.startsWith(posix.join(folder, fixture, "/"));
}

/** The fixtures of these targets that a change touches. */
export function changedFixtures(
  targets: readonly Target[],
  { files, configFile }: Pick<Touched, "files" | "configFile">,
): string[] {
  const folder = posix.dirname(configFile);
  const all = new Set(targets.flatMap(({ fixture }) => fixture ?? []));
  return [...all].filter((fixture) => files.some((file) => isFixture(file, fixture, folder)));
}

function isNeverServed(file: string): boolean {
  return NEVER_SERVED.some((pattern) => matchesGlob(file, pattern));
}
