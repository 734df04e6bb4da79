import assert from "node:assert/strict";
import { test } from "node:test";
import { formatView, opened, parseView, picked, START, type View } from "./state.ts";

test("an address tells a view, and the view the address", () => {
  const view: View = {
    search: "a b&c=d#é",
    target: "api",
    scenario: "x+y",
    via: "direct",
    metric: "p99",
    show: "slower",
    sort: "latest",
    scale: "absolute",
    series: "api.hello.direct/p99",
    a: 0,
    b: 12,
    from: 3,
    to: 90,
  };
  assert.deepEqual(parseView(formatView(view)), view);
  assert.equal(formatView(START), "#");
  assert.equal(formatView(opened(START, "api.hello.direct/cpu")), "#series=api.hello.direct/cpu");
});

test("what nobody can understand is as at the start", () => {
  assert.deepEqual(parseView("#a=-1&b=1e9&from=x&sort=__proto__&show=&scale=%zz&foo=1"), START);
  assert.deepEqual(parseView(""), START);
});

test("A, then B, then again; picking again lets go", () => {
  const picks = (...runs: number[]) => {
    const { a, b } = runs.reduce(picked, START);
    return [a, b];
  };
  assert.deepEqual(picks(4), [4, null]);
  assert.deepEqual(picks(4, 9), [4, 9]);
  assert.deepEqual(picks(4, 9, 2), [2, null]);
  assert.deepEqual(picks(4, 9, 9), [4, null]);
  assert.deepEqual(picks(4, 9, 4), [9, null]);
  assert.deepEqual(picks(4, 4), [null, null]);
});
