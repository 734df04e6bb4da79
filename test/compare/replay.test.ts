import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { readResults } from "../../src/format/results.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { run } from "../../test-support/run.ts";
import { gitIn, scratch } from "../../test-support/scratch.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const RUN = join(import.meta.dirname, "..", "..", "bench", "replay", "run.ts");

const row = (after: string) => `what: ${after}
class: slower
server: tiny
before: { tiny: "file:./tiny-1.0.0" }
after: { tiny: "file:./${after}" }
published: far slower
evidence: C
threshold: 3%
cases: { tiny/hello: slower }
sources: [https://example.org/tiny]
`;

/** A package of two versions, whose second one takes its time, and a server with it. */
const FILES = {
  "rows/T1.yml": row("tiny-2.0.0"),
  "rows/T2.yml": row("tiny-9.9.9.tgz"),
  "servers/tiny/server.yml": `ecosystem: npm
targets: { tiny: { command: node server.cjs } }
scenarios: { hello: { request: GET /, expect: { body: Hello World! } } }
`,
  "servers/tiny/package.json": '{ "name": "server", "dependencies": { "tiny": "{{tiny}}" } }',
  "servers/tiny/server.cjs": `require("node:http").createServer((_, response) => response.end(require("tiny")())).listen(process.env.PORT);\n`,
  "servers/tiny/tiny-1.0.0/package.json": '{ "name": "tiny", "version": "1.0.0" }',
  "servers/tiny/tiny-1.0.0/index.js": `module.exports = () => "Hello World!";\n`,
  "servers/tiny/tiny-2.0.0/package.json": '{ "name": "tiny", "version": "2.0.0" }',
  "servers/tiny/tiny-2.0.0/index.js": `module.exports = () => { const end = performance.now() + 1; while (performance.now() < end); return "Hello World!"; };\n`,
};

test("the replay measures a row as its maintainer would have, keeps it, and goes on where it stopped", {
  timeout: 120_000,
}, async () => {
  using world = scratch(FILES);
  const cache = join(world.temporary, "cache");
  const env = {
    ...process.env,
    LOADGATE_CACHE: cache,
    LOADGATE_OHA: findProgram("oha") ?? "",
    TMPDIR: world.temporary,
  };
  const replay = () =>
    run([process.execPath, RUN, "--from", world.folder, "--case", "5s"], { env, timeoutSeconds: 90 });
  const resultOf = (id: string, name: string) => join(world.folder, "results", id, name);

  const first = await replay();
  assert.equal(first.code, 0, first.stderr);
  const measured = JSON.parse(readFileSync(resultOf("T1", "run.json"), "utf8"));
  assert.match(measured.revision, /^[0-9a-f]{40}/);
  assert.deepEqual(measured.row.after, { tiny: "file:./tiny-2.0.0" });
  const { cases } = readResults(gunzipSync(readFileSync(resultOf("T1", "results.json.gz"))).toString());
  assert.deepEqual(
    cases.map(({ id }) => id),
    ["tiny/hello/direct"],
  );
  for (const { verdict, sessions } of cases) {
    assert.notEqual(verdict, "invalid");
    assert.ok(sessions.length >= 1);
  }
  const changed = gitIn(join(cache, "replay", "T1"), "diff", "--name-only", "HEAD~1", "HEAD");
  assert.deepEqual(changed.split("\n"), ["package-lock.json", "package.json"]);

  // What no registry has is kept as that, without a place of this machine.
  const refused = JSON.parse(readFileSync(resultOf("T2", "run.json"), "utf8"));
  assert.match(refused.error, /^could not be built here: .*9\.9\.9/);
  assert.ok(!refused.error.includes(world.temporary));

  const { mtimeMs } = statSync(resultOf("T1", "results.json.gz"));
  const second = await replay();
  assert.match(second.stderr, /everything was measured by this revision/);
  assert.equal(statSync(resultOf("T1", "results.json.gz")).mtimeMs, mtimeMs);
});
