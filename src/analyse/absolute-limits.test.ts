import assert from "node:assert/strict";
import { test } from "node:test";
import type { MetricName } from "../format/names.ts";
import type { Session } from "../format/sample.ts";
import { metricNamed } from "../metrics/metrics.ts";
import { judgeLimit } from "./absolute-limits.ts";
import { LIMIT_ERROR } from "./error-spending.ts";
import { caseOf, normal, roundOf, seeded, sessionOf } from "./fixture.ts";

/** Sessions whose head answers its slowest hundredth in so many seconds. */
const answering = (p99s: readonly number[]): Session[] =>
  p99s.map((p99) => sessionOf([roundOf({ latency: { mean: 0.001, p50: 0.001, p90: 0.001, p99 } })]));

function judged(sessions: readonly Session[], limit: number, name: MetricName = "p99", more = {}) {
  const metric = metricNamed(name);
  const { unit } = metric;
  return judgeLimit(caseOf(sessions), { metric, unit, limit, ofBuild: null, spoilt: null, ...more });
}

const SESSIONS = answering([0.05, 0.051, 0.049, 0.0505, 0.0495]);

test("a limit is broken where the whole 95% interval lies beyond it, held where it lies within, else inconclusive", () => {
  const { head, interval, n } = judged(SESSIONS, 0.05);
  assert.ok(head !== null && Math.abs(head - 0.05) < 1e-4);
  assert.ok(interval !== null && interval.low < 0.05 && interval.high > 0.05);
  assert.equal(n, 5);
  assert.equal(judged(SESSIONS, interval.low * 0.999).state, "broken");
  assert.equal(judged(SESSIONS, interval.low * 1.001).state, "inconclusive");
  assert.equal(judged(SESSIONS, interval.high * 0.999).state, "inconclusive");
  assert.equal(judged(SESSIONS, interval.high * 1.001).state, "held");
});

test("of what is better the higher it is, the limit is the least", () => {
  const sessions = [1000, 1010, 990, 1005].map((correct) => sessionOf([roundOf({ correct })]));
  assert.equal(judged(sessions, 2000, "goodput").state, "broken");
  assert.equal(judged(sessions, 500, "goodput").state, "held");
  assert.equal(judged(sessions, 1000, "goodput").state, "inconclusive");
});

test("one session decides no limit, and a value that is not known none either", () => {
  const { state, interval, open } = judged(answering([9]), 0.05);
  assert.deepEqual({ state, interval, open }, { state: "inconclusive", interval: null, open: true });
  const unknown = judged([sessionOf([roundOf({ memory: null })])], 1e6, "memory");
  assert.deepEqual([unknown.state, unknown.head, unknown.open], ["inconclusive", null, false]);
});

test("sessions that agree to the last digit stand for their value", () => {
  const equal = answering([0.02, 0.02, 0.02]);
  assert.deepEqual([judged(equal, 0.05).state, judged(equal, 0.01).state], ["held", "broken"]);
  assert.equal(judged(answering([0.02, 0.02]), 0.05).state, "inconclusive");
});

test("image size has no noise: the value itself is within its limit, or beyond it", () => {
  const at = (ofBuild: number | null) => judged([], 100, "image-size", { ofBuild }).state;
  assert.deepEqual([at(99), at(100), at(101), at(null)], ["held", "held", "broken", "inconclusive"]);
});

test("behind a saturated generator a server is at least as good as its numbers: that breaks no limit, and may keep it", () => {
  const spoilt = { spoilt: "generator-saturated" } as const;
  assert.equal(judged(SESSIONS, 0.01, "p99", spoilt).state, "inconclusive");
  assert.equal(judged(SESSIONS, 0.01, "p99", spoilt).open, false);
  assert.equal(judged(SESSIONS, 0.09, "p99", spoilt).state, "held");
  assert.equal(judged(SESSIONS, 1e-6, "cpu", spoilt).state, "broken", "CPU time is the server's own");
});

test("figures that contradict each other say nothing of a limit, and what a server waits for is its own", () => {
  for (const limit of [0.01, 0.09])
    assert.equal(judged(SESSIONS, limit, "p99", { spoilt: "littles-law" }).state, "inconclusive");
  assert.equal(judged(SESSIONS, 0.01, "p99", { spoilt: "dependency" }).state, "broken");
});

test("a look on the way needs a wider interval, so that looking often breaks no more limits", () => {
  const { interval, atLook, open } = judged(SESSIONS, 0.05);
  assert.ok(interval);
  const near = judged(SESSIONS, interval.low * 0.999);
  assert.deepEqual([near.state, near.atLook, near.open], ["broken", "inconclusive", true]);
  assert.deepEqual([atLook, open], ["inconclusive", true]);
  assert.equal(judged(SESSIONS, 0.01).atLook, "broken");
});

test("a head that is exactly at its limit is called beyond it as rarely as its error allows", () => {
  const random = seeded(11);
  const trials = 4000;
  let broken = 0;
  for (let trial = 0; trial < trials; trial++) {
    const sessions = answering(Array.from({ length: 8 }, () => 0.05 * Math.exp(0.03 * normal(random))));
    if (judged(sessions, 0.05).state === "broken") broken++;
  }
  const most = LIMIT_ERROR * trials + 3.9 * Math.sqrt(LIMIT_ERROR * (1 - LIMIT_ERROR) * trials);
  assert.ok(broken <= most && broken > 0, `${broken} of ${trials}`);
});
