import assert from "node:assert/strict";
import { test } from "node:test";
import type { Latencies, Sample, Session } from "../model/sample.ts";
import { conclude } from "./conclude.ts";
import { sessionPairs } from "./effect.ts";
import { caseOf, roundOf, runOf, sessionOf } from "./fixture.ts";
import { merged, quantile } from "./latencies.ts";
import { metricNamed } from "./metrics.ts";
import { normal, seeded } from "./seeded.ts";

/** A hundred latencies, 1 to 100 ms. */
const HUNDRED: Latencies = Array.from({ length: 100 }, (_, i) => [(i + 1) / 1000, 1] as const);

test("percentiles by the nearest rank", () => {
  assert.equal(quantile(HUNDRED, 0.5), 0.05);
  assert.equal(quantile(HUNDRED, 0.9), 0.09);
});

test("a percentile that fewer than ten answers lie beyond is not told", () => {
  assert.equal(quantile(HUNDRED, 0.99), null);
  assert.equal(quantile(merged(Array(10).fill(HUNDRED)), 0.99), 0.099);
  assert.equal(quantile([], 0.5), null);
});

test("rounds are merged before a percentile is taken, since none has enough slow answers alone", () => {
  const rounds = Array.from({ length: 10 }, () => roundOf({ latencies: HUNDRED }, { latencies: HUNDRED }));
  assert.deepEqual(
    sessionPairs(sessionOf(rounds), metricNamed("p99")).map(({ base, head }) => [base, head]),
    [[0.099, 0.099]],
  );
});

/** Open loops whose head waits longer in a share of its answers. */
function sessions(share: number, extra: number, change: Partial<Sample> = {}): Session[] {
  const random = seeded(4);
  const draw = (slower: boolean): Latencies => {
    const all = Array.from({ length: 2000 }, () => {
      const latency = 0.001 * Math.exp(0.1 * normal(random));
      return Number((latency + (slower && random() < share ? extra : 0)).toPrecision(3));
    });
    return all.sort((a, b) => a - b).map((seconds) => [seconds, 1] as const);
  };
  return Array.from({ length: 14 }, () =>
    sessionOf([
      roundOf(
        { bottleneck: "dependency", latencies: draw(true), ...change },
        { bottleneck: "dependency", latencies: draw(false), ...change },
      ),
    ]),
  );
}

const open = (found: Session[]) => {
  const run = runOf([caseOf(found, { rate: 500 })]);
  const scenario = { name: "hello", rate: { perSecond: 500 }, threshold: 0.1 };
  const plan = { ...run.plan, scenarios: [scenario] } as unknown as typeof run.plan;
  const [result] = conclude({ ...run, plan }).cases;
  assert.ok(result);
  return result;
};

test("in an open loop p50 and p99 decide, and a server that idles is no dependency", () => {
  const result = open(sessions(0, 0));
  assert.deepEqual(
    result.metrics.filter(({ gates }) => gates).map(({ name }) => name),
    ["p50", "p99"],
  );
  assert.equal(result.verdict, "unchanged");
});

test("two milliseconds in five of a hundred answers are found though speed and CPU know nothing of it", () => {
  const result = open(sessions(0.05, 0.002));
  assert.equal(result.verdict, "regression");
  assert.ok((result.metrics.find(({ name }) => name === "p99")?.ratio ?? 0) > 2);
});

test("a base that cannot keep up decides nothing, and that is said", () => {
  const result = open(sessions(0.05, 0.002, { limits: ["over-capacity"] }));
  assert.equal(result.verdict, "inconclusive");
  assert.match(result.reasons.join(), /base could not keep up with the rate/);
});

test("where the slow answers are too few to tell, the case is undecided and not unchanged", () => {
  const few = sessions(0, 0).map((session) => ({
    ...session,
    rounds: session.rounds.map((round) => ({
      ...round,
      samples: round.samples.map((s) => ({ ...s, latencies: (s.latencies ?? []).slice(0, 500) })),
    })),
  }));
  const result = open(few);
  assert.equal(result.verdict, "inconclusive");
  assert.match(result.reasons.join(), /p99 could not be told.*a longer round/);
});
