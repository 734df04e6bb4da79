import assert from "node:assert/strict";
import { test } from "node:test";
import { readPublishing } from "./publish-options.ts";
import { trendName } from "./trend-place.ts";

test("what is left out is what is usual", () => {
  const usual = {
    branch: "gh-pages",
    remote: undefined,
    folder: "loadgate",
    keep: undefined,
    keepRuns: undefined,
  };
  assert.deepEqual(readPublishing({}), usual);
  assert.deepEqual(readPublishing({ branch: "", remote: "", "dashboard-path": "" }), usual);
});

test("a folder stays on the branch and out of git's own", () => {
  const folder = (value: string) => readPublishing({ "dashboard-path": value }).folder;
  assert.deepEqual(["docs/trend/", "./a", "."].map(folder), ["docs/trend", "a", ""]);
  for (const value of ["..", "a/../b", "/etc", ".git", "a/.GIT/x", "a b", "a\\b", "ü"])
    assert.throws(() => folder(value), /--dashboard-path: .* is no folder on a branch/, value);
});

test("a trend is named after its repository", () => {
  const named = (url: string) => trendName({ url, credentials: null }, {});
  const github = { name: "o/r", url: "https://github.com/o/r" };
  for (const url of ["https://github.com/o/r.git", "git@github.com:o/r.git", "ssh://git@github.com/o/r"])
    assert.deepEqual(named(url), github, url);
  assert.deepEqual(named("/srv/git/app.git"), { name: "app", url: null });
  const env = { GITHUB_SERVER_URL: "https://ghe.example", GITHUB_REPOSITORY: "a/b" };
  assert.deepEqual(trendName({ url: "x", credentials: null }, env), {
    name: "a/b",
    url: "https://ghe.example/a/b",
  });
});
