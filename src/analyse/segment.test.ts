import assert from "node:assert/strict";
import { test } from "node:test";
import { normal, seeded } from "./fixture.ts";
import { segment } from "./segment.ts";

const LIMIT = 3;
const TERMS = { penaltyAt: () => 10, limit: LIMIT, before: 3, after: 3 };

const ones = (n: number) => new Float64Array(n).fill(1);

/** The least Σ min(w (x − level)², limit²): the best level is the mean of some neighbours in size. */
function leastLoss(values: readonly number[], weights: readonly number[]): number {
  const order = values.map((_, i) => i).sort((a, b) => (values[a] as number) - (values[b] as number));
  let least = Number.POSITIVE_INFINITY;
  for (let from = 0; from < order.length; from++) {
    let [sum, weight] = [0, 0];
    for (const at of order.slice(from)) {
      sum += (weights[at] as number) * (values[at] as number);
      weight += weights[at] as number;
      const level = sum / weight;
      const loss = values.reduce(
        (all, v, i) => all + Math.min((weights[i] as number) * (v - level) ** 2, LIMIT ** 2),
        0,
      );
      least = Math.min(least, loss);
    }
  }
  return least;
}

/** Optimal partitioning (Jackson et al. 2005) without any pruning. */
function slowly(values: readonly number[], weights: readonly number[]): number[] {
  const n = values.length;
  const best = [{ loss: 0, starts: [] as number[] }];
  for (let end = 1; end <= n; end++) {
    let found = { loss: Number.POSITIVE_INFINITY, starts: [] as number[] };
    for (let start = 0; start < end; start++) {
      if (start > 0 && (start < TERMS.before || start > n - TERMS.after)) continue;
      const { loss, starts } = best[start] as (typeof best)[number];
      const own = leastLoss(values.slice(start, end), weights.slice(start, end));
      const all = loss + own + (start > 0 ? TERMS.penaltyAt() : 0);
      if (all < found.loss - 1e-12) found = { loss: all, starts: [...starts, start] };
    }
    best.push(found);
  }
  return (best[n] as (typeof best)[number]).starts;
}

test("it finds the same segments as trying all of them, with outliers and weights", () => {
  const random = seeded(1);
  for (let round = 0; round < 40; round++) {
    const weights = Array.from({ length: 26 }, () => (round % 2 ? 0.3 + random() : 1));
    const values = weights.map((w, i) => {
      const wild = random() < 0.1 ? 16 * (random() - 0.5) : 0;
      return normal(random) / Math.sqrt(w) + (i >= 10 ? 2.5 : 0) - (i >= 18 ? 3.5 : 0) + wild;
    });
    const { starts } = segment(Float64Array.from(values), Float64Array.from(weights), TERMS);
    assert.deepEqual(starts, slowly(values, weights), `round ${round}`);
  }
});

test("levels are the means of the segments where nothing is an outlier", () => {
  const { starts, levels } = segment(Float64Array.of(1, 2, 3, 11, 12, 13, 12), ones(7), TERMS);
  assert.deepEqual(starts, [0, 3]);
  assert.deepEqual(levels, [2, 12]);
});

test("one wild value moves no level and makes no segment, two last ones neither", () => {
  for (const wild of [50, -50]) {
    const inside = segment(Float64Array.of(0, 1, 0, wild, 1, 0, 1, 1, 0), ones(9), TERMS);
    assert.deepEqual(inside.starts, [0]);
    assert.equal(inside.levels[0], 0.5);
    const last = segment(Float64Array.of(0, 1, 0, 1, 0, 1, wild, wild), ones(8), TERMS);
    assert.deepEqual(last.starts, [0]);
  }
});

test("a penalty that depends on the place moves a change away from where it is dear", () => {
  const values = Float64Array.of(0, 0, 0, 0, 0, 2.9, 5, 5, 5, 5, 5, 5);
  const plain = segment(values, ones(12), TERMS).starts;
  assert.deepEqual(plain, [0, 5]);
  const dear = segment(values, ones(12), { ...TERMS, penaltyAt: (index) => (index === 5 ? 14 : 10) }).starts;
  assert.deepEqual(dear, [0, 6]);
});
