import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

test("direct and behind nginx: samples, reports, and nothing touched or left behind", {
  timeout: 60_000,
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario: { via: ["direct", "nginx"], expect: { body: "Hello" } } }),
    "server.js": HELLO,
    "other.txt": "1",
  });
  repository.git("checkout", "--quiet", "-b", "change");
  repository.commit({ "server.js": `// faster\n${HELLO}` });
  repository.write({ "other.txt": "2", "staged.txt": "new" });
  repository.git("add", "staged.txt");
  const before = state(repository.git);

  const run = await compare(repository, ["--budget", "9s"]);
  assert.equal(run.code, 0, run.stderr);
  assert.deepEqual(remains(repository, run.ids), []);
  assert.equal(run.ids.length, 1);
  assert.deepEqual(state(repository.git), before);

  const { results } = run;
  assert.ok(results);
  assert.equal(results.interrupted, false);
  assert.deepEqual(
    results.cases.map(({ id }) => id),
    ["api/hello/direct", "api/hello/nginx"],
  );
  for (const { sessions, verdict } of results.cases) {
    assert.notEqual(verdict, "invalid");
    assert.ok(sessions.length >= 1);
    for (const { rounds, startSeconds } of sessions) {
      assert.ok(rounds.length >= 2 && rounds.length % 2 === 0);
      assert.ok((startSeconds.base ?? 0) > 0 && (startSeconds.head ?? 0) > 0);
      for (const { samples } of rounds) {
        assert.deepEqual(samples.map(({ variant }) => variant).sort(), ["base", "head"]);
        assert.ok(samples.every(({ correct, cpu }) => correct > 0 && (cpu.server ?? 0) > 0));
      }
    }
  }
  assert.match(run.stdout, /api\/hello\/direct/);
  const out = join(repository.folder, ".loadgate");
  assert.match(readFileSync(join(out, "report.md"), "utf8"), /api\/hello\/nginx/);
  assert.ok(existsSync(join(out, "report.html")));
  assert.equal(readFileSync(join(out, ".gitignore"), "utf8"), "*\n");
});

test("the working tree is measured as it is: untracked files too, ignored ones not", {
  timeout: 60_000,
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario: { expect: { body: "tracked,absent" } } }),
    "server.js": HELLO,
    ".gitignore": "ignored.js\n",
  });
  repository.commit({ "server.js": serverThat(`response.end("tracked,absent");`) });
  const first = repository.git("rev-parse", "HEAD");
  repository.write({
    "untracked.js": `module.exports = "tracked";`,
    "ignored.js": "",
    "server.js": serverThat(
      // Two calls more than the other side makes.
      `writeSync(nothing, "x"); writeSync(nothing, "y"); response.end(text);`,
      `const { openSync, writeSync } = require("node:fs"); const nothing = openSync("/dev/null", "w"); const text = require("./untracked.js") + "," + (require("node:fs").existsSync("ignored.js") ? "there" : "absent");`,
    ),
  });
  const run = await compare(repository, ["--budget", "3s"]);
  assert.equal(run.code, 0, run.stderr);
  assert.doesNotMatch(sentencesOf(run.results?.cases[0]), /wrong/);
  assert.notEqual(run.results?.cases[0]?.verdict, "invalid", run.stdout);
  const calls = run.results?.cases[0]?.metrics.find(({ name }) => name === "io-calls");
  const more = (calls?.head ?? 0) - (calls?.base ?? 0);
  assert.ok(
    more > 1.8 && more < 2.2,
    `${calls?.base} and ${calls?.head} calls of read and write per request`,
  );
  const [base, head] = run.results?.variants ?? [];
  assert.equal(base?.commit, first);
  assert.equal(head?.label, "working tree");
  assert.equal(repository.git("rev-parse", "HEAD"), first);
});

test("a subfolder's configuration is found, and --out goes where it says", { timeout: 60_000 }, async () => {
  const lock = (version: string) => JSON.stringify({ packages: { "node_modules/fastify": { version } } });
  using repository = scratch({
    "service/loadgate.yml": config(),
    "service/server.js": HELLO,
    "service/package-lock.json": lock("4.28.1"),
  });
  repository.write({
    "service/server.js": `// changed\n${HELLO}`,
    "service/package-lock.json": lock("5.6.1"),
  });
  const cwd = join(repository.folder, "service");
  const run = await compare(repository, ["--budget", "3s", "--out", "../.loadgate", "--json"], { cwd });
  assert.equal(run.code, 0, run.stderr);
  assert.deepEqual(JSON.parse(run.stdout), run.results);
  assert.deepEqual(run.results?.differences, [
    {
      ...{ kind: "package", name: "fastify", base: "4.28.1", head: "5.6.1" },
      ...{ role: "direct", file: "service/package-lock.json" },
    },
  ]);
  assert.match(readFileSync(join(repository.folder, ".loadgate/report.html"), "utf8"), /<td>5\.6\.1<\/td>/);
});

function state(git: (...args: string[]) => string): string[] {
  return [
    git("status", "--porcelain=v2", "--branch"),
    git("diff", "--cached"),
    git("worktree", "list"),
    git("branch", "--all"),
    git("stash", "list"),
  ];
}
