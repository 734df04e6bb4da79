import assert from "node:assert/strict";
import { test } from "node:test";
import { normal, seeded } from "./fixture.ts";
import { autocorrelation, roughScale, trimmedScale } from "./robust-estimators.ts";

const noise = (n: number, seed: number) => {
  const random = seeded(seed);
  return Float64Array.from({ length: n }, () => normal(random));
};
const close = (found: number, expected: number, by: number) =>
  assert.ok(Math.abs(found - expected) < by, `${found} instead of ${expected}`);

test("the scale of normal noise is its standard deviation, wherever it starts", () => {
  const values = noise(20_000, 1);
  for (const start of [0.6, 1, 3]) close(trimmedScale(values, start, 0), 1, 0.02);
});

test("levels that were fitted take a degree of freedom each", () => {
  close(trimmedScale(Float64Array.of(1, -1, 1, -1), 1, 1), Math.sqrt(4 / 3), 1e-3);
});

test("outliers do not raise it, one in twenty at eight standard deviations", () => {
  const values = noise(20_000, 2).map((v, i) => (i % 20 === 0 ? v + 8 : v));
  close(trimmedScale(values, 1, 0), 1, 0.02);
});

test("the rough scale does not see changes of level", () => {
  const values = noise(2000, 3).map((v, i) => v + 30 * Math.floor(i / 200));
  close(roughScale(values), 1, 0.06);
});

test("the rough scale of coarse numbers is not 0 where most of them are equal; of constants and of one value it is", () => {
  const random = seeded(4);
  const coarse = Float64Array.from({ length: 400 }, () => (random() < 0.1 ? 1 : 0));
  close(roughScale(coarse), 0.3, 0.1);
  assert.equal(roughScale(Float64Array.of(2, 2, 2, 2)), 0);
  assert.equal(roughScale(Float64Array.of(2)), 0);
  assert.equal(roughScale(new Float64Array()), 0);
});

test("the autocorrelation of first-order autoregression, with and without outliers", () => {
  const values = noise(20_000, 5);
  for (let i = 1; i < values.length; i++)
    values[i] = 0.4 * (values[i - 1] as number) + Math.sqrt(1 - 0.16) * (values[i] as number);
  close(autocorrelation(values, 1), 0.4, 0.02);
  close(
    autocorrelation(
      values.map((v, i) => (i % 50 === 0 ? v + 20 : v)),
      1,
    ),
    0.4,
    0.02,
  );
  assert.equal(autocorrelation(new Float64Array(5), 1), 0);
});
