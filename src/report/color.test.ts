import assert from "node:assert/strict";
import { test } from "node:test";
import { wantsColor } from "./color.ts";

const TERMINAL = { isTTY: true, isFile: false };
const PIPE = { isTTY: false, isFile: false };
const FILE = { isTTY: false, isFile: true };

test("colours in terminals and in logs that show them, never in a file, unless it is said", () => {
  assert.equal(wantsColor(TERMINAL, {}), true);
  assert.equal(wantsColor(TERMINAL, { TERM: "dumb" }), false);
  assert.equal(wantsColor(PIPE, {}), false);
  assert.equal(wantsColor(PIPE, { CI: "true" }), false);
  for (const ci of ["GITHUB_ACTIONS", "GITLAB_CI"]) {
    assert.equal(wantsColor(PIPE, { [ci]: "true" }), true);
    assert.equal(wantsColor(FILE, { [ci]: "true" }), false);
    assert.equal(wantsColor(PIPE, { [ci]: "true", NO_COLOR: "1" }), false);
  }
});

test("FORCE_COLOR is heard before NO_COLOR, and neither where it is empty", () => {
  assert.equal(wantsColor(TERMINAL, { NO_COLOR: "1" }), false);
  assert.equal(wantsColor(TERMINAL, { NO_COLOR: "", FORCE_COLOR: "" }), true);
  assert.equal(wantsColor(FILE, { FORCE_COLOR: "1", NO_COLOR: "1" }), true);
  for (const no of ["0", "false"]) assert.equal(wantsColor(TERMINAL, { FORCE_COLOR: no }), false);
});
