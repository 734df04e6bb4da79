import assert from "node:assert/strict";
import { test } from "node:test";
import type { Tuned } from "../model/tuning.ts";
import { tuningText } from "./tuning.ts";

const CASE: Tuned = {
  id: "api/hello/direct",
  runs: 2,
  sessions: 30,
  metric: "cpu",
  spread: 0.0123,
  noisiest: { metric: "goodput", spread: 0.031 },
  secondsPerSession: 4.2,
  seconds: 60,
  threshold: 0.01,
  rows: [
    { threshold: 0.01, chance: 0.41, enough: 190, unchanged: 0 },
    { threshold: 0.03, chance: 0.999, enough: 40, unchanged: 0.97 },
  ],
  proposed: 0.03,
};

test("a case is told with its noise, its chances and what to do", () => {
  const text = tuningText([CASE], ["old.json is of another machine (x, 4 cores)"]);
  assert.match(
    text,
    /^api\/hello\/direct: noise 1\.2 % a session \(CPU per request\) to 3\.1 % a session \(Requests\/s\), 30 sessions in 2 runs, 4\.2 s each/,
  );
  assert.match(text, /now 1 % +2 % +41 % +3 min 10 s +< 1 %/);
  assert.match(text, /proposes threshold: 3 %, or 3 min 10 s instead of 60 s/);
  assert.match(text, /left out: old\.json/);
});

test("a threshold that holds is kept", () => {
  assert.match(tuningText([{ ...CASE, threshold: 0.03 }], []), /keeps its threshold of 3 %/);
  assert.match(tuningText([{ ...CASE, proposed: null }], []), /keeps none of these in its time/);
});
