import assert from "node:assert/strict";
import { test } from "node:test";
import { type Finding, finding, type Notice, notice } from "../format/findings.ts";
import { explain, explainNotice } from "./messages.ts";

const FINDINGS: readonly Finding[] = [
  { code: "build-failed", variant: "head", target: "api" },
  { code: "prepare-failed", variant: "base", target: "api" },
  {
    code: "fault",
    variants: ["base", "head"],
    fault: { code: "wrong-answer", detail: "/ answered 403 instead of 200" },
    times: 2,
  },
  { code: "shards-missing", shards: ["1/3", "3/3"] },
  { code: "shards-missing", shards: [] },
  { code: "skipped", why: "untouched" },
  { code: "skipped", why: "identical-builds" },
  { code: "interrupted" },
  { code: "no-time" },
  { code: "no-values" },
  { code: "one-session" },
  { code: "equal-ratios" },
  { code: "interference", source: "steal", effect: "counted-less", rounds: 1 },
  { code: "interference", source: "other-programs", effect: "left-out", rounds: 2 },
  { code: "interference", source: "other-programs", effect: "nothing-left", rounds: 8 },
  { code: "limited", limit: "generator-saturated", loop: "closed", cpuDecides: true },
  { code: "limited", limit: "proxy-saturated", loop: "closed", cpuDecides: false },
  { code: "limited", limit: "over-capacity", loop: "open", cpuDecides: true },
  { code: "held-back", limit: "generator-saturated", bound: true },
  { code: "held-back", limit: "over-capacity", bound: false },
  { code: "p99-unknown" },
  { code: "bottleneck-unknown" },
  { code: "server-waits" },
  { code: "settled-early", sessions: 3 },
];

const NOTICES: readonly Notice[] = [
  { code: "base-config-missing", file: "loadgate.yml" },
  { code: "base-config-unusable", file: "loadgate.yml", error: "line 3: unknown key" },
  { code: "config-from-checkout", file: "loadgate.yml" },
  {
    code: "gate-changed",
    changes: [
      { setting: "alpha", before: 0.002, after: 0.05 },
      { setting: "fail-on", before: ["regression", "invalid"], after: ["never"] },
      { setting: "mode", before: "block", after: "observe" },
      { setting: "threshold", scenario: "hello", before: 0.02, after: 0.020001 },
      { setting: "errors", scenario: "hello", before: 0, after: 0.1 },
    ],
  },
  { code: "budget-changed", before: null, after: 5 },
  {
    code: "no-longer-measured",
    targets: ["old"],
    scenarios: ["other"],
    paths: ["hello/proxy"],
    pairs: ["web/greet"],
  },
  { code: "submodules-missing", paths: ["vendor/a", "vendor/b"] },
  { code: "port-ignored", target: "api" },
  { code: "session-overran", case: "api/hello/direct" },
  { code: "rate-not-comparable", scenario: "steady" },
];

test("every code of a finding and of a notice has its sentence", (t) => {
  assert.deepEqual(
    new Set(FINDINGS.map(({ code }) => code)),
    new Set(finding.options.map(({ shape }) => shape.code.value)),
  );
  assert.deepEqual(
    new Set(NOTICES.map(({ code }) => code)),
    new Set(notice.options.map(({ shape }) => shape.code.value)),
  );
  for (const each of FINDINGS) finding.parse(each);
  for (const each of NOTICES) notice.parse(each);
  const lines = [...FINDINGS.map(explain), ...NOTICES.map(explainNotice)];
  assert.equal(new Set(lines).size, lines.length);
  t.assert.fileSnapshot(`${lines.join("\n")}\n`, new URL("golden/messages.txt", import.meta.url).pathname, {
    serializers: [String],
  });
});
