import assert from "node:assert/strict";
import { test } from "node:test";
import { casesOfShard, parseShard, parseShardCount, shardsFor } from "./shards.ts";

test("every case is in one shard, in order, and shards are alike in size", () => {
  for (const [cases, count] of [
    [14, 3],
    [2, 5],
    [7, 7],
    [100, 9],
  ] as const) {
    const all = Array.from({ length: cases }, (_, i) => i);
    const parts = shardsFor(cases, count).map((shard) => casesOfShard(all, shard));
    assert.deepEqual(parts.flat(), all);
    const sizes = parts.map(({ length }) => length);
    assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1);
    assert.ok(Math.min(...sizes) > 0);
  }
});

test("a shard is written as one of so many", () => {
  assert.deepEqual(parseShard("2/3"), { index: 2, count: 3 });
  for (const text of ["", "0/3", "4/3", "1/0", "1/999", "a/b", "1/3/5", "-1/3"])
    assert.throws(() => parseShard(text), /is not a shard/);
  assert.equal(parseShardCount("3"), 3);
  for (const text of ["0", "x", "1.5", "1000"])
    assert.throws(() => parseShardCount(text), /not a number of shards/);
});
