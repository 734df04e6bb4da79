import assert from "node:assert/strict";
import { test } from "node:test";
import type { Session } from "../model/sample.ts";
import { roundOf, sessionOf } from "./fixture.ts";
import { metricNamed } from "./metrics.ts";
import { normal, seeded } from "./seeded.ts";
import { components } from "./variance.ts";

const cpu = metricNamed("cpu");

/** A session whose rounds have these effects in CPU per request. */
function session(effects: readonly number[], together = true): Session {
  return sessionOf(
    effects.map((effect) => ({
      ...roundOf({ cpu: { server: 0.1 * Math.exp(effect), proxy: null, generator: null } }),
      together,
    })),
  );
}

test("the components of a worked example", () => {
  // Means 0.01 and 0.05; within each ±0.01, so 4e-4 over 2 degrees; between 8e-4, less 2e-4 ÷ 2.
  const found = components({ sessions: [session([0, 0.02]), session([0.04, 0.06])] }, cpu, "side-by-side");
  assert.ok(found !== null);
  assert.ok(Math.abs(found.round - 2e-4) < 1e-12);
  assert.ok(Math.abs(found.start - 7e-4) < 1e-12);
  assert.equal(found.rounds, 2);
});

test("each pairing has components of its own", () => {
  const mixed = (a: number, b: number) =>
    sessionOf([...session([a, -a]).rounds, ...session([b, -b], false).rounds]);
  const record = { sessions: [mixed(0.01, 0.05), mixed(0.02, 0.04)] };
  assert.ok((components(record, cpu, "side-by-side")?.round ?? 1) < 0.001);
  assert.ok((components(record, cpu, "interleaved")?.round ?? 0) > 0.003);
});

test("they find what was put in", () => {
  const random = seeded(5);
  const sessions = Array.from({ length: 400 }, () => {
    const start = 0.03 * normal(random);
    return session(Array.from({ length: 4 }, () => start + 0.05 * normal(random)));
  });
  const found = components({ sessions }, cpu, "side-by-side");
  assert.ok(found !== null);
  assert.ok(Math.abs(Math.sqrt(found.start) - 0.03) < 0.004, String(found.start));
  assert.ok(Math.abs(Math.sqrt(found.round) - 0.05) < 0.003, String(found.round));
});

test("one session, or one round each, tells nothing of where the noise comes from", () => {
  assert.equal(components({ sessions: [session([0, 1])] }, cpu, "side-by-side"), null);
  assert.equal(components({ sessions: [session([0]), session([1])] }, cpu, "side-by-side"), null);
});
