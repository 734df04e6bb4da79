import assert from "node:assert/strict";
import { test } from "node:test";
import { foldedProfile, foldedScript, inspectorsIn, shortened, withMostNames } from "./profilers.ts";

const SCRIPT = `server
	    55d0c0 runtime.write
	    55d0a0 net/http.(*conn).serve
	    455a01 [unknown]

server
	    55d0c0 runtime.write
	    55d0a0 net/http.(*conn).serve
	    455a01 [unknown]

tokio-runtime-w
	ffffffff81a0c1d2 tcp_sendmsg
	    7f11a2 <hyper::proto::h1::Conn<I;B> as Future>::poll

swapper
`;

test("perf's script by stack, outermost first; separators in names are no separators", () => {
  assert.deepEqual(Object.fromEntries(foldedScript(SCRIPT)), {
    "server;[unknown];net/http.(*conn).serve;runtime.write": 2,
    "tokio-runtime-w;<hyper::proto::h1::Conn<I:B> as Future>::poll;tcp_sendmsg_[k]": 1,
    swapper: 1,
  });
  assert.deepEqual(Object.fromEntries(foldedScript("")), {});
});

test("functions of Python and the JVM have short names, alike on both sides", () => {
  const names = (symbol: string) => [...foldedScript(`x\n\t55 ${symbol}\n`).keys()][0]?.slice(2);
  assert.equal(names("py::burn_cpu:/tmp/loadgate-1/head/app/server.py"), "burn_cpu server.py");
  assert.equal(names("py::sub:/usr/lib/python3.12/re/__init__.py"), "sub re/__init__.py");
  assert.equal(names("py::_load:<frozen importlib._bootstrap>"), "_load <frozen importlib._bootstrap>");
  assert.equal(names("void Server.burnCpu()"), "Server.burnCpu");
  assert.equal(
    names("java.lang.Object[] com.x.App$Inner.render(int, java.lang.String)"),
    "com.x.App$Inner.render",
  );
  assert.equal(names("com.x.App.<init>(int)"), "com.x.App.<init>");
  assert.equal(names("std::vector<int>::push(int)"), "std::vector<int>::push(int)");
  assert.equal(names("net/http.(*conn).serve"), "net/http.(*conn).serve");
});

test("Python's stacks by frame pointers are taken where these lead to its functions, else those without", () => {
  const samples = (costs: Record<string, number>) => new Map(Object.entries(costs));
  const whole = samples({ "python3;main app.py;run app.py;sub": 90, "python3;[unknown]": 10 });
  const broken = samples({ "python3;[unknown];sub": 97, "python3;main app.py": 3 });
  const innermost = samples({ "python3;run app.py;sub": 99, "python3;epoll_wait": 1 });
  assert.equal(withMostNames([whole, innermost]), whole);
  assert.equal(withMostNames([broken, innermost]), innermost);
  assert.equal(withMostNames([samples({ "server;main": 3 })]).size, 1);
});

test("names of Rust and C++ are as short as a line needs, the innermost arguments first", () => {
  const drop =
    "core::ptr::drop_in_place<tower::util::map_future::MapFuture<tower::util::MapResponse<axum::routing::Router,fn(a) -> c>,http::response::Response<bytes::Bytes>>>";
  assert.equal(shortened(drop), "core::ptr::drop_in_place<tower::util::map_future::MapFuture<…>>");
  const call =
    "<axum::routing::strip_prefix::StripPrefix<S> as tower_service::Service<http::request::Request<B>>>::call";
  assert.equal(
    shortened(call),
    "<axum::routing::strip_prefix::StripPrefix<…> as tower_service::Service<…>>::call",
  );
  const short = "<T as tower::util::boxed_clone::CloneService<R>>::clone_box";
  assert.equal(shortened(short), short);
});

test("inspectors are found in the log of a server and its workers", () => {
  const log = `Debugger listening on ws://0.0.0.0:9229/0a1b-2c
For help, see: https://nodejs.org/en/docs/inspector
Debugger listening on ws://0.0.0.0:9230/0d
ready
`;
  assert.deepEqual(inspectorsIn(log, "172.17.0.2", 2), [
    { address: { host: "172.17.0.2", port: 9229 }, path: "/0a1b-2c" },
    { address: { host: "172.17.0.2", port: 9230 }, path: "/0d" },
  ]);
  assert.deepEqual(inspectorsIn("listening on ws://x", "h", 2), []);
});

test("a log that names thousands of inspectors is believed one for each process of the server, and no more than a few", () => {
  const log = Array.from({ length: 1927 }, (_, i) => `Debugger listening on ws://x:${i + 1}/a`).join("\n");
  assert.equal(inspectorsIn(log, "h", 1).length, 1);
  assert.ok(inspectorsIn(log, "h", 5000).length <= 16);
  const twice = "Debugger listening on ws://x:22/a\n".repeat(2);
  assert.equal(inspectorsIn(twice, "h", 9).length, 1);
  assert.deepEqual(inspectorsIn("Debugger listening on ws://x:99999/a", "h", 9), []);
});

test("a profile whose stacks would fill the memory is refused", () => {
  const nodes = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    callFrame: frame("f".repeat(500)),
    children: [id + 1],
  }));
  const samples = nodes.map(({ id }) => id);
  assert.throws(() => foldedProfile({ nodes, samples, timeDeltas: [] }), /too large/);
});

test("a profile that goes round in circles ends", () => {
  const nodes = [
    { id: 1, callFrame: frame("a"), children: [2] },
    { id: 2, callFrame: frame("b"), children: [1] },
  ];
  assert.equal(foldedProfile({ nodes, samples: [1, 2], timeDeltas: [0, 125, 125] }).size, 2);
});

const frame = (functionName: string, url = "", lineNumber = 0) => ({ functionName, url, lineNumber });

test("V8's own functions and modules of any Node are distinguished from a program's", () => {
  const named = (name: string, url = "", line = 4) => {
    const nodes = [
      { id: 1, callFrame: frame("(root)"), children: [2] },
      { id: 2, callFrame: frame(name, url, line) },
    ];
    return [...foldedProfile({ nodes, samples: [2, 2], timeDeltas: [0, 9, 9] }).keys()][0];
  };
  assert.equal(named("writev"), "writev (native)");
  assert.equal(named("(garbage collector)"), "(garbage collector)");
  assert.equal(named(""), "(anonymous) (native)");
  assert.equal(named("emit", "events.js"), "emit node:events");
  assert.equal(named("ticks", "internal/process/task_queues.js"), "ticks node:internal/process/task_queues");
  assert.equal(named("bind", "node:async_hooks"), "bind node:async_hooks");
  assert.equal(named("send", "file:///base/lib/send.js"), "send send.js");
  assert.equal(named("send", "/base/lib/send.js"), "send send.js");
  assert.equal(named("next", "file:///base/lib/router/index.js"), "next router/index.js");
  assert.equal(named("get next", "file:///base/lib/my server.js"), "get next my_server.js");
  assert.equal(named("burn", "[worker eval]"), "burn [worker_eval]");
  for (const side of ["base", "head"])
    assert.equal(named("greet", `file:///tmp/loadgate-x9Yz_1/${side}/index.js`), "greet index.js");
  assert.equal(named("greet", "file:///tmp/loadgate-x9Yz_1/head/lib/index.js"), "greet lib/index.js");
});

test("a V8 profile by stack, in seconds, without what was idle", () => {
  const nodes = [
    { id: 1, callFrame: frame("(root)"), children: [2, 4] },
    { id: 2, callFrame: frame("handle", "file:///base/a/server.js", 4), children: [3] },
    { id: 3, callFrame: frame("", "file:///base/a/server.js", 9) },
    { id: 4, callFrame: frame("(idle)") },
  ];
  const stacks = foldedProfile({
    nodes,
    samples: [2, 3, 3, 4, 2],
    timeDeltas: [0, 125, 250, 250, 5000, 125],
  });
  assert.deepEqual(Object.fromEntries(stacks), {
    "handle server.js": 0.00025,
    "handle server.js;(anonymous) server.js:10": 0.0005,
  });
});
