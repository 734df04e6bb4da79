import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { ask, exchange, freePort, listening, parse } from "./raw-http.ts";

const TYPE = "text/plain; charset=utf-8";

/** What every server of a suite must answer. */
export interface Suite {
  readonly name: string;
  readonly folder: string;
  /** Builds each server; returns its command. */
  readonly servers: Readonly<Record<string, () => Promise<readonly [string, ...string[]]>>>;
  /** What each request line gets. The path is sent as it stands here, unlike with fetch. */
  readonly answers: Readonly<Record<string, readonly [status: number, body: string]>>;
}

/** The same answers in status, body and framing from each server of a suite, odd input included. */
export function conforms({ name, folder, servers, answers }: Suite): void {
  const body = answers["GET /"]?.[1] ?? "";
  for (const [server, build] of Object.entries(servers)) {
    describe(`${name}/${server}`, () => oneServer(folder, build, answers, body));
  }
}

function oneServer(
  folder: string,
  build: () => Promise<readonly [string, ...string[]]>,
  answers: Suite["answers"],
  root: string,
): void {
  let server: ChildProcess;
  let port: number;

  before(async () => {
    const [program, ...args] = await build();
    port = await freePort();
    const env = { ...process.env, PORT: String(port) };
    server = spawn(program, args, { cwd: folder, env, stdio: "inherit" });
    await listening(port);
  });
  after(() => server.kill("SIGKILL"));

  for (const [line, [status, body]] of Object.entries(answers)) {
    test(line.length > 100 ? `${line.slice(0, 20)}…` : line, async () => {
      const answer = await ask(port, `${line} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`);
      assert.equal(answer.status, status);
      assert.equal(answer.body, body);
      const names = ["connection", "content-length", "content-type", "date"];
      assert.deepEqual([...answer.headers.keys()].sort(), names);
      assert.equal(answer.headers.get("content-type"), TYPE);
      if (!line.startsWith("HEAD")) assert.equal(Number(answer.headers.get("content-length")), body.length);
    });
  }

  test("HEAD tells the length that GET would have", async () => {
    const answer = await ask(port, "HEAD / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n");
    assert.equal(answer.headers.get("content-length"), String(root.length));
  });

  test("a kept connection carries no header about it", async () => {
    const get = "GET / HTTP/1.1\r\nHost: test\r\n";
    const both = await exchange(port, `${get}\r\n${get}Connection: close\r\n\r\n`);
    const end = both.indexOf(root) + root.length;
    const names = ["content-length", "content-type", "date"];
    assert.deepEqual([...parse(both.slice(0, end)).headers.keys()].sort(), names);
    assert.equal(parse(both.slice(end)).headers.get("connection"), "close");
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
    const last = await ask(port, "GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n");
    assert.equal(last.status, 200);
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
}
