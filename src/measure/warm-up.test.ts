import assert from "node:assert/strict";
import { test } from "node:test";
import { runOf } from "../analyse/fixture.ts";
import type { Reading } from "../serve/meter.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { Deployment } from "./deployment.ts";
import type { RunContext } from "./run-context.ts";
import { costs, isSettled, isSteady, warmUp } from "./warm-up.ts";

test("settled is who no longer gets cheaper, whatever single slices say", () => {
  assert.equal(isSettled([1, 1, 1, 1, 1]), false);
  assert.equal(isSettled([1, 1, 1, 1, 1, 1]), true);
  assert.equal(isSettled([9, 7, 5, 4, 3, 2.5]), false);
  assert.equal(isSettled([9, 5, 3, 2.02, 2, 2.1, 2, 2.3, 1.99]), true);
  assert.equal(isSettled([2, 2, 2, 2, 1.5, 2]), false);
  // What cannot be read is the same for all slices, and a server that gets slower is as warm as it will be.
  assert.equal(isSettled([0, 0, 0, 0, 0, 0]), true);
  assert.equal(isSettled([1, 2, 3, 4, 5, 6]), true);
});

test("warm is who no longer gets faster, noisy or not", () => {
  assert.equal(isSteady([]), false);
  assert.equal(isSteady([100, 100, 100]), false);
  assert.equal(isSteady([100, 100, 100, 100]), true);
  assert.equal(isSteady([100, 150, 200, 240]), false);
  assert.equal(isSteady([10, 100, 190, 205, 190, 200]), true);
  assert.equal(isSteady([100, 100, 100, 140]), false);
  assert.equal(isSteady([200, 200, 150, 130]), true);
  // A server that answers nothing yet is cold.
  assert.equal(isSteady([0, 0, 0, 0]), false);
});

test("what an answer costs is seen over all variants, however long each slice had to wait for its last answers", () => {
  const slices = (cpu: readonly (number | null)[], answers: readonly number[]) =>
    cpu.map((each, index) => ({ cpu: each, answers: answers[index] ?? 0, wall: 0.2 + index / 10 }));
  const tens = Array(6).fill(10);
  assert.equal(isSettled(costs([slices([9, 9, 9, 5, 5, 5], [0, 0, 0, 10, 10, 10])])), false);
  assert.equal(isSettled(costs([slices([5, 5, 5, 5, 5, 5], tens), slices([9, 9, 9, 9, 9, 9], tens)])), true);
  assert.equal(isSettled(costs([slices([5, 5, 5, 5, 5, 5], tens), slices([9, 9, 9, 5, 5, 5], tens)])), false);
  assert.equal(isSettled(costs([slices(Array(6).fill(null), [9, 8, 7, 6, 5, 4])])), true);
});

/** Warms up one server that answers what `answers` says in each slice, for a 1024th of a second of CPU time each, in a second a slice. */
async function warmedUp(answers: (slice: number) => number, known?: number) {
  const asked: number[] = [];
  let cpu = 0;
  const read = async () =>
    ({ cpu, threads: new Map(), switches: null, counters: {}, accepted: null }) as unknown as Reading;
  const server = { meter: { read }, ended: () => null };
  const question = { options: {} };
  const deployment = { variant: "base", server, front: server, services: [], proxy: null, question };
  const benchmark = { scenario: { expect: { status: 200 } } } as unknown as BenchmarkCase;
  const context = {
    plan: { ...runOf([]).plan, budgetSeconds: 600 },
    signal: new AbortController().signal,
    tally: { ready: 0, load: 0, harness: 0 },
    async generator({ length }: { length: { seconds: number } }) {
      const count = answers(asked.push(length.seconds));
      cpu += count / 1024;
      return { output: { wall: 1, byStatus: { 200: count } } };
    },
  } as unknown as RunContext;
  return {
    ...(await warmUp([deployment as unknown as Deployment], false, benchmark, context, known)),
    asked,
  };
}

test("what a warm-up cost is reported by one that saw its server get steady", async () => {
  const quick = await warmedUp(() => 100);
  assert.deepEqual([quick.steady, quick.costs], [true, Array(quick.asked.length).fill(1 / 1024)]);
  const climbing = await warmedUp((slice) => 100 * 1.5 ** slice);
  assert.deepEqual([climbing.steady, climbing.costs, climbing.asked.length], [false, undefined, 8]);
});

test("a warm-up of known length is asked for in one, but for the slice that is looked at", async () => {
  const { steady, costs, asked } = await warmedUp((slice) => 100 * 1.5 ** slice, 1.4);
  assert.deepEqual([steady, costs, asked.map((each) => each.toFixed(1))], [true, undefined, ["1.2", "0.2"]]);
});

/** What base answers per second by a warm-up of both sides at once, where head leaves it so much of the only CPU. */
async function baseBeside(head: { readonly cpu: number; readonly answers: number }, own: number | null) {
  const done: Record<string, { cpu: number | null; answers: number }> = {
    base: { cpu: own, answers: 1000 * (1 - head.cpu) },
    head,
  };
  const spent: Record<string, number> = { base: 0, head: 0 };
  const deployments = Object.keys(done).map((variant) => {
    const read = async () => ({
      ...{ cpu: done[variant]?.cpu === null ? null : spent[variant] },
      ...{ threads: new Map(), switches: null, counters: {}, accepted: null },
    });
    const server = { meter: { read }, ended: () => null, address: variant };
    return { variant, server, front: server, services: [], proxy: null, question: { options: {} } };
  }) as unknown as Deployment[];
  const context = {
    plan: { ...runOf([]).plan, budgetSeconds: 600 },
    signal: new AbortController().signal,
    async generator({ address }: { address: string }) {
      const { cpu, answers } = done[address] as { cpu: number | null; answers: number };
      spent[address] = (spent[address] as number) + (cpu ?? 0);
      return { output: { wall: 1, byStatus: { 200: answers } } };
    },
  } as unknown as RunContext;
  const benchmark = { scenario: { expect: { status: 200 } } } as unknown as BenchmarkCase;
  return (await warmUp(deployments, true, benchmark, context)).base;
}

test("what base can answer is the same however little of its share of the CPUs head uses", async () => {
  assert.equal(await baseBeside({ cpu: 0.5, answers: 500 }, 0.5), 500);
  assert.equal(await baseBeside({ cpu: 0, answers: 5 }, 1), 500);
  assert.equal(await baseBeside({ cpu: 0.25, answers: 500 }, 0.75), 500);
  // A base that waits for something else is not held up by head, and CPU time that cannot be read says nothing.
  assert.equal(await baseBeside({ cpu: 0, answers: 5 }, 0.2), 1000);
  assert.equal(await baseBeside({ cpu: 0, answers: 5 }, null), 1000);
});
