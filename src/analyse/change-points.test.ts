import assert from "node:assert/strict";
import { test } from "node:test";
import { FEWEST, findChangePoints, penaltyOf, type TrendPoint, weightsOf } from "./change-points.ts";
import { studentQuantile, studentTail } from "./distributions.ts";
import { normal, type Random, seeded } from "./fixture.ts";

const SD = 0.01;
const at = (values: readonly number[]): TrendPoint[] => values.map((value) => ({ value, se: null }));
const noise = (n: number, random: Random) => Array.from({ length: n }, () => SD * normal(random));
const step = (before: number, after: number, size: number, random: Random) =>
  noise(before + after, random).map((v, i) => (i < before ? v : v + size));
const placesOf = (values: readonly number[]) =>
  findChangePoints(at(values)).changes.map(({ index }) => index);

test("a step of three standard deviations is found five nights later, at its place, with an interval around it", () => {
  const random = seeded(1);
  let [found, placed, held] = [0, 0, 0];
  for (let round = 0; round < 400; round++) {
    const { changes } = findChangePoints(at(step(100, 5, 3 * SD, random)));
    const near = changes.find(({ index }) => Math.abs(index - 100) <= 3);
    if (!near) continue;
    found++;
    if (Math.abs(near.index - 100) <= 1) placed++;
    if (near.low <= 3 * SD && 3 * SD <= near.high) held++;
  }
  assert.ok(found >= 370, `${found} of 400`);
  assert.ok(placed >= 355, `${placed} of 400`);
  assert.ok(held >= 0.92 * found, `${held} of ${found}`);
});

test("series without change, asked every night for two years for the last 200 points, give hardly an alarm", () => {
  const random = seeded(2);
  let alarmed = 0;
  for (let series = 0; series < 20; series++) {
    const points = at(noise(730, random));
    const alarm = (night: number) =>
      findChangePoints(points.slice(Math.max(0, night - 200), night)).changes.length > 0;
    if (points.some((_, night) => alarm(night + 1))) alarmed++;
  }
  assert.ok(alarmed <= 4, `${alarmed} of 20`);
});

test("it does not matter where 0 is, how large the unit is, or which way is up", () => {
  const random = seeded(3);
  for (let round = 0; round < 20; round++) {
    const values = step(60, 20, 2.5 * SD, random);
    const places = placesOf(values);
    assert.deepEqual(placesOf(values.map((v) => v + 7)), places);
    assert.deepEqual(placesOf(values.map((v) => v * 13)), places);
    assert.deepEqual(placesOf(values.map((v) => -v)), places);
  }
});

test("several changes are found, a long series is judged by its end alone, and the level is that of the last segment", () => {
  const random = seeded(4);
  const values = noise(1200, random).map(
    (v, i) => v + (i >= 300 ? 0.05 : 0) - (i >= 700 ? 0.08 : 0) + (i >= 1150 ? 0.04 : 0),
  );
  const { changes, level, spread } = findChangePoints(at(values));
  assert.deepEqual(
    changes.map(({ index }) => index),
    [300, 700, 1150],
  );
  assert.deepEqual(
    placesOf(values.slice(-200)).map((index) => index + 1000),
    [1150],
  );
  assert.ok(Math.abs(level - 0.01) < 0.005, String(level));
  assert.ok(Math.abs(spread - SD) < 0.001, String(spread));
});

test("outliers are no changes: one, two in a row, one in fifty; and they hide none", () => {
  const random = seeded(5);
  for (let round = 0; round < 20; round++) {
    const values = noise(150, random);
    values[40] = 0.5;
    values[90] = -0.5;
    values[91] = -0.5;
    values[148] = 0.5;
    values[149] = 0.5;
    assert.deepEqual(placesOf(values), []);
  }
  const values = step(100, 50, 3 * SD, random).map((v, i) => (i % 50 === 7 ? v + 10 * SD : v));
  assert.ok(placesOf(values).some((index) => Math.abs(index - 100) <= 2));
});

test("there are three points after a change, however large it is", () => {
  const random = seeded(6);
  for (const after of [1, 2]) assert.deepEqual(placesOf(step(50, after, 1, random)), []);
  assert.deepEqual(placesOf(step(50, FEWEST, 1, random)), [50]);
});

test("neighbours that are alike are not taken for levels as if they were not", () => {
  const random = seeded(7);
  let changes = 0;
  for (let round = 0; round < 100; round++) {
    let state = normal(random);
    const values = Array.from({ length: 200 }, () => {
      state = 0.5 * state + Math.sqrt(0.75) * normal(random);
      return state * SD;
    });
    changes += placesOf(values).length;
  }
  assert.ok(changes <= 5, String(changes));
});

test("uncertain points that are far off are no change where their intervals say so", () => {
  const random = seeded(8);
  const values = step(60, 5, 4 * SD, random);
  const sure = values.map((value) => ({ value, se: SD }));
  const unsure = values.map((value, i) => ({ value, se: i < 60 ? SD : 5 * SD }));
  assert.equal(findChangePoints(sure).changes.length, 1);
  assert.equal(findChangePoints(unsure).changes.length, 0);
});

test("constants have no change, a step of constants has one, noise below the store's digits none", () => {
  assert.deepEqual(placesOf(Array.from({ length: 50 }, () => 0.3)), []);
  assert.deepEqual(placesOf(Array.from({ length: 50 }, (_, i) => (i < 30 ? 0.3 : 0.31))), [30]);
  assert.deepEqual(placesOf(Array.from({ length: 50 }, (_, i) => (i < 30 ? 0.3 : 0.3 + 1e-6))), []);
});

test("few points have a level and no changes, none are refused", () => {
  assert.deepEqual(findChangePoints(at([0.2])), { changes: [], level: 0.2, spread: 1e-5 });
  for (const n of [2, 3, 4, 5]) assert.deepEqual(placesOf(Array.from({ length: n }, (_, i) => i)), []);
  assert.throws(() => findChangePoints([]), RangeError);
  assert.throws(() => findChangePoints(at([0, Number.NaN])), RangeError);
});

test("the penalty is the square of a t that is as rare, and approaches the square of the normal", () => {
  const rare = studentTail(4.4, 1e9);
  for (const [degrees, by] of [
    [5, 0.1],
    [20, 0.01],
    [100, 0.001],
    [1000, 0.0001],
  ] as const) {
    const found = Math.sqrt(penaltyOf(degrees, 4.4));
    assert.ok(Math.abs(found / studentQuantile(rare, degrees) - 1) < by, `${degrees}: ${found}`);
  }
  assert.equal(penaltyOf(0, 4.4), Number.POSITIVE_INFINITY);
});

const points = (...errors: (number | null)[]) => errors.map((se) => ({ value: 0, se }));

test("points count alike without standard errors, with equal ones, and with those of 0", () => {
  for (const se of [null, 0.01, 0]) assert.deepEqual([...weightsOf(points(se, se, se), 0.01)], [1, 1, 1]);
});

test("a point that is three times as uncertain counts a ninth where nights do not differ otherwise", () => {
  const [first, , wide, unknown] = weightsOf(points(0.01, 0.01, 0.03, null), 0.01);
  assert.equal(first, 1);
  assert.ok(Math.abs((wide as number) - 1 / 9) < 1e-12);
  assert.equal(unknown, 1);
});

test("what differs from night to night makes points more alike", () => {
  const [, , wide] = weightsOf(points(0.01, 0.01, 0.03), 0.1);
  assert.ok((wide as number) > 0.9 && (wide as number) < 1, String(wide));
});

test("no point counts more than four typical ones, nor less than a hundredth of one", () => {
  assert.equal(weightsOf(points(0.01, 0.01, 0), 0.01)[2], 4);
  assert.equal(weightsOf(points(0.01, 0.01, Number.POSITIVE_INFINITY), 0.01)[2], 0.01);
});
