import assert from "node:assert/strict";
import { test } from "node:test";
import type { CaseRecord } from "../model/results.ts";
import { runOf, sessionsAt } from "./fixture.ts";
import { guarded } from "./moderated.ts";
import { priorFrom, spreadsOf } from "./prior.ts";
import { normal, seeded } from "./seeded.ts";

const { plan } = runOf([]);
const spreads = (some: readonly CaseRecord[]) => some.map((record) => spreadsOf(record, { plan }));

/** Records of goodput that spread by `sd` around no change. */
function records(count: number, sd: number): CaseRecord[] {
  const random = seeded(5);
  return Array.from({ length: count }, (_, i) => {
    const ratios = Array.from({ length: 12 }, () => Math.exp(sd * normal(random)));
    return {
      id: `c${i}/s/direct`,
      target: `c${i}`,
      scenario: "s",
      path: "direct",
      sessions: sessionsAt(ratios),
    };
  });
}

test("six other cases tell how effects spread, five do not", () => {
  const prior = priorFrom(spreads(records(6, 0.03)))?.goodput;
  assert.ok(prior !== undefined && Math.abs(Math.sqrt(prior.variance) - 0.03) < 0.006, JSON.stringify(prior));
  assert.ok(prior.degrees > 0 && prior.degrees <= 4);
  assert.equal(priorFrom(spreads(records(5, 0.03))), null);
});

test("what is broken tells nothing of noise", () => {
  const [first, ...others] = records(6, 0.03) as [CaseRecord, ...CaseRecord[]];
  const invalid = [{ code: "died", detail: "x", variant: "head" }] as const;
  const broken = { ...first, sessions: first.sessions.map((session) => ({ ...session, invalid })) };
  assert.equal(priorFrom(spreads([broken, ...others])), null);
});

test("a case that is noisier than the others is not judged by their calm, a calm one not by its own alone", () => {
  const prior = { variance: 1, degrees: 4 };
  assert.deepEqual(guarded({ variance: 9, degrees: 4 }, prior), { variance: 9, degrees: 8 });
  assert.deepEqual(guarded({ variance: 0.5, degrees: 4 }, prior), { variance: 0.75, degrees: 8 });
  assert.deepEqual(guarded({ variance: 0.5, degrees: 4 }, null), { variance: 0.5, degrees: 4 });
});
