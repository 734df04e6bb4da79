import assert from "node:assert/strict";
import { test } from "node:test";
import type { MetricName } from "../format/names.ts";
import type { ByMetric, Scenario } from "../format/plan.ts";
import type { CaseRecord, CaseResult, Measured } from "../format/results.ts";
import type { Sample, Session } from "../format/sample.ts";
import { deciding, decidingWith } from "../metrics/metrics.ts";
import { conclude, judgedAgain } from "./conclude.ts";
import { LOOKS } from "./error-spending.ts";
import { caseOf, normal, type Random, roundOf, runOf, seeded, sessionOf, sessionsAt } from "./fixture.ts";
import { judgeCase, judgeExactly } from "./verdict.ts";

/** Ten sessions around a ratio, with a spread of about 0.4%. */
const around = (ratio: number) =>
  [3, -4, 1, -2, 5, -5, 2, 4, -3, -1].map((permille) => ratio * Math.exp(permille / 1000));

type Gates = Partial<Pick<Scenario, "thresholds" | "limits" | "args" | "rate">>;

function runWith(record: CaseRecord, gates: Gates, change: Partial<Measured> = {}): Measured {
  const run = runOf([record], change);
  const scenario = { name: "hello", threshold: 0.02, ...gates } as Scenario;
  return { ...run, plan: { ...run.plan, isolation: "docker", scenarios: [scenario] } };
}

function judged(record: CaseRecord, gates: Gates, change?: Partial<Measured>): CaseResult {
  const [result] = conclude(runWith(record, gates, change)).cases;
  assert.ok(result);
  return result;
}

/** Unchanged sessions whose head has something else in each round. */
const withHead = (change: (i: number) => Partial<Sample>): Session[] =>
  sessionsAt(around(1), around(1)).map((session, i) => ({
    ...session,
    rounds: session.rounds.map((round) => ({
      ...round,
      samples: round.samples.map((one) => (one.variant === "head" ? { ...one, ...change(i) } : one)),
    })),
  }));

const metric = ({ metrics }: CaseResult, name: MetricName) => {
  const found = metrics.find((each) => each.name === name);
  assert.ok(found);
  return found;
};

const codesOf = ({ findings }: CaseResult) => findings.map(({ code }) => code);

/** A memory that differs from base's 1e8 by a share, with noise of about 0.4%. */
const heavier = (ratio: number) =>
  caseOf(
    withHead((i) => ({ memory: 1e8 * (around(ratio)[i] ?? 1) })).map((session) => ({
      ...session,
      rounds: session.rounds.map((round) => ({
        ...round,
        samples: round.samples.map((one) => (one.variant === "base" ? { ...one, memory: 1e8 } : one)),
      })),
    })),
  );

test("a metric with a threshold of its own decides as well, by that one", () => {
  const thresholds = { memory: 0.1 };
  const red = judged(heavier(1.2), { thresholds });
  assert.deepEqual([red.verdict, metric(red, "memory").verdict], ["regression", "regression"]);
  assert.deepEqual([metric(red, "memory").gates, metric(red, "memory").threshold], [true, 0.1]);
  assert.equal(metric(red, "cpu").threshold, undefined);
  assert.equal(judged(heavier(1.05), { thresholds }).verdict, "unchanged");
  assert.equal(judged(heavier(0.8), { thresholds }).verdict, "improvement");
  assert.equal(judged(heavier(1.2), {}).verdict, "unchanged", "without one it informs");
});

test("what decides by itself may have another threshold than its case", () => {
  const slower = caseOf(sessionsAt(around(0.96), around(1)));
  assert.equal(judged(slower, {}).verdict, "regression");
  assert.equal(judged(slower, { thresholds: { goodput: 0.1 } }).verdict, "unchanged");
});

test("a metric that nobody could read leaves its case inconclusive, and says so; the case ends with the look that settles the rest", () => {
  const blind = caseOf(withHead(() => ({ memory: null })).slice(0, 8));
  const found = judged(blind, { thresholds: { memory: 0.1 } });
  assert.equal(found.verdict, "inconclusive");
  assert.deepEqual(found.findings[0], {
    code: "not-judged",
    metric: "memory",
    key: "threshold",
    why: "not-known",
  });
  assert.equal(found.settledAt, 8);
  assert.ok(!codesOf(found).includes("settled-early"));
});

test("a metric that cases of this kind never have is reported, and stands in nobody's way", () => {
  const found = judged(caseOf(sessionsAt(around(1), around(1))), { thresholds: { time: 0.05 } });
  assert.equal(found.verdict, "unchanged");
  assert.deepEqual(
    found.findings.filter(({ code }) => code === "not-judged"),
    [{ code: "not-judged", metric: "time", key: "threshold", why: "of-commands" }],
  );
  const limit = judged(caseOf(sessionsAt(around(1), around(1))), { limits: { "own-clock": 5 } });
  assert.deepEqual([limit.limits, codesOf(limit).includes("not-judged")], [undefined, true]);
});

test("what is asked for beside never stands for what decides by itself", () => {
  const limited = { bottleneck: "generator", limits: ["generator-saturated"] } as const;
  const nothing = around(1).map(() => null);
  const found = judged(caseOf(sessionsAt(around(1), nothing, { ...limited, memory: 1e7 })), {
    thresholds: { memory: 0.1 },
  });
  assert.deepEqual([metric(found, "memory").verdict, found.verdict], ["unchanged", "inconclusive"]);
  assert.deepEqual(found.findings[0], {
    code: "limited",
    limit: "generator-saturated",
    loop: "closed",
    cpuDecides: false,
  });
});

test("latency behind a saturated generator is not judged by a threshold either", () => {
  const limited = { bottleneck: "generator", limits: ["generator-saturated"] } as const;
  const found = judged(caseOf(sessionsAt(around(1), around(1), limited)), { thresholds: { p99: 0.05 } });
  assert.deepEqual([metric(found, "p99").gates, found.verdict], [false, "unchanged"]);
  assert.ok(codesOf(found).includes("limited"));
});

const sized = (base: number | null, head: number | null): Partial<Measured> => {
  const builds = (imageBytes: number | null) => ({ api: { id: "x", imageBytes } });
  return {
    variants: [
      { variant: "base", commit: "a", label: "main", builds: builds(base) },
      { variant: "head", commit: "b", label: "x", builds: builds(head) },
    ],
  };
};

test("image size has no noise, so it is compared as it is, and takes no part of alpha", () => {
  const gates = { thresholds: { "image-size": 0.05 } };
  const same = caseOf(sessionsAt(around(1), around(1)));
  const at = (head: number | null) => judged(same, gates, sized(1000, head)).verdict;
  assert.deepEqual(
    [at(1050), at(1049), at(1000), at(900)],
    ["regression", "unchanged", "unchanged", "improvement"],
  );
  assert.equal(at(null), "inconclusive");
  const plain = judged(same, {}, sized(1000, 1000));
  const asked = judged(same, gates, sized(1000, 1000));
  assert.deepEqual(metric(asked, "cpu").decisionInterval, metric(plain, "cpu").decisionInterval);
  assert.equal(judgeExactly(1.05, { better: "lower", threshold: 0.05 }), "regression");
});

test("processes have no image: that is reported, and the rest decides", () => {
  const run = runWith(caseOf(sessionsAt(around(1), around(1))), { thresholds: { "image-size": 0.05 } });
  const [found] = conclude({ ...run, plan: { ...run.plan, isolation: "process" } }).cases;
  assert.deepEqual([found?.verdict, found && codesOf(found)], ["unchanged", ["not-judged"]]);
});

test("memory that is the same to the kernel's batch in every session is known to that batch", () => {
  const equal = judged(caseOf(withHead(() => ({}))), { thresholds: { memory: 0.1 } });
  const { ratio, interval } = metric(equal, "memory");
  assert.equal(ratio, 1);
  assert.ok(interval && interval.low > 0.98 && interval.low < 1 && interval.high > 1);
  assert.equal(equal.verdict, "unchanged");
  // The samples of the fixture have 10 MB, of which a batch is 2.6%.
  const strict = judged(caseOf(withHead(() => ({}))), { thresholds: { memory: 0.001 } });
  assert.equal(strict.verdict, "inconclusive");
});

test("a broken limit makes a case red, an inconclusive one leaves it inconclusive, one that is kept changes nothing", () => {
  const answering = (p99: number) =>
    caseOf(withHead((i) => ({ latency: { mean: 1, p50: 1, p90: 1, p99: p99 * (around(1)[i] ?? 1) } })));
  const at = (p99: number) => judged(answering(p99), { limits: { p99: 0.05 } });
  assert.deepEqual(
    [at(0.06).verdict, at(0.05).verdict, at(0.04).verdict],
    ["regression", "inconclusive", "unchanged"],
  );
  const [broken] = at(0.06).limits ?? [];
  assert.equal(broken?.state, "broken");
  assert.deepEqual([broken?.metric, broken?.unit, broken?.limit, broken?.n], ["p99", "s", 0.05, 10]);
  assert.ok(broken?.interval && broken.interval.low > 0.059 && broken.interval.high < 0.061);
  assert.equal(conclude(runWith(answering(0.06), { limits: { p99: 0.05 } })).exitCode, 1);
});

test("limits that a file of results claims are found again, or are not there", () => {
  const results = conclude(runWith(caseOf(sessionsAt(around(1), around(1))), {}));
  const about = { metric: "p99", unit: "s", better: "lower", state: "broken" } as const;
  const claimed = { ...about, limit: 1, head: 2, interval: null, n: 0 };
  const forged = { ...results, cases: results.cases.map((each) => ({ ...each, limits: [claimed] })) };
  assert.deepEqual(judgedAgain(forged), results);
});

test("head alone has its limits too: one session decides that of its image alone", () => {
  const alone = { ...roundOf(), samples: roundOf().samples.filter(({ variant }) => variant === "head") };
  const record = caseOf([sessionOf([alone])], { fresh: "target" });
  const found = (limits: ByMetric) => judged(record, { limits }, sized(null, 1000));
  assert.deepEqual(
    [found({ p99: 1e-6 }).verdict, found({ p99: 1e-6 }).limits?.[0]?.state],
    ["new", "inconclusive"],
  );
  assert.equal(found({ "image-size": 999 }).verdict, "regression");
  assert.equal(found({ "image-size": 1001 }).verdict, "new");
});

test("the metrics that decide are those of the loop and those that are asked for, where such a case can have them", () => {
  const names = (thresholds: ByMetric, loop: "closed" | "open" | "command", isCommand = false) =>
    decidingWith(thresholds, { loop, isCommand }).map(({ name }) => name);
  assert.deepEqual(
    names({}, "closed"),
    deciding("closed").map(({ name }) => name),
  );
  const all = { p99: 0.1, memory: 0.1, time: 0.1, cpu: 0.1, "start-time": 0.1 };
  assert.deepEqual(names(all, "closed"), ["goodput", "cpu", "p99", "memory", "start-time"]);
  assert.deepEqual(names(all, "open"), ["cpu", "p50", "p95", "p99", "memory", "start-time"]);
  assert.deepEqual(names(all, "command", true), ["time", "cpu-time", "memory"]);
  assert.deepEqual(names(all, "closed", true), ["goodput", "cpu", "memory"]);
});

/** Sessions without a change, in which every metric has noise of its own, independent of the others: the worst case of the union bound. */
function noiseAlone(random: Random, sessions: number): Session[] {
  const noisy = (value: number, spread: number) => value * Math.exp(spread * normal(random));
  return Array.from({ length: sessions }, () => {
    const of = (): Partial<Sample> => {
      const correct = noisy(1e6, 0.01);
      const cpu = { server: noisy(1e-4, 0.01) * correct, proxy: null, generator: null };
      const latency = { mean: 1, p50: 1, p90: 1, p99: noisy(0.01, 0.04) };
      return { correct, byStatus: { "200": correct }, cpu, latency, memory: noisy(1e9, 0.03) };
    };
    const startSeconds = { base: noisy(0.2, 0.05), head: noisy(0.2, 0.05) };
    return sessionOf([roundOf(of(), of())], { startSeconds });
  });
}

test("with five metrics that decide, runs without a change are red no more often than alpha, looked at on the way", () => {
  const random = seeded(5);
  const [runs, alpha, most] = [500, 0.1, 16];
  const looks = [...LOOKS.filter((n) => n < most), most];
  // So small that significance alone decides.
  const thresholds = { goodput: 1e-9, cpu: 1e-9, p99: 1e-9, memory: 1e-9, "start-time": 1e-9 };
  let reds = 0;
  for (let each = 0; each < runs; each++) {
    const sessions = noiseAlone(random, most);
    const run = runWith(caseOf(sessions), { thresholds });
    const judging = { ...run, plan: { ...run.plan, alpha } };
    // As the scheduler does: the first look that settles ends the case.
    const red = looks.some((n) => {
      const found = judgeCase(caseOf(sessions.slice(0, n)), judging);
      return (n === most || found.moment === "look") && found.verdict === "regression";
    });
    if (red) reds++;
  }
  assert.ok(reds <= alpha * runs + 3.9 * Math.sqrt(alpha * (1 - alpha) * runs), `${reds} of ${runs}`);
  assert.ok(reds >= alpha * runs * 0.4, `${reds} of ${runs}: far below alpha would be a waste of power`);
});
