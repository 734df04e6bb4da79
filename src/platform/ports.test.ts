import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { test } from "node:test";
import { freePort, portTaken } from "./ports.ts";

test("ports that are asked for at once are different ones, and none that outgoing connections get", async () => {
  const ports = await Promise.all(Array.from({ length: 2000 }, freePort));
  assert.equal(new Set(ports).size, ports.length);
  assert.ok(ports.every((port) => port >= 20_000 && port < 32_768));
});

test("a port that somebody listens on is passed over", async () => {
  const before = await freePort();
  const server = createServer().listen(before + 1, "127.0.0.1");
  await once(server, "listening");
  try {
    assert.equal(await portTaken(before + 1), true);
    assert.notEqual(await freePort(), before + 1);
  } finally {
    server.close();
  }
});
