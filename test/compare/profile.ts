import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { findProgram } from "../../src/platform/programs.ts";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";

/** As HELLO, but for a function that computes; recursive, since V8 puts other functions into their callers. */
const SLOW = serverThat(
  `burnCpu(21); response.end("Hello");`,
  "function burnCpu(n) { return n < 2 ? n : burnCpu(n - 1) + burnCpu(n - 2); }",
);

/** What got slower is profiled, with this isolation. */
export function profiled(isolation: "process" | "docker"): void {
  test(`what got slower is profiled, and the function that does it is named (${isolation})`, {
    timeout: 120_000,
    skip: isolation === "docker" && noDocker,
  }, async () => {
    using repository = scratch({
      "loadgate.yml": config(),
      "server.js": HELLO,
      Dockerfile: DOCKERFILE,
    });
    repository.write({ "server.js": SLOW });
    const run = await compare(repository, ["--isolation", isolation, "--budget", "30s"], {
      limitSeconds: 110,
    });
    assert.equal(run.code, 1, run.stdout + run.stderr);
    const read = (name: string) => readFileSync(join(repository.folder, ".loadgate", name), "utf8");
    const [red] = run.results?.cases ?? [];
    assert.equal(red?.growth?.functions[0]?.name, "burnCpu server.js");
    assert.match(read("report.md"), /<code>burnCpu \(server\.js&#58;\d+\)<\/code> \+/);
    const page = read("report.html");
    assert.match(page, /<svg class="flame"/);
    assert.match(page, /<th scope="row">burnCpu server\.js<\/th>/);
    assert.match(read("profiles/api-hello-direct-head.folded"), /;burnCpu server\.js[; ]/);
    assert.doesNotMatch(read("profiles/api-hello-direct-base.folded"), /burnCpu/);
    assert.deepEqual(remains(repository, run.ids), []);
  });
}

/** Answers at once, or after having computed for a while, on the JVM's own HTTP server. */
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
        HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
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

const JAVA_IMAGE = `FROM maven:3-eclipse-temurin-25
COPY Server.java /
RUN javac -d / /Server.java
ENV PORT=8080
CMD ["java", "-XX:CompileCommand=quiet", "-XX:CompileCommand=dontinline,Server.burnCpu", "-cp", "/", "Server"]
`;

/** What the JVM inlines counts to its caller, which would be another function each time. */
const KEPT = "-XX:CompileCommand=quiet -XX:CompileCommand=dontinline,Server.burnCpu";

/** Functions of the JVM have names, by a jcmd of this machine or of the container. */
export function profiledJava(isolation: "process" | "docker"): void {
  const needed = isolation === "docker" ? ["perf"] : ["perf", "javac", "jcmd"];
  test(`functions of the JVM have names (${isolation})`, {
    timeout: 120_000,
    skip:
      (isolation === "docker" && noDocker) ||
      (needed.some((name) => findProgram(name) === null) && "perf or a JDK is not there"),
  }, async () => {
    const process = { setup: "javac Server.java", command: `java ${KEPT} -cp . Server` };
    using repository = scratch({
      "loadgate.yml": config({ target: { ready: { timeout: "20s" } }, process }),
      "Server.java": javaServer(""),
      Dockerfile: JAVA_IMAGE,
    });
    repository.write({ "Server.java": javaServer("burnCpu();") });
    const run = await compare(repository, ["--isolation", isolation, "--budget", "40s"], {
      limitSeconds: 110,
    });
    assert.equal(run.code, 1, run.stdout + run.stderr);
    const functions = run.results?.cases[0]?.growth?.functions.map(({ name }) => name) ?? [];
    assert.ok(functions.includes("Server.burnCpu"), functions.join("\n"));
  });
}
