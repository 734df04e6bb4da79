import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeSpark, encodeSpark, SPARK_COLUMNS } from "./spark.ts";

test("a course comes back within one of 64 steps, gaps as gaps", () => {
  const values = [0.01, null, -0.02, 0.05];
  const back = decodeSpark(encodeSpark(values));
  assert.equal(back[1], null);
  for (const [i, value] of values.entries())
    if (value !== null) assert.ok(Math.abs((back[i] as number) - value) <= 0.07 / 63 / 2 + 1e-5);
});

test("a long course is drawn in few columns, and keeps its step", () => {
  const back = decodeSpark(encodeSpark(Array.from({ length: 2000 }, (_, i) => (i < 1000 ? 0 : 0.1))));
  assert.equal(back.length, SPARK_COLUMNS);
  assert.deepEqual([back[0], back.at(-1)], [0, 0.1]);
});

test("nothing, flat lines and nonsense", () => {
  assert.deepEqual(decodeSpark(encodeSpark([])), []);
  assert.deepEqual(decodeSpark(encodeSpark([null, null])), [null, null]);
  assert.deepEqual(decodeSpark(encodeSpark([0.5, 0.5])), [0.5, 0.5]);
  assert.deepEqual(decodeSpark("</script>"), []);
});
