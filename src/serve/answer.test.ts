import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { after, before, test } from "node:test";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { Expect, Request } from "../format/plan.ts";
import { type Answer, difference, problemWith, toAnswer } from "./answer.ts";
import { attempts } from "./ready.ts";
import { sendRequest } from "./send-request.ts";

const EXPECT: Expect = { status: 200, headers: {}, sameLength: true };
const GET: Request = { method: "GET", paths: ["/"], headers: [] };

/** What is said on the wire, by path. */
const ANSWERS: Readonly<Record<string, string | null>> = {
  "/length": "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: 1\r\n\r\nHello",
  "/chunked": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nHello\r\n0\r\n\r\n",
  "/close": "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nHello",
  "/nothing": "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n",
  "/cut": "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nHello",
  "/silent": null,
  "/switched": "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  "/nonsense": "Hello\r\n\r\n",
};

let server: Server;
let last = "";
const heard = new EventEmitter();
const sockets = new Set<Socket>();

before(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      last = data.toString();
      heard.emit("request");
      const text = ANSWERS[last.split(" ")[1] ?? ""];
      if (text) socket.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
after(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

function get(path: string, request: Partial<Request> = {}, signal?: AbortSignal): Promise<Answer> {
  const address = server.address();
  assert.ok(address && typeof address === "object");
  const to = { host: "127.0.0.1", port: address.port };
  return sendRequest(to, { ...GET, ...request }, path, { timeoutSeconds: 0.3, ...(signal && { signal }) });
}

test("how an answer says where it ends", async () => {
  for (const [path, framing, length] of [
    ["/length", "content-length", 5],
    ["/chunked", "chunked", 5],
    ["/close", "until-close", 5],
    ["/nothing", "none", 0],
  ] as const) {
    const answer = await get(path);
    assert.deepEqual([answer.framing, answer.length], [framing, length], path);
  }
  assert.equal((await get("/length")).digest, (await get("/chunked")).digest);
});

test("what is no whole answer is an error in words", async () => {
  await assert.rejects(get("/cut"), /aborted/);
  await assert.rejects(get("/silent"), /no whole answer within 0\.3 s/);
  await assert.rejects(get("/switched"), /answered 101, which switches to another protocol/);
  await assert.rejects(get("/nonsense"), /Parse Error/);
  await assert.rejects(
    sendRequest({ host: "127.0.0.1", port: 1 }, GET, "/", { timeoutSeconds: 1 }),
    /ECONNREFUSED/,
  );
  await assert.rejects(get("/silent", {}, AbortSignal.abort(new Error("stop"))), /stop/);
  // An outsider's build may have put anything in a body's or an authority's place.
  for (const endless of ["/dev/zero", "/dev/tcp", "/"]) {
    const options = { timeoutSeconds: 1 };
    const to = { host: "127.0.0.1", port: 1 };
    await assert.rejects(
      sendRequest(to, GET, "/", { ...options, bodyFile: endless }),
      /is no file that can be read/,
    );
    const tls = { name: "localhost", caFile: endless };
    await assert.rejects(sendRequest(to, GET, "/", { ...options, tls }), /is no file that can be read/);
  }
  last = "";
  const stop = new AbortController();
  const asking = get("/silent", {}, stop.signal);
  // Once it waits for the answer.
  heard.once("request", () => stop.abort(new Error("stop")));
  await assert.rejects(asking, /stop/);
  assert.match(last, /^GET \/silent /);
});

test("a request goes out as it is described", async () => {
  await get("/length", {
    method: "POST",
    headers: [
      ["Host", "a.test"],
      ["X-B", "2"],
    ],
    body: { text: "é" },
  });
  assert.match(last, /^POST \/length HTTP\/1\.1\r\n/);
  assert.match(last, /\r\nHost: a\.test\r\n/i);
  assert.equal(last.match(/host:/gi)?.length, 1);
  assert.match(last, /\r\nx-b: 2\r\n/);
  assert.match(last, /\r\ncontent-length: 2\r\n\r\né$/);
});

test("what is wrong with an answer is reported with what was answered", async () => {
  const answer = await get("/length");
  assert.equal(problemWith(answer, { ...EXPECT, body: "Hello", headers: { "x-a": "1" } }), null);
  assert.deepEqual(problemWith(answer, { ...EXPECT, status: 201 }), {
    code: "wrong-status",
    path: "/length",
    status: 200,
    expected: 201,
    body: "Hello",
  });
  assert.deepEqual(problemWith(answer, { ...EXPECT, body: "Hullo" }), {
    code: "wrong-body",
    path: "/length",
    bytes: 5,
    body: "Hello",
    lacks: { text: "Hullo" },
  });
  assert.equal(
    problemWith(answer, { ...EXPECT, status: [200, 304], body: { contains: ["He", "lo"] } }),
    null,
  );
  const none = problemWith(answer, { ...EXPECT, status: [201, 304] });
  assert.deepEqual(none?.code === "wrong-status" && none.expected, [201, 304]);
  const header = (name: string, value: string | null) => ({
    code: "wrong-header",
    path: "/length",
    name,
    value,
    expected: "2",
  });
  assert.deepEqual(problemWith(answer, { ...EXPECT, headers: { "x-a": "2" } }), header("x-a", "1"));
  assert.deepEqual(problemWith(answer, { ...EXPECT, headers: { "x-b": "2" } }), header("x-b", null));
  assert.deepEqual(problemWith(await get("/nothing"), EXPECT), {
    code: "wrong-status",
    path: "/nothing",
    status: 204,
    expected: 200,
    body: "",
  });
});

test("two variants' answers stand for unequal work by length, where that is fixed, and by framing", async () => {
  const [plain, chunked] = [await get("/length"), await get("/chunked")];
  const given = (answer: Answer, fixed = true) => ({ answer, fixed });
  const longer = { ...plain, length: 6 };
  assert.equal(difference(given(plain), given(plain)), null);
  assert.deepEqual(difference(given(plain), given(longer)), {
    code: "lengths-differ",
    path: "/length",
    base: 5,
    head: 6,
  });
  assert.equal(difference(given(plain, false), given(longer)), null);
  assert.equal(difference(given(plain), given({ ...longer, status: 304 })), null, "another right status");
  assert.deepEqual(difference(given(plain, false), given(chunked)), {
    code: "framing-differs",
    path: "/length",
    base: "content-length",
    head: "chunked",
  });
});

test("who may fail is asked more than once", () => {
  assert.equal(attempts(0), 1);
  assert.equal(attempts(0.01), 3);
  assert.equal(attempts(0.5), 20);
  assert.equal(attempts(0.99), 100);
});

test("what is expected of a body is looked for in the decoded one, while its length is that of what was sent", () => {
  const expect = { ...EXPECT, body: "Hello ".repeat(100) };
  const plain = Buffer.from(expect.body);
  const twice = brotliCompressSync(gzipSync(plain));
  const sent = {
    gzip: gzipSync(plain),
    BR: brotliCompressSync(plain),
    deflate: deflateSync(plain),
    "gzip, br": twice,
  };
  for (const [coding, body] of Object.entries(sent)) {
    const answer = toAnswer("/", 200, { "content-encoding": coding }, body);
    assert.equal(problemWith(answer, expect), null, coding);
    assert.equal(answer.length, body.length);
    const other = problemWith(answer, { ...EXPECT, body: "Bye" });
    assert.ok(other?.code === "wrong-body" && other.body.startsWith("Hello Hello"), coding);
  }
  for (const coding of ["gzip", "identity", "other", "gzip, gzip, gzip"])
    assert.equal(
      problemWith(toAnswer("/", 200, { "content-encoding": coding }, plain), expect),
      null,
      coding,
    );
});
