import assert from "node:assert/strict";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 60_000 };
const scenario = {
  http2: true,
  path: undefined,
  connections: 4,
  expect: { body: "Hello", headers: { "x-over": "2.0" } },
};

/** Speaks HTTP/2 alone, without TLS. */
const SERVER = `require("node:http2").createServer((request, response) => {
  response.setHeader("x-over", request.httpVersion);
  response.end("Hello");
}).listen(process.env.PORT);
`;

test("a server that speaks HTTP/2 alone is asked over HTTP/2", LIMIT, async () => {
  using repository = scratch({ "loadgate.yml": config({ scenario }), "server.js": SERVER });
  repository.write({ "server.js": `// other\n${SERVER}` });
  const { code, results, ids, stderr } = await compare(repository);
  assert.equal(code, 0, stderr + sentencesOf(results?.cases[0]));
  assert.deepEqual(
    results?.cases.map(({ id }) => id),
    ["api/hello/direct"],
  );
  const samples =
    results?.cases[0]?.sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples)) ?? [];
  assert.ok(samples.length > 0);
  for (const { correct, errors, invalid } of samples) {
    assert.ok(correct > 100);
    assert.deepEqual([errors, invalid], [{}, []]);
  }
  assert.deepEqual(remains(repository, ids), []);
});

test("a server that speaks HTTP/1.1 alone is not ready for it", LIMIT, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario, target: { ready: { timeout: "1s" } } }),
    "server.js": HELLO,
  });
  repository.write({ "server.js": `// other\n${HELLO}` });
  const { code, results } = await compare(repository);
  assert.equal(code, 3);
  assert.match(sentencesOf(results?.cases[0]), /not ready/);
});

test("HTTP/2 through nginx, or without keeping connections, is refused", LIMIT, async () => {
  for (const [more, message] of [
    [{ via: ["direct", "nginx"] }, /holds "nginx", but nginx speaks HTTP\/1.1 to servers/],
    [{ keepalive: false }, /is for HTTP\/1.1; remove one of them/],
  ] as const) {
    using repository = scratch({
      "loadgate.yml": config({ scenario: { ...scenario, ...more } }),
      "server.js": SERVER,
    });
    const { code, stderr } = await compare(repository);
    assert.equal(code, 2);
    assert.match(stderr, message);
  }
});
