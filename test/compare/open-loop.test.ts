import assert from "node:assert/strict";
import { test } from "node:test";
import { quantile } from "../../src/analyse/latencies.ts";
import { compare } from "../support/loadgate.ts";
import { remains } from "../support/remains.ts";
import { scratch } from "../support/scratch.ts";
import { config, HELLO, serverThat } from "../support/servers.ts";
import { takeTurns } from "../support/turn.ts";

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
      scenario: { rate: 800, round: "500ms", connections: 32, expect: { body: "Hello" }, threshold: "20%" },
    }),
    "server.js": HELLO,
  });
  repository.git("checkout", "--quiet", "-b", "change");
  repository.commit({ "server.js": WAITS });
  const { code, results, ids, stderr } = await compare(repository, ["--budget", "110s"], {
    limitSeconds: 130,
  });
  const [found] = results?.cases ?? [];
  assert.equal(code, 1, `${stderr}\n${found?.reasons.join("\n")}`);
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
  const { results, stderr } = await compare(repository, ["--budget", "10s"]);
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
  const slow = serverThat(`setTimeout(() => response.end("Hello"), 200);`);
  using repository = scratch({
    "loadgate.yml": config({
      scenario: { rate: 200, round: "1s", connections: 8, expect: { body: "Hello" } },
    }),
    "server.js": slow,
  });
  repository.git("checkout", "--quiet", "-b", "change");
  repository.commit({ "server.js": `// other\n${slow}` });
  const { code, results, stderr } = await compare(repository, ["--budget", "25s"]);
  assert.equal(code, 0, stderr);
  const [found] = results?.cases ?? [];
  assert.equal(found?.verdict, "inconclusive");
  assert.match(found.reasons.join(), /base could not keep up with the rate/);
});

/** Cheap but for one path, on which it keeps everybody waiting. */
const STALLS = serverThat(
  `if (request.url === "/missing") { response.statusCode = 404; return response.end(); }
  if (request.url === "/slow") { const until = performance.now() + 40; while (performance.now() < until); }
  response.end("Hello");`,
);

async function beside(path: string | null) {
  const scenario = { rate: 100, round: "2s", connections: 8, expect: { body: "Hello" } };
  const other = path === null ? {} : { beside: { request: path, connections: 1 } };
  using repository = scratch({
    "loadgate.yml": config({ scenario: { ...scenario, ...other } }),
    "server.js": STALLS,
  });
  repository.write({ "server.js": `// other\n${STALLS}` });
  const { results, stderr } = await compare(repository, ["--budget", "12s"]);
  assert.ok(results, stderr);
  return results.cases[0];
}

test("what is asked beside a rate shows in its latency, and not in its counts", {
  timeout: 80_000,
}, async () => {
  const samples = async (path: string | null) =>
    (await beside(path))?.sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples)) ?? [];
  const [alone, stalled] = [await samples(null), await samples("/slow")];
  const middle = (some: typeof alone) =>
    some.map(({ latencies = [] }) => quantile(latencies, 0.5) ?? 0).sort()[Math.floor(some.length / 2)];
  assert.ok(alone.length > 0 && stalled.length > 0);
  for (const { correct } of stalled) assert.equal(correct, 200);
  // Two variants stall on one core, so half of the requests meet a stall.
  assert.ok((middle(stalled) ?? 0) > 0.01, String(middle(stalled)));
  assert.ok((middle(alone) ?? 1) < 0.01, String(middle(alone)));
});

test("requests beside a rate that fail make it invalid", { timeout: 60_000 }, async () => {
  const found = await beside("/missing");
  assert.equal(found?.verdict, "invalid");
  assert.match(found?.reasons.join() ?? "", /of the requests beside it \d+ failed, 0 were answered/);
});
