import assert from "node:assert/strict";
import { test } from "node:test";
import { runsOf } from "../src/trend/series.ts";
import { csv, json, pointRows, seriesRows } from "./download.ts";
import { change, goodput, listedRun, pointsBlock, runsBlock, summary } from "./fixture.ts";

test("cells are quoted where they must be, and formulas are none", () => {
  const rows = [{ a: 'say "x", y', b: "=HYPERLINK(1)", c: -0.5, d: null, e: "two\nlines", f: "@x" }];
  assert.equal(csv(rows), 'a,b,c,d,e,f\r\n"say ""x"", y",\'=HYPERLINK(1),-0.5,,"two\nlines",\'@x\r\n');
  assert.deepEqual(JSON.parse(json(rows)), rows);
  assert.equal(csv([]), "\r\n");
});

test("a row for each series and for each point, with what is known of its run", () => {
  const [row] = seriesRows([summary({ change: change() })]);
  assert.deepEqual(
    [row?.case, row?.low, row?.change_run, row?.change_state],
    ["api/hello/direct", 0.94001, 60, "confirmed"],
  );
  const rows = pointRows(
    goodput([pointsBlock(0, [0, null])]).points,
    runsOf([runsBlock(0, [listedRun(0, { planted: "found" })])]),
  );
  assert.equal(rows[0]?.subject, "Commit 0");
  assert.deepEqual([rows[0]?.control, rows[0]?.planted], ["unchanged", "found"]);
  assert.equal(rows[0]?.high, 1.0202);
  assert.deepEqual([rows[1]?.commit, rows[1]?.ratio, rows[1]?.head], [null, null, 20_000]);
  assert.deepEqual(Object.keys(rows[0] ?? {}), Object.keys(rows[1] ?? {}));
});
