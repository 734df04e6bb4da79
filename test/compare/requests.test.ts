import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Results } from "../../src/format/results.ts";
import { explain } from "../../src/report/messages.ts";
import { makeCertificate } from "../../test-support/certificate.ts";
import { compare } from "../../test-support/loadgate.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 80_000 };
const BOTH = { connections: 4, duration: "100ms", via: ["direct", "nginx"] };

/** Answers 200 only to requests that are exactly as the scenarios below describe them, and at /count and at /fresh are one like the other. */
const STRICT = serverThat(
  `
  const pieces = [];
  request.on("data", (piece) => pieces.push(piece)).on("end", () => {
    const body = Buffer.concat(pieces).toString();
    const { method, url, headers } = request;
    const right = {
      "/post": () => method === "POST" && body === "-1 \\u00e9 {}" && headers["content-type"] === "application/x-test" && headers["x-two"] === "b: c",
      "/file": () => method === "PUT" && body === "a\\0b\\n",
      "/1?a=1": () => method === "GET" && body === "",
      "/2//x": () => method === "GET",
      "/count": () => method === "GET" && alike(request),
      "/fresh": () => method === "HEAD" && alike(request),
      "/host": () => headers.host === "example.org",
    }[url];
    response.statusCode = right && right() ? 200 : 400;
    response.end(url === "/2//x" ? "second" : "first one");
  });
`,
  `const first = new Map();
const alike = ({ url, rawHeaders }) => {
  const sent = rawHeaders.join("\\n");
  if (!first.has(url)) first.set(url, sent);
  return first.get(url) === sent;
};`,
);

const SCENARIOS = {
  post: {
    ...BOTH,
    request: {
      method: "POST",
      path: "/post",
      headers: { "Content-Type": "application/x-test", "X-Two": "b: c" },
      body: "-1 é {}",
    },
  },
  file: { ...BOTH, via: "nginx", request: { method: "PUT", path: "/file", "body-file": "data/body.bin" } },
  several: { ...BOTH, via: "nginx", request: { paths: ["/1?a=1", "/2//x"] } },
  fresh: { ...BOTH, request: "HEAD /fresh", keepalive: false, via: "direct" },
  host: { ...BOTH, request: { path: "/host", headers: { Host: "example.org" } }, via: "nginx" },
  count: { connections: 4, via: "direct", request: "/count", requests: 77 },
};

test(
  "requests arrive as the scenarios describe them, direct and behind nginx, and checks as the load",
  LIMIT,
  async () => {
    using repository = scratch({
      "service/loadgate.yml": JSON.stringify({
        targets: { api: { command: "node server.js", port: 8080, ready: { path: "/count" } } },
        scenarios: SCENARIOS,
      }),
      "service/server.js": STRICT,
      "service/data/body.bin": "a\0b\n",
    });
    repository.write({ "changed.txt": "" });
    const run = await compare(repository, ["--config", "service/loadgate.yml", "--budget", "26s"]);
    assert.equal(run.code, 0, reported(run.results));
    assert.equal(run.results?.cases.length, 7);
    for (const found of run.results?.cases ?? []) {
      assert.ok(found.sessions.length > 0, `${found.id} was not measured`);
      assert.notEqual(found.verdict, "invalid", reported(run.results));
    }
    const samples = (id: string) =>
      run.results?.cases
        .find((found) => found.id === id)
        ?.sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples)) ?? [];
    assert.ok(samples("api/count/direct").every(({ byStatus }) => byStatus["200"] === 77));
    // Processes share one count of connections, so that each is counted half of what both opened.
    assert.ok(samples("api/fresh/direct").every(({ opened, correct }) => (opened.client ?? 0) > correct / 2));
    // Each request takes one of the two at random.
    const lengths = samples("api/several/nginx").map(({ bytes, correct }) => bytes / correct);
    assert.ok(
      lengths.every((length) => length > 6 && length < 9),
      lengths.join(),
    );
  },
);

test("https with a test CA: direct, and from nginx to the server", LIMIT, async () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const { ca, key, certificate } = makeCertificate(folder, "api.test");
  rmSync(folder, { recursive: true });
  const server = serverThat(`response.end("Hello over TLS");`, `const { readFileSync } = require("node:fs");`)
    .replace('require("node:http")', 'require("node:https")')
    .replace(
      "createServer(",
      `createServer({ key: readFileSync("tls/key.pem"), cert: readFileSync("tls/cert.pem") }, `,
    );
  const settings = (name: string, trust: object = { ca: "tls/ca.pem" }) =>
    config({
      target: { https: { ...trust, name }, ready: { timeout: "2s" } },
      scenario: { via: ["direct", "nginx"], expect: { body: "Hello over TLS" } },
    });
  using repository = scratch({
    "loadgate.yml": settings("api.test"),
    "server.js": server,
    "tls/ca.pem": ca,
    "tls/key.pem": key,
    "tls/cert.pem": certificate,
  });
  repository.write({ "changed.txt": "" });
  const run = await compare(repository, ["--budget", "7s"]);
  assert.equal(run.code, 0, reported(run.results));
  for (const { id, sessions } of run.results?.cases ?? []) assert.ok(sessions.length > 0, id);

  // A certificate for another name is not trusted.
  repository.commit({ "loadgate.yml": settings("other.test") });
  repository.write({ "changed.txt": "again" });
  const other = await compare(repository, ["--budget", "4s", "--case", "*/direct"]);
  assert.equal(other.code, 3);
  assert.match(reported(other.results), /not ready .*api\.test/);

  // Where any certificate is taken, it is.
  repository.commit({ "loadgate.yml": settings("other.test", { insecure: true }) });
  repository.write({ "changed.txt": "once more" });
  const insecure = await compare(repository, ["--budget", "4s"]);
  assert.equal(insecure.code, 0, reported(insecure.results));
  for (const { id, sessions } of insecure.results?.cases ?? []) assert.ok(sessions.length > 0, id);
});

function reported(results: Results | null): string {
  return (
    results?.cases
      .flatMap(({ id, findings }) => findings.map((each) => `${id}: ${explain(each)}`))
      .join("\n") ?? ""
  );
}
