import assert from "node:assert/strict";
import { test } from "node:test";
import { interferers, type Unasked } from "./unasked.ts";

const idle = (change: Partial<Unasked>): Unasked => ({
  variant: "head",
  seconds: 0.5,
  cpu: 0.001,
  accepted: 0,
  ...change,
});
const base = (change: Partial<Unasked> = {}) => idle({ variant: "base", ...change });
const found = (...all: Unasked[]) =>
  interferers(all).map(({ variant, fault }) => `${variant}: ${fault.code}`);

test("who works while only the other is asked is named", () => {
  assert.deepEqual(found(base(), idle({})), []);
  assert.deepEqual(found(base(), idle({ cpu: 0.1 })), ["head: worked-unasked"]);
  assert.deepEqual(found(base({ cpu: 0.1 }), idle({})), ["base: worked-unasked"]);
});

test("what both do falls on both, however long each was watched", () => {
  assert.deepEqual(found(base({ cpu: 0.1 }), idle({ cpu: 0.11 })), []);
  assert.deepEqual(found(base({ cpu: 0.2, seconds: 1 }), idle({ cpu: 0.1 })), []);
  assert.deepEqual(found(base({ cpu: 0.1, seconds: 1 }), idle({ cpu: 0.1 })), ["head: worked-unasked"]);
});

test("a timer that ticks is nothing, in short rounds and in long ones", () => {
  assert.deepEqual(found(base(), idle({ cpu: 0.02 })), []);
  assert.deepEqual(found(base(), idle({ cpu: 0.25, seconds: 10 })), []);
  assert.deepEqual(found(base(), idle({ cpu: 0.35, seconds: 10 })), ["head: worked-unasked"]);
});

test("connections that loadgate did not open are reported, a health check's are not", () => {
  assert.deepEqual(found(base(), idle({ accepted: 2 })), []);
  assert.deepEqual(found(base({ accepted: 400 }), idle({})), ["base: accepted-unasked"]);
});

test("what is not known accuses nobody", () => {
  assert.deepEqual(found(base({ cpu: null, accepted: null }), idle({ cpu: null, accepted: null })), []);
  assert.deepEqual(found(), []);
});
