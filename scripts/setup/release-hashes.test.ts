import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { releaseHashes } from "./release-hashes.ts";

const HASH = "a".repeat(64);

/** What is made of a release that GitHub describes like this. */
async function of(release: unknown, status = 200): Promise<Record<string, string>> {
  const server = createServer((_request, response) =>
    response.writeHead(status).end(JSON.stringify(release)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await releaseHashes(`http://127.0.0.1:${port}/releases/tags/v1`, ["tool"]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("the digest of each asset is taken", async () => {
  const assets = [
    { name: "other", digest: `sha256:${"b".repeat(64)}` },
    { name: "tool", digest: `sha256:${HASH}` },
  ];
  assert.deepEqual(await of({ assets }), { tool: HASH });
});

test("an asset without a SHA-256 is an error, never an empty pin", async () => {
  for (const assets of [
    [],
    [{ name: "tool" }],
    [{ name: "tool", digest: null }],
    [{ name: "tool", digest: "md5:1" }],
  ]) {
    await assert.rejects(of({ assets }), { message: /no SHA-256 for tool$/ });
  }
});

test("an error of the server is said", async () => {
  await assert.rejects(of({}, 404), { message: /answered 404$/ });
});
