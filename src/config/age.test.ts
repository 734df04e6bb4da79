import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { parseAge } from "./age.ts";

test("ages are days, weeks, months or years", () => {
  assert.equal(parseAge("1d"), 86_400);
  assert.equal(parseAge(" 2w "), 14 * 86_400);
  assert.equal(parseAge("12mo"), parseAge("1y"));
  for (const wrong of ["", "0d", "3", "1.5y", "-1d", "5m", "1h", "123456d", "y"])
    assert.throws(() => parseAge(wrong), UsageError, wrong);
});
