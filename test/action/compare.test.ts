import assert from "node:assert/strict";
import { dirname, relative } from "node:path";
import { test } from "node:test";
import { remains } from "../../test-support/remains.ts";
import { beginAct, noAct } from "./act.ts";
import { slowPullRequest } from "./repository.ts";

const CASE = "api/hello/direct";

test("a pull request that makes the server slower fails its check, and reads where and why", {
  skip: noAct,
  timeout: 180_000,
}, async () => {
  using change = slowPullRequest({ isolation: "docker", budget: "30s" });
  const { scratch, payload, base, head } = change;
  const run = await beginAct(scratch, "pull_request", payload).finished;
  const log = run.messages.join("\n");

  assert.equal(run.code, 1, log);
  assert.match(run.output, /^outcome=failure$/m, log);
  const outputs = JSON.parse(/^outputs=(.*)$/m.exec(run.output)?.[1] ?? "{}");
  assert.equal(outputs.verdict, "regression", log);
  assert.deepEqual(JSON.parse(outputs.regressions), [CASE]);
  assert.match(outputs.results, /\/loadgate\/results\.json$/);
  assert.equal(outputs.out, dirname(outputs.results));
  assert.ok(relative(scratch.folder, outputs.out).startsWith(".."), "not in the checkout");
  assert.match(outputs.report, /\/loadgate\/report\.html$/);

  const [error, ...further] = run.commands.filter(({ name }) => name === "error");
  assert.deepEqual(further, []);
  assert.equal(error?.properties.file, "loadgate.yml");
  assert.equal(error?.properties.line, "7");
  assert.match(error?.properties.title ?? "", /^api\/hello\/direct: about [\d.]+% (slower|more CPU)/);
  assert.match(error?.text ?? "", /^api\/hello\/direct .*95% interval /);

  const [summary] = run.summaries;
  assert.match(summary ?? "", /### 🔴 loadgate: .*api\/hello\/direct/);
  // Neither the commit that tests the merge nor the tip of the base branch, which does not even start.
  assert.ok(summary?.includes(`merge base with the pull request's base (${base.slice(0, 12)})`), summary);
  assert.ok(summary?.includes(`the pull request's head (${head.slice(0, 12)})`), summary);

  assert.match(run.output, /^uploads results\.json$/m);
  assert.match(run.output, /^uploads report\.html$/m);
  assert.equal(run.ids.length, 1);
  assert.deepEqual(remains(scratch, run.ids), []);
});
