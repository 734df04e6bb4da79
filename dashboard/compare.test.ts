import assert from "node:assert/strict";
import { test } from "node:test";
import { commitLink, compareLink, comparison } from "./compare.ts";
import { ledger, ledgerRun, sheet } from "./fixture.ts";
import { ledgerOf, stretchesOf } from "./ledger.ts";
import { trackOf } from "./track.ts";

const runs = [0, 1, 2, 3].map((i) => ledgerRun(i, { environment: i < 2 ? 0 : 1 }));
const book = ledgerOf([ledger(0, runs, ["EPYC", "Xeon"])]);

test("later ÷ earlier whatever was picked first, with both intervals in it", () => {
  const track = trackOf([sheet(0, [0, -5000, -5000, null])], "goodput");
  const found = comparison(track, book, [2, 0]);
  assert.ok(found?.interval);
  assert.deepEqual([found.a, found.b, found.sameEnvironment, found.seams], [0, 2, false, 0]);
  assert.equal(found.ratio?.toFixed(6), Math.exp(-0.05).toFixed(6));
  // Down: the later's way down and the earlier's way up.
  assert.equal(found.interval.low.toFixed(6), Math.exp(-0.05 - Math.hypot(0.01, 0.02)).toFixed(6));
  assert.equal(found.interval.high.toFixed(6), Math.exp(-0.05 + Math.hypot(0.02, 0.01)).toFixed(6));
  assert.equal(comparison(track, book, [0, 3])?.ratio, null);
  assert.equal(comparison(track, book, [0, 77]), null);
});

test("a moved reference between the two is told", () => {
  const track = trackOf([sheet(0, [0, 0, 0], { seams: [{ run: 1, ratio: 3000 }] })], "goodput");
  assert.equal(comparison(track, book, [0, 1])?.seams, 1);
  assert.equal(comparison(track, book, [1, 2])?.seams, 0);
  assert.equal(comparison(track, book, [0, 1])?.ratio?.toFixed(4), Math.exp(0.03).toFixed(4));
});

test("links lead to the web and name commits, or are none", () => {
  const [a, b] = ["a".repeat(40), "b".repeat(40)];
  assert.equal(compareLink("https://github.com/o/r", a, b), `https://github.com/o/r/compare/${a}...${b}`);
  assert.equal(commitLink("https://github.com/o/r", a), `https://github.com/o/r/commit/${a}`);
  for (const url of [null, "javascript:alert(1)//", "data:text/html,x", "https:// x"])
    assert.equal(compareLink(url, a, b), null);
  for (const commit of [undefined, "sha256:00", "../../x", ""])
    assert.equal(compareLink("https://x", a, commit), null);
});

test("stretches change with the machine, and count each machine once", () => {
  const back = ledgerOf([
    ledger(
      0,
      [0, 1, 0].map((environment, i) => ledgerRun(i, { environment })),
      ["EPYC", "Xeon"],
    ),
  ]);
  assert.deepEqual(
    stretchesOf([0, 1, 2, 9], back).map(({ from, to, which }) => [from, to, which]),
    [
      [0, 0, 0],
      [1, 1, 1],
      [2, 2, 0],
    ],
  );
});
