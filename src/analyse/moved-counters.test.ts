import assert from "node:assert/strict";
import { test } from "node:test";
import type { Sample } from "../format/sample.ts";
import { conclude } from "./conclude.ts";
import { caseOf, roundOf, runOf, sessionOf } from "./fixture.ts";

/** Cases whose speed says nothing, and whose head counts this many calls per thousand answers in each session. */
function judged(heads: readonly number[], more: (i: number) => Partial<Sample> = () => ({})) {
  const speeds = [0.9, 1.12, 0.95, 1.08, 0.93, 1.07];
  const sessions = heads.map((calls, i) => {
    const speed = speeds[i % speeds.length] as number;
    const head = { wall: speed, cpu: { server: 0.1 * speed, proxy: null, generator: 0.1 } };
    return sessionOf([
      roundOf(
        { ...head, counters: { "io-calls": calls }, ...more(i) },
        { counters: { "io-calls": 2000 + (i % 3) } },
      ),
    ]);
  });
  const [result] = conclude(runOf([caseOf(sessions)])).cases;
  assert.ok(result);
  return result;
}

const movedIn = ({ findings }: ReturnType<typeof judged>) =>
  findings.filter(({ code }) => code === "counter-moved");

test("two more calls per request are reported beside an undecided case, and decide nothing", () => {
  const result = judged([4001, 4003, 3999, 4002, 4001, 4000]);
  assert.equal(result.verdict, "inconclusive");
  const metric = result.metrics.find(({ name }) => name === "io-calls");
  assert.equal(metric?.gates, false);
  assert.ok(metric?.interval);
  const [moved, ...others] = movedIn(result);
  assert.equal(others.length, 0);
  assert.ok(moved?.code === "counter-moved" && moved.metric === "io-calls");
  for (const value of [moved.more, moved.low, moved.high]) assert.ok(Math.abs(value - 2) < 0.02, `${value}`);
  assert.ok(moved.low < moved.more && moved.more < moved.high);
});

test("counts that agree exactly in all sessions have an interval without width", () => {
  const exact = (i: number) => ({ counters: { "io-calls": 2 * (2000 + (i % 3)) } });
  const [moved] = movedIn(judged([0, 0, 0, 0], exact));
  assert.ok(moved?.code === "counter-moved");
  assert.equal(moved.low, moved.high);
  assert.deepEqual(movedIn(judged([0], exact)), [], "one session shows nothing");
});

test("what stays, is too small, or was not counted is not reported", () => {
  assert.deepEqual(movedIn(judged([2001, 2003, 1999, 2002])), []);
  assert.deepEqual(movedIn(judged([2021, 2023, 2019, 2022])), [], "1%");
  assert.deepEqual(movedIn(judged([3000, 1500, 4000, 1000])), [], "noise");
  assert.deepEqual(movedIn(judged([4001, 4003, 3999], () => ({ counters: {} }))), []);
});
