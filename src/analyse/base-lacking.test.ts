import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fault } from "../format/faults.ts";
import type { CaseRecord } from "../format/results.ts";
import type { Session } from "../format/sample.ts";
import { baseIsBroken, lacksBase } from "./base-lacking.ts";
import { conclude } from "./conclude.ts";
import { caseOf, roundOf, runOf, sampleOf, sessionOf } from "./fixture.ts";

const NOT_FOUND = { code: "wrong-status", path: "/new", status: 404, expected: 200, body: "" } as const;
const NO_START = {
  code: "died",
  of: "server",
  end: { exitCode: 1, signal: null },
  when: "starting",
} as const;
const KILLED = { ...NO_START, end: { exitCode: null, signal: "SIGKILL" }, when: "under-load" } as const;
const OTHER_LENGTH: Fault = { code: "lengths-differ", path: "/", base: 5, head: 6 };

/** A session that ended before its first round. */
const failing = (...invalid: Session["invalid"]): Session => sessionOf([], { invalid });
const base = (fault: Fault): Session => failing({ variant: "base", fault });
const alone = sessionOf([{ ...roundOf(), samples: [sampleOf("head")] }]);

const judged = (sessions: readonly Session[], change: Partial<CaseRecord> = {}) => {
  const { cases, exitCode } = conclude(runOf([caseOf(sessions, change)]));
  const [result] = cases;
  const why = result?.findings.find((found) => found.code === "head-alone")?.why;
  return [result?.verdict, why, exitCode, result?.brokenIn.join()];
};

test("what base lacks is new, with head's values and exit 0", () => {
  for (const [sessions, fresh, why] of [
    [[base(NOT_FOUND), alone], "scenario", "scenario"],
    [[base(NOT_FOUND), alone], "request", "request"],
    [[base({ ...KILLED, when: "before-load" }), alone], "scenario", "scenario"],
    [[failing({ variant: null, fault: OTHER_LENGTH }), alone], "scenario", "scenario"],
    [[base(NO_START), alone], undefined, "not-started"],
    [[base(NO_START), alone], "configuration", "configuration"],
    [[alone], "target", "target"],
    [[alone], "configuration", "configuration"],
  ] as const)
    assert.deepEqual(judged(sessions, fresh && { fresh }), ["new", why, 0, ""], JSON.stringify(sessions));
});

test("a base that answered rightly once is not new, whatever becomes of it", () => {
  const both = sessionOf([roundOf()]);
  for (const fresh of ["scenario", "request", "configuration"] as const)
    for (const fault of [NO_START, KILLED, NOT_FOUND] as const)
      assert.deepEqual(judged([both, base(fault), alone], { fresh }).slice(0, 1), ["invalid"], fault.code);
  const under = sessionOf([roundOf()], { invalid: [{ variant: "base", fault: KILLED }] });
  assert.deepEqual(judged([under]), ["invalid", undefined, 3, "base"]);
});

test("a base that only fails beside head is not new: head was not measured alone then", () => {
  assert.deepEqual(judged([base(NO_START)]), ["invalid", undefined, 3, "base"]);
  assert.deepEqual(judged([base(NOT_FOUND)], { fresh: "scenario" }), ["invalid", undefined, 3, "base"]);
});

test("what base knows and answers wrongly is not new", () => {
  assert.deepEqual(judged([base(NOT_FOUND), alone]), ["invalid", undefined, 3, "base"]);
  const unequal = failing({ variant: null, fault: OTHER_LENGTH });
  assert.equal(judged([unequal, alone], { fresh: "request" })[0], "invalid");
  const late: Fault = { code: "not-ready", seconds: 3, last: null, runOver: true };
  assert.equal(judged([base(late), alone])[0], "invalid");
  const after: Fault = { ...NOT_FOUND, afterLoad: true };
  assert.equal(judged([base(after), alone], { fresh: "scenario" })[0], "invalid");
});

test("a head that fails on what is new is the only one that fails", () => {
  const failOn = ["never"] as const;
  const both = failing({ variant: "base", fault: NOT_FOUND }, { variant: "head", fault: NOT_FOUND });
  const fresh = runOf([caseOf([both], { fresh: "scenario" })]);
  const plan = { ...fresh.plan, failOn };
  assert.deepEqual(conclude({ ...fresh, plan }).exitCode, 3);
  // What is head's is said first.
  const [first] = conclude({ ...fresh, plan }).cases[0]?.findings ?? [];
  assert.ok(first?.code === "fault" && first.variants.includes("head"));
  const later = failing({ variant: "head", fault: KILLED });
  const reported = conclude(runOf([caseOf([base(NO_START), later], { fresh: "configuration" })])).cases[0];
  assert.deepEqual(
    reported?.findings.map((found) => found.code === "fault" && found.variants.join()),
    ["head", "base"],
  );
  const old = runOf([caseOf([both])]);
  assert.deepEqual(conclude({ ...old, plan }).exitCode, 0);
  const failure = { target: "api", what: "build", log: "" } as const;
  const unbuilt = (variant: "base" | "head") => ({ ...failure, variant });
  assert.equal(
    conclude(runOf([caseOf([], { fresh: "target" })], { failures: [unbuilt("head")] })).exitCode,
    3,
  );
});

test("a base that could not be built is no reason to fail; one that others' builds may have kept from it is", () => {
  const failure = { variant: "base", target: "api", what: "build", log: "" } as const;
  const of = (failures: readonly (typeof failure & { limitSeconds?: number })[], sessions = [alone]) => {
    const { exitCode, verdict } = conclude(runOf([caseOf(sessions)], { failures }));
    return [verdict, exitCode];
  };
  assert.deepEqual(of([failure]), ["new", 0]);
  assert.deepEqual(of([{ ...failure, limitSeconds: 9 }]), ["invalid", 3]);
  assert.deepEqual(of([failure], []), ["inconclusive", 0]);
  const stopped = sessionOf([{ ...roundOf(), samples: [sampleOf("head", { invalid: [KILLED] })] }]);
  assert.deepEqual(of([failure], [stopped]), ["invalid", 3]);
});

test("a base that does not work with the isolation that head chose is not new", () => {
  const failure = { variant: "base", target: "api", what: "build", log: "" } as const;
  const change = { of: "run", setting: "isolation", before: "process", after: "docker" } as const;
  const notices = [{ code: "isolation-changed", changes: [change], more: 0 }] as const;
  for (const [sessions, failures] of [
    [[alone], [failure]],
    [[base(NO_START), alone], []],
  ] as const)
    assert.equal(conclude(runOf([caseOf(sessions)], { failures, notices })).exitCode, 3);
});

test("base is to be left out where all that went wrong is what it lacks", () => {
  assert.ok(lacksBase(caseOf([base(NO_START)])));
  assert.ok(!lacksBase(caseOf([base(NOT_FOUND)])));
  assert.ok(lacksBase(caseOf([base(NOT_FOUND)], { fresh: "scenario" })));
  assert.ok(!lacksBase(caseOf([alone])));
  const head = { variant: "head", fault: NO_START } as const;
  assert.ok(!lacksBase(caseOf([failing({ variant: "base", fault: NO_START }, head)])));
});

test("a base that is broken differs from one that lacks something, whatever its configuration", () => {
  const broken = (sessions: readonly Session[], fresh?: CaseRecord["fresh"]) =>
    baseIsBroken(conclude(runOf([caseOf(sessions, fresh && { fresh })])));
  assert.ok(broken([base(NO_START), alone]));
  assert.ok(broken([base(NO_START), alone], "configuration"));
  assert.ok(!broken([base(NOT_FOUND), alone], "scenario"));
  assert.ok(!broken([alone], "target"));
  assert.ok(!broken([base(NO_START)]));
});
