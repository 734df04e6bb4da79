import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { type CaseSketch, sketchedRun } from "../../src/report/fixture.ts";
import { goalsOf, judgeRow } from "./judge.ts";
import type { Kept } from "./kept.ts";
import { caughtPage, caughtSentence, storyRows } from "./page.ts";
import { rowsPicture } from "./picture.ts";
import { parseRow, type Row } from "./rows.ts";

function row(id: string, kind: Row["class"], change: string | null, cases: string, more = ""): Row {
  return parseRow(
    id,
    `what: Row ${id}
class: ${kind}
server: some
before: { some: 1.0.0 }
after: { some: 1.1.0 }
published: as its source says
${change === null ? "" : `change: ${change}`}
evidence: A
threshold: 2%
cases: { ${cases} }
sources: [https://github.com/some/some/issues/7]
${more}`,
  );
}

function kept(of: Row, sketches: readonly CaseSketch[] | null, error?: string): Kept {
  const results = sketches && sketchedRun(sketches);
  const { both, before, after, threshold, cases } = of;
  const definition = { both, before, after, threshold, cases };
  return {
    revision: "3d8337f".padEnd(40, "0"),
    at: "2026-11-26T04:00:00.000Z",
    row: definition,
    results,
    ...(error !== undefined && { error }),
  };
}

const GROWTH = {
  tool: "V8's profiler",
  base: 40e-6,
  head: 87e-6,
  functions: [{ name: "run content-type-parser.js", line: 143, kind: "code", base: 3e-6, head: 44e-6 }],
} as const;

const FOUND = row(
  "A1",
  "slower",
  "-50%",
  "api/json: slower, api/hello: neutral",
  "story: It does more.\nculprit: [Parser.run, run content-type]",
);
const MISSED = row("A2", "slower", "-5.4%", "api/hello: slower", "remark: On this Node it is no slower.");
const CONTRADICTED = row("A3", "faster", "+4%", "api/hello: faster");
const STILL = row("B1", "nothing", null, "api/hello: unchanged");
const ALARMED = row("B2", "unchanged", null, "api/hello: unchanged");
const REFUSED = row("C1", "faster", "+100%", "api/hello: faster");
const WAITING = row("C2", "faster", "+100%", "api/hello: faster");

const JUDGED = [
  judgeRow(
    FOUND,
    kept(FOUND, [
      { scenario: "json", speed: 0.46, cpu: 2.2, growth: GROWTH },
      { scenario: "hello", speed: 1, cpu: 1 },
    ]),
  ),
  judgeRow(MISSED, kept(MISSED, [{ scenario: "hello", speed: 1, cpu: 1 }])),
  judgeRow(CONTRADICTED, kept(CONTRADICTED, [{ scenario: "hello", speed: 0.9, cpu: 1.1 }])),
  judgeRow(STILL, kept(STILL, [{ scenario: "hello", speed: 1, cpu: 1 }])),
  judgeRow(ALARMED, kept(ALARMED, [{ scenario: "hello", speed: 0.9, cpu: 1.1 }])),
  judgeRow(REFUSED, kept(REFUSED, null, "could not be built here: no such version")),
  judgeRow(WAITING, null),
];

test("the goals count what was measured, and only that", () => {
  assert.deepEqual(goalsOf(JUDGED), {
    found: { count: 1, of: 2 },
    foundOfChosen: { count: 1, of: 2 },
    red: { count: 1, of: 2 },
    redControls: { count: 0, of: 1 },
    measured: { count: 5, of: 7 },
    named: { count: 1, of: 1 },
  });
});

test("cases are judged by what was written down before", () => {
  assert.deepEqual(
    JUDGED.map(({ cases }) => cases.map(({ outcome }) => outcome)),
    [["right", "right"], ["missed"], ["wrong"], ["right"], ["red"], [], []],
  );
});

test("the page tells every row: found, missed, contradicted, refused and not yet measured", (t) => {
  const stories = storyRows(JUDGED).map((judged) => ({ judged, flameGraph: "pictures/caught-A1.svg" }));
  const pictures = { light: "pictures/caught-light.svg", dark: "pictures/caught-dark.svg" };
  const text = caughtPage({ judged: JUDGED, pictures, stories });
  t.assert.fileSnapshot(text, join(import.meta.dirname, "golden", "caught.md.txt"), {
    serializers: [(value) => value],
  });
});

test("a page of nothing measured has no figure", () => {
  const judged = JUDGED.map(({ row }) => judgeRow(row, null));
  const text = caughtPage({ judged, pictures: null, stories: [] });
  assert.match(text, /Of 7 rows none has been measured yet\./);
  assert.match(text, /\| \[A1\]\([^)]*\) \| [^|]* \| [^|]* \| {2}\| not measured yet \| {2}\|/);
  assert.doesNotMatch(text, /<picture>/);
  assert.equal(rowsPicture(judged, "light"), null);
});

test("the picture has a line for every case that decides its row, in both colours", () => {
  for (const scheme of ["light", "dark"] as const) {
    const svg = rowsPicture(JUDGED, scheme) ?? "";
    assert.equal([...svg.matchAll(/<circle/g)].length, 5);
    assert.match(svg, /<circle class="slower"[^>]*><title>A1 {2}Row A1: −5\d/);
    assert.match(svg, /<desc id="d">A1 {2}Row A1: −5\d/);
  }
  assert.notEqual(rowsPicture(JUDGED, "light"), rowsPicture(JUDGED, "dark"));
});

test("a value beyond the picture's edge is an arrow with the number", () => {
  const row = kept(FOUND, [{ scenario: "json", speed: 40, cpu: 0.02 }]);
  const svg = rowsPicture([judgeRow(FOUND, row)], "light") ?? "";
  assert.equal([...svg.matchAll(/<circle/g)].length, 0);
  assert.match(
    svg,
    /<path class="\w+" d="M[^"]*"><title>A1[^<]*<\/title><\/path><text[^>]*>\+3\d\d0%<\/text>/,
  );
});

test("the README's sentence counts what the page counts", () => {
  assert.equal(
    caughtSentence(JUDGED),
    "- **Known releases.** 5 published changes, and releases that changed nothing, were [measured again](docs/caught.md). Of the 2 that are said to change by 5% or more it called 1 as published and missed 1. 1 of the 2 where no slowdown was expected was red.",
  );
});
