import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { findProgram } from "../../src/platform/tools.ts";
import { compare } from "../support/loadgate.ts";
import { noDocker, remains } from "../support/remains.ts";
import { scratch } from "../support/scratch.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../support/servers.ts";
import { takeTurns } from "../support/turn.ts";

takeTurns();

/** As HELLO, but for a function that computes. */
const SLOW = serverThat(
  `burnCpu(); response.end("Hello");`,
  "function burnCpu() { let sum = 0; for (let i = 0; i < 3e5; i += 1) sum += Math.sqrt(i); return sum; }",
);

for (const runner of ["process", "docker"] as const)
  test(`what got slower is profiled, and the function that does it is named (${runner})`, {
    timeout: 120_000,
    skip: runner === "docker" && noDocker,
  }, async () => {
    using repository = scratch({
      "loadgate.yml": config({ top: { profile: true } }),
      "server.js": HELLO,
      Dockerfile: DOCKERFILE,
    });
    repository.write({ "server.js": SLOW });
    const run = await compare(repository, ["--runner", runner, "--budget", "30s"], { limitSeconds: 110 });
    assert.equal(run.code, 1, run.stdout + run.stderr);
    const read = (name: string) => readFileSync(join(repository.folder, ".loadgate", name), "utf8");
    const page = read("report.html");
    assert.match(page, /<svg class="flame"/);
    assert.match(page, /<th scope="row">burnCpu server\.js<\/th>/);
    assert.match(read("profiles/api-hello-direct-head.folded"), /;burnCpu server\.js \d+\n/);
    assert.doesNotMatch(read("profiles/api-hello-direct-base.folded"), /burnCpu/);
    assert.deepEqual(remains(repository, run.ids), []);
  });

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
  const target = { prepare: "go build -o server server.go", command: "./server", ready: { timeout: "10s" } };
  using repository = scratch({
    "loadgate.yml": config({ target, top: { profile: true } }),
    "server.go": goServer(""),
    "go.mod": "module server\n\ngo 1.21\n",
  });
  repository.write({ "server.go": goServer("burnCPU()") });
  const run = await compare(repository, ["--runner", "process", "--budget", "30s"], { limitSeconds: 110 });
  assert.equal(run.code, 1, run.stdout + run.stderr);
  const read = (name: string) => readFileSync(join(repository.folder, ".loadgate", name), "utf8");
  assert.match(read("report.html"), /<th scope="row">main\.burnCPU<\/th>/);
  assert.match(read("profiles/api-hello-direct-head.folded"), /;main\.burnCPU \d+\n/);
  assert.doesNotMatch(read("profiles/api-hello-direct-base.folded"), /burnCPU/);
  assert.deepEqual(remains(repository, run.ids), []);
});

test("nothing got slower: no profile", { timeout: 60_000 }, async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const run = await compare(repository, ["--profile", "--budget", "4s"]);
  assert.equal(run.code, 0, run.stderr);
  const page = readFileSync(join(repository.folder, ".loadgate", "report.html"), "utf8");
  assert.doesNotMatch(page, /<svg class="flame"/);
});
