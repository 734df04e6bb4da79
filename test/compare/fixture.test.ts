import assert from "node:assert/strict";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { findProgram } from "../../src/platform/programs.ts";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const SUITE = join(import.meta.dirname, "..", "..", "targets", "library");
const LIMIT = { timeout: 90_000 };

/** An example as a repository: v1 is the library alone, main has the server and the configuration, too. */
function repositoryOf(example: string): Scratch {
  const made = scratch({});
  cpSync(join(SUITE, example), made.folder, { recursive: true });
  for (const built of ["build", "target", "bench/target", "bench/Cargo.lock"])
    rmSync(join(made.folder, built), { recursive: true, force: true });
  const [bench, configuration] = ["bench", "loadgate.yml"];
  made.git("add", "--all", "--", ".", `:!${bench}`, `:!${configuration}`);
  made.git("commit", "--quiet", "--message", "The library");
  made.git("tag", "v1");
  made.git("add", "--all");
  made.git("commit", "--quiet", "--message", "Its server");
  return made;
}

const EXAMPLES = {
  node: ["node", "index.js"],
  go: ["go", "greet.go"],
  rust: ["cargo", "src/lib.rs"],
} as const;

for (const [example, [program, source]] of Object.entries(EXAMPLES))
  test(`${example}: a release from before there was a server is measured by the server of today`, {
    ...LIMIT,
    skip: findProgram(program) === null && `${program} was not found`,
  }, async () => {
    using repository = repositoryOf(example);
    repository.git("tag", "server");
    const text = repository.git("show", `v1:${source}`);
    repository.write({ [source]: `${text}\n// changed\n` });
    const run = await compare(repository, ["--base", "v1"]);
    assert.equal(run.code, 0, run.stderr);
    const [only] = run.results?.cases ?? [];
    const goodput = only?.metrics.find(({ name }) => name === "goodput");
    assert.ok((goodput?.base ?? 0) > 0 && (goodput?.head ?? 0) > 0, run.stdout);
    assert.notEqual(goodput?.ratio, null);
    assert.match(run.stdout, /alters the fixture bench; both sides take head's/);
    assert.deepEqual(remains(repository, run.ids), []);
  });

test(
  "a change of the fixture alone is nothing to measure; a library's slowdown is seen through a fixture that changed with it",
  LIMIT,
  async () => {
    using repository = repositoryOf("node");
    const server = repository.git("show", "main:bench/server.js");
    // Another answer than before: were it base's own, the two would be unequal work.
    const longer = server.replace("greet(request.url.slice(1))", `greet(request.url.slice(1)) + "!"`);
    const wanted = repository.git("show", "main:loadgate.yml").replace("Hello, World", "Hello, World!");
    repository.git("checkout", "--quiet", "-b", "change");
    repository.commit({ "bench/server.js": `// Another.\n${server}` });
    const nothing = await compare(repository);
    assert.equal(nothing.code, 0, nothing.stderr);
    assert.match(nothing.stdout, /touches none of its files, so there was nothing to measure/);
    assert.match(nothing.stdout, /alters the fixture bench; both sides take head's/);

    const slow = `const { createHash } = require("node:crypto");
exports.greet = (name) => {
  for (let i = 0; i < 300; i++) createHash("sha256").update(name).digest();
  return \`Hello, \${name}\`;
};
`;
    repository.write({ "bench/server.js": longer, "loadgate.yml": wanted, "index.js": slow });
    const run = await compare(repository);
    const goodput = run.results?.cases[0]?.metrics.find(({ name }) => name === "goodput");
    assert.ok((goodput?.ratio ?? 1) < 0.5, run.stdout);
  },
);

test("with Docker the fixture is part of the context", { ...LIMIT, skip: noDocker }, async () => {
  using repository = scratch({ "index.js": `exports.text = "old";\n` });
  const server = `require("node:http").createServer((_, response) => response.end(require("..").text)).listen(8080);`;
  repository.git("checkout", "--quiet", "-b", "change");
  repository.write({
    "loadgate.yml": config({
      target: { build: { context: ".", dockerfile: "bench/Dockerfile" }, fixture: "bench" },
    }),
    "bench/server.js": server,
    "bench/Dockerfile": `FROM node:24-slim\nCOPY . /app\nCMD ["node", "/app/bench/server.js"]\n`,
    "index.js": `exports.text = "new";\n`,
  });
  const run = await compare(repository, ["--isolation", "docker"]);
  assert.equal(run.code, 0, run.stderr);
  const goodput = run.results?.cases[0]?.metrics.find(({ name }) => name === "goodput");
  assert.ok((goodput?.base ?? 0) > 0, run.stdout);
});
