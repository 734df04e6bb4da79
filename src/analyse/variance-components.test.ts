import assert from "node:assert/strict";
import { test } from "node:test";
import type { Session } from "../format/sample.ts";
import { metricNamed } from "../metrics/metrics.ts";
import { components } from "./effect.ts";
import { normal, roundOf, seeded, sessionOf } from "./fixture.ts";

const cpu = metricNamed("cpu");

/** A session whose rounds have these effects in CPU per request. */
function session(effects: readonly number[]): Session {
  return sessionOf(
    effects.map((effect) => ({
      ...roundOf({ cpu: { server: 0.1 * Math.exp(effect), proxy: null, generator: null } }),
      together: true,
    })),
  );
}

test("the components of a worked example", () => {
  // Means 0.01 and 0.05; within each ±0.01, so 4e-4 over 2 degrees: 2e-4 a round, 1e-4 of it in a mean of two. The means' 8e-4 with
  // one degree are drawn towards 1.3 times that with four: (4 × 1.3e-4 + 8e-4) ÷ 5 = 2.64e-4.
  const found = components({ sessions: [session([0, 0.02]), session([0.04, 0.06])] }, cpu);
  assert.ok(found !== null);
  assert.ok(Math.abs(found.round - 2e-4) < 1e-12);
  assert.ok(Math.abs(found.start - 1.64e-4) < 1e-12);
});

test("they find what was put in", () => {
  const random = seeded(5);
  const sessions = Array.from({ length: 400 }, () => {
    const start = 0.03 * normal(random);
    return session(Array.from({ length: 4 }, () => start + 0.05 * normal(random)));
  });
  const found = components({ sessions }, cpu);
  assert.ok(found !== null);
  assert.ok(Math.abs(Math.sqrt(found.start) - 0.03) < 0.004, String(found.start));
  assert.ok(Math.abs(Math.sqrt(found.round) - 0.05) < 0.003, String(found.round));
});

test("one session says what is usual of starts; one round each says nothing", () => {
  const one = components({ sessions: [session([0, 0.02])] }, cpu);
  assert.ok(Math.abs((one?.start ?? 0) - 0.3 * 1e-4) < 1e-12);
  assert.equal(components({ sessions: [session([0]), session([1])] }, cpu), null);
});
