import assert from "node:assert/strict";
import { test } from "node:test";
import { grownFunctions, kindOf } from "./grown-functions.ts";

const US = 1e-6;

const stacks = (costs: Readonly<Record<string, number>>) =>
  new Map(Object.entries(costs).map(([stack, cost]) => [stack, cost * US]));

const names = (base: Record<string, number>, head: Record<string, number>) =>
  grownFunctions(stacks(base), stacks(head), 3).map(({ name }) => name);

test("the deepest function that holds most of the growth is named, not those that call it", () => {
  const base = { "main;serve;route": 10, "main;serve;write": 20 };
  assert.deepEqual(names(base, { ...base, "main;serve;route;compile": 8 }), ["compile"]);
  assert.deepEqual(names(base, { ...base, "main;serve;route": 18 }), ["route"]);
});

test("a function that is called through a new one in between is not blamed for what it cost before", () => {
  const base = { "main;serve;handle;query": 30, "main;serve;parse": 5 };
  const head = { "main;serve;wrap;handle;query": 30, "main;serve;parse": 5, "main;serve;wrap;clone": 4 };
  assert.deepEqual(names(base, head), ["clone"]);
});

test("a function that was renamed is no growth", () => {
  const base = { "main;old": 30, "main;rest": 5 };
  const head = { "main;new": 30, "main;rest": 9 };
  assert.deepEqual(names(base, head), ["rest"]);
});

test("where the runtime does the work, the code that asks for it goes first", () => {
  const base = { "main;run parser.js;read node:stream": 10 };
  const head = { ...base, "main;run parser.js;bind node:async_hooks": 20 };
  assert.deepEqual(names(base, head), ["run parser.js", "bind node:async_hooks"]);
});

test("growth in several places is named in each, the largest first, and what is small in none", () => {
  const base = { "main;a": 1, "main;b": 1, "main;c": 1 };
  assert.deepEqual(names(base, { "main;a": 11, "main;b": 6, "main;c": 1.2 }), ["a", "b"]);
});

test("what calls itself is counted once", () => {
  const [found] = grownFunctions(stacks({ "main;f": 1 }), stacks({ "main;f;f;f": 11 }), 3);
  assert.equal(Math.round((found?.head ?? 0) / US), 11);
});

test("a head that costs less names nothing", () => {
  assert.deepEqual(names({ "main;a": 9 }, { "main;a": 5, "main;b": 1 }), []);
  assert.deepEqual(names({}, {}), []);
});

test("collectors and runtimes are not code", () => {
  assert.deepEqual(
    ["(garbage collector)", "runtime.gcBgMarkWorker", "bind node:async_hooks", "runtime.schedule"].map(
      kindOf,
    ),
    ["collector", "collector", "runtime", "runtime"],
  );
  for (const name of [
    "tcp_sendmsg_[k]",
    "java.util.HashMap.putVal",
    "jdk.internal.misc.Unsafe.park",
    "_find_and_load <frozen importlib._bootstrap>",
    "_PyEval_EvalFrameDefault",
    "_int_malloc",
  ])
    assert.equal(kindOf(name), "runtime", name);
  for (const name of ["G1ParScanThreadState::trim_queue", "gc_collect_main"])
    assert.equal(kindOf(name), "collector", name);
  for (const name of [
    "main.burnCPU",
    "burnCpu server.js",
    "axum::router::Router::clone",
    "javascript.Runner.run",
    "burn_cpu server.py",
  ])
    assert.equal(kindOf(name), "code", name);
});
