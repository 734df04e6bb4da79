import assert from "node:assert/strict";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { run } from "../test-support/run.ts";
import { biomeRules } from "./rooms.ts";

const BIOME = join(import.meta.dirname, "..", "node_modules", ".bin", "biome");

/** Of these files, each with one import, those that Biome refuses. */
async function refused(files: Readonly<Record<string, string>>): Promise<string[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "rooms-"));
  writeFileSync(join(folder.path, "biome.json"), JSON.stringify(biomeRules()));
  for (const [file, path] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), `import "${path}";\n`);
  }
  const command = [BIOME, "lint", "--reporter=json", "--max-diagnostics=none", "."] as const;
  const { stdout } = await run(command, { cwd: folder.path });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  return diagnostics.map(({ location }) => location.path);
}

test("a room imports from the floors below its own, and only the edges start processes", async () => {
  const wrong = {
    "src/analyse/above.ts": "../commands/compare.ts",
    "src/analyse/beside.ts": "../serve/send-request.ts",
    "src/report/deep/above.ts": "../../review/review.ts",
    "src/analyse/process.ts": "node:child_process",
    "src/platform/process.ts": "node:child_process",
    "src/platform/background-process.ts": "../serve/send-request.ts",
    "src/commands/toolkit.ts": "@actions/core",
    "src/new-room/file.ts": "../src/model/config.ts",
    "src/cli.ts": "./actions/measure.ts",
  };
  const right = {
    "src/analyse/below.ts": "../src/model/config.ts",
    "src/analyse/own.ts": "./below.ts",
    "src/analyse/above.test.ts": "../report/words.ts",
    "src/report/deep/below.ts": "../../analyse/judge.ts",
    "src/platform/exec.ts": "node:child_process",
    "src/actions/comment.ts": "@actions/core",
  };
  assert.deepEqual((await refused({ ...wrong, ...right })).sort(), Object.keys(wrong).sort());
});

test("test, bench and scripts share test-support, and never import each other", async () => {
  const wrong = {
    "bench/detect/other.ts": "../test/github/fake.ts",
    "test/page/other.ts": "../../bench/page/run.ts",
    "scripts/other.ts": "../test/faults/engine.ts",
    "test-support/other.ts": "../test/faults/engine.ts",
    "src/serve/other.ts": "../test-support/until.ts",
    "dashboard/other.ts": "../bench/page/run.ts",
    "dashboard/node.ts": "node:fs",
  };
  const right = {
    "bench/detect/shared.ts": "../../test-support/markdown.ts",
    "test/page/own.ts": "../test/page/browser.ts",
    "test/page/source.ts": "../src/cli.ts",
    "scripts/own.ts": "./rooms.ts",
    "dashboard/source.ts": "../src/model/config.ts",
  };
  assert.deepEqual((await refused({ ...wrong, ...right })).sort(), Object.keys(wrong).sort());
});
