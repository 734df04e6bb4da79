import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { findProgram } from "../../src/platform/programs.ts";
import { compare } from "../../test-support/loadgate.ts";
import { pythonOf } from "../../test-support/python.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { profiled, profiledJava } from "./profile.ts";

takeTurns();

// Processes are profiled in the same way, in make test-all.
profiled("docker");

/** Answers at once, or after having computed for a while. */
const goServer = (body: string) => `package main

import (
	"net/http"
	"os"
)

var sink float64

//go:noinline
func burnCPU() {
	for i := 0; i < 200000; i++ {
		sink += float64(i) * 0.5
	}
}

func main() {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		${body}
		w.Write([]byte("Hello"))
	})
	http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), nil)
}
`;

test("a server that is no Node is profiled by perf", {
  timeout: 120_000,
  skip:
    (findProgram("perf") === null && "perf is not there") ||
    (findProgram("go") === null && "Go is not there"),
}, async () => {
  const process = { setup: "go build -o server server.go", command: "./server" };
  using repository = scratch({
    "loadgate.yml": config({ process, top: { "cpu-profile": true } }),
    "server.go": goServer(""),
    "go.mod": "module server\n\ngo 1.21\n",
  });
  repository.write({ "server.go": goServer("burnCPU()") });
  const run = await compare(repository, ["--isolation", "process", "--budget", "30s"], { limitSeconds: 110 });
  assert.equal(run.code, 1, run.stdout + run.stderr);
  const read = (name: string) => readFileSync(join(repository.folder, ".loadgate", name), "utf8");
  assert.equal(run.results?.cases[0]?.growth?.functions[0]?.name, "main.burnCPU");
  assert.match(read("report.html"), /<th scope="row">main\.burnCPU<\/th>/);
  assert.match(read("profiles/api-hello-direct-head.folded"), /;main\.burnCPU \d+\n/);
  assert.doesNotMatch(read("profiles/api-hello-direct-base.folded"), /burnCPU/);
  assert.deepEqual(remains(repository, run.ids), []);
});

profiledJava("process");

/** As above, in Python; each connection has a thread of its own, which starts with it. */
const pythonServer = (body: string) => `import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

def burn_cpu():
    total = 0
    for i in range(20000):
        total += i * i
    return total

class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        ${body}
        self.send_response(200)
        self.send_header("Content-Length", "5")
        self.end_headers()
        self.wfile.write(b"Hello")

    def log_message(self, *_):
        pass

ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Handler).serve_forever()
`;

/** One that tells perf of its functions. */
const PYTHON = ["3.14", "3.13", "3.12"].map(pythonOf).find((found) => found !== null);

test("functions of Python have names where only perf is there, and the interpreter may have no frame pointers", {
  timeout: 120_000,
  skip: (findProgram("perf") === null || PYTHON === undefined) && "perf or Python 3.12 is not there",
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({
      process: { command: `${PYTHON} server.py` },
      scenario: { connections: 1 },
    }),
    "server.py": pythonServer("pass"),
  });
  repository.write({ "server.py": pythonServer("burn_cpu()") });
  const run = await compare(repository, ["--isolation", "process", "--budget", "30s"], {
    limitSeconds: 110,
    env: { "LOADGATE_PY-SPY": "/nowhere" },
  });
  assert.equal(run.code, 1, run.stdout + run.stderr);
  const growth = run.results?.cases[0]?.growth;
  assert.equal(growth?.tool, "perf");
  assert.equal(growth?.functions[0]?.name, "burn_cpu server.py");
});

/** Prints thousands of addresses of inspectors, all its own, where whoever connects waits for each answer. */
const POSING = serverThat(
  `let sum = 0; for (let i = 0; i < 1e5; i += 1) sum += Math.sqrt(i); response.end("Hello");`,
  `const posing = require("node:net").createServer((socket) => {
  socket.on("error", () => {});
  const slowly = (text) => setTimeout(() => socket.write(text), 1000);
  let id = 0;
  socket.on("data", () => {
    const said = JSON.stringify({ id, result: {} });
    if (id++ === 0) slowly("HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n\\r\\n");
    else slowly(Buffer.concat([Buffer.from([0x81, said.length]), Buffer.from(said)]));
  });
}).listen(0, () => {
  for (let i = 0; i < 1900; i += 1) console.log("Debugger listening on ws://x:" + posing.address().port + "/a");
});`,
);

test("a server that names thousands of inspectors does not hold up the run", {
  timeout: 120_000,
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({ top: { "cpu-profile": true } }),
    "server.js": HELLO,
  });
  repository.write({ "server.js": POSING });
  const run = await compare(repository, ["--isolation", "process", "--budget", "30s"], { limitSeconds: 110 });
  assert.equal(run.code, 1, run.stdout + run.stderr);
  assert.deepEqual(remains(repository, run.ids), []);
});

test("nothing got slower: no profile", { timeout: 60_000 }, async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const run = await compare(repository, ["--cpu-profile", "--budget", "4s"]);
  assert.equal(run.code, 0, run.stderr);
  const page = readFileSync(join(repository.folder, ".loadgate", "report.html"), "utf8");
  assert.doesNotMatch(page, /<svg class="flame"/);
});
