import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { RUNS } from "../report/fixture.ts";
import { golden } from "../report/golden.ts";
import { readResults, resultsJsonSchema, resultsText } from "./results.ts";

for (const [name, run] of Object.entries(RUNS)) {
  test(`the results of the run "${name}" survive being written and read`, () => {
    assert.deepEqual(readResults(resultsText(run())), JSON.parse(resultsText(run())));
  });
}

test("the published schema is the one that is checked", (t) => {
  golden(t, `${JSON.stringify(resultsJsonSchema(), null, 2)}\n`, "../../docs/results.schema.json");
});

test("the published schema forbids unknown keys and names its draft", () => {
  const schema = JSON.parse(readFileSync(new URL("../../docs/results.schema.json", import.meta.url), "utf8"));
  const forms = schema.oneOf ?? schema.anyOf;
  assert.equal(forms.length, 2);
  for (const { additionalProperties } of forms) assert.equal(additionalProperties, false);
  assert.match(schema.$schema, /2020-12/);
});

function refused(change: (results: Record<string, unknown>) => unknown): string {
  const value = change(JSON.parse(JSON.stringify(RUNS.unchanged?.())));
  try {
    readResults(typeof value === "string" ? value : JSON.stringify(value));
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return error.message;
  }
  return assert.fail("was taken");
}

test("what a night planted is held to the same limits as the rest of it", () => {
  const trendWith = (planted: unknown) => (r: Record<string, unknown>) => ({
    ...{ ...r, command: "trend" },
    trend: {
      settings: { alert: ["none"], direction: "worse", thresholds: {}, keep: 1, keepRuns: 1 },
      ...{ config: "loadgate.yml", reference: { commit: "a", label: "v1" } },
      ...{ head: { commit: "b", subject: "" }, control: null, seam: null, again: null, planted },
    },
  });
  const planted = (more: object, results: unknown = null) =>
    refused(trendWith({ case: "api/hello/direct", slowdown: 0.05, results, ...more }));
  assert.match(planted({ slowdown: -1 }), /not valid at trend\.planted\.slowdown/);
  assert.match(planted({ outcome: "found" }), /trend\.planted.*outcome/);
  const { cases = [], ...run } = JSON.parse(JSON.stringify(RUNS.unchanged?.()));
  const many = { ...run, cases: Array.from({ length: 1001 }, () => cases[0]) };
  assert.match(planted({}, many), /more than/);
});

test("results of a newer loadgate are refused with what to do", () => {
  assert.match(
    refused((r) => ({ ...r, schema: 2, more: true })),
    /schema 2.*reads up to 1.*newer/,
  );
});

test("what is not results is refused in one line", () => {
  assert.match(
    refused(() => "{"),
    /not JSON \((?!SyntaxError).*cut off/,
  );
  assert.match(
    refused(() => "[1]"),
    /no schema number/,
  );
  assert.match(
    refused((r) => ({ ...r, verdict: "fine" })),
    /not valid at verdict/,
  );
  assert.match(
    refused((r) => ({ ...r, extra: 1 })),
    /extra/,
  );
  assert.match(
    refused((r) => ({ ...r, cases: [{}] })),
    /not valid at cases\.0\./,
  );
  assert.ok(!refused((r) => ({ ...r, "\u001b[31m\nkey": 1 })).includes("\n"));
});
