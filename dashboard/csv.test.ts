import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, json, pointRows, seriesRows } from "./csv.ts";
import { change, ledger, ledgerRun, sheet, summary } from "./fixture.ts";
import { ledgerOf } from "./ledger.ts";
import { trackOf } from "./track.ts";

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
    ["api/hello/direct", 0.94, 60, "confirmed"],
  );
  const rows = pointRows(trackOf([sheet(0, [0, null])], "goodput"), ledgerOf([ledger(0, [ledgerRun(0)])]));
  assert.equal(rows[0]?.subject, "Commit 0");
  assert.equal(rows[0]?.high, 1.0202);
  assert.deepEqual([rows[1]?.commit, rows[1]?.ratio, rows[1]?.head], [null, null, 20_000]);
  assert.deepEqual(Object.keys(rows[0] ?? {}), Object.keys(rows[1] ?? {}));
});
