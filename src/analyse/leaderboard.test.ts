import assert from "node:assert/strict";
import { test } from "node:test";
import type { CaseRecord, RankMeasured } from "../format/results.ts";
import type { Sample, Session } from "../format/sample.ts";
import { runOf, sampleOf, seeded, sessionOf } from "./fixture.ts";
import { type Estimate, estimateOf } from "./interval.ts";
import { type Contestant, concludeRanking, intervalOfDifference, ranked } from "./leaderboard.ts";

const NOISE = [0.99, 1, 1.01, 1];

/** A session of a target that was up alone. */
function alone(sample: Partial<Sample>, change: Partial<Session> = {}): Session {
  const round = {
    order: ["head" as const],
    together: false,
    at: 0,
    disturbance: { stolen: 0, foreign: 0 },
    samples: [sampleOf("head", sample)],
  };
  return sessionOf([round], { startSeconds: { head: 0.5 }, ...change });
}

function entry(target: string, sessions: readonly Session[], scenario = "hello"): CaseRecord {
  return { id: `${target}/${scenario}/direct`, target, scenario, via: "direct", sessions };
}

/** Sessions that answer about so many requests in a second. */
const at = (speed: number, change: Partial<Sample> = {}) =>
  NOISE.map((noise) => alone({ correct: speed * noise, byStatus: { "200": speed * noise }, ...change }));

function ranking(cases: readonly CaseRecord[], change: Partial<RankMeasured> = {}, scenario: object = {}) {
  const { plan, environment, seconds } = runOf([]);
  const scenarios = [{ name: "hello", expect: { status: 200 }, ...scenario }] as never;
  return concludeRanking({
    id: "run",
    startedAt: "2026-11-20T10:15:00.000Z",
    config: "loadgate.yml",
    plan: { ...plan, scenarios },
    environment,
    variants: [],
    failures: [],
    leftOut: [],
    notices: [],
    published: null,
    cases,
    seconds,
    interrupted: false,
    ...change,
  });
}

const order = (result: ReturnType<typeof ranking>) =>
  result.leaderboards[0]?.rows.map(({ target, place }) => [target, place]);

test("the fastest is first; the others tell how much of its speed they have", () => {
  const result = ranking([entry("slow", at(500)), entry("fast", at(1000))]);
  assert.deepEqual(order(result), [
    ["fast", 1],
    ["slow", 2],
  ]);
  const [fast, slow] = result.leaderboards[0]?.rows ?? [];
  assert.equal(fast?.ratio, null);
  assert.ok(Math.abs((slow?.ratio ?? 0) - 0.5) < 1e-9);
  assert.ok((slow?.interval?.low ?? 1) < 0.5 && (slow?.interval?.high ?? 0) > 0.5);
  assert.equal(slow?.figures["start-time"], 0.5);
  assert.equal(result.exitCode, 0);
});

test("a target that answered wrongly has no place and no number, and the run fails", () => {
  const broken = [alone({ invalid: [{ code: "restarted" }] })];
  const result = ranking([entry("broken", broken), entry("whole", at(10))]);
  assert.deepEqual(order(result), [
    ["whole", 1],
    ["broken", null],
  ]);
  const row = result.leaderboards[0]?.rows[1];
  assert.equal(row?.figures.goodput, null);
  const fault = { code: "restarted" };
  assert.deepEqual(row?.findings, [{ code: "fault", variants: ["head"], fault, times: 1 }]);
  assert.equal(result.exitCode, 3);
});

test("a target that could not be built is reported in its row", () => {
  const failures = [{ variant: "head", target: "x", what: "build", log: "boom" }] as const;
  const result = ranking([entry("x", []), entry("y", at(10))], { failures });
  assert.deepEqual(order(result), [
    ["y", 1],
    ["x", null],
  ]);
  assert.deepEqual(result.leaderboards[0]?.rows[1]?.findings, [
    { code: "build-failed", variant: "head", target: "x" },
  ]);
  assert.equal(result.exitCode, 3);
});

test("failures are counted beside the speed, which holds none of them", () => {
  const sessions = NOISE.map(() =>
    alone({
      correct: 80,
      byStatus: { "200": 80, "503": 15 },
      errors: { "connection refused": 5 },
      wall: 1,
    }),
  );
  const row = ranking([entry("a", sessions)]).leaderboards[0]?.rows[0];
  assert.equal(row?.requests, 400);
  assert.deepEqual(row?.failed, { "connection refused": 20, "status 503": 60 });
  assert.equal(row?.figures.goodput, 80);
});

test("a target that the generator held back shares the place above it", () => {
  const limits = { limits: ["generator-saturated" as const], bottleneck: "generator" as const };
  const result = ranking([entry("fast", at(1000)), entry("held", at(900, limits)), entry("slow", at(100))]);
  assert.deepEqual(order(result), [
    ["fast", 1],
    ["held", 1],
    ["slow", 3],
  ]);
  const held = result.leaderboards[0]?.rows[1];
  assert.equal(held?.limited, true);
  assert.deepEqual(held?.findings, [{ code: "held-back", limit: "generator-saturated", bound: true }]);
});

test("rounds that others disturbed count less than the others", () => {
  const disturbed = (session: Session): Session => ({
    ...session,
    rounds: [
      ...session.rounds,
      {
        ...session.rounds[0],
        disturbance: { stolen: 0.5, foreign: 0 },
        samples: [sampleOf("head", { correct: 1 })],
      } as never,
    ],
  });
  const row = ranking([entry("a", at(1000).map(disturbed))]).leaderboards[0]?.rows[0];
  assert.deepEqual(row?.sessions.map(Math.round), [990, 1000, 1010, 1000]);
  assert.deepEqual(row?.findings, [
    { code: "interference", source: "steal", effect: "counted-less", rounds: 4 },
  ]);
});

const histogram = (slow: number) => ({
  latencies: [
    [0.001, 9000],
    [slow, 1000],
  ] as const,
});

test("with a rate the one that answers soonest is first, and the ratio says how many times longer", () => {
  const sessions = (slow: number) => NOISE.map((noise) => alone(histogram(slow * noise)));
  const result = ranking(
    [entry("late", sessions(0.03)), entry("soon", sessions(0.01))],
    {},
    { rate: { perSecond: 100 } },
  );
  assert.deepEqual(order(result), [
    ["soon", 1],
    ["late", 2],
  ]);
  const late = result.leaderboards[0]?.rows[1];
  assert.ok(Math.abs((late?.ratio ?? 0) - 3) < 1e-9);
  assert.ok((late?.interval?.low ?? 9) < 3 && (late?.interval?.high ?? 0) > 3);
});

test("a target that cannot keep up with the rate has no place", () => {
  const slow = NOISE.map(() => alone({ ...histogram(5), limits: ["over-capacity"] }));
  const result = ranking(
    [
      entry("slow", slow),
      entry(
        "fine",
        NOISE.map(() => alone(histogram(0.01))),
      ),
    ],
    {},
    { rate: { perSecond: 100 } },
  );
  assert.deepEqual(order(result), [
    ["fine", 1],
    ["slow", null],
  ]);
  assert.deepEqual(result.leaderboards[0]?.rows[1]?.findings, [
    { code: "held-back", limit: "over-capacity", bound: false },
  ]);
});

test("what was published stands beside, and is marked where today's order differs", () => {
  const entries = ["a", "gone", "b", "c"].map((target, i) => ({ target, value: 100 - i, system: null }));
  const published = { source: "a paper", figures: { "hello/direct": { unit: null, entries } } };
  const result = ranking(
    [entry("a", at(500)), entry("b", at(1000)), entry("c", at(100)), entry("new", at(10))],
    { published },
  );
  const found = result.leaderboards[0]?.rows.map(({ target, published: then }) => [
    target,
    then?.place,
    then?.moved,
  ]);
  assert.deepEqual(found, [
    ["b", 3, true],
    ["a", 1, true],
    ["c", 4, false],
    ["new", undefined, undefined],
  ]);
});

test("targets that share a place today may have been published in any order", () => {
  const entries = ["b", "a"].map((target) => ({ target, value: null, system: null }));
  const published = { source: "a paper", figures: { "hello/direct": { unit: null, entries } } };
  const result = ranking([entry("a", at(1000)), entry("b", at(999))], { published });
  assert.deepEqual(
    result.leaderboards[0]?.rows.map((row) => [row.place, row.published?.moved]),
    [
      [1, false],
      [1, false],
    ],
  );
});

/** A target with sessions around a speed, with noise of this standard deviation. */
function contestant(
  target: string,
  speed: number,
  noise: number,
  random: () => number,
  count = 8,
): Contestant {
  const normal = () => (random() + random() + random() + random() - 2) * Math.sqrt(3);
  const sessions = Array.from({ length: count }, () => {
    return { value: Math.log(speed) + noise * normal(), weight: 1, spread: null };
  });
  return { target, sessions, limited: false };
}

test("best first, with the ratio to the best", () => {
  const random = seeded(1);
  const places = ranked([
    contestant("slow", 100, 0.01, random),
    contestant("fast", 1000, 0.01, random),
    contestant("mid", 500, 0.01, random),
  ]);
  assert.deepEqual(
    places.map(({ target, place }) => [target, place]),
    [
      ["fast", 1],
      ["mid", 2],
      ["slow", 3],
    ],
  );
  assert.equal(places[0]?.ratio, null);
  assert.equal(places[0]?.interval, null);
  assert.ok(Math.abs((places[1]?.ratio ?? 0) - 0.5) < 0.02);
  const { low, high } = places[1]?.interval ?? { low: 0, high: 0 };
  assert.ok(low < 0.5 && high > 0.5 && high < 0.55);
});

test("what does not differ significantly shares a place, and the next place counts them", () => {
  const random = seeded(2);
  const places = ranked([
    contestant("a", 1000, 0.05, random),
    contestant("b", 995, 0.05, random),
    contestant("c", 300, 0.05, random),
  ]);
  assert.deepEqual(
    places.map(({ place }) => place),
    [1, 1, 3],
  );
});

test("a factor of two is an order after two sessions, where rounds say how noisy they are", () => {
  const random = seeded(8);
  const steady = { squares: 0.02, degrees: 2, rounds: 3 };
  const of = (target: string, speed: number) => {
    const { sessions, ...rest } = contestant(target, speed, 0.05, random, 2);
    return { ...rest, sessions: sessions.map((each) => ({ ...each, spread: steady })) };
  };
  const places = ranked([of("go", 8800), of("node", 4400), of("php", 2200)]);
  assert.deepEqual(
    places.map(({ place }) => place),
    [1, 2, 3],
  );
});

test("what something else held back shares the place of those above it", () => {
  const random = seeded(6);
  const held = { ...contestant("held", 500, 0.01, random), limited: true };
  const places = ranked([
    contestant("fast", 1000, 0.01, random),
    held,
    contestant("slow", 100, 0.01, random),
  ]);
  assert.deepEqual(
    places.map(({ target, place }) => [target, place]),
    [
      ["fast", 1],
      ["held", 1],
      ["slow", 3],
    ],
  );
});

test("a target without numbers has no place, a single one is first", () => {
  const random = seeded(3);
  const places = ranked([
    { target: "broken", sessions: [], limited: false },
    contestant("only", 10, 0.1, random),
  ]);
  assert.deepEqual(
    places.map(({ target, place }) => [target, place]),
    [
      ["only", 1],
      ["broken", null],
    ],
  );
  assert.deepEqual(ranked([]), []);
});

test("equal targets are called different in at most 5% of suites", () => {
  const random = seeded(4);
  let apart = 0;
  const suites = 1000;
  for (let suite = 0; suite < suites; suite++) {
    const places = ranked(Array.from({ length: 5 }, (_, i) => contestant(String(i), 100, 0.03, random, 5)));
    if (places.some(({ place }) => place !== 1)) apart++;
  }
  // Three standard errors above 5%.
  assert.ok(apart / suites <= 0.05 + 3 * Math.sqrt((0.05 * 0.95) / suites), `${apart}`);
});

test("the interval covers the truth under unequal variances and counts", () => {
  const random = seeded(5);
  let held = 0;
  const trials = 4000;
  for (let trial = 0; trial < trials; trial++) {
    const a = contestant("a", 1.1, 0.1, random, 5).sessions;
    const b = contestant("b", 1, 0.02, random, 12).sessions;
    const range = intervalOfDifference(estimateOf(a) as Estimate, estimateOf(b) as Estimate, 0.025);
    if (range && range.low <= Math.log(1.1) && Math.log(1.1) <= range.high) held++;
  }
  assert.ok(Math.abs(held / trials - 0.95) < 0.015, `${held / trials}`);
});

test("commands that report no operations are ranked by their time per run", () => {
  const command = {
    by: "hyperfine" as const,
    ...{ runs: 2, user: 0.1, system: 0.1, exitCode: 0, operations: null, seconds: null },
  };
  const taking = (wall: number) =>
    NOISE.map((noise) => alone({ wall: 2 * wall * noise, correct: 0, byStatus: {}, command }));
  const result = ranking([entry("slow", taking(3)), entry("fast", taking(1))], {}, { args: ["--version"] });
  assert.deepEqual(order(result), [
    ["fast", 1],
    ["slow", 2],
  ]);
  const [board] = result.leaderboards;
  assert.deepEqual([board?.by, board?.unit], ["time", "s"]);
  const [first, second] = board?.rows ?? [];
  assert.equal(Math.round(second?.ratio ?? 0), 3);
  assert.deepEqual([first?.figures.time, first?.figures.goodput], [1, null]);
  assert.equal(result.exitCode, 0);
});
