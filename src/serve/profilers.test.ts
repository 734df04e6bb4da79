import assert from "node:assert/strict";
import { test } from "node:test";
import { foldedScript } from "./profilers.ts";

const SCRIPT = `server
	    55d0c0 runtime.write
	    55d0a0 net/http.(*conn).serve
	    455a01 [unknown]

server
	    55d0c0 runtime.write
	    55d0a0 net/http.(*conn).serve
	    455a01 [unknown]

tokio-runtime-w
	ffffffff81 do_syscall_64
	    7f11a2 <hyper::proto::h1::Conn<I;B> as Future>::poll

swapper
`;

test("perf's script by stack, outermost first; separators in names are no separators", () => {
  assert.deepEqual(Object.fromEntries(foldedScript(SCRIPT)), {
    "server;[unknown];net/http.(*conn).serve;runtime.write": 2,
    "tokio-runtime-w;<hyper::proto::h1::Conn<I:B> as Future>::poll;do_syscall_64": 1,
    swapper: 1,
  });
  assert.deepEqual(Object.fromEntries(foldedScript("")), {});
});
