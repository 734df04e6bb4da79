import assert from "node:assert/strict";
import { test } from "node:test";
import { studentQuantile, studentTail } from "./distributions.ts";

/** [upper tail, degrees of freedom, t], computed with 30 digits by bisection of mpmath's incomplete beta function. */
const REFERENCE = [
  [0.025, 1, 12.706204736175],
  [0.025, 9, 2.2621571627982],
  [0.025, 29, 2.0452296421327],
  [0.025, 1000, 1.9623390808264],
  [0.0001, 1, 3183.0987571182],
  [0.0001, 2, 70.700071074964],
  [0.0001, 4, 13.033671720896],
  [0.0001, 9, 6.0101321290814],
  [0.00001, 3, 47.927728375934],
  [0.00001, 100, 4.4784269029927],
  [1e-6, 1, 318309.88618274],
  [1e-6, 2, 707.10572052593],
  [1e-6, 4, 41.577854150451],
  [1e-6, 29, 5.9171055404596],
  [1e-6, 1000, 4.7816086204584],
  [1e-9, 3, 1033.1096745038],
  [1e-9, 100, 6.5989398206555],
  [0.3, 1, 0.72654252800536],
  [0.3, 9, 0.5434802414543],
  [0.3, 100, 0.52607627060035],
] as const;

for (const [tail, degrees, expected] of REFERENCE) {
  test(`t above which ${tail} lies, ${degrees} degrees of freedom`, () => {
    const t = studentQuantile(tail, degrees);
    assert.ok(Math.abs(t / expected - 1) < 1e-10, `${t} instead of ${expected}`);
  });
}

test("a quantile is the same to the last digit however many others were asked for in between", () => {
  const asked = Array.from({ length: 1500 }, (_, i) => [0.001 + i / 4000, 3] as const);
  const more = Array.from({ length: 1500 }, (_, i) => [0.01, 2 + i / 7] as const);
  const first = [...asked, ...more].map(([tail, degrees]) => studentQuantile(tail, degrees));
  const again = [...more, ...asked].map(([tail, degrees]) => studentQuantile(tail, degrees));
  assert.deepEqual(again, [...first.slice(asked.length), ...first.slice(0, asked.length)]);
  for (const [i, [tail, degrees]] of [...asked, ...more].entries())
    assert.ok(Math.abs(studentTail(first[i] as number, degrees) / tail - 1) < 1e-10);
});

test("the quantile is symmetric about 0", () => {
  assert.equal(studentQuantile(0.5, 7), 0);
  assert.ok(Math.abs(studentQuantile(0.975, 9) + studentQuantile(0.025, 9)) < 1e-12);
});

test("the tail of a quantile is the tail that was asked for", () => {
  for (const tail of [0.4999, 0.2, 0.01, 1e-4, 1e-8]) {
    for (const degrees of [1, 2, 5, 30, 300]) {
      const back = studentTail(studentQuantile(tail, degrees), degrees);
      assert.ok(Math.abs(back / tail - 1) < 1e-9, `${tail} ${degrees}: ${back}`);
    }
  }
});

test("a tail or degrees that do not exist are refused", () => {
  for (const [tail, degrees] of [
    [0, 3],
    [1, 3],
    [0.1, 0],
    [Number.NaN, 3],
  ] as const) {
    assert.throws(() => studentQuantile(tail, degrees), RangeError);
  }
});
