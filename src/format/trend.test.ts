import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { nightly } from "../trend/fixture.ts";
import { jsonText, publishedRun, readTrendText, trendText } from "./trend.ts";

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028\u2029 " \\ ` \u0000';

test("text of outsiders is data in the page, whatever it says", () => {
  const run = nightly(0, ["a"], { head: { commit: "c", subject: HOSTILE } });
  const text = trendText("runs/x.js", publishedRun, run);
  assert.doesNotMatch(text, /[<\u2028\u2029]/);
  assert.ok(text.endsWith(");\n") && !text.slice(0, -1).includes("\n"));
  const calls: [string, { head: { subject: string } }][] = [];
  runInNewContext(text, { loadgate: (...call: [string, { head: { subject: string } }]) => calls.push(call) });
  assert.equal(calls[0]?.[0], "runs/x");
  assert.equal(calls[0]?.[1].head.subject, HOSTILE);
  assert.deepEqual(readTrendText("runs/x.js", publishedRun, text), run);
});

test("keys are in one order, whatever order they came in", () => {
  const run = nightly(0, ["a"]);
  const turned = Object.fromEntries(Object.entries(run).reverse()) as unknown as typeof run;
  assert.equal(jsonText(publishedRun, turned), jsonText(publishedRun, run));
});
