import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ask } from "../../test-support/raw-http.ts";
import { noImage, serveImage } from "../../test-support/served.ts";
import { DATA, hash, SUITE } from "./hash.ts";

test("the file holds 64 KiB", () => assert.equal(DATA.length, 65_536));

hash("often");

const BACKEND = { context: "backend", env: { PORT: "8080" } };

describe("the backend's image", { skip: noImage(SUITE, BACKEND) }, () => {
  test("answers after a while, at once, or not", async () => {
    const backend = await serveImage(SUITE, BACKEND);
    try {
      for (const [path, status, body] of [
        ["/", 200, "ok"],
        ["/?ms=1", 200, "ok"],
        ["/?ms=x", 400, "ms must be a whole number from 0 to 60000\n"],
      ] as const) {
        const answer = await ask(backend.at, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
        assert.deepEqual([answer.status, answer.body], [status, body]);
      }
      assert.equal(await backend.terminate(), 0);
    } finally {
      await backend.remove();
    }
  });
});
