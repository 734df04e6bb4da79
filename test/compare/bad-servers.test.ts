import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import type { Results } from "../../src/format/results.ts";
import { explainNotice } from "../../src/report/messages.ts";
import { compare } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 60_000 };

/** The reasons of the only case. */
const reasons = (results: Results | null) => sentencesOf(results?.cases[0]);

/** Runs base's server against head's with one scenario; head may be the same. */
async function run(
  servers: { base?: string; head: string },
  options: Parameters<typeof config>[0] = {},
  args: string[] = [],
) {
  using repository = scratch({ "loadgate.yml": config(options), "server.js": servers.base ?? servers.head });
  repository.write({ "server.js": servers.head, "changed.txt": "" });
  const finished = await compare(repository, ["--budget", "4s", ...args]);
  assert.deepEqual(remains(repository, finished.ids), []);
  return finished;
}

test("a server that never gets ready: after its time-out, with its log", LIMIT, async () => {
  const silent = `console.log("waiting for the database"); setTimeout(() => {}, 1e6);`;
  const { code, results } = await run({ head: silent }, { target: { ready: { timeout: "1s" } } });
  assert.equal(code, 3);
  assert.match(reasons(results), /not ready after 1 s/);
  assert.match(results?.cases[0]?.sessions[0]?.invalid[0]?.log ?? "", /waiting for the database/);
});

test("a server that ends at once only in head: exit 3 whatever fail-on says", LIMIT, async () => {
  const { code, results } = await run({ base: HELLO, head: `throw new Error("no settings");` }, {}, [
    "--fail-on",
    "never",
  ]);
  assert.equal(code, 3);
  assert.match(reasons(results), /head: died: ended with exit code 1 before it was ready/);
  assert.match(results?.cases[0]?.sessions[0]?.invalid[0]?.log ?? "", /no settings/);
  assert.deepEqual(results?.cases[0]?.brokenIn, ["head"]);
});

test("a variable that a server lacks is named, and handed on where base inherits it", LIMIT, async () => {
  const needing = `if (!process.env.ACME_SDK) throw new Error("ACME_SDK is not set");\n${HELLO}`;
  for (const [inherit, code, says] of [
    ["ACME_SDK", 0, /api\/hello\/direct/],
    [
      undefined,
      3,
      /ended with exit code 1 before it was ready; ACME_SDK is set here .*inherit: \[ACME_SDK\]/,
    ],
  ] as const) {
    const asBase = config({ target: { inherit } });
    using repository = scratch({ "loadgate.yml": asBase, "server.js": inherit ? needing : HELLO });
    repository.write({
      "loadgate.yml": config({ target: { inherit: "ACME_*" } }),
      "server.js": `${needing}//`,
    });
    const budget = ["--budget", "2s"];
    if (inherit) repository.write({ "loadgate.yml": asBase });
    const finished = await compare(repository, budget, { env: { ACME_SDK: "/sdk" } });
    assert.equal(finished.code, code, finished.stdout + finished.stderr);
    assert.match(finished.stdout.replaceAll(/\s+/g, " "), says);
  }
});

test("a server that leaves a daemon and ends is to stay in the foreground", LIMIT, async () => {
  const daemon = `const { spawn } = require("node:child_process");
if (!process.env.INNER) {
  spawn(process.execPath, [__filename], { detached: true, env: { ...process.env, INNER: "1" } }).unref();
  process.exit(0);
}
${HELLO}`;
  const { code, results } = await run({ base: HELLO, head: daemon });
  assert.equal(code, 3);
  assert.match(reasons(results), /head: died: ended with exit code 0.* has to stay in the foreground/);
});

test(
  "a server whose answers only nginx does not take: with what they begin, and what to write",
  LIMIT,
  async () => {
    const early = serverThat(
      `response.writeEarlyHints({ link: "</a.css>; rel=preload" }); response.end("Hello");`,
    );
    const options = { target: { ready: { timeout: "3s" } }, scenario: { via: "nginx" } };
    const { code, results } = await run({ base: HELLO, head: early }, options);
    assert.equal(code, 3);
    assert.match(reasons(results), /head: not ready .*the server itself answers, but first with status 103/);
  },
);

test(
  "a server that speaks HTTP/2 where HTTP/1.1 is asked: what it speaks, and what to write",
  LIMIT,
  async () => {
    const http2 = HELLO.replace('require("node:http")', 'require("node:http2")');
    const { code, results } = await run(
      { base: HELLO, head: http2 },
      { target: { ready: { timeout: "1s" } } },
    );
    assert.equal(code, 3);
    assert.match(
      reasons(results),
      /head: not ready .*it speaks HTTP\/2 without TLS there: write http2: true/,
    );
  },
);

test("a server that is always busy is not ready", LIMIT, async () => {
  const busy = serverThat(`response.statusCode = 503; response.end("later");`);
  const { code, results } = await run({ head: busy }, { target: { ready: { timeout: "1s" } } });
  assert.equal(code, 3);
  assert.match(reasons(results), /not ready after 1 s \(last: \/ answered 503\)/);
});

test("a server that dies under load yields no number", LIMIT, async () => {
  const dying = serverThat(`if (++count > 500) process.exit(4); response.end("Hello");`, "let count = 0;");
  const { code, results, stdout } = await run({ base: HELLO, head: dying });
  assert.equal(code, 3);
  assert.match(reasons(results), /head: died: ended with exit code 4/);
  assert.ok(results?.cases[0]?.metrics.every(({ ratio }) => ratio === null));
  assert.match(stdout, /invalid/);
});

test("a wrong answer in head alone: what it answered, and exit 3 whatever fail-on says", LIMIT, async () => {
  const wrong = serverThat(`response.end("Hullo");`);
  const options = { scenario: { expect: { body: "Hello" } } };
  const { code, results } = await run({ base: HELLO, head: wrong }, options, ["--fail-on", "never"]);
  assert.equal(code, 3);
  assert.match(reasons(results), /head: wrong answer: \/ answered 5 bytes, expected "Hello", got "Hullo"/);
});

test("wrong answers on both sides are no fault of head", LIMIT, async () => {
  const lost = serverThat(`response.statusCode = 404; response.end();`);
  const { code, results } = await run({ head: lost }, {}, ["--fail-on", "never"]);
  assert.equal(code, 0);
  assert.equal(results?.verdict, "invalid");
  assert.match(reasons(results), /answered 404 instead of 200 \(empty\)/);
});

test("errors that the scenario allows do not invalidate it", LIMIT, async () => {
  const some = serverThat(`if (Math.random() < 0.3) response.statusCode = 503; response.end("Hello");`);
  const { code, results } = await run({ head: some }, { scenario: { "max-errors": "40%" } });
  assert.equal(code, 0, reasons(results));
  assert.notEqual(results?.verdict, "invalid");
  const samples = results?.cases[0]?.sessions[0]?.rounds[0]?.samples ?? [];
  assert.ok(
    samples.every(({ byStatus, correct }) => (byStatus["503"] ?? 0) > 0 && correct === byStatus["200"]),
  );
});

test("bodies of unequal length are unequal work, unless the scenario says otherwise", LIMIT, async () => {
  const longer = serverThat(`response.end("Hello again");`);
  const strict = await run({ base: HELLO, head: longer });
  assert.equal(strict.code, 3);
  assert.match(reasons(strict.results), /unequal work: \/: .*expect\.same-length to false/);
  const loose = await run({ base: HELLO, head: longer }, { scenario: { expect: { "same-length": false } } });
  assert.equal(loose.code, 0, reasons(loose.results));
});

test("a body that varies is measured, though its size proves nothing", LIMIT, async () => {
  const varying = serverThat(`response.end("x".repeat(Math.random() * 20));`);
  const { code, results } = await run({ head: varying });
  assert.equal(code, 0, reasons(results));
});

test("a body that shrinks under load is noticed", LIMIT, async () => {
  const shrinking = serverThat(`response.end(++count > 300 ? "" : "Hello");`, "let count = 0;");
  const { code, results } = await run({ base: HELLO, head: shrinking });
  assert.equal(code, 3);
  assert.match(reasons(results), /head: wrong (size|answer)/);
});

test("a port that somebody else has", LIMIT, async () => {
  const other = createServer((_, response) => response.end("other")).listen(0);
  try {
    const { port } = other.address() as AddressInfo;
    const stubborn = serverThat(`response.end("Hello");`).replace("process.env.PORT", String(port));
    const { code, stderr } = await run({ head: stubborn }, { target: { port } });
    assert.equal(code, 2);
    assert.match(stderr, new RegExp(`port ${port} of target "api" is already taken by another process`));
  } finally {
    other.close();
  }
});

test("a server that listens on ::1 alone is measured there, behind nginx too", LIMIT, async () => {
  const six = HELLO.replace("process.env.PORT", `process.env.PORT, "::1"`);
  const { code, results } = await run({ head: six }, { scenario: { via: ["direct", "nginx"] } });
  assert.equal(code, 0, reasons(results));
  for (const { id, sessions } of results?.cases ?? []) assert.ok(sessions.length > 0, id);
});

test("a server on another port, or without its modules: what it is, and what to write", LIMIT, async () => {
  const port = 17_000 + (process.pid % 1000);
  const other = HELLO.replace("process.env.PORT", String(port));
  const elsewhere = await run({ head: other }, { target: { ready: { timeout: "1s" } } });
  assert.equal(elsewhere.code, 3);
  assert.match(
    reasons(elsewhere.results),
    new RegExp(`it listens on \\[::\\]:${port} instead of port \\d+: write that port in loadgate.yml`),
  );
  const lacking = await run({ head: `require("express");\n${HELLO}` });
  assert.equal(lacking.code, 3);
  assert.match(reasons(lacking.results), /could not find express.* install it with setup:/);
});

test(
  "sides that both listen on a fixed port beside PORT, as for metrics, take turns, and that is said",
  LIMIT,
  async () => {
    const port = 17_000 + (process.pid % 1000);
    const metered = `${HELLO}\nrequire("node:http").createServer((_, answer) => answer.end()).listen(${port});\n`;
    const { code, results, stdout } = await run({ base: metered, head: `${metered}// changed` });
    assert.equal(code, 0, stdout);
    assert.deepEqual(
      results?.notices.filter((notice) => notice.code === "port-fixed"),
      [{ code: "port-fixed", target: "api", ports: [port] }],
    );
    const [session] = results?.cases[0]?.sessions ?? [];
    assert.ok(session && session.rounds.length > 0);
    assert.ok(session.rounds.every(({ together, samples }) => !together && samples.length === 2));
  },
);

test("a server that ignores PORT is measured one side after the other, and that is said", LIMIT, async () => {
  const port = 18_000 + (process.pid % 1000);
  const stubborn = HELLO.replace("process.env.PORT", String(port));
  const { code, results, stdout } = await run({ head: stubborn }, { target: { port } });
  assert.equal(code, 0, stdout);
  assert.match(
    results?.notices.map(explainNotice).join() ?? "",
    /ignores PORT, so its two sides were measured one after the other/,
  );
  const [session] = results?.cases[0]?.sessions ?? [];
  assert.ok(session && session.rounds.length > 0);
  assert.ok(session.rounds.every(({ together, samples }) => !together && samples.length === 2));
  const unequal = await run(
    { base: stubborn, head: stubborn.replace("Hello", "Hello again") },
    { target: { port } },
  );
  assert.match(reasons(unequal.results), /unequal work/);
});
