import assert from "node:assert/strict";
import type { Finished } from "../src/platform/exec.ts";

/** The driver's one line, which must be all that it says. */
export function resultOf(driver: Finished): { operations: number; seconds: number; errors: number } {
  assert.equal(driver.stderr, "");
  assert.equal(driver.code, 0);
  assert.match(driver.stdout, /^\{.*\}\n$/);
  const result = JSON.parse(driver.stdout);
  assert.deepEqual(Object.keys(result), ["operations", "seconds", "errors"]);
  assert.ok(result.seconds > 0);
  return result;
}

/** A refusal: this exit code, one line on stderr, nothing on stdout. */
export function refused(driver: Finished, code: number): void {
  assert.deepEqual([driver.code, driver.stdout], [code, ""]);
  assert.match(driver.stderr, /^driver: .+\n$/);
}
