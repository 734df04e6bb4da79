import assert from "node:assert/strict";
import { test } from "node:test";
import { conclude } from "../analyse/conclude.ts";
import { effect, sessionPairs, typical } from "../analyse/effect.ts";
import { caseOf, normal, roundOf, runOf, seeded, sessionOf } from "../analyse/fixture.ts";
import { METRIC_NAMES } from "../format/names.ts";
import type { Latencies, Round, Sample, Session } from "../format/sample.ts";
import { METRICS, merged, metricNamed, quantile } from "./metrics.ts";

/** A hundred latencies, 1 to 100 ms. */
const HUNDRED: Latencies = Array.from({ length: 100 }, (_, i) => [(i + 1) / 1000, 1] as const);

test("every name of a metric has its entry, in the order of the names", () => {
  assert.deepEqual(
    METRICS.map(({ name }) => name),
    METRIC_NAMES,
  );
});

test("percentiles by the nearest rank", () => {
  assert.equal(quantile(HUNDRED, 0.5), 0.05);
  assert.equal(quantile(HUNDRED, 0.9), 0.09);
});

test("a percentile that fewer than ten answers lie beyond is not reported", () => {
  assert.equal(quantile(HUNDRED, 0.99), null);
  assert.equal(quantile(merged(Array(10).fill(HUNDRED)), 0.99), 0.099);
  assert.equal(quantile([], 0.5), null);
});

const pairsOf = (rounds: readonly Round[], name: "p95" | "p99") =>
  sessionPairs(sessionOf(rounds), metricNamed(name)).map(({ base, head }) => [base, head]);

test("where no round has enough slow answers alone, a percentile is that of all rounds together", () => {
  const rounds = Array.from({ length: 10 }, () => roundOf({ latencies: HUNDRED }, { latencies: HUNDRED }));
  assert.deepEqual(pairsOf(rounds, "p95"), [[0.095, 0.095]]);
  assert.deepEqual(pairsOf(rounds, "p99"), [[0.099, 0.099]]);
});

/** Two thousand answers of a millisecond, but for so many that took a second. */
const stalled = (many: number): Latencies =>
  [[0.001, 2000 - many] as const, [1, many] as const].filter(([, count]) => count > 0);

test("p95 is that of each round, which one stall does not move; p99 is that of the session, and shows it", () => {
  const calm = roundOf({ latencies: stalled(0) }, { latencies: stalled(0) });
  const rounds = [calm, roundOf({ latencies: stalled(400) }, { latencies: stalled(0) }), calm, calm];
  const metric = metricNamed("p95");
  assert.deepEqual(pairsOf(rounds, "p95")[1], [0.001, 1]);
  assert.equal(effect(sessionPairs(sessionOf(rounds), metric)), 0);
  assert.deepEqual(pairsOf(rounds, "p99"), [[0.001, 1]]);
});

test("what stands beside the ratio is counted from when requests were due, as the ratio is", () => {
  const sent = { mean: 1e-4, p50: 1e-4, p90: 1e-4, p95: 1e-4, p99: 1e-4 };
  const round = roundOf({ latencies: stalled(400), latency: sent }, { latencies: stalled(0), latency: sent });
  const found = { sessions: [sessionOf([round, round])] };
  const values = (["p50", "p95", "p99"] as const).map((name) => typical(found, metricNamed(name), "head"));
  assert.deepEqual(values, [0.001, 1, 1]);
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

test("in an open loop p50, p95 and p99 decide, and a server that idles is no dependency", () => {
  const result = open(sessions(0, 0));
  assert.deepEqual(
    result.metrics.filter(({ gates }) => gates).map(({ name }) => name),
    ["p50", "p95", "p99"],
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
  assert.deepEqual(result.findings[0], {
    code: "limited",
    limit: "over-capacity",
    loop: "open",
    cpuDecides: false,
  });
});

test("where the slow answers are too few to tell, the case is inconclusive and not unchanged", () => {
  const few = sessions(0, 0).map((session) => ({
    ...session,
    rounds: session.rounds.map((round) => ({
      ...round,
      samples: round.samples.map((s) => ({ ...s, latencies: (s.latencies ?? []).slice(0, 500) })),
    })),
  }));
  const result = open(few);
  assert.equal(result.verdict, "inconclusive");
  assert.equal(result.findings[0]?.code, "p99-unknown");
});
