import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fault } from "../format/faults.ts";
import type { MetricName } from "../format/names.ts";
import type { CaseResult, Measured, Results } from "../format/results.ts";
import type { Sample, Session } from "../format/sample.ts";
import { conclude } from "./conclude.ts";
import { caseOf, roundOf, runOf, sessionOf, sessionsAt } from "./fixture.ts";

/** Ten sessions around a ratio, with a spread of about 0.4%. */
const around = (ratio: number) =>
  [3, -4, 1, -2, 5, -5, 2, 4, -3, -1].map((permille) => ratio * Math.exp(permille / 1000));

function only(results: Results): CaseResult {
  const [found] = results.cases;
  assert.ok(found !== undefined);
  return found;
}

const metric = (result: CaseResult, name: MetricName) => {
  const found = result.metrics.find((m) => m.name === name);
  assert.ok(found !== undefined);
  return found;
};

const concluded = (measured: Measured) => only(conclude(measured));

const FORBIDDEN: Fault = { code: "wrong-status", path: "/", status: 403, expected: 200, body: "" };

const codesOf = ({ findings }: Pick<CaseResult, "findings">) => findings.map(({ code }) => code);

test("a slower head is a regression, with its ratio, interval and exit code", () => {
  const results = conclude(runOf([caseOf(sessionsAt(around(0.94), around(1.06)))]));
  const { ratio, interval, n, verdict, gates } = metric(only(results), "goodput");
  assert.ok(ratio !== null && Math.abs(ratio - 0.94) < 1e-9);
  assert.ok(interval !== null && interval.low < 0.94 && interval.high > 0.94 && interval.high < 0.95);
  assert.deepEqual({ n, verdict, gates }, { n: 10, verdict: "regression", gates: true });
  assert.equal(results.verdict, "regression");
  assert.equal(results.exitCode, 1);
});

test("the worst gating metric is the case's verdict, the worst case the run's", () => {
  const better = caseOf(sessionsAt(around(1.1), around(1)));
  const worse = caseOf(sessionsAt(around(1.1), around(1.1)), { id: "api/json/direct" });
  const results = conclude(runOf([better, worse]));
  assert.deepEqual(
    results.cases.map((c) => c.verdict),
    ["improvement", "regression"],
  );
  assert.equal(results.verdict, "regression");
});

test("what only informs never decides", () => {
  const slow = { latency: { mean: 1, p50: 1, p90: 1, p99: 1 }, memory: 9e9 };
  const sessions = sessionsAt(around(1), around(1)).map((session) => ({
    ...session,
    rounds: session.rounds.map((round) => ({
      ...round,
      samples: round.samples.map((s) => (s.variant === "head" ? { ...s, ...slow } : s)),
    })),
  }));
  const result = concluded(runOf([caseOf(sessions)]));
  assert.ok((metric(result, "memory").ratio ?? 0) > 899);
  assert.equal(result.verdict, "unchanged");
});

const limited: Partial<Sample> = { bottleneck: "generator", limits: ["generator-saturated"] };

test("where the generator is the bottleneck CPU decides, and goodput is reported but not judged", () => {
  const result = concluded(runOf([caseOf(sessionsAt(around(0.985), around(1), limited))]));
  const goodput = metric(result, "goodput");
  assert.ok(goodput.ratio !== null && goodput.interval !== null);
  assert.deepEqual([goodput.gates, goodput.verdict, metric(result, "p99").verdict], [false, null, null]);
  assert.equal(result.bottleneck, "generator");
  assert.equal(result.verdict, "unchanged");
  assert.deepEqual(result.findings, [
    { code: "limited", limit: "generator-saturated", loop: "closed", cpuDecides: true },
  ]);
});

test("goodput limited and CPU not known is inconclusive, never unchanged", () => {
  const result = concluded(
    runOf([
      caseOf(
        sessionsAt(
          around(1),
          around(1).map(() => null),
          limited,
        ),
      ),
    ]),
  );
  assert.equal(result.verdict, "inconclusive");
  assert.deepEqual(result.findings[0], {
    code: "limited",
    limit: "generator-saturated",
    loop: "closed",
    cpuDecides: false,
  });
});

test("CPU that is not known leaves goodput to decide", () => {
  const result = concluded(
    runOf([
      caseOf(
        sessionsAt(
          around(0.9),
          around(1).map(() => null),
        ),
      ),
    ]),
  );
  assert.deepEqual(metric(result, "cpu").ratio, null);
  assert.equal(metric(result, "cpu").gates, false);
  assert.equal(result.verdict, "regression");
});

test("a minority of limited rounds is left out, a majority takes the judgement away", () => {
  const some = (count: number) =>
    around(1).map((ratio, i) =>
      i < count ? roundOf({ correct: 500, limits: ["unsteady"] }) : roundOf({ correct: 1000 * ratio }),
    );
  const few = concluded(runOf([caseOf(some(3).map((round) => sessionOf([round])))]));
  assert.equal(metric(few, "goodput").n, 7);
  assert.equal(metric(few, "goodput").gates, true);
  const many = concluded(runOf([caseOf(some(6).map((round) => sessionOf([round])))]));
  assert.equal(metric(many, "goodput").gates, false);
  assert.deepEqual(many.findings[0], {
    code: "limited",
    limit: "unsteady",
    loop: "closed",
    cpuDecides: true,
  });
});

test("an unknown bottleneck is reported, since a change may hide behind it", () => {
  const result = concluded(runOf([caseOf(sessionsAt(around(0.9), around(1), { bottleneck: null }))]));
  assert.deepEqual([result.bottleneck, result.verdict], [null, "regression"]);
  assert.deepEqual(codesOf(result), ["bottleneck-unknown"]);
});

const NUMBERS = ["base", "head", "ratio", "interval", "verdict"] as const;

test("no number is drawn from an invalid case, whatever its other samples say", () => {
  const wrong = roundOf({
    invalid: [{ code: "wrong-status", path: "/", status: 500, expected: 200, body: "" }],
  });
  const sessions = [...sessionsAt(around(0.5)), sessionOf([wrong, wrong])];
  const result = concluded(runOf([caseOf(sessions)]));
  assert.equal(result.verdict, "invalid");
  assert.deepEqual(result.brokenIn, ["head"]);
  const fault = { code: "wrong-status", path: "/", status: 500, expected: 200, body: "" };
  assert.deepEqual(result.findings, [{ code: "fault", variants: ["head"], fault, times: 2 }]);
  for (const m of result.metrics) for (const key of NUMBERS) assert.equal(m[key], null, `${m.name} ${key}`);
});

test("what went wrong in both variants alike is reported once, and blames neither alone", () => {
  const invalid = (["head", "base"] as const).map((variant) => {
    return { fault: FORBIDDEN, variant };
  });
  const result = concluded(runOf([caseOf([sessionOf([], { invalid })])]));
  assert.deepEqual(result.findings, [
    { code: "fault", variants: ["base", "head"], fault: FORBIDDEN, times: 1 },
  ]);
});

test("where all rounds were left out, that is the reason, and nothing else", () => {
  const crowded = { ...roundOf(), together: false, disturbance: { stolen: 0, foreign: 1.5 } };
  const result = concluded(runOf([caseOf([sessionOf([crowded, crowded])])]));
  assert.equal(result.verdict, "inconclusive");
  assert.deepEqual(result.findings, [
    { code: "interference", source: "other-programs", effect: "nothing-left", rounds: 2 },
  ]);
});

test("what goes wrong outside a sample makes the case invalid too", () => {
  const sessions = [
    sessionOf([], { invalid: [{ fault: { code: "not-ready", seconds: 30, last: null }, variant: "base" }] }),
  ];
  const results = conclude(runOf([caseOf(sessions)]));
  assert.deepEqual([only(results).verdict, only(results).brokenIn], ["invalid", ["base"]]);
  assert.equal(results.exitCode, 3);
});

test("a side that cannot be built makes the cases of its target invalid, and only those", () => {
  const failures = [{ variant: "head", target: "api", what: "build", log: "no" }] as const;
  const other = caseOf(sessionsAt(around(1)), { id: "web/hello/direct", target: "web" });
  const results = conclude(runOf([caseOf([]), other], { failures }));
  assert.deepEqual(
    results.cases.map((c) => c.verdict),
    ["invalid", "unchanged"],
  );
  assert.deepEqual(only(results).brokenIn, ["head"]);
  assert.deepEqual(only(results).findings, [{ code: "build-failed", variant: "head", target: "api" }]);
  assert.equal(results.exitCode, 3);
});

test("identical builds are unchanged without load", () => {
  const result = concluded(runOf([caseOf([], { skipped: "identical-builds" })]));
  assert.equal(result.verdict, "unchanged");
  assert.deepEqual(result.findings, [{ code: "skipped", why: "identical-builds" }]);
});

test("a case that was not reached is inconclusive and says why", () => {
  assert.deepEqual(codesOf(concluded(runOf([caseOf([])]))), ["no-time"]);
  const results = conclude(runOf([caseOf([])], { interrupted: true }));
  assert.deepEqual(codesOf(only(results)), ["interrupted"]);
  assert.equal(results.verdict, "inconclusive");
});

test("that starts took most of the time is reported where it left a case open", () => {
  const slow = (seconds: number) =>
    sessionsAt([0.5, 1.5, 0.9]).map((session) => ({
      ...session,
      startSeconds: { base: seconds, head: seconds - 1 },
    }));
  const [found] = concluded(runOf([caseOf(slow(9))])).findings.filter(({ code }) => code === "slow-start");
  assert.deepEqual(found, { code: "slow-start", seconds: 9, sessions: 3 });
  const one = concluded(runOf([caseOf(slow(30).slice(0, 1))]));
  assert.deepEqual(codesOf(one).slice(0, 2), ["slow-start", "one-session"], "the cause comes first");
  assert.ok(!codesOf(concluded(runOf([caseOf(slow(5))]))).includes("slow-start"));
});

test("one session is inconclusive and asks for more; equal sessions are, too", () => {
  const single = concluded(runOf([caseOf(sessionsAt([0.5]))]));
  assert.equal(single.verdict, "inconclusive");
  assert.deepEqual(codesOf(single), ["one-session"]);
  const equal = concluded(runOf([caseOf(sessionsAt([0.5, 0.5, 0.5]))]));
  assert.equal(metric(equal, "goodput").interval, null);
  assert.equal(equal.verdict, "inconclusive");
  assert.deepEqual(codesOf(equal), ["equal-ratios"]);
});

test("what is too uncertain to be called unchanged says what would have been caught", () => {
  const result = concluded(runOf([caseOf(sessionsAt(around(1).map((ratio) => ratio ** 20)))]));
  assert.equal(result.verdict, "inconclusive");
  assert.ok((result.detectable ?? 0) > 0.02 && (result.detectable ?? 9) < 2, String(result.detectable));
  const { interval, decisionInterval } = metric(result, "goodput");
  assert.ok(interval && decisionInterval && decisionInterval.high > interval.high);
});

test("a change that is too uncertain for red is inconclusive, and its 95% interval lies on the worse side", () => {
  const result = concluded(
    runOf([caseOf(sessionsAt(around(0.97).map((ratio, i) => ratio * (1 + 0.05 * (i % 2) - 0.02))))]),
  );
  assert.equal(result.verdict, "inconclusive");
  assert.ok((metric(result, "goodput").interval?.high ?? 2) < 1);
});

test("image size has one value, a ratio, and no interval", () => {
  const builds = (imageBytes: number) => ({ api: { id: "x", imageBytes } });
  const variants = [
    { variant: "base", commit: "a", label: "main", builds: builds(100) },
    { variant: "head", commit: "b", label: "x", builds: builds(150) },
  ] as const;
  const image = metric(concluded(runOf([caseOf(sessionsAt(around(1)))], { variants })), "image-size");
  assert.deepEqual(
    [image.base, image.head, image.ratio, image.interval, image.verdict],
    [100, 150, 1.5, null, null],
  );
});

test("a run without cases is inconclusive, or invalid if nothing could be built", () => {
  assert.equal(conclude(runOf([])).verdict, "inconclusive");
  const failures = [{ variant: "base", target: "api", what: "setup", log: "" }] as const;
  assert.equal(conclude(runOf([], { failures })).verdict, "invalid");
});

test("a head that only waits longer is not called unchanged", () => {
  const waiting = { bottleneck: "dependency", limits: ["dependency"] } as const;
  const result = concluded(runOf([caseOf(sessionsAt(around(0.5), around(1), waiting))]));
  assert.equal(metric(result, "cpu").verdict, "unchanged");
  assert.deepEqual([result.verdict, metric(result, "goodput").verdict], ["regression", "regression"]);
  assert.deepEqual(codesOf(result), ["server-waits"]);
  const faster = concluded(runOf([caseOf(sessionsAt(around(1.5), around(1), waiting))]));
  assert.equal(faster.verdict, "improvement");
  const equal = concluded(runOf([caseOf(sessionsAt(around(1), around(1), waiting))]));
  assert.deepEqual([equal.verdict, metric(equal, "goodput").verdict], ["unchanged", null]);
  assert.deepEqual(codesOf(equal), ["limited"]);
  const uncertain = around(0.97).map((ratio, i) => ratio * (1 + 0.05 * (i % 2) - 0.02));
  const perhaps = concluded(runOf([caseOf(sessionsAt(uncertain, around(1), waiting))]));
  assert.equal(perhaps.verdict, "inconclusive");
  assert.ok(codesOf(perhaps).includes("server-waits"));
  const costlier = concluded(runOf([caseOf(sessionsAt(around(0.5), around(1.5), waiting))]));
  assert.equal(costlier.verdict, "regression");
  assert.ok(codesOf(costlier).includes("server-waits"));
});

test("a plain loss of requests is not called unchanged because the load generator or nginx was saturated", () => {
  for (const bottleneck of ["generator", "proxy"] as const) {
    const held = { bottleneck, limits: [`${bottleneck}-saturated`] } as const;
    const result = concluded(runOf([caseOf(sessionsAt(around(0.5), around(1), held))]));
    assert.deepEqual([result.verdict, metric(result, "goodput").verdict], ["inconclusive", null]);
    assert.deepEqual(codesOf(result).toSorted(), ["limited", "server-waits"]);
    const shared = concluded(runOf([caseOf(sessionsAt(around(0.985), around(1), held))]));
    assert.equal(shared.verdict, "unchanged");
  }
});

test("where base cannot be built head alone is reported, without a ratio", () => {
  const failures = [{ variant: "base", target: "api", what: "build", log: "no" }] as const;
  const alone = { ...roundOf(), samples: roundOf().samples.filter(({ variant }) => variant === "head") };
  const result = concluded(runOf([caseOf([sessionOf([alone])])], { failures }));
  const { base, head, ratio } = metric(result, "goodput");
  assert.deepEqual(
    { base, head, ratio, verdict: result.verdict },
    { base: null, head: 1000, ratio: null, verdict: "new" },
  );
  assert.deepEqual(result.brokenIn, []);
});

test("a failure of the load generator is nobody's fault", () => {
  const failed = { code: "generator-failed", error: "oha: ended by SIGKILL" } as const;
  const result = concluded(runOf([caseOf([sessionOf([roundOf({ invalid: [failed] })])])]));
  assert.deepEqual([result.verdict, result.brokenIn], ["invalid", []]);
});

/** Sessions of a command that takes two seconds on base, and this share of it on head; `operations` are base's, if it tells any. */
function commandSessions(shares: readonly number[], operations: number | null) {
  const ran = (wall: number, outcome: number | null): Partial<Sample> => ({
    ...{ wall, correct: outcome ?? 0, byStatus: outcome === null ? {} : { "200": outcome } },
    cpu: { server: wall / 2, proxy: null, generator: null },
    command: {
      ...{ by: "hyperfine", runs: 2, user: wall / 4, system: wall / 4, exitCode: 0 },
      ...{ operations: outcome, seconds: outcome === null ? null : 1 },
    },
  });
  return shares.map((share) => sessionOf([roundOf(ran(4 * share, operations), ran(4, operations))]));
}

function ofCommands(shares: readonly number[], operations: number | null): CaseResult {
  const { plan } = runOf([]);
  const scenarios = [
    { name: "hello", args: ["--version"], threshold: 0.02, expect: { status: 200 } },
  ] as never;
  const measured = runOf([caseOf(commandSessions(shares, operations))]);
  return concluded({ ...measured, plan: { ...plan, cases: measured.plan.cases, scenarios } });
}

const gatesOf = ({ metrics }: CaseResult) => metrics.flatMap(({ name, gates }) => (gates ? [name] : []));

test("a command that reports no operations is judged by its time and its CPU time per run", () => {
  const slower = ofCommands(around(1.06), null);
  assert.deepEqual([slower.verdict, gatesOf(slower)], ["regression", ["time", "cpu-time"]]);
  const { base, unit } = metric(slower, "time");
  assert.deepEqual([base, unit], [2, "s"]);
  assert.deepEqual([metric(slower, "goodput").head, metric(slower, "cpu").head], [null, null]);
  assert.equal(ofCommands(around(0.94), null).verdict, "improvement");
  assert.equal(ofCommands(around(1), null).verdict, "unchanged");
});

test("a command that failed once is said to have ended well before, if it did", () => {
  const fault = { code: "command-failed", error: "exit code 3" } as const;
  const [sample] = commandSessions([1], null)[0]?.rounds[0]?.samples ?? [];
  const failing = sessionOf([roundOf({ invalid: [fault] }, { ...sample, variant: "base" })]);
  const faults = (sessions: Session[]) => concluded(runOf([caseOf(sessions)])).findings;
  assert.deepEqual(faults([...commandSessions([1, 1, 1], null), failing]), [
    { code: "fault", variants: ["head"], fault: { ...fault, well: 6 }, times: 1 },
  ]);
  assert.deepEqual(faults([failing]), [{ code: "fault", variants: ["head"], fault, times: 1 }]);
});

test("operations that a command tells divide its time, and its own clock is reported beside that", () => {
  const slower = ofCommands(around(1.06), 1000);
  assert.deepEqual([slower.verdict, gatesOf(slower)], ["regression", ["goodput", "cpu"]]);
  const { base, gates, unit } = metric(slower, "own-clock");
  assert.deepEqual([base, gates, unit], [1000, false, "operations/s"]);
  assert.equal(metric(slower, "time").head, null);
});

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

test("two more calls per request are reported beside an inconclusive case, and decide nothing", () => {
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
