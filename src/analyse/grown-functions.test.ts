import assert from "node:assert/strict";
import { test } from "node:test";
import { grownFunctions, growthOf, unexplained } from "./grown-functions.ts";
import { kindOf } from "./stack-attribution.ts";

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

test("what the runtime does belongs to the code that asks for it, and is named beside it", () => {
  const base = { "main a.js;run parser.js;read node:stream": 10, "main a.js;rest b.js": 7 };
  const head = { ...base, "main a.js;run parser.js;bind node:async_hooks": 20 };
  const [found, ...others] = grownFunctions(stacks(base), stacks(head), 3);
  assert.deepEqual([found?.name, found?.kind], ["run parser.js", "code"]);
  assert.deepEqual(found?.calls, { name: "bind node:async_hooks", kind: "runtime" });
  assert.deepEqual(others, []);
});

test("Go's standard library belongs to the code that asks for it, and is named beside it", () => {
  const serve = "net/http.(*conn).serve;main.main.func1;main.renderAll";
  const base = { [`${serve};encoding/json.Marshal`]: 10, "net/http.(*conn).serve;net.(*conn).Write": 9 };
  const sorted = `${serve};main.(*sorter).byKey;sort.Slice;main.(*sorter).less`;
  const head = { ...base, [`${sorted};strings.ToUpper`]: 6, [sorted]: 1 };
  const [found, ...others] = grownFunctions(stacks(base), stacks(head), 3);
  assert.equal(found?.name, "main.(*sorter).less");
  assert.deepEqual(found?.calls, { name: "strings.ToUpper", kind: "runtime" });
  assert.deepEqual(others, []);
});

test("what nobody's code asks for is a line of its kind", () => {
  const base = { "a x.js": 10, "(garbage collector)": 3, "ticks node:task_queues;run node:timers": 2 };
  const head = { "a x.js": 20, "(garbage collector)": 8, "ticks node:task_queues;run node:timers": 5 };
  const found = grownFunctions(stacks(base), stacks(head), 3);
  assert.deepEqual(
    found.map(({ name, kind }) => [name, kind]),
    [
      ["a x.js", "code"],
      ["(garbage collector)", "collector"],
      ["run node:timers", "runtime"],
    ],
  );
});

test("where no one that is called holds most, the caller is named, and then its largest branches", () => {
  const base = { "main;idle": 100, "main;render;a": 1, "main;render;b": 1, "main;render;c": 1 };
  const head = { "main;idle": 100, "main;render;a": 11, "main;render;b": 9, "main;render;c": 8 };
  assert.deepEqual(names(base, head), ["render", "a", "b"]);
});

test("what most of the server runs in, before and after, is passed through", () => {
  const base = { "accept;handle;route": 50, "accept;handle;parse": 50 };
  const head = { "accept;handle;route": 57, "accept;handle;parse": 56, "accept;handle;log": 5 };
  assert.deepEqual(names(base, head), ["route", "parse", "log"]);
});

test("a function whose name has its line in it is the same where the line moved", () => {
  const base = { "send (x.js:9);reply.js send": 10, other: 4 };
  const head = { "send (x.js:13);reply.js send": 12, other: 10 };
  assert.deepEqual(names(base, head), ["other", "reply.js send"]);
});

test("perf's names of threads are no functions, and the JVM's own threads no code", () => {
  const pool = "Pool-1;start_thread;JavaThread::thread_main_inner;Interpreter;app.Http.handle";
  const compiler = "C2 CompilerThre;start_thread;JavaThread::thread_main_inner;C2Compiler::compile_method";
  const base = { [`${pool};app.Route.run`]: 20, [compiler]: 5 };
  const head = { [`${pool};app.Route.run`]: 20, [`${pool};app.Registry.get`]: 9, [compiler]: 25 };
  const found = grownFunctions(stacks(base), stacks(head), 3, true);
  assert.deepEqual(
    found.map(({ name, kind }) => [name, kind]),
    [
      ["app.Registry.get", "code"],
      ["C2Compiler::compile_method", "compiler"],
    ],
  );
  assert.deepEqual(grownFunctions(stacks({ worker: 1 }), stacks({ worker: 9 }), 3, true).length, 1);
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
    "strings.ToUpper",
    "sort.pdqsort_func",
    "net.(*conn).Write",
    "encoding/json.(*encodeState).marshal",
    "internal/bytealg.MakeNoZero",
    "vendor/golang.org/x/net/http/httpguts.ValidHeaderFieldName",
    "_find_and_load <frozen importlib._bootstrap>",
    "_PyEval_EvalFrameDefault",
    "execute_ex",
    "zend_hash_find",
    "_emalloc",
    "_efree_huge",
    "_int_malloc",
    "writev (native)",
    "__GI___writev",
    "core::ptr::drop_in_place<axum::routing::Router>",
    "<hashbrown::raw::RawTable<T,A> as core::clone::Clone>::clone",
    "<&std::os::unix::net::stream::UnixStream as std::io::Write>::write_vectored",
    "__memmove_avx512_unaligned_erms",
    "__vfprintf_internal",
    "__snprintf",
    "__send",
    "<str>::to_lowercase",
    "<[u8]>::to_vec",
    "_IO_default_xsputn",
    "__strchrnul_avx2",
  ])
    assert.equal(kindOf(name), "runtime", name);
  for (const name of ["G1ParScanThreadState::trim_queue", "gc_collect_main"])
    assert.equal(kindOf(name), "collector", name);
  for (const name of [
    "main.burnCPU",
    "main.(*sorter).byKey.func1",
    "github.com/valyala/fasthttp.(*Server).serveConn",
    "golang.org/x/net/http2.(*Framer).ReadFrame",
    "stringstore/sort.All",
    "io.netty.channel.ChannelPipeline.fire",
    "net.Socket server.js",
    "time series.js",
    "sort.by sort.py",
    "burnCpu server.js",
    "axum::router::Router::clone",
    "<T as tower::util::boxed_clone::CloneService<R>>::clone_box",
    "corelib::run",
    "javascript.Runner.run",
    "burn_cpu server.py",
    "clone",
    "freeze server.js",
    "executor",
    "print_page",
    "__send_page",
    "<str as app::Page>::render",
    "emit",
    "malloced server.js",
  ])
    assert.equal(kindOf(name), "code", name);
});

test("a profile explains nothing where CPU time did not grow, or where it saw little of what did", () => {
  const growth = { tool: "perf", base: 20 * US, head: 25 * US, functions: [] };
  const cpu = (base: number, ratio: number, low: number) => ({
    metrics: [{ name: "cpu", base: base * US, ratio, interval: { low, high: 2 * ratio } } as const],
    growth,
  });
  assert.equal(unexplained(cpu(25, 1.2, 1.1)), null, "5 of 5 µs");
  assert.equal(unexplained(cpu(25, 1.6, 1.4)), null, "5 of 15 µs");
  assert.equal(unexplained(cpu(25, 4.6, 4.2)), "unseen", "5 of 90 µs");
  assert.equal(unexplained(cpu(25, 1.01, 0.98)), "waiting");
  assert.equal(unexplained({ metrics: cpu(25, 1.01, 0.98).metrics }), null, "no profile");
  assert.equal(unexplained({ metrics: [], growth }), null, "CPU time is not known");
});

test("a function is named only where its samples differ by more than chance", () => {
  const base = stacks({ "serve;work": 650, "serve;read": 40 });
  const head = stacks({ "serve;work": 659, "serve;read": 40, "serve;write": 6 });
  const of = (grain: number) => {
    const profile = { case: "a", tool: "V8's profiler", seconds: 5, base, head, lines: new Map() };
    const found = growthOf({ ...profile, grain: { base: grain * US, head: grain * US } });
    return found.functions.map(({ name }) => name);
  };
  assert.deepEqual(of(0.001), ["work", "write"]);
  assert.deepEqual(of(0.07), ["write"]);
  assert.deepEqual(of(10), []);
});

test("a collector that grew by far more than all did explains nothing", () => {
  const base = { "serve;work": 650, "(garbage collector)": 10 };
  assert.deepEqual(names(base, { "serve;work": 632, "serve;write": 4, "(garbage collector)": 35 }), []);
});
