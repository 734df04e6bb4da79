import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { download } from "../../src/platform/install-oha.ts";

const PROGRAM = Buffer.from("#!/bin/sh\necho it runs\n".repeat(5000));
const SHA256 = createHash("sha256").update(PROGRAM).digest("hex");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "loadgate-download-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Asks a server that answers like this for the program. */
async function from(answer: RequestListener, sha256 = SHA256, silenceSeconds = 5): Promise<void> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    await download({
      url: `http://127.0.0.1:${port}/v1/tool`,
      file: join(folder, "tool"),
      sha256,
      silenceSeconds,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("a file with the pinned hash appears, executable", async () => {
  await from((_request, response) => response.end(PROGRAM));
  assert.deepEqual(readdirSync(folder), ["tool"]);
  assert.deepEqual(readFileSync(join(folder, "tool")), PROGRAM);
  accessSync(join(folder, "tool"), constants.X_OK);
});

test("a redirect is followed, as release files need", async () => {
  await from((request, response) => {
    if (request.url === "/v1/tool") response.writeHead(302, { location: "/elsewhere" }).end();
    else response.end(PROGRAM);
  });
  assert.deepEqual(readFileSync(join(folder, "tool")), PROGRAM);
});

test("another hash is refused, and nothing stays", async () => {
  const other = "0".repeat(64);
  await assert.rejects(
    from((_request, response) => response.end(PROGRAM), other),
    { message: new RegExp(`SHA-256 is ${SHA256}, but ${other} is pinned`) },
  );
  assert.deepEqual(readdirSync(folder), []);
});

test("404 is said", async () => {
  await assert.rejects(
    from((_request, response) => response.writeHead(404).end("no")),
    { message: /the server answered 404$/ },
  );
  assert.deepEqual(readdirSync(folder), []);
});

test("a truncated answer is refused, and nothing stays", async () => {
  await assert.rejects(
    from((_request, response) => {
      response.writeHead(200, { "content-length": PROGRAM.length });
      response.write(PROGRAM.subarray(0, 1000), () => response.destroy());
    }),
    { message: /^http:.*: terminated/ },
  );
  assert.deepEqual(readdirSync(folder), []);
});

test("a server that falls silent is given up on", async () => {
  await assert.rejects(
    from((_request, response) => response.write(PROGRAM.subarray(0, 1000)), SHA256, 0.3),
    { message: /no answer for 0\.3 s$/ },
  );
  assert.deepEqual(readdirSync(folder), []);
});

test("nobody there is said in one line", async () => {
  const url = "http://127.0.0.1:1/tool";
  await assert.rejects(download({ url, file: join(folder, "tool"), sha256: SHA256 }), {
    message: /^http:\/\/127\.0\.0\.1:1\/tool: fetch failed \(.*\)$/,
  });
});
