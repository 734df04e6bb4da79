import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { readPins } from "../test-support/pins.ts";
import { release } from "./release-notes.ts";

const CHANGELOG =
  "# Changelog\n\n## [Unreleased]\n\n## [1.2.10] - 2026-02-01\n\n### Fixed\n\n- ten\n\n## [1.2.1] - 2026-01-01\n\n- one\n- more\n\n## [1.2.0] - 2025-12-01\n\n[1.2.10]: https://example.com/compare/v1.2.1...v1.2.10\n";

const HASH = "a".repeat(64);
const pins = (sha256: Record<string, string | null>) => ({ oha: { version: "1.0.0", sha256 } });
const PINNED = pins({ "oha-linux-amd64": HASH, "oha-linux-arm64": HASH });

test("a version's notes are its section of the changelog", () => {
  assert.deepEqual(release("v1.2.1", "1.2.1", CHANGELOG, PINNED), { notes: "- one\n- more" });
  assert.deepEqual(release("v1.2.10", "1.2.10", CHANGELOG, PINNED), { notes: "### Fixed\n\n- ten" });
});

test("a tag of another version, and a version without notes, are no release", () => {
  assert.match(
    JSON.stringify(release("v1.2.1", "1.2.0", CHANGELOG, PINNED)),
    /not package\.json's version, 1\.2\.0/,
  );
  for (const version of ["1.2.0", "1.2", "2.0.0"])
    assert.match(JSON.stringify(release(`v${version}`, version, CHANGELOG, PINNED)), /says nothing/);
});

test("while a hash of oha is missing, nothing can be released", () => {
  for (const sha256 of [
    {},
    { "oha-linux-amd64": HASH },
    { "oha-linux-amd64": HASH, "oha-linux-arm64": null },
    { "oha-linux-amd64": HASH, "oha-linux-arm64": "soon" },
  ])
    assert.match(
      JSON.stringify(release("v1.2.1", "1.2.1", CHANGELOG, pins(sha256))),
      /no SHA-256 of .*oha-linux-arm64 of oha 1\.0\.0, so every runner would compile it; look it up with make pin/,
    );
  assert.ok("notes" in release("v1.2.1", "1.2.1", CHANGELOG, readPins()));
});

test("the release's workflow asks that before it makes anything", () => {
  const file = join(import.meta.dirname, "..", ".github", "workflows", "release.yml");
  const { steps } = parse(readFileSync(file, "utf8")).jobs.release;
  const at = (text: string) => steps.findIndex(({ run = "" }: { run?: string }) => run.includes(text));
  assert.ok(at("scripts/release-notes.ts") >= 0);
  assert.ok(at("scripts/release-notes.ts") < at("gh release create"));
});
