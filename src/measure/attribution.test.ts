import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleOf } from "../analyse/fixture.ts";
import type { Variant } from "../format/faults.ts";
import type { Sample } from "../format/sample.ts";
import { attributed, blamedFor } from "./attribution.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";

const CASE = {
  case: { id: "api/hello/direct", target: "api", scenario: "hello", via: "direct" },
  scenario: { connections: 10, keepalive: true },
} as unknown as BenchmarkCase;

/** Both sides of a round, as the count that they share was split by their answers. */
function split(answers: Record<Variant, number>, opened: number, change: Partial<Sample> = {}): Sample[] {
  const all = answers.base + answers.head;
  return (["base", "head"] as const).map((variant) => {
    const client = Math.round((opened * answers[variant]) / all);
    const byStatus = { "200": answers[variant] };
    return sampleOf(variant, { byStatus, opened: { client, upstream: null }, ...change });
  });
}

const openedBy = (samples: readonly Sample[]) => samples.map(({ opened }) => opened.client);
const faults = (samples: readonly Sample[]) => samples.map(({ invalid }) => invalid.map(({ code }) => code));

test("connections are those of the side that reopened them when it was alone", () => {
  const samples = split({ base: 10_000, head: 1000 }, 1020);
  const found = attributed(samples, new Map([["head", 1]]), CASE);
  assert.deepEqual(openedBy(found), [10, 1010]);
  assert.deepEqual(faults(found), [[], ["too-many-connections"]]);
  const hundred = attributed(split({ base: 10_000, head: 10_000 }, 120), new Map([["head", 0.01]]), CASE);
  assert.deepEqual(openedBy(hundred), [10, 110]);
  assert.deepEqual(faults(hundred), [[], []]);
});

test("both where both do, each as it did alone", () => {
  const reopening = new Map([["base", 0.01] as const, ["head", 0.03] as const]);
  assert.deepEqual(openedBy(attributed(split({ base: 1000, head: 1000 }, 60), reopening, CASE)), [20, 40]);
});

test("where nobody did alone, nobody knows whose they are, and who was suspected still is", () => {
  const nobody = new Map<Variant, number>();
  assert.deepEqual(openedBy(attributed(split({ base: 1000, head: 1000 }, 60), nobody, CASE)), [null, null]);
  const code = "too-many-connections";
  const suspects = split({ base: 1000, head: 1000 }, 1900, {
    invalid: [{ code, side: "client", opened: 950, requests: 1000 }],
  });
  assert.deepEqual(faults(attributed(suspects, nobody, CASE)), [[code], [code]]);
});

test("connections that one opened while the other was loaded alone are not the other's", () => {
  const code = "too-many-connections";
  const samples = split({ base: 1000, head: 1000 }, 1900, {
    invalid: [{ code, side: "client", opened: 950, requests: 1000 }],
  });
  const idle = (base: number, head: number) =>
    [
      { variant: "base", seconds: 0.5, cpu: base, accepted: null },
      { variant: "head", seconds: 0.5, cpu: head, accepted: null },
    ] as const;
  const blamed = (base: number, head: number, reopening: Map<Variant, number>) => {
    const found = blamedFor(samples, { reopening, unasked: idle(base, head) });
    return found && faults(found);
  };
  const ofBase = new Map([["base", 2] as const]);
  assert.deepEqual(blamed(0, 0.2, ofBase), [[], ["worked-unasked"]]);
  assert.deepEqual(blamed(0.2, 0, new Map([["head", 2] as const])), [["worked-unasked"], []]);
  const few = new Map([["base", 2] as const, ["head", 0.1] as const]);
  assert.deepEqual(blamed(0, 0.2, few), [[], ["worked-unasked"]]);
  assert.equal(blamed(0, 0.01, ofBase), null, "a timer that ticks");
  assert.equal(
    blamed(0, 0.2, new Map([["head", 2] as const])),
    null,
    "it reopens them when it is loaded itself",
  );
});
