import assert from "node:assert/strict";
import { test } from "node:test";
import { conclude } from "./conclude.ts";
import { caseOf, runOf, sessionsAt } from "./fixture.ts";
import { smallestForeseen } from "./foresight.ts";

const quiet = [1, 1.002, 0.999, 1.001, 0.998, 1.003];
const noisy = quiet.map((ratio) => ratio ** 10);
const outlook = { alpha: 0.002, cases: 1, budgetSeconds: 60, threshold: 0.001 };

const foreseen = (ratios: readonly number[], change = {}) =>
  smallestForeseen(conclude(runOf([caseOf(sessionsAt(ratios))])), "api/hello/direct", {
    ...outlook,
    ...change,
  });

test("noise, a shorter budget and more cases each make the smallest change larger", () => {
  const best = foreseen(quiet) as number;
  assert.ok(best > 0.001 && best < 0.02, String(best));
  assert.ok((foreseen(noisy) as number) > best);
  assert.ok((foreseen(quiet, { budgetSeconds: 30 }) as number) > best);
  assert.ok((foreseen(quiet, { cases: 2, budgetSeconds: 120 }) as number) > best);
});

test("a case that was not measured, or a budget for one session, foresees nothing", () => {
  const results = conclude(runOf([caseOf(sessionsAt(quiet))]));
  assert.equal(smallestForeseen(results, "api/other/direct", outlook), null);
  assert.equal(smallestForeseen(results, "api/hello/direct", { ...outlook, budgetSeconds: 15 }), null);
});
