import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CaseResult, Results } from "../format/results.ts";
import { type CaseProfile, FRAME_SEPARATOR, type NoProfile, type Stacks } from "../model/profile.ts";
import { writeOutput } from "../platform/output-folder.ts";

const FOLDER = "profiles";
const SIDES = ["base", "head"] as const;

/** Writes what was profiled into the output folder, as flame graph tools read it. */
export function writeProfiles(profiles: readonly (CaseProfile | NoProfile)[], out: string): void {
  for (const profile of profiles)
    if ("base" in profile)
      for (const side of SIDES) writeOutput(out, fileName(profile.case, side), foldedText(profile[side]));
}

function fileName(id: string, side: (typeof SIDES)[number]): string {
  return join(FOLDER, `${id.replaceAll("/", "-")}-${side}.folded`);
}

/** Stacks with whole nanoseconds of CPU time per request. */
function foldedText(stacks: Stacks): string {
  const lines = [...stacks].map(([stack, seconds]) => `${stack} ${Math.round(seconds * 1e9)}\n`);
  return lines.sort().join("");
}

/** Of the cases that were profiled, what lies beside a results.json; null for one whose files are not there. */
export function profilesBeside(
  results: Pick<Results, "cases">,
  folder: string,
): ReadonlyMap<string, CaseProfile | NoProfile | null> {
  const found = results.cases.map((result) => [result.id, profileBeside(result, folder)] as const);
  const profiled = new Set(results.cases.filter(({ growth }) => growth).map(({ id }) => id));
  return new Map(found.filter(([id, profile]) => profile !== null || profiled.has(id)));
}

function profileBeside({ id, growth }: CaseResult, folder: string): CaseProfile | NoProfile | null {
  try {
    const [base, head] = SIDES.map((side) => stacksIn(join(folder, fileName(id, side))));
    if (!base || !head) return null;
    // How long it took is in no file, and lines are read only where a function's growth is found.
    return { case: id, tool: growth?.tool ?? "a profiler", seconds: null, base, head, lines: new Map() };
  } catch (error) {
    return { case: id, reason: (error as Error).message };
  }
}

/** What a profile leaves is far less; the file may come from anyone. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_FRAMES = 1024;

/** Null where there is no such file. */
function stacksIn(file: string): Stacks | null {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return null;
  if (!found.isFile() || found.size > MOST_BYTES)
    throw new Error(`${file} is not a file of at most ${MOST_BYTES / 2 ** 20} MiB`);
  return parseFolded(readFileSync(file, "utf8"), file);
}

/** Lines like `main;handle;render 1200`. */
export function parseFolded(text: string, file: string): Stacks {
  const stacks = new Map<string, number>();
  const lines = text.split("\n");
  for (const [i, line] of lines.entries()) {
    if (line === "" && i === lines.length - 1) break;
    const [, stack, nanoseconds] = /^(.+) (\d{1,15})$/.exec(line) ?? [];
    if (stack === undefined || stack.split(FRAME_SEPARATOR).length > MOST_FRAMES)
      throw new Error(`line ${i + 1} of ${file} is not a call stack followed by a number`);
    stacks.set(stack, (stacks.get(stack) ?? 0) + Number(nanoseconds) / 1e9);
  }
  if (stacks.size === 0) throw new Error(`${file} has no call stack`);
  return stacks;
}
