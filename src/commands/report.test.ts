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
import { writeProfiles } from "../experiment/profile-files.ts";
import { type Ranking, type Results, resultsText } from "../format/results.ts";
import { RUNS } from "../report/fixture.ts";
import { RANKING } from "../report/fixture-ranking.ts";

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
    const options = {
      cwd: temporary.path,
      env: { PATH, PASSWORD: SECRET, ...env },
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

test("what is no results.json, or a second one, is refused", () => {
  using here = place(red());
  writeFileSync(here.at("other.json"), "{}");
  for (const [args, says] of [
    [["missing.json"], /^loadgate: missing\.json cannot be read/],
    [["other.json"], /^loadgate: other\.json: this is not a results\.json of loadgate/],
    [["a.json", "b.json"], /^loadgate: "b\.json" is one file too many/],
    [["a.json", "--results", "b.json"], /^loadgate: results is given twice/],
  ] as const) {
    const refused = here.report(args);
    assert.equal(refused.status, 2);
    assert.match(refused.stderr, says);
  }
  assert.equal(existsSync(here.at("report.html")), false);
});
