import assert from "node:assert/strict";
import { test } from "node:test";
import type { Finding } from "../format/findings.ts";
import type { Verdict } from "../format/names.ts";
import type { CaseResult, Growth, MetricResult } from "../format/results.ts";
import { RUNS, sketchedRun } from "./fixture.ts";
import { headline, inShort } from "./headline.ts";
import { markdownReport } from "./markdown.ts";
import { alsoChanged, furtherFindings, predicate, unexplainedWords, verdictWords } from "./words.ts";

function metric(
  name: "goodput" | "cpu",
  low: number,
  ratio: number,
  high: number,
  verdict: Verdict,
): MetricResult {
  const better = name === "goodput" ? "higher" : "lower";
  return {
    name,
    unit: "",
    better,
    gates: true,
    base: 1,
    head: ratio,
    ratio,
    interval: { low, high },
    decisionInterval: { low: low ** 2, high: high ** 2 },
    n: 9,
    verdict,
  };
}

function result(
  verdict: Verdict,
  metrics: readonly MetricResult[],
  change: Partial<CaseResult> = {},
): CaseResult {
  return {
    id: "api/hello/direct",
    target: "api",
    scenario: "hello",
    via: "direct",
    sessions: [],
    bottleneck: "server",
    threshold: 0.02,
    metrics,
    verdict,
    brokenIn: [],
    findings: [],
    settledAt: null,
    detectable: null,
    ...change,
  };
}

const LESS: Finding = { code: "interference", source: "steal", effect: "counted-less", rounds: 2 };

const failed = (error: string): Finding => ({
  code: "fault",
  variants: ["head"],
  fault: { code: "harness-failed", error },
  times: 1,
});

test("slower, in words", () => {
  const slower = result("regression", [metric("goodput", 0.93, 0.94, 0.95, "regression")]);
  assert.equal(predicate(slower), "is about 6.0% slower (95% interval −7.0 to −5.0)");
  assert.equal(inShort(slower), "about 6.0% slower");
});

test("more CPU, in words", () => {
  const more = result("regression", [metric("cpu", 1.05, 1.06, 1.07, "regression")]);
  assert.equal(predicate(more), "needs about 6.0% more CPU per request (95% interval +5.0 to +7.0)");
});

test("a case that got slower and needs less CPU says both", () => {
  const both = [
    metric("goodput", 0.93, 0.94, 0.95, "regression"),
    metric("cpu", 0.9, 0.92, 0.94, "improvement"),
  ];
  assert.equal(
    predicate(result("regression", both)),
    "is about 6.0% slower (95% interval −7.0 to −5.0), but needs about 8.0% less CPU per request (95% interval −10.0 to −6.0)",
  );
});

test("narrow intervals get the decimals that tell their ends apart", () => {
  const narrow = result("regression", [metric("cpu", 1.0612, 1.063, 1.0648, "regression")]);
  assert.match(predicate(narrow), /about 6\.30% more CPU per request \(95% interval \+6\.12 to \+6\.48\)/);
});

test("what is not red is said in two ways: probably slower, or no change seen", () => {
  const inconclusive = (low: number, ratio: number, high: number, change: Partial<CaseResult> = {}) =>
    result("inconclusive", [metric("goodput", low, ratio, high, "inconclusive")], change);
  const none = inconclusive(0.97, 0.99, 1.01, { detectable: 0.0312, findings: [LESS] });
  assert.equal(
    predicate(none),
    "is inconclusive, with no change seen: speed −1.0% (−3.0 to +1.0); a slowdown of 3.1% or more would have been caught",
  );
  assert.deepEqual(furtherFindings(none), [
    "2 rounds count less, since the machine lost CPU time to its host",
  ]);
  assert.equal(verdictWords(none), "no change seen");
  assert.match(
    predicate({ ...none, detectable: 1.3 }),
    /no change seen: speed [^;]*; even half the speed may go unnoticed$/,
  );
  const slower = inconclusive(0.94, 0.96, 0.98, { detectable: 0.05 });
  assert.equal(
    predicate(slower),
    "is probably slower: about 4.0% slower (95% interval −6.0 to −2.0); a slowdown of 5% or more would have been caught",
  );
  assert.equal(verdictWords(slower), "probably slower");
  const little = inconclusive(0.981, 0.99, 0.999);
  assert.match(predicate(little), /^is probably slower: .*, less than the threshold of 2%$/);
  const faster = inconclusive(1.02, 1.04, 1.06);
  assert.match(predicate(faster), /^is probably faster: about 4.0% faster/);
  assert.equal(inShort(faster), "probably faster");
});

test("without an interval an inconclusive case says why", () => {
  const bare = { ...metric("goodput", 1, 1, 1, "inconclusive"), interval: null };
  const found = result("inconclusive", [bare], { findings: [{ code: "interrupted" }, LESS] });
  assert.equal(predicate(found), "could not be decided: not measured: the run was interrupted");
  assert.equal(furtherFindings(found).length, 1);
  assert.equal(verdictWords(found), "inconclusive");
});

test("unchanged, invalid and skipped", () => {
  assert.equal(predicate(result("unchanged", [])), "shows no change larger than 2%");
  assert.equal(
    predicate(result("unchanged", [], { skipped: "identical-builds" })),
    "was not loaded: both sides are the same build",
  );
  const broken = result("invalid", [], { findings: [failed("code 1"), LESS] });
  assert.equal(predicate(broken), "gave no usable numbers: head: harness failed: code 1");
});

test("a reason of any length gives a sentence of a bearable one", () => {
  assert.ok(predicate(result("invalid", [], { findings: [failed("x\n".repeat(5000))] })).length < 550);
});

const EXPECTED: Readonly<Record<string, RegExp>> = {
  red: /^2 of 5 cases slower; worst: api\/hello\/direct is about 5.8% slower/,
  unchanged: /^No change larger than 2% in any of 2 cases$/,
  faster: /^api\/hello\/direct is about 31.2% faster \(95% interval \+30.6 to \+31.9\)/,
  "invalid-head":
    /^1 of 2 cases invalid, head fails where base does not: api\/hello\/direct gave no usable numbers/,
  "failed-build": /^Invalid, head fails where base does not: .*head: api could not be built$/,
  inconclusive: /^1 of 3 cases probably slower: api\/hello\/direct$/,
  limited: /^1 of 2 cases using more CPU: api\/hello\/direct needs about 4.1% more CPU/,
  identical: /^Unchanged: both sides are the same build/,
  interrupted: /^Interrupted before its end\. So far: 1 of 2 cases inconclusive/,
};

for (const [name, expected] of Object.entries(EXPECTED)) {
  test(`the headline of the run "${name}"`, () =>
    assert.match(headline(RUNS[name]?.() ?? assert.fail()), expected));
}

test("a run without cases still has a headline", () => {
  assert.equal(headline(sketchedRun([])), "Inconclusive: nothing was measured");
});

test("what a command does is an operation, in sentences too", () => {
  const found = { ...metric("cpu", 1.05, 1.06, 1.07, "regression"), unit: "s/operation" };
  assert.match(predicate(result("regression", [found])), /needs about 6\.0% more CPU per operation/);
});

test("what else differs is shown beside what changed, three of it and how many more; beside nothing it is not", () => {
  const results = RUNS.red?.();
  assert.ok(results);
  assert.equal(
    alsoChanged(results),
    "also changed: Node 22.1.0 → 24.0.0, fastify 4.28.1 → 5.6.1, node 22.1-slim → 24.0-slim and 2 more",
  );
  const quiet = { ...results, cases: results.cases.filter(({ verdict }) => verdict === "unchanged") };
  assert.equal(alsoChanged(quiet), "");
  const differences = [
    { kind: "package", name: "x".repeat(200), base: "1".repeat(200), head: null },
    { kind: "package", name: "y", base: null, head: "1" },
  ] as const;
  const clipped = alsoChanged({ ...results, differences });
  assert.match(clipped, /^also changed: x+… 1+… \(gone\), y 1 \(new\)$/);
  assert.ok(clipped.length < 170);
});

test("where only an interpreter was seen it is said, not for a function that calls it", () => {
  const called = { name: "execute_ex", kind: "runtime", base: 5e-6, head: 9e-6 } as const;
  const of = (functions: Growth["functions"]) => {
    const growth = { tool: "perf", base: 100e-6, head: 200e-6, functions };
    return sketchedRun([{ scenario: "hello", speed: 0.5, cpu: 2, growth }]).cases[0] as CaseResult;
  };
  const words = "perf does not see functions of PHP, so those of its interpreter are named";
  assert.deepEqual(unexplainedWords(of([called])), [words]);
  assert.deepEqual(unexplainedWords(of([{ ...called, name: "main.executor" }])), []);
  const results = sketchedRun([
    { scenario: "hello", speed: 0.5, cpu: 2, growth: of([called]).growth as Growth },
  ]);
  assert.ok(markdownReport(results).includes(`execute&#95;ex, runtime</code> +4.00 µs of +100 µs.`));
  assert.ok(markdownReport(results).includes(words));
});

test("a red case that could not be profiled says why", () => {
  const [red] = sketchedRun([{ scenario: "hello", speed: 0.5 }]).cases;
  const reason = "perf: not found\nin any folder";
  assert.deepEqual(unexplainedWords({ ...(red as CaseResult), notProfiled: reason }), [
    "no function is named, since there is no CPU profile: perf: not found in any folder",
  ]);
});

test("a profile that explains little says how much it saw, and names no function", () => {
  const growth = { tool: "V8's profiler", base: 20e-6, head: 25.34e-6, functions: [] };
  const of = (cpu: number) =>
    sketchedRun([{ scenario: "hello", speed: 0.5, cpu, growth }]).cases[0] as CaseResult;
  assert.match(
    unexplainedWords(of(3)).join(),
    /^V8's profiler saw \+5\.34 µs of the \+\d+ µs of CPU time per request that were measured, so no function is named: the rest may be in threads or processes/,
  );
  assert.match(
    unexplainedWords(of(1)).join(),
    /^CPU time per request did not grow, so no function is named: /,
  );
  assert.match(unexplainedWords(of(1.06)).join(), /^no function stands out/);
});

test("what to do about failed requests is not cut off where they failed in several ways", () => {
  const most = ["operation was canceled", "connection closed before message completed", "connection error"];
  const counted = most.map((error) => ({ error, count: 10_000 }));
  const fault = { code: "errors", failed: 30_000, of: 848_300, unit: "requests", most: counted } as const;
  const findings: Finding[] = [{ code: "fault", variants: ["head"], fault, times: 1 }];
  assert.match(predicate(result("invalid", [], { findings })), /keepalive: false, in the scenario$/);
});
