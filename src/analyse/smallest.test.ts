import assert from "node:assert/strict";
import { test } from "node:test";
import { interval } from "./interval.ts";
import { judge } from "./judge.ts";
import { mean } from "./location.ts";
import { normal, seeded } from "./seeded.ts";
import { sessionsToSettle } from "./settle.ts";
import { smallestAt, smallestChange } from "./smallest.ts";

test("a change of the smallest size that is promised is seen in about 95 % of runs", () => {
  const [s, n, tail, threshold] = [0.01, 10, 0.001, 0.02];
  const effect = Math.log1p(smallestAt(s, n, { tail, threshold }));
  const random = seeded(4);
  let seen = 0;
  for (let run = 0; run < 2000; run++) {
    const all = Array.from({ length: n }, () => effect + s * normal(random));
    const found = interval(all, tail);
    const estimate = Math.exp(mean(all));
    if (found !== null && judge({ ...found, estimate }, { better: "lower", threshold }) === "regression")
      seen++;
  }
  assert.ok(seen >= 0.92 * 2000 && seen <= 0.99 * 2000, `${seen} of 2000`);
});

test("however quiet the sessions, no change under the threshold is promised", () => {
  const smallest = smallestAt(1e-6, 10, { tail: 0.001, threshold: 0.02 });
  assert.ok(smallest >= 0.02 && smallest < 0.0201);
});

test("without two sessions or a spread nothing is promised", () => {
  assert.equal(smallestChange([0.1], 0.001, 0.02), null);
  assert.equal(smallestChange([0.1, 0.1], 0.001, 0.02), null);
});

test("the sessions that would settle it are those whose interval is narrow enough", () => {
  const around = [-0.012, 0.012, -0.011, 0.013, -0.002];
  const needed = sessionsToSettle(around, 0.001, 0.02);
  assert.ok(needed !== null && needed > around.length && needed < 60, String(needed));
  const beyond = around.map((effect) => effect + 0.03);
  assert.ok((sessionsToSettle(beyond, 0.001, 0.02) ?? 0) < needed);
});

test("an estimate at the threshold cannot be settled with patience", () => {
  const close = [-0.01, 0.01].map((noise) => noise + Math.log1p(0.02) - 1e-6);
  assert.equal(sessionsToSettle(close, 0.001, 0.02), Number.POSITIVE_INFINITY);
  assert.equal(sessionsToSettle([0.01], 0.001, 0.02), null);
});
