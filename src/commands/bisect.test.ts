import assert from "node:assert/strict";
import { test } from "node:test";
import { halve } from "./bisect.ts";

const commits = Array.from({ length: 20 }, (_, i) => `c${i}`);

test("the first commit with the change is found in about log2 steps, wherever it is", async () => {
  for (let first = 0; first < commits.length; first++) {
    let asked = 0;
    const found = await halve(commits, async (commit) => {
      asked++;
      return commits.indexOf(commit) >= first;
    });
    assert.deepEqual(found, [commits[first]]);
    assert.ok(asked <= 5, `${asked} steps`);
  }
});

test("commits that cannot be judged stay suspected beside the one that has it", async () => {
  const broken = ["c4", "c5"];
  const found = await halve(commits, async (commit) =>
    broken.includes(commit) ? null : commits.indexOf(commit) >= 5,
  );
  assert.deepEqual(found, ["c4", "c5", "c6"]);
});

test("one commit needs no step", async () => {
  assert.deepEqual(await halve(["c"], () => assert.fail()), ["c"]);
});
