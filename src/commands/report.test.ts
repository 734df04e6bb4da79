import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { writeProfiles } from "../experiment/profile-files.ts";
import { type Ranking, type Results, resultsText } from "../format/results.ts";
import { systemClock } from "../platform/clock.ts";
import { RUNS } from "../report/fixture.ts";
import { RANKING } from "../report/fixture-ranking.ts";
import { progressOn } from "../report/progress.ts";
import { parseCommandLine } from "./command-line.ts";
import { reportCommand } from "./report.ts";

const CLI = join(import.meta.dirname, "..", "cli.ts");
const SECRET = "hunter2";

/** A folder with a results.json, and an opener that notes what it is given and fails where `code` says so. */
function place(results: Results | Ranking, code = 0) {
  const temporary = mkdtempDisposableSync(join(tmpdir(), "report-"));
  const at = (...names: string[]) => join(temporary.path, ...names);
  mkdirSync(at(".loadgate"));
  writeFileSync(at(".loadgate", "results.json"), resultsText(results));
  writeFileSync(at("xdg-open"), `#!/bin/sh\necho "$# $1 $PASSWORD" > ${at("opened")}\nexit ${code}\n`);
  chmodSync(at("xdg-open"), 0o755);
  const report = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const PATH = [temporary.path, dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter);
    // Each start would compile the program again.
    const { NODE_COMPILE_CACHE } = process.env;
    const options = {
      cwd: temporary.path,
      env: { PATH, NODE_COMPILE_CACHE, PASSWORD: SECRET, ...env },
      encoding: "utf8",
    } as const;
    return spawnSync(process.execPath, [CLI, "report", ...args], options);
  };
  const opened = () => (existsSync(at("opened")) ? readFileSync(at("opened"), "utf8").trim() : null);
  return { at, report, opened, [Symbol.dispose]: () => temporary[Symbol.dispose]() };
}

const red = () => RUNS.red?.() as Results;
const PROFILE = {
  ...{ case: "api/hello/direct", tool: "V8", seconds: 5, lines: new Map() },
  ...{ base: new Map([["main;handle", 2e-6]]), head: new Map([["main;burnMore", 3e-6]]) },
};

test("the reports of a run are written again, and its profiles are in the page if they lie beside", () => {
  using here = place(red());
  const without = here.report([]);
  assert.equal(without.status, 0, without.stderr);
  const page = here.at(".loadgate", "report.html");
  assert.equal(without.stdout, `report: ${page}\n`);
  assert.match(without.stderr, /^no flame graph for api\/hello\/direct: its folder profiles /);
  assert.match(readFileSync(here.at(".loadgate", "report.md"), "utf8"), /api\/hello\/direct/);
  assert.doesNotMatch(readFileSync(page, "utf8"), /Flame graph/);
  writeProfiles([PROFILE], here.at(".loadgate"));
  const beside = here.report([".loadgate/results.json", "-o", "again"]);
  assert.equal(beside.stderr, "");
  assert.match(readFileSync(here.at("again", "report.html"), "utf8"), /Flame graph.*[\s\S]*burnMore/);
  assert.equal(readFileSync(here.at("again", ".gitignore"), "utf8"), "*\n");
  assert.equal(
    existsSync(here.at(".loadgate", ".gitignore")),
    false,
    "somebody else's folder stays as it is",
  );
  assert.equal(here.opened(), null);
});

test("--open gives the page to the desktop's opener, which sees no secret", () => {
  using here = place(RANKING());
  const opened = here.report(["--open"], { DISPLAY: ":1" });
  assert.equal(opened.status, 0, opened.stderr);
  assert.equal(here.opened(), `1 ${here.at(".loadgate", "report.html")}`);
  assert.match(readFileSync(here.at(".loadgate", "report.html"), "utf8"), /<html/);
});

test("where nothing can open it, the path is said", () => {
  using nowhere = place(red());
  const said = /^no browser was found here; open that file yourself$/m;
  const noScreen = nowhere.report(["--open"]);
  assert.deepEqual([noScreen.status, nowhere.opened()], [0, null]);
  assert.match(noScreen.stderr, said);
  assert.match(noScreen.stdout, /report\.html\n$/);
  using failing = place(red(), 3);
  const failed = failing.report(["--open"], { BROWSER: "none" });
  assert.equal(failed.status, 0);
  assert.match(failed.stderr, said);
});

test("what is no results.json, or a second one, is refused", async () => {
  using here = place(red());
  writeFileSync(here.at("other.json"), "{}");
  for (const [args, says] of [
    [["missing.json"], /^there is no missing\.json; loadgate compare writes \.loadgate\/results\.json/],
    [["other.json"], /^other\.json: this is not a results\.json of loadgate/],
    [["a.json", "b.json"], /^"b\.json" is one file too many/],
    [["a.json", "--results", "b.json"], /^results is given twice/],
  ] as const)
    await assert.rejects(
      inThisProcess(args, here.at()),
      (error: Error) => error instanceof UsageError && says.test(error.message),
    );
  assert.equal(existsSync(here.at("report.html")), false);
});

test("in a step of Actions nothing that was measured is a command to the runner; elsewhere it is as it is", () => {
  const run = RUNS["failed-build"]?.() as Results;
  const said = "::error::forged\n  ::stop-commands::x\nx ##[error]forged";
  using here = place({ ...run, failures: run.failures.map((each) => ({ ...each, log: said })) });
  const merge = (args: readonly string[], GITHUB_ACTIONS: string) => {
    const env = { PATH: "/usr/bin:/bin", GITHUB_ACTIONS };
    const argv = [CLI, "merge", ".loadgate/results.json", "-o", "again", ...args];
    return spawnSync(process.execPath, argv, { cwd: here.at(), env, encoding: "utf8" });
  };
  const isCommand = /^\s*::[a-z]|##\[/m;
  const { stdout, stderr } = merge([], "true");
  assert.match(stdout, /forged/, stderr);
  assert.doesNotMatch(stdout + stderr, isCommand);
  assert.match(merge([], "").stdout, isCommand);
  const written = merge(["--json"], "true").stdout;
  assert.doesNotMatch(written, isCommand);
  assert.equal(JSON.parse(written).failures[0].log, said);
  const refused = spawnSync(process.execPath, [CLI, "report", "a\n::error::x"], {
    cwd: here.at(),
    env: { PATH: "/usr/bin:/bin", GITHUB_ACTIONS: "true" },
    encoding: "utf8",
  });
  assert.match(refused.stderr, /error::x/);
  assert.doesNotMatch(refused.stderr, isCommand);
});

/** The command without a process of its own, whose start takes longer than a refusal. */
async function inThisProcess(args: readonly string[], cwd: string): Promise<number> {
  const asked = parseCommandLine(["report", ...args], [reportCommand]);
  assert.ok(asked.kind === "run");
  const progress = progressOn({ isTTY: false, columns: 100, write: () => true }, systemClock.now);
  const host = { cwd, clock: systemClock, progress, signal: new AbortController().signal };
  return asked.command.run({ values: asked.values, files: asked.files, host });
}
