import assert from "node:assert/strict";
import { test } from "node:test";
import { withPinnedActions } from "./action-pins.ts";

const [OLD, NEW] = ["a".repeat(40), "b".repeat(40)];

test("actions of others are pinned to the commit of their tag, each asked for once, and again when it moves", async () => {
  const text =
    "steps:\n  - uses: actions/checkout@v6\n    with: {}\n  - uses: loadgate/loadgate@v1\n  - uses: actions/checkout@v6\n";
  const asked: string[] = [];
  const commitOf = (commit: string) => async (repository: string, tag: string) => {
    asked.push(`${repository} ${tag}`);
    return commit;
  };
  const once = await withPinnedActions(text, commitOf(OLD));
  assert.equal(once, text.replaceAll("checkout@v6", `checkout@${OLD} # v6`));
  assert.deepEqual(asked, ["actions/checkout v6"]);
  assert.equal(await withPinnedActions(once, commitOf(NEW)), once.replaceAll(OLD, NEW));
});

test("a full version beside a commit is what is looked up, and stays", async () => {
  const text = `      - uses: actions/checkout@${OLD} # v7.0.1\n        with: {}\n`;
  const asked: string[] = [];
  const pinned = await withPinnedActions(text, async (repository, tag) => {
    asked.push(`${repository} ${tag}`);
    return NEW;
  });
  assert.deepEqual(asked, ["actions/checkout v7.0.1"]);
  assert.equal(pinned, text.replace(OLD, NEW));
});

test("an answer that fails changes nothing", async () => {
  await assert.rejects(
    withPinnedActions("  - uses: a/b@v1\n", async () => {
      throw new Error("no answer");
    }),
    /no answer/,
  );
});
