/** What was measured of the rows, in results/ID/: results.json as loadgate wrote it, packed, and run.json with what it was measured by. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import * as z from "zod";
import { judgedAgain } from "../../src/analyse/conclude.ts";
import { withGrowth } from "../../src/experiment/profile.ts";
import { parseFolded } from "../../src/experiment/profile-files.ts";
import { type Results, readResults } from "../../src/format/results.ts";
import type { Stacks } from "../../src/model/profile.ts";
import type { Row } from "./rows.ts";

const runFile = z.strictObject({
  /** The commit of loadgate's sources that measured it. */
  revision: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** What was written down before: a row that was changed since has to be measured again. */
  row: z.strictObject({
    both: z.record(z.string(), z.string()),
    before: z.record(z.string(), z.string()),
    after: z.record(z.string(), z.string()),
    threshold: z.number(),
    cases: z.record(z.string(), z.string()),
  }),
  /** Set where it could not be measured: what the client of the registry or the build said. */
  error: z.string().optional(),
});
type RunFile = z.output<typeof runFile>;

export interface Kept extends RunFile {
  /** Null where it could not be measured. */
  readonly results: Results | null;
}

const definition = ({ both, before, after, threshold, cases }: Row) => ({
  both,
  before,
  after,
  threshold,
  cases,
});

const RESULTS = "results.json.gz";
/** Far more than a run leaves. */
const MOST_BYTES = 64 * 2 ** 20;

/** The folded stacks of a case that was profiled, by side; null where it was not. */
export function keptStacks(
  { id }: Row,
  caseId: string,
  folder: string,
): { base: Stacks; head: Stacks } | null {
  const stacksOf = (side: string) => {
    const name = `${caseId.replaceAll("/", "-")}-${side}.folded.gz`;
    const file = join(folder, "results", id, "profiles", name);
    return existsSync(file) ? parseFolded(unpacked(file), file) : null;
  };
  const [base, head] = [stacksOf("base"), stacksOf("head")];
  return base && head && { base, head };
}

function pack(from: string, to: string): void {
  writeFileSync(to, gzipSync(readFileSync(from)));
}

function unpacked(file: string): string {
  return gunzipSync(readFileSync(file), { maxOutputLength: MOST_BYTES }).toString();
}

/** What is kept of a row; null where it was not measured, or was another row then. */
export function keptOf(row: Row, folder: string): Kept | null {
  const place = join(folder, "results", row.id);
  const file = join(place, "run.json");
  if (!existsSync(file)) return null;
  const run = runFile.parse(JSON.parse(readFileSync(file, "utf8")));
  if (!isDeepStrictEqual(run.row, definition(row))) return null;
  const results = run.error === undefined ? judgedAgain(readResults(unpacked(join(place, RESULTS)))) : null;
  return { ...run, results: results && namedAgain(results, row, folder) };
}

/** The results with the functions that today's rule names in the kept profiles, as verdicts are those of today's rule. */
function namedAgain(results: Results, row: Row, folder: string): Results {
  const profiles = results.cases.flatMap(({ id, growth }) => {
    const stacks = growth && keptStacks(row, id, folder);
    if (!stacks) return [];
    // Lines are kept of what was named when it was measured.
    const placed = growth.functions.flatMap(({ calls, ...one }) => (calls ? [one, calls] : [one]));
    const lines = new Map(placed.flatMap(({ name, line }) => (line === undefined ? [] : [[name, line]])));
    return [{ case: id, tool: growth.tool, seconds: null, ...stacks, lines }];
  });
  return withGrowth(results, profiles);
}

/** Keeps what a run left in its output folder in the place of what was kept before. */
export function keep(
  row: Row,
  folder: string,
  run: Pick<RunFile, "revision" | "error">,
  out: string | null,
): void {
  const place = join(folder, "results", row.id);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  if (out !== null) {
    pack(join(out, "results.json"), join(place, RESULTS));
    for (const file of globSync("profiles/*.folded", { cwd: out })) {
      mkdirSync(join(place, "profiles"), { recursive: true });
      pack(join(out, file), join(place, "profiles", `${basename(file)}.gz`));
    }
  }
  const written: RunFile = { ...run, at: new Date().toISOString(), row: definition(row) };
  writeFileSync(join(place, "run.json"), `${JSON.stringify(written, null, 1)}\n`);
}
