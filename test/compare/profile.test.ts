import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { findProgram } from "../../src/platform/programs.ts";
import { compare } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { profiled } from "./profile.ts";

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

/** As above, on the JVM's own HTTP server. */
const javaServer = (body: string) => `import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;

public class Server {
    static volatile double sink;

    static void burnCpu() {
        double sum = 0;
        for (int i = 1; i < 100_000; i++) sum += Math.sqrt(i) / i;
        sink = sum;
    }

    public static void main(String[] arguments) throws Exception {
        int port = Integer.parseInt(System.getenv("PORT"));
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.createContext("/", exchange -> {
            ${body}
            byte[] text = "Hello".getBytes();
            exchange.sendResponseHeaders(200, text.length);
            exchange.getResponseBody().write(text);
            exchange.close();
        });
        server.start();
    }
}
`;

test("functions of the JVM have names", {
  timeout: 120_000,
  skip: ["perf", "javac", "jcmd"].some((name) => findProgram(name) === null) && "perf or a JDK is not there",
}, async () => {
  const process = { setup: "javac Server.java", command: "java -cp . Server" };
  using repository = scratch({
    "loadgate.yml": config({ target: { ready: { timeout: "20s" } }, process }),
    "Server.java": javaServer(""),
  });
  repository.write({ "Server.java": javaServer("burnCpu();") });
  const run = await compare(repository, ["--isolation", "process", "--budget", "40s"], { limitSeconds: 110 });
  assert.equal(run.code, 1, run.stdout + run.stderr);
  const functions = run.results?.cases[0]?.growth?.functions.map(({ name }) => name) ?? [];
  assert.ok(
    functions.some((name) => /burnCpu/.test(name)),
    functions.join("\n"),
  );
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
