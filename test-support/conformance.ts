import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { Address } from "../src/platform/ports.ts";
import { ask, exchange, parse } from "./raw-http.ts";
import { type ImageBuild, noImage, type Served, serveImage, serveProcess } from "./served.ts";

const TYPE = "text/plain; charset=utf-8";

/** How long a server may take to end; one that waits for its connections takes longer than any of this. */
const PROMPTLY_MS = 5000;

/** Where a server cannot but differ, and its README says why. */
export interface Exception {
  /** Headers that it sends whatever it is configured to. */
  readonly extraHeaders?: readonly string[];
  /** Requests that its own code never sees, and the status that they get. */
  readonly unseen?: Readonly<Record<string, number>>;
}

/** What every server of a suite must answer. */
export interface Suite {
  readonly name: string;
  readonly folder: string;
  /** Servers that run as processes: builds each; returns its command. */
  readonly servers: Readonly<Record<string, () => Promise<readonly [string, ...string[]]>>>;
  /** Servers that run from the images of their Dockerfiles; paths are the suite's. */
  readonly images?: Readonly<Record<string, ImageBuild>>;
  /** What each request line gets. The path is sent as it stands here, unlike with fetch. */
  readonly answers: Readonly<Record<string, readonly [status: number, body: string]>>;
  readonly exceptions?: Readonly<Record<string, Exception>>;
}

/** Those of a suite's servers that run as processes, and as containers, that are tried in `make test`; the others are in `make test-all`. */
export interface Often {
  readonly servers: readonly string[];
  readonly images: readonly string[];
}

/** The part of a suite that is tried often, or the other one. */
export function part<Of extends Pick<Suite, "servers" | "images">>(
  suite: Of,
  often: Often,
  tried: "often" | "long",
): Of {
  const some = <Value>(all: Readonly<Record<string, Value>>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name) === (tried === "often")));
  return {
    ...suite,
    servers: some(suite.servers, often.servers),
    images: some(suite.images ?? {}, often.images),
  };
}

/** The same answers in status, body and framing from each server of a suite, odd input included. */
export function conforms({ name, folder, servers, images = {}, answers, exceptions = {} }: Suite): void {
  for (const [server, build] of Object.entries(servers)) {
    describe(`${name}/${server}`, () =>
      oneServer(async () => serveProcess(folder, await build()), answers, exceptions[server]));
  }
  for (const [server, build] of Object.entries(images)) {
    const skip = noImage(folder, build);
    describe(`${name}/${server}, its image`, { skip }, () =>
      oneServer(() => serveImage(folder, build), answers, exceptions[server]),
    );
  }
}

function oneServer(
  serve: () => Promise<Served>,
  answers: Suite["answers"],
  { extraHeaders = [], unseen = {} }: Exception = {},
): void {
  const root = answers["GET /"]?.[1] ?? "";
  let server: Served;
  let at: Address;

  before(async () => {
    server = await serve();
    at = server.at;
  });
  after(() => server?.remove());

  for (const [line, answer] of Object.entries(answers)) {
    test(line.length > 100 ? `${line.slice(0, 20)}…` : line, async () => {
      const status = unseen[line];
      if (status === undefined) await answersAs(at, line, answer, extraHeaders);
      else assert.equal((await request(at, line)).status, status);
    });
  }

  test("HEAD tells the length that GET would have", async () => {
    const answer = await request(at, "HEAD /");
    assert.equal(answer.headers.get("content-length"), String(root.length));
  });

  test("a kept connection carries no header about it", async () => {
    const get = "GET / HTTP/1.1\r\nHost: test\r\n";
    const both = await exchange(at, `${get}\r\n${get}Connection: close\r\n\r\n`);
    const end = both.indexOf(root) + root.length;
    const names = ["content-length", "content-type", "date", ...extraHeaders].sort();
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
      const socket = connect(at.port, at.host).on("error", () => {});
      socket.end(text);
      socket.resume();
      await Promise.race([new Promise((resolve) => socket.once("close", resolve)), delay(500)]);
      socket.destroy();
    }
    const last = await request(at, "GET /");
    assert.equal(last.status, 200);
  });

  test("SIGTERM ends it promptly, even with a connection open", async () => {
    const socket = connect(at.port, at.host).on("error", () => {});
    await once(socket, "connect");
    const code = await Promise.race([server.terminate(), delay(PROMPTLY_MS, "still there", { ref: false })]);
    assert.equal(code, 0);
    socket.destroy();
    // A container's address goes with it.
    if (at.host === "127.0.0.1") await assert.rejects(exchange(at, ""), { code: "ECONNREFUSED" });
  });
}

/** Asks on its own connection, and holds the answer's status, body and framing against what they must be. */
export async function answersAs(
  at: Address,
  line: string,
  [status, body]: readonly [status: number, body: string],
  extraHeaders: readonly string[] = [],
): Promise<void> {
  const answer = await request(at, line);
  assert.equal(answer.status, status);
  assert.equal(answer.body, body);
  const names = ["connection", "content-length", "content-type", "date", ...extraHeaders];
  assert.deepEqual([...answer.headers.keys()].sort(), names.sort());
  assert.equal(answer.headers.get("content-type"), TYPE);
  if (!line.startsWith("HEAD")) assert.equal(Number(answer.headers.get("content-length")), body.length);
}

const request = (at: Address, line: string) =>
  ask(at, `${line} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`);
