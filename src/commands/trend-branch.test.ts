import assert from "node:assert/strict";
import { test } from "node:test";
import { trendName } from "./trend-branch.ts";

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
