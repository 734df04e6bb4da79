import assert from "node:assert/strict";
import { test } from "node:test";
import { planCpus, planCpusApart } from "./cpus.ts";

/** So many cores, each with so many SMT siblings, numbered as Linux does: siblings stand apart. */
const cores = (count: number, siblings = 1) =>
  Array.from({ length: count }, (_, core) =>
    Array.from({ length: siblings }, (_, thread) => core + thread * count),
  );

const plan = (count: number, siblings = 1) => {
  const { server, proxy, generator } = planCpus(cores(count, siblings));
  return [server, proxy, generator];
};

test("who may use which CPUs", () => {
  assert.deepEqual(plan(1), [[0], [0], [0]]);
  assert.deepEqual(plan(2), [[0], [1], [1]]);
  assert.deepEqual(plan(3), [[0], [1], [2]]);
  assert.deepEqual(plan(4), [[0, 1], [2], [3]]);
  assert.deepEqual(plan(6), [[0, 1, 2], [3, 4], [5]]);
  assert.deepEqual(plan(8), [
    [0, 1, 2, 3],
    [4, 5],
    [6, 7],
  ]);
});

test("physical cores stay whole where there are enough", () => {
  assert.deepEqual(plan(4, 2), [
    [0, 4, 1, 5],
    [2, 6],
    [3, 7],
  ]);
  assert.deepEqual(plan(2, 2), [[0, 2], [1], [3]]);
  assert.equal(planCpus(cores(2, 2)).layout, "smt-siblings");
  assert.deepEqual(plan(1, 2), [[0], [1], [1]]);
});

test("all CPUs are given out, none twice from three on", () => {
  for (let count = 3; count <= 64; count += 1) {
    assert.deepEqual(
      plan(count)
        .flat()
        .sort((a, b) => a - b),
      cores(count).flat(),
    );
    assert.ok(plan(count).every((part) => part.length > 0));
  }
});

test("no CPU is a fault of ours", () => {
  assert.throws(() => planCpus([]), RangeError);
});

test("a machine of their own: a quarter of it for nginx, all of this one for the generators", () => {
  const here = [[0, 1], [2]];
  const plan = (there: number) => planCpusApart(there, here);
  const generator = [0, 1, 2];
  assert.deepEqual(plan(1), { layout: "separate-machine-one-core", server: [0], proxy: [0], generator });
  assert.deepEqual(plan(2), { layout: "separate-machine", server: [0], proxy: [1], generator });
  assert.deepEqual(plan(8), {
    layout: "separate-machine",
    server: [0, 1, 2, 3, 4, 5],
    proxy: [6, 7],
    generator,
  });
  assert.throws(() => planCpusApart(0, here), RangeError);
});
