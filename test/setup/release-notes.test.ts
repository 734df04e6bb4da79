import assert from "node:assert/strict";
import { test } from "node:test";
import { release } from "../../scripts/release-notes.ts";

const CHANGELOG =
  "# Changelog\n\n## 1.2.10\n\n- ten\n\n## 1.2.1 (2026-01-01)\n\n- one\n- more\n\n## 1.2.0\n\n";

test("a version's notes are its section of the changelog", () => {
  assert.deepEqual(release("v1.2.1", "1.2.1", CHANGELOG), { notes: "- one\n- more" });
  assert.deepEqual(release("v1.2.10", "1.2.10", CHANGELOG), { notes: "- ten" });
});

test("a tag of another version, and a version without notes, are no release", () => {
  assert.match(JSON.stringify(release("v1.2.1", "1.2.0", CHANGELOG)), /not package\.json's version, 1\.2\.0/);
  for (const version of ["1.2.0", "1.2", "2.0.0"])
    assert.match(JSON.stringify(release(`v${version}`, version, CHANGELOG)), /says nothing/);
});
