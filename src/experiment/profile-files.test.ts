import assert from "node:assert/strict";
import { mkdtempDisposableSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { RUNS } from "../report/fixture.ts";
import { parseFolded, profilesBeside, writeProfiles } from "./profile-files.ts";

const red = () => {
  const results = RUNS.red?.();
  assert.ok(results);
  return results;
};
const GROWN = "api/hello/direct";
const BASE = new Map([["main;handle", 2e-6]]);
const HEAD = new Map([
  ["main;handle", 2e-6],
  ["main;handle;burn more", 1.5e-6],
]);

test("profiles are read again as they were written", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "profiles-"));
  const results = red();
  assert.deepEqual([...profilesBeside(results, folder.path)], [[GROWN, null]], "no file is there yet");
  const profile = { case: GROWN, tool: "perf", seconds: 5, base: BASE, head: HEAD, lines: new Map() };
  writeProfiles([profile, { case: "api/json/direct", reason: "it was late" }], folder.path);
  const tool = results.cases.find(({ id }) => id === GROWN)?.growth?.tool;
  assert.deepEqual(
    [...profilesBeside(results, folder.path)],
    [[GROWN, { case: GROWN, tool, seconds: null, base: BASE, head: HEAD, lines: new Map() }]],
  );
});

test("what is no file of call stacks is a reason, not a profile", () => {
  for (const text of [
    "",
    "main;handle\n",
    "main 1e9\n",
    "main -1\n",
    "a 1\n\nb 2\n",
    `${"f;".repeat(5000)}f 1\n`,
  ])
    assert.throws(() => parseFolded(text, "x.folded"), /x\.folded/, text.slice(0, 20));
  using folder = mkdtempDisposableSync(join(tmpdir(), "profiles-"));
  writeProfiles(
    [{ case: GROWN, tool: "perf", seconds: 5, base: BASE, head: HEAD, lines: new Map() }],
    folder.path,
  );
  const head = join(folder.path, "profiles", "api-hello-direct-head.folded");
  const found = () => profilesBeside(red(), folder.path).get(GROWN);
  writeFileSync(head, "no number\n");
  assert.match(JSON.stringify(found()), /"reason":"line 1 of .*head\.folded is not a call stack/);
  // A link may lead to what nobody is to see.
  rmSync(head);
  writeFileSync(join(folder.path, "secret"), "main 1\n");
  symlinkSync(join(folder.path, "secret"), head);
  assert.match(JSON.stringify(found()), /"reason":".*head\.folded is not a file of at most 32 MiB/);
});
