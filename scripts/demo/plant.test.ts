import assert from "node:assert/strict";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serveProcess } from "../../test-support/served.ts";
import { plantSlowdown } from "./plant.ts";

const server = join(import.meta.dirname, "..", "..", "targets", "greeting", "node", "server.js");

test("the server with the planted slowdown answers as it did, and works for each answer", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "planted-"));
  const planted = plantSlowdown(readFileSync(server, "utf8"));
  // What the work came to goes out with the answer.
  const telling = planted.replace(
    /^( +)needlessWork\(.*\);$/m,
    '$&\n$1response.setHeader("X-Work", checksum);',
  );
  writeFileSync(join(folder.path, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder.path, "server.js"), telling);
  const served = await serveProcess(folder.path, [process.execPath, "server.js"]);
  try {
    for (const [path, status, body] of [
      ["/", 200, "Hello World!"],
      ["/greeting/World", 200, "Hello, World"],
      ["/x", 404, "Not Found"],
    ] as const) {
      const answer = await fetch(`http://${served.at.host}:${served.at.port}${path}`);
      assert.deepEqual([answer.status, await answer.text()], [status, body]);
      assert.ok(Number(answer.headers.get("x-work")), `${path} is answered without work`);
    }
  } finally {
    await served.terminate();
  }
  assert.throws(() => plantSlowdown("something else"), /no line/);
});
