import assert from "node:assert/strict";
import { test } from "node:test";
import { conclude } from "./conclude.ts";
import { caseOf, normal, runOf, seeded, sessionsAt } from "./fixture.ts";
import { type Estimate, estimateOfValues, interval } from "./interval.ts";
import { detectableEffect, detectablePlanned } from "./power.ts";
import { judge } from "./verdict.ts";

// Far out in the tail, as runs of a few cases judge, the bar that a run draws for itself is most of what moves its verdict.
for (const [n, tail] of [
  [4, 1e-4],
  [6, 1e-4],
  [10, 0.001],
  [16, 1.7e-4],
] as const) {
  test(`${n} sessions, a tail of ${tail}: a change of the smallest size that is promised is found in 95% of runs`, () => {
    const [s, threshold, runs] = [0.01, 0.02, 4000];
    const noise = { variance: s * s, degrees: n - 1 };
    const known: Estimate = { centre: 0, sessions: n, weight: n, noise };
    const effect = Math.log1p(detectableEffect(known, { tail, threshold }) as number);
    const random = seeded(4);
    let found = 0;
    for (let run = 0; run < runs; run++) {
      const estimate = estimateOfValues(Array.from({ length: n }, () => effect + s * normal(random)));
      const range = interval(estimate, tail);
      const evidence = { estimate: Math.exp(estimate?.centre ?? 0), decision: range, equivalence: range };
      if (judge(evidence, { better: "lower", threshold }) === "regression") found++;
    }
    assert.ok(Math.abs(found - 0.95 * runs) <= 3.9 * Math.sqrt(0.95 * 0.05 * runs), `${found} of ${runs}`);
  });
}

test("two sessions that differ so much that no number tells promise nothing, rather than infinity", () => {
  const apart = estimateOfValues([0.1, -0.1]) as Estimate;
  assert.equal(detectableEffect(apart, { tail: 1e-5, threshold: 0.02 }), null);
});

test("however quiet the sessions, nothing under the threshold is promised", () => {
  const quiet = { centre: 0, sessions: 10, weight: 10, noise: { variance: 1e-12, degrees: 9 } };
  const smallest = detectableEffect(quiet, { tail: 0.001, threshold: 0.02 }) as number;
  assert.ok(smallest >= 0.02 && smallest < 0.0201);
});

test("without two sessions or a spread nothing is promised", () => {
  const bar = { tail: 0.001, threshold: 0.02 };
  assert.equal(detectableEffect(estimateOfValues([0.1]) as Estimate, bar), null);
  assert.equal(detectableEffect(estimateOfValues([0.1, 0.1]) as Estimate, bar), null);
});

const quiet = [1, 1.002, 0.999, 1.001, 0.998, 1.003];
const noisy = quiet.map((ratio) => ratio ** 10);
const outlook = { alpha: 0.002, cases: 1, budgetSeconds: 60, threshold: 0.001, thresholds: {} };

function planned(ratios: readonly number[], change = {}) {
  const earlier = conclude(runOf([caseOf(sessionsAt(ratios))]));
  return detectablePlanned(earlier, "api/hello/direct", { ...outlook, ...change });
}

test("noise, a shorter budget and more cases each make the smallest change larger", () => {
  const best = planned(quiet) as number;
  assert.ok(best > 0.001 && best < 0.02, String(best));
  assert.ok((planned(noisy) as number) > best);
  assert.ok((planned(quiet, { budgetSeconds: 30 }) as number) > best);
  assert.ok((planned(quiet, { cases: 2, budgetSeconds: 120 }) as number) > best);
});

test("a case that was not measured, or a budget for one session, promises nothing", () => {
  const results = conclude(runOf([caseOf(sessionsAt(quiet))]));
  assert.equal(detectablePlanned(results, "api/other/direct", outlook), null);
  assert.equal(planned(quiet, { budgetSeconds: 15 }), null);
});
