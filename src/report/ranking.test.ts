import assert from "node:assert/strict";
import { test } from "node:test";
import { RANKING, sketchedRanking } from "./fixture-ranking.ts";
import { golden } from "./golden.ts";
import { valueAxis } from "./ranking-picture.ts";
import { rankingHtml, rankingMarkdown, rankingTerminal } from "./ranking-report.ts";

test("the reports of a ranking that has everything", (t) => {
  golden(t, rankingTerminal(RANKING(), { width: 120 }), "golden/ranking.txt");
  golden(t, rankingMarkdown(RANKING()), "golden/ranking.md.txt");
  golden(t, rankingHtml(RANKING()), "golden/ranking.html.txt");
});

test("a narrow terminal keeps place, target, value and ratio", () => {
  const lines = rankingTerminal(RANKING(), { width: 44 }).split("\n");
  assert.ok(lines.some((line) => /^ +target +requests\/s +to the best$/.test(line)));
});

test("names cannot act in a terminal, on GitHub or in a browser", () => {
  const name = "\u001b[2Ja\u202e|<img src=x onerror=alert(1)>@octocat";
  const ranking = sketchedRanking({ hello: [{ target: name, speed: 10 }] });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
  assert.doesNotMatch(rankingTerminal(ranking, { width: 200 }), /[\u0000-\u0009\u000b-\u001f\u202e]/);
  assert.doesNotMatch(rankingMarkdown(ranking), /<img|\|<|@octocat/);
  assert.doesNotMatch(rankingHtml(ranking), /<img/);
});

test("values that span decades are drawn in logs, others from nothing on", () => {
  const near = valueAxis([40, 70], 0, 100);
  assert.equal(near.log, false);
  assert.equal(near.ticks[0], 0);
  assert.equal(near.place(0), 0);
  assert.ok(near.place(70) < 100 && near.ticks.length <= 6);
  const far = valueAxis([3, 40_000], 0, 100);
  assert.equal(far.log, true);
  assert.ok(Math.abs(far.place(300) - far.place(30) - (far.place(30) - far.place(3))) < 1e-9);
  for (const tick of far.ticks) assert.ok(far.place(tick) >= 0 && far.place(tick) <= 100);
});
