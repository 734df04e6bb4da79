import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { quantile } from "../../src/metrics/metrics.ts";
import { compare } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { config, HELLO, noting, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

/** Answers, but one in twelve only after 150 ms: far more than what a busy host costs now and then. */
const WAITS = serverThat(
  `if (++count % 12 === 0) setTimeout(() => response.end("Hello"), 150); else response.end("Hello");`,
  "let count = 0;",
);

test("a fixed rate: every request of it is offered, and a server that waits now and then is found", {
  timeout: 140_000,
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({
      scenario: {
        rate: 800,
        duration: "500ms",
        connections: 32,
        expect: { body: "Hello" },
        threshold: "20%",
      },
    }),
    "server.js": HELLO,
  });
  repository.git("checkout", "--quiet", "-b", "change");
  repository.commit({ "server.js": WAITS });
  const { code, results, ids, stderr } = await compare(repository, ["--budget", "110s"], {
    limitSeconds: 130,
  });
  const [found] = results?.cases ?? [];
  assert.equal(code, 1, `${stderr}\n${sentencesOf(found)}`);
  assert.equal(found?.rate, 800);
  assert.equal(found?.verdict, "regression");
  assert.deepEqual(
    found?.metrics.filter(({ gates }) => gates).map(({ name }) => name),
    ["p50", "p95", "p99"],
  );
  for (const { samples } of found?.sessions.flatMap(({ rounds }) => rounds) ?? []) {
    for (const { variant, correct, latencies = [], wall } of samples) {
      assert.equal(correct, 400);
      assert.equal(
        latencies.reduce((sum, [, count]) => sum + count, 0),
        400,
      );
      assert.ok(wall > 0.45, String(wall));
      if (variant === "head") assert.ok((quantile(latencies, 0.95) ?? 0) >= 0.149);
    }
  }
  assert.deepEqual(remains(repository, ids), []);
});

test("a share of what base can answer is one rate for both variants and all sessions", {
  timeout: 60_000,
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario: { rate: "30%", expect: { body: "Hello" } } }),
    "server.js": HELLO,
  });
  repository.git("checkout", "--quiet", "-b", "change");
  repository.commit({ "server.js": `// other\n${HELLO}` });
  const { results, stderr } = await compare(repository, ["--budget", "6s"]);
  const [found] = results?.cases ?? [];
  assert.ok(found?.rate !== undefined && found.rate > 100, stderr);
  const counts = found.sessions.flatMap(({ rounds }) =>
    rounds.flatMap(({ samples }) => samples.map(({ correct }) => correct)),
  );
  assert.deepEqual(new Set(counts).size, 1, counts.join());
});

test("a rate that base cannot keep up with decides nothing, and the report says what would", {
  timeout: 60_000,
}, async () => {
  const slow = serverThat(`setTimeout(() => response.end("Hello"), 100);`);
  using repository = scratch({
    "loadgate.yml": config({
      scenario: { rate: 160, duration: "500ms", connections: 8, expect: { body: "Hello" } },
    }),
    "server.js": slow,
  });
  repository.git("checkout", "--quiet", "-b", "change");
  repository.commit({ "server.js": `// other\n${slow}` });
  const { code, results, stderr } = await compare(repository, ["--budget", "14s"]);
  assert.equal(code, 0, stderr);
  const [found] = results?.cases ?? [];
  assert.equal(found?.verdict, "inconclusive");
  assert.match(sentencesOf(found), /base could not keep up with the rate/);
});

/** How long one path keeps everybody waiting, in seconds. */
const STALL = 0.04;

async function beside(request: string) {
  const scenario = { rate: 100, duration: "2s", connections: 8, expect: { body: "Hello" } };
  using repository = scratch({ "README.md": "" });
  const stalls = serverThat(
    `if (request.url === "/missing") { response.statusCode = 404; return response.end(); }
    if (request.url === "/slow") {
      ${noting(repository.mark("stalls"))}
      const until = performance.now() + ${STALL * 1000}; while (performance.now() < until);
    }
    response.end("Hello");`,
  );
  const besides = { background: { request, connections: 1 } };
  repository.commit({
    "loadgate.yml": config({ scenario: { ...scenario, ...besides } }),
    "server.js": stalls,
  });
  repository.write({ "server.js": `// other\n${stalls}` });
  const { results, stderr } = await compare(repository, ["--budget", "8s"]);
  assert.ok(results, stderr);
  const file = repository.mark("stalls");
  return { found: results.cases[0], stalls: existsSync(file) ? readFileSync(file).length : 0 };
}

test("what is asked beside a rate shows in its latency, and not in its counts", {
  timeout: 60_000,
}, async () => {
  const { found, stalls } = await beside("/slow");
  const samples = found?.sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples)) ?? [];
  assert.ok(samples.length > 0);
  for (const { correct, latencies = [] } of samples) {
    assert.equal(correct, 200);
    // Requests that come during a stall wait for its end, and some of them for nearly all of it.
    assert.ok((latencies.at(-1)?.[0] ?? 0) > STALL / 2, JSON.stringify(latencies));
  }
  assert.ok(stalls > samples.length, `${stalls} stalls`);
});

test("requests beside a rate that fail make it invalid", { timeout: 60_000 }, async () => {
  const { found } = await beside("/missing");
  assert.equal(found?.verdict, "invalid");
  assert.match(sentencesOf(found), /\d+ requests of the background load failed, 0 were answered/);
});
