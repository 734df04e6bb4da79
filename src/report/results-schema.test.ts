import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type * as z from "zod";
import { UsageError } from "../model/failure.ts";
import type { Results } from "../model/results.ts";
import { RUNS } from "./fixture.ts";
import { golden } from "./golden.ts";
import { parseResults, resultsJsonSchema } from "./results-schema.ts";
import type { resultsWire } from "./results-wire.ts";

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What parses is what the domain means: tsc refuses the domain's types if the wire's lack something, and the reverse. */
export const toWire = (results: Results): Frozen<z.infer<typeof resultsWire>> => results;

for (const [name, run] of Object.entries(RUNS)) {
  test(`the results of the run "${name}" survive being written and read`, () => {
    assert.deepEqual(parseResults(JSON.stringify(run())), JSON.parse(JSON.stringify(run())));
  });
}

test("the published schema is the one that is checked", (t) => {
  golden(t, `${JSON.stringify(resultsJsonSchema(), null, 2)}\n`, "../../docs/results.schema.json");
});

test("the published schema forbids unknown keys and names its draft", () => {
  const schema = JSON.parse(readFileSync(new URL("../../docs/results.schema.json", import.meta.url), "utf8"));
  assert.equal(schema.additionalProperties, false);
  assert.match(schema.$schema, /2020-12/);
});

function refused(change: (results: Record<string, unknown>) => unknown): string {
  const value = change(JSON.parse(JSON.stringify(RUNS.unchanged?.())));
  try {
    parseResults(typeof value === "string" ? value : JSON.stringify(value));
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return error.message;
  }
  return assert.fail("was taken");
}

test("results of a newer loadgate are refused with what to do", () => {
  assert.match(
    refused((r) => ({ ...r, schema: 2, more: true })),
    /schema 2.*reads up to 1.*newer/,
  );
});

test("what is not results is refused in one line", () => {
  assert.match(
    refused(() => "{"),
    /not JSON.*cut off/,
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
