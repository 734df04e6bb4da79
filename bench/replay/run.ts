/**
 * Measures the rows of the replay as a maintainer would have: `loadgate compare` of two commits that differ in a version alone.
 * `make replay ROW="F1 R3"`, `make replay` for all that this revision has not measured yet. With --prepare it only makes the
 * repositories; with --try it goes the whole way in seconds, and keeps nothing. Nothing else may run meanwhile.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseDuration } from "../../src/config/units.ts";
import type { Results } from "../../src/format/results.ts";
import { cacheFolder } from "../../src/platform/programs.ts";
import { predicate } from "../../src/report/words.ts";
import { duration } from "../../src/text/format.ts";
import { gitIn } from "../../test-support/scratch.ts";
import { clientError } from "./client-error.ts";
import { keep, keptOf } from "./kept.ts";
import { type RowRepository, repositoryOf } from "./repository.ts";
import { isItself, type Row, readRows, readServer } from "./rows.ts";

const { values } = parseArgs({
  options: {
    row: { type: "string" },
    from: { type: "string", default: import.meta.dirname },
    case: { type: "string", default: "60s" },
    again: { type: "boolean", default: false },
    prepare: { type: "boolean", default: false },
    try: { type: "boolean", default: false },
  },
});
const ROOT = join(import.meta.dirname, "..", "..");
const FROM = resolve(values.from);
const CACHE = join(cacheFolder(), "replay");
/** What a run takes beside its cases: both builds, and what is done once. */
const BESIDE_SECONDS = 25;
const secondsPerCase = values.try ? 8 : parseDuration(values.case);
const keeps = !values.try && !values.prepare;
const revision = revisionHere();

const wanted = values.row?.split(/[\s,]+/).filter((id) => id !== "");
const all = readRows(FROM);
const unknown = wanted?.filter((id) => !all.some((row) => row.id === id)) ?? [];
if (unknown.length > 0) throw new Error(`there is no row ${unknown.join(", ")}`);
const rows = all.filter((row) => (wanted?.includes(row.id) ?? true) && !isDone(row));
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());

let failed = 0;
for (const [index, row] of rows.entries()) {
  if (stop.signal.aborted) break;
  const left = rows.slice(index).reduce((sum, each) => sum + secondsOf(each), 0);
  const time = values.prepare ? "" : `; about ${duration(left)} left`;
  say(`${row.id}, ${index + 1} of ${rows.length}: ${row.what}${time}`);
  const error = await doRow(row);
  if (error === null) continue;
  say(`${row.id} ${error.text}`);
  // What another machine could measure stays.
  const recorded = keeps && error.recorded && !stop.signal.aborted && !keptOf(row, FROM)?.results;
  if (recorded) keep(row, FROM, { revision, error: error.text }, null);
  else failed += 1;
}
if (rows.length === 0) say("everything was measured by this revision; --again measures it again");
process.exitCode = failed > 0 ? 1 : 0;

/** The commit of the sources that measure. Rows of this repository are kept only where nobody can doubt it. */
function revisionHere(): string {
  const sources = ["--", "src", "package-lock.json"];
  const commit = gitIn(ROOT, "log", "-1", "--format=%H", ...sources);
  if (gitIn(ROOT, "status", "--porcelain", ...sources) === "") return commit;
  if (keeps && FROM === import.meta.dirname)
    throw new Error("src/ differs from its last commit, so nobody could tell what measured; commit it first");
  return `${commit} and changes`;
}

function isDone(row: Row): boolean {
  return keeps && !values.again && !wanted && keptOf(row, FROM)?.revision === revision;
}

function secondsOf({ cases }: Row): number {
  return BESIDE_SECONDS + Object.keys(cases).length * secondsPerCase;
}

interface Trouble {
  readonly text: string;
  /** Whether it is a row's result: what no registry serves, or what does not build. */
  readonly recorded: boolean;
}

function notBuilt(log: string): Trouble {
  return { text: `could not be built here: ${clientError(log)}`, recorded: true };
}

function notMeasured(text: string): Trouble {
  return { text, recorded: false };
}

/** What went wrong, or null. */
async function doRow(row: Row): Promise<Trouble | null> {
  let repository: RowRepository;
  try {
    repository = await repositoryOf(row, readServer(row, FROM), CACHE);
  } catch (error) {
    return notBuilt((error as Error).message);
  }
  if (values.prepare) return null;
  const out = join(repository.folder, ".loadgate");
  rmSync(out, { recursive: true, force: true });
  await compare(row, repository);
  const file = join(out, "results.json");
  if (!existsSync(file)) return notMeasured("left no results");
  const results = JSON.parse(readFileSync(file, "utf8")) as Results;
  const [failure] = results.failures;
  if (failure) return notBuilt(failure.log);
  for (const found of results.cases) say(`${row.id} ${found.id}: ${predicate(found)}`);
  if (results.interrupted) return notMeasured("was interrupted");
  if (keeps) keep(row, FROM, { revision }, out);
  const unproved = results.cases.filter(
    ({ verdict, sessions }) => verdict === "invalid" || sessions.length === 0,
  );
  if (keeps || unproved.length === 0) return null;
  return notMeasured(`does not work yet: ${unproved.map(({ id }) => id).join(", ")}`);
}

/** As a user calls it; what it says is seen. */
function compare(row: Row, { folder, base, head, environment }: RowRepository): Promise<number | null> {
  const budget = `${secondsPerCase * Object.keys(row.cases).length}s`;
  const argv = ["compare", base, head, "--budget", budget, ...(isItself(row) ? ["--measure-identical"] : [])];
  const child = spawn(join(ROOT, "loadgate"), argv, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", values.try ? "ignore" : "inherit", "inherit"],
  });
  const end = () => child.kill("SIGTERM");
  stop.signal.addEventListener("abort", end, { once: true });
  return new Promise((ended, failed) => {
    child.once("error", failed);
    child.once("close", (code) => {
      stop.signal.removeEventListener("abort", end);
      ended(code);
    });
  });
}

function say(text: string): void {
  process.stderr.write(`replay: ${text}\n`);
}
