import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { scratch } from "../../test-support/scratch.ts";
import { resultsOf, SLOWER } from "../github/deliver.ts";
import { enter } from "./door.ts";

test("a run's figures are exported to files that github-action-benchmark reads", async () => {
  using repository = scratch({ "README.md": "" });
  repository.write({ "../marks/runner/loadgate/results.json": JSON.stringify(resultsOf(SLOWER)) });
  const { code, output } = await enter(repository, "schedule", {}, {}, {}, { name: "export" }).ended;
  assert.equal(code, 0, output);
  for (const name of ["bigger.json", "smaller.json"]) {
    const benches = JSON.parse(readFileSync(join(repository.mark("runner"), "loadgate", name), "utf8"));
    assert.ok(benches.length > 0, name);
    for (const bench of benches) assert.equal(typeof bench.value, "number", JSON.stringify(bench));
  }
});

test("what was not measured cannot be exported", async () => {
  using repository = scratch({ "README.md": "" });
  const { code, output } = await enter(repository, "schedule", {}, {}, {}, { name: "export" }).ended;
  assert.equal(code, 2, output);
  assert.match(output, /::error::there is no .*\/loadgate\/results\.json/);
});
