import assert from "node:assert/strict";
import { test } from "node:test";
import { type SelfTested, type SelfTestedCase, selfTestText } from "./self-test-text.ts";

const CASE: SelfTestedCase = {
  id: "api/hello/direct",
  equal: "unchanged",
  planted: "regression",
  trouble: null,
  ...{ slowStart: null, excessive: false },
  seen: 1.0512,
  shownHere: 0.0312,
  shownInPullRequest: 0.0274,
};

function said(found: Partial<SelfTestedCase>, more: Partial<SelfTested> = {}): string {
  return selfTestText({
    slowdown: 0.05,
    cases: [{ ...CASE, ...found }],
    leftOut: [],
    seconds: 100,
    budgetSeconds: 180,
    out: "/x",
    interrupted: false,
    exitCode: 0,
    ...more,
  });
}

test("what a test of one's own servers found comes first, and what to do where it is wrong", () => {
  assert.match(said({}), /^Passed: .* the added slowdown of 5% was found\.\n/);
  assert.match(said({}), /found, as 5\.1 ?%; a pull request would show 2\.7 ?% or more/);
  assert.match(
    said({ equal: "regression" }, { exitCode: 1 }),
    /^False alarm: .* in api\/hello\/direct\. .*report it/,
  );
  assert.match(
    said({ excessive: true, seen: 2.1 }, { exitCode: 1 }),
    /^False alarm: a slowdown of 5% was added to head, and far more was found in api\/hello\/direct\./,
  );
  const missed = said({ planted: "inconclusive", shownHere: 0.083 }, { exitCode: 1 });
  assert.match(missed, /^Missed: a slowdown of 5% .* In this time 8\.3 ?% is the smallest .*--budget 9m/);
  assert.match(
    said({ planted: "unchanged", shownHere: null }, { exitCode: 1 }),
    /too short to know the noise/,
  );
  assert.match(missed, /5% added: not found \(inconclusive\)/);
  const slow = said(
    { planted: "inconclusive", shownHere: null, slowStart: { seconds: 25, sessions: 1 } },
    { exitCode: 1 },
  );
  assert.match(slow, /A start takes 25 s, so only one session fitted: give it longer/);
  const broken = said({ equal: "invalid", planted: null, trouble: "gave nothing" }, { exitCode: 3 });
  assert.doesNotMatch(broken, /slower\/report/);
  assert.match(said({}), /reports: \/x\/equal\/report\.html, \/x\/slower\/report\.html\n$/);
  assert.match(broken, /^Nothing could be tested[\s\S]*direct {2}gave nothing\n/);
  assert.match(said({}, { interrupted: true, exitCode: 130 }), /^Interrupted/);
  assert.match(said({}, { leftOut: ["a/b/nginx"] }), /Not tested, since there was no time: a\/b\/nginx/);
});
