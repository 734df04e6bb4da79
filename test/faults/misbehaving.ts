import assert from "node:assert/strict";
import { ended, fault } from "../../test-support/fault.ts";
import { compare } from "../../test-support/loadgate.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO, serverThat, UNDER_LOAD } from "../../test-support/servers.ts";

interface Misbehaviour {
  readonly name: string;
  /** Whether it is tried in `make test`; the others are in `make test-all`. */
  readonly often?: true;
  /** Head's server; base's is well-behaved unless it is said. */
  readonly head: string;
  readonly base?: string;
  readonly options?: Parameters<typeof config>[0];
  readonly args?: readonly string[];
  readonly code: number;
  readonly says: RegExp;
}

const FIXED = { scenario: { expect: { body: "Hello" } } };
const net = (handler: string) =>
  `require("node:net").createServer((socket) => { socket.on("error", () => {}); ${handler} }).listen(process.env.PORT);`;

/** Well-behaved until it is loaded. */
const underLoad = (handler: string, before = "") =>
  serverThat(`if (${UNDER_LOAD}) { ${handler} } else response.end("Hello");`, before);

const MISBEHAVIOURS: readonly Misbehaviour[] = [
  {
    name: "a server that is never ready",
    head: "setTimeout(() => {}, 1e6);",
    options: { target: { ready: { timeout: "1s" } } },
    code: 3,
    says: /not ready after 1 s/,
  },
  {
    name: "a server that is not ready when the run's time is over",
    head: serverThat(`response.statusCode = 503; response.end();`),
    options: { target: { ready: { timeout: "2m" } } },
    code: 3,
    says: /head: not ready after \d+ s, when the run's time was over \(last: \/ answered 503\)/,
  },
  {
    name: "a server that ends right after it was ready",
    often: true,
    head: serverThat("response.end('Hello'); setTimeout(() => process.exit(7), 1);"),
    options: FIXED,
    code: 3,
    says: /head: died: ended with exit code 7/,
  },
  {
    name: "a server that ends at once with exit code 0",
    head: "process.exit(0);",
    code: 3,
    says: /ended with exit code 0 before it was ready/,
  },
  {
    name: "a server that ends under load with exit code 0",
    head: underLoad(`if (++count > 300) process.exit(0); response.end("Hello");`, "let count = 0;"),
    code: 3,
    says: /died: ended with exit code 0/,
  },
  {
    name: "a server that kills itself under load",
    often: true,
    head: underLoad(
      `if (++count > 300) process.kill(process.pid, "SIGKILL"); response.end("Hello");`,
      "let count = 0;",
    ),
    code: 3,
    says: /died: ended by SIGKILL/,
  },
  {
    name: "a server that answers half of its requests with 503",
    often: true,
    head: underLoad(`if (++count % 2) response.statusCode = 503; response.end("Hello");`, "let count = 0;"),
    code: 3,
    says: /requests failed: status 503/,
  },
  {
    name: "a server that closes keep-alive connections",
    head: underLoad(`response.setHeader("Connection", "close"); response.end("Hello");`),
    code: 3,
    says: /connections were opened/,
  },
  {
    name: "a server that sends garbage",
    head: net(`socket.once("data", () => socket.end("garbage\\r\\n\\r\\n"));`),
    options: { target: { ready: { timeout: "1s" } } },
    code: 3,
    says: /not ready after 1 s/,
  },
  {
    name: "a server that sends garbage under load",
    head: net(
      `socket.on("data", (text) => socket.write(socket.server._connections > 2 ? "garbage\\r\\n\\r\\n" : "HTTP/1.1 200 OK\\r\\nContent-Length: 5\\r\\n\\r\\nHello"));`,
    ),
    code: 3,
    says: /requests failed|no correct answer/,
  },
  {
    name: "a server with a body of 1 GB",
    head: serverThat(
      `response.writeHead(200); const more = () => { while (sent < 1024 && response.write(piece)) sent += 1; }; let sent = 0; response.on("drain", more).on("close", () => { sent = 1024; }); more();`,
      "const piece = Buffer.alloc(1 << 20);",
    ),
    options: FIXED,
    code: 3,
    says: /more than|too large|larger|bytes/,
  },
  {
    name: "a server with a header of 1 MB",
    often: true,
    head: net(
      `socket.once("data", () => socket.end("HTTP/1.1 200 OK\\r\\nX: " + "x".repeat(1 << 20) + "\\r\\nContent-Length: 5\\r\\n\\r\\nHello"));`,
    ),
    options: { target: { ready: { timeout: "2s" } } },
    code: 3,
    says: /not ready|header/i,
  },
  {
    name: "a server that never ends its answer",
    head: serverThat(`response.writeHead(200, { "Content-Length": 5 }); response.write("Hell");`),
    options: { target: { ready: { timeout: "2s" } } },
    code: 3,
    says: /not ready|no answer|in time|took longer/,
  },
  {
    name: "a server that never ends its answer under load",
    often: true,
    head: underLoad(`response.writeHead(200, { "Content-Length": 5 }); response.write("Hell");`),
    options: { scenario: { timeout: "1s" } },
    code: 3,
    says: /no correct answer|requests failed/,
  },
  {
    name: "a server that resets its connections",
    head: net(`socket.once("data", () => socket.resetAndDestroy());`),
    options: { target: { ready: { timeout: "1s" } } },
    code: 3,
    says: /not ready after 1 s/,
  },
  {
    name: "a server that resets every other connection under load",
    often: true,
    head: underLoad(
      `if (++count % 2) response.socket.resetAndDestroy(); else response.end("Hello");`,
      "let count = 0;",
    ),
    code: 3,
    says: /requests failed|connections were opened/,
  },
  {
    name: "a server that accepts and says nothing",
    often: true,
    head: net(""),
    options: { target: { ready: { timeout: "1s" } } },
    code: 3,
    says: /not ready after 1 s/,
  },
  {
    name: "a server that listens on IPv6 only",
    head: HELLO.replace("process.env.PORT", `process.env.PORT, "::1"`),
    code: 0,
    says: /api\/hello\/direct is (inconclusive|unchanged)/,
  },
  {
    name: "a server that answers another body under load",
    often: true,
    head: underLoad(`response.end("Hullo!");`),
    options: FIXED,
    code: 3,
    says: /wrong size/,
  },
  {
    name: "a server that promises more than it sends",
    head: underLoad(
      `response.writeHead(200, { "Content-Length": 50 }); response.write("Hello"); response.socket.end();`,
    ),
    code: 3,
    says: /requests failed|no correct answer/,
  },
  {
    name: "a server that redirects in a circle",
    often: true,
    head: serverThat(`response.writeHead(302, { Location: request.url }); response.end();`),
    code: 3,
    says: /answered 302/,
  },
  {
    name: "a server that compresses though nobody asked for it",
    head: serverThat(
      `response.writeHead(200, { "Content-Encoding": "gzip" }); response.end(zipped);`,
      `const zipped = require("node:zlib").gzipSync("Hello");`,
    ),
    options: FIXED,
    code: 3,
    says: /answered \d+ bytes, expected "Hello", got/,
  },
  {
    name: "a server that logs a gigabyte",
    often: true,
    head: underLoad(
      // Not process.stdout, which keeps in memory what is not read yet, and fails when it gets too much.
      `if ((logged += line.length) < 1e9) writeSync(1, line); response.end("Hello");`,
      `const { writeSync } = require("node:fs"); const line = "x".repeat(1 << 16) + "\\n"; let logged = 0;`,
    ),
    args: ["--fail-on", "never"],
    code: 0,
    says: /api\/hello\/direct is (regression|inconclusive|unchanged)/,
  },
  {
    name: "a server that ignores SIGTERM",
    base: `process.on("SIGTERM", () => {});\n${HELLO}`,
    head: `process.on("SIGTERM", () => {}); process.on("SIGINT", () => {});\n${HELLO}`,
    code: 0,
    says: /api\/hello\/direct is (inconclusive|unchanged)/,
  },
  {
    name: "a server that leaves a daemon behind",
    often: true,
    head: `require("node:child_process").spawn("sleep", ["1000"], { detached: true, stdio: "ignore" }).unref();\n${HELLO}`,
    code: 0,
    says: /api\/hello\/direct is (inconclusive|unchanged)/,
  },
  {
    name: "a server that leaks memory",
    head: underLoad(
      `if (kept.length < 20_000) kept.push(Buffer.alloc(1 << 14, 1)); response.end("Hello");`,
      "const kept = [];",
    ),
    args: ["--fail-on", "never"],
    code: 0,
    says: /api\/hello\/direct is (regression|inconclusive|unchanged)/,
  },
  {
    name: "a server that gets slower with every request",
    head: underLoad(
      `count += 1; for (let i = 0; i < count; i += 1) Math.sqrt(i); response.end("Hello");`,
      "let count = 0;",
    ),
    args: ["--budget", "8s", "--fail-on", "never"],
    code: 0,
    says: /api\/hello\/direct is (regression|inconclusive)/,
  },
];

/** Each server's fault, of those that are tried often, or of the others. */
export function misbehaves(tried: "often" | "long"): void {
  for (const { name, head, base = HELLO, options, args = [], code, says } of MISBEHAVIOURS.filter(
    ({ often }) => (tried === "often") === (often ?? false),
  )) {
    fault("servers", name, async () => {
      using repository = scratch({ "loadgate.yml": config(options), "server.js": base });
      repository.write({ "server.js": head });
      const run = await compare(repository, ["--budget", "4s", ...args]);
      const broken = run.results?.cases[0];
      if (broken?.verdict === "invalid") assert.ok(broken.metrics.every(({ ratio }) => ratio === null));
      if (base === HELLO) assert.ok(!broken?.brokenIn.includes("base"), "a good base is blamed");
      return ended(repository, run, { code, says });
    });
  }
}
