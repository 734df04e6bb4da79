import assert from "node:assert/strict";
import { test } from "node:test";
import { checkedLedger, checkedOverview, checkedSheet, FileTrouble } from "./check.ts";
import { ledger, ledgerRun, overview, sheet, summary } from "./fixture.ts";

const trouble = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof FileTrouble) return error.trouble;
  }
  return null;
};

test("sound files pass", () => {
  assert.equal(checkedOverview("trend.js", overview([summary()])).runs, 100);
  assert.equal(checkedSheet("s.js", sheet(0, [1, null])).from, 0);
  assert.equal(checkedLedger("l.js", ledger(0, [ledgerRun(0)])).from, 0);
});

test("newer ones are told apart from damaged ones, whatever else they hold", () => {
  for (const check of [checkedOverview, checkedLedger, checkedSheet]) {
    assert.equal(
      trouble(() => check("f.js", { schema: 2 })),
      "newer",
    );
    for (const data of [undefined, null, 5, "x", [], {}, { schema: 1 }, { schema: "1" }])
      assert.equal(
        trouble(() => check("f.js", data)),
        "damaged",
      );
  }
  assert.match(String(new FileTrouble("ledger/3.js", "missing", "is missing")), /ledger\/3\.js is missing/);
});

test("columns of different lengths are damage", () => {
  assert.equal(
    trouble(() => checkedSheet("s.js", sheet(0, [1, 2], { low: [1] }))),
    "damaged",
  );
});
