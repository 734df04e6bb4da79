import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { must } from "../../src/platform/exec.ts";

const SUITE = join(import.meta.dirname, "..", "..", "targets", "greeting");
const scratch = mkdtempSync(join(tmpdir(), "loadgate-greeting-"));
after(() => rmSync(scratch, { recursive: true }));

const SERVERS: Readonly<Record<string, () => Promise<readonly [string, ...string[]]>>> = {
  node: async () => [process.execPath, join(SUITE, "node", "server.js")],
  async go() {
    const binary = join(scratch, "greeting-go");
    const build = ["go", "build", "-C", join(SUITE, "go"), "-trimpath", "-buildvcs=false", "-o", binary, "."];
    await must(build, { timeoutSeconds: 300 });
    return [binary];
  },
};

const LONG = "a".repeat(6000);
const TYPE = "text/plain; charset=utf-8";
const NOT_FOUND = [404, "Not Found"] as const;

/** What each request line gets. The path is sent as it stands here, unlike with fetch. */
const ANSWERS: Readonly<Record<string, readonly [status: number, body: string]>> = {
  "GET /": [200, "Hello World!"],
  "GET /?name=World": [200, "Hello World!"],
  "GET /greeting/World": [200, "Hello, World"],
  "GET /greeting/World?x": [200, "Hello, World"],
  [`GET /greeting/${LONG}`]: [200, `Hello, ${LONG}`],
  "GET /greeting/": NOT_FOUND,
  "GET /greeting": NOT_FOUND,
  "GET /greeting/a1": NOT_FOUND,
  "GET /greeting/a/": NOT_FOUND,
  "GET /greeting/%41": NOT_FOUND,
  "GET /greeting/a%0A": NOT_FOUND,
  "GET /Greeting/a": NOT_FOUND,
  "GET /x": NOT_FOUND,
  [`GET /${LONG}`]: NOT_FOUND,
  "GET //": NOT_FOUND,
  "GET /%2e%2e": NOT_FOUND,
  "GET /../": NOT_FOUND,
  "HEAD /": [200, ""],
  "HEAD /x": [404, ""],
  "POST /": NOT_FOUND,
  "PUT /greeting/World": NOT_FOUND,
  "DELETE /": NOT_FOUND,
  "OPTIONS *": NOT_FOUND,
};

for (const [name, build] of Object.entries(SERVERS)) {
  describe(`greeting/${name}`, () => {
    let server: ChildProcess;
    let port: number;

    before(async () => {
      const [program, ...args] = await build();
      port = await freePort();
      server = spawn(program, args, { env: { ...process.env, PORT: String(port) }, stdio: "inherit" });
      await listening(port);
    });
    after(() => server.kill("SIGKILL"));

    for (const [line, [status, body]] of Object.entries(ANSWERS)) {
      test(line.replace(LONG, "<long>"), async () => {
        const answer = await ask(port, `${line} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`);
        assert.equal(answer.status, status);
        assert.equal(answer.body, body);
        assert.deepEqual([...answer.headers.keys()].sort(), [
          "connection",
          "content-length",
          "content-type",
          "date",
        ]);
        assert.equal(answer.headers.get("content-type"), TYPE);
        if (!line.startsWith("HEAD")) assert.equal(Number(answer.headers.get("content-length")), body.length);
      });
    }

    test("HEAD tells the length that GET would have", async () => {
      const answer = await ask(port, "HEAD / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n");
      assert.equal(answer.headers.get("content-length"), "12");
    });

    test("a kept connection carries no header about it", async () => {
      const get = "GET / HTTP/1.1\r\nHost: test\r\n";
      const answers = await exchange(port, `${get}\r\n${get}Connection: close\r\n\r\n`);
      const [first = "", second = ""] = answers.split(/(?<=Hello World!)/);
      assert.deepEqual([...parse(first).headers.keys()].sort(), ["content-length", "content-type", "date"]);
      assert.equal(parse(second).headers.get("connection"), "close");
    });

    test("odd bytes are refused, and the server goes on", async () => {
      for (const text of [
        "\0\0\0\r\n\r\n",
        "GET\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n",
        `GET /${"x".repeat(2e6)}`,
      ]) {
        const socket = connect(port, "127.0.0.1").on("error", () => {});
        socket.end(text);
        socket.resume();
        await Promise.race([new Promise((resolve) => socket.once("close", resolve)), delay(500)]);
        socket.destroy();
      }
      assert.equal(
        (await ask(port, "GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")).status,
        200,
      );
    });

    test("SIGTERM ends it promptly, even with a connection open", async () => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      await once(socket, "connect");
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      const result = await Promise.race([ended, delay(2000, "still there")]);
      assert.deepEqual(result, [0, null]);
      socket.destroy();
      await assert.rejects(exchange(port, ""), { code: "ECONNREFUSED" });
    });
  });
}

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

async function ask(port: number, request: string): Promise<Answer> {
  return parse(await exchange(port, request));
}

/** Sends text, and reads until the server closes. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      answer += chunk;
    });
    socket.on("error", reject).on("close", () => resolve(answer));
  });
}

function parse(answer: string): Answer {
  const end = answer.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = answer.slice(0, end).split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name.toLowerCase(), value.join(": ")];
  });
  assert.equal(new Set(lines).size, new Map(headers).size, "a header twice");
  return { status: Number(statusLine.split(" ")[1]), headers: new Map(headers), body: answer.slice(end + 4) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, "127.0.0.1");
    const connected = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (connected) return;
    await delay(100);
  }
  throw new Error(`nothing listens on port ${port}`);
}
