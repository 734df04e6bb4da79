import assert from "node:assert/strict";
import { test } from "node:test";
import { revisions } from "./facts.ts";
import { RUNS } from "./fixture.ts";

test("a revision that was named by its commit is shown once", () => {
  const results = RUNS.red?.();
  const [base, head] = results?.variants ?? [];
  assert.ok(results && base && head);
  const named = (label: string) => revisions({ ...results, variants: [{ ...base, label }, head] })[0]?.[1];
  const short = base.commit.slice(0, 12);
  assert.equal(named("main"), `main (${short})`);
  assert.equal(named(base.commit), short);
  assert.equal(named(base.commit.slice(0, 7)), short);
});
