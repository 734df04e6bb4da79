import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, compareArguments, type Underway } from "../support/loadgate.ts";
import { remains } from "../support/remains.ts";
import { type Files, type Scratch, scratch } from "../support/scratch.ts";
import { config, HELLO, serverThat } from "../support/servers.ts";
import { takeTurns } from "../support/turn.ts";

takeTurns();

const LIMIT = { timeout: 90_000 };

interface Phase {
  readonly name: string;
  readonly files: (mark: (name: string) => string) => Files;
  readonly reached: (repository: Scratch, run: Underway) => Promise<void>;
}

/** Code that notes its being reached. */
const noting = (file: string) => `require("node:fs").appendFileSync(${JSON.stringify(file)}, "x");`;
const both = ["direct", "proxy"];

const PHASES: Phase[] = [
  {
    name: "while a side is checked out",
    files: () => ({
      "loadgate.yml": config(),
      "server.js": HELLO,
      ".gitattributes": "server.js filter=slow",
    }),
    reached: (repository) => repository.marked("here"),
  },
  {
    name: "while a side is prepared",
    files: (mark) => ({
      "loadgate.yml": config({ target: { prepare: "node prepare.js" } }),
      // It does not go at the first asking, and has a child of its own.
      "prepare.js": `process.on("SIGTERM", () => {}); require("node:child_process").spawn("sleep", ["1000"]); ${noting(mark("here"))} setTimeout(() => {}, 1e6);`,
      "server.js": HELLO,
    }),
    reached: (repository) => repository.marked("here"),
  },
  {
    name: "while a server is awaited",
    files: (mark) => ({
      "loadgate.yml": config(),
      "server.js": `${noting(mark("here"))} setTimeout(() => {}, 1e6);`,
    }),
    reached: (repository) => repository.marked("here"),
  },
  {
    name: "during warm-up",
    files: (mark) => ({
      "loadgate.yml": config({ scenario: { path: both } }),
      "server.js": serverThat(
        `if (!noted && /oha/.test(request.headers["user-agent"])) { noted = true; ${noting(mark("here"))} } response.end("Hello");`,
        "let noted = false;",
      ),
    }),
    reached: (repository) => repository.marked("here"),
  },
];

for (const [index, { name, files, reached }] of PHASES.entries()) {
  const [signal, code] = index % 2 === 0 ? (["SIGINT", 130] as const) : (["SIGTERM", 143] as const);
  test(`${signal} ${name}: exit ${code}, nothing left`, LIMIT, async () => {
    using repository = scratch({ "README.md": "" });
    repository.commit(files(repository.mark));
    repository.write({ "changed.txt": "" });
    repository.git("config", "filter.slow.smudge", `echo x > '${repository.mark("here")}'; sleep 1000; cat`);
    const run = begin(repository, compareArguments(["--budget", "60s"]));
    await reached(repository, run);
    run.child.kill(signal);
    const { code: ended, ids, stderr } = await run.finished;
    assert.equal(ended, code, stderr);
    assert.match(stderr, /interrupted/);
    assert.deepEqual(remains(repository, ids), []);
    assert.equal(ids.length, 1);
  });
}

for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 143],
] as const) {
  test(`${signal} during the rounds: what was measured is saved`, LIMIT, async () => {
    using repository = scratch({ "README.md": "" });
    repository.commit({
      "loadgate.yml": config({ scenario: { path: both } }),
      "server.js": `${noting(repository.mark("starts"))}\n${HELLO}`,
    });
    repository.write({ "changed.txt": "" });
    const run = begin(repository, compareArguments(["--budget", "60s"]));
    // Two starts to look at PORT, two for the first session, two for the second: then the first is measured.
    await repository.marked("starts", 6);
    run.child.kill(signal);
    const { code: ended, ids, stderr, results } = await run.finished;
    assert.equal(ended, code, stderr);
    assert.equal(results?.interrupted, true);
    const sessions = results?.cases.flatMap((each) => each.sessions) ?? [];
    assert.equal(sessions.length, 1);
    assert.ok((sessions[0]?.rounds.length ?? 0) > 0);
    assert.deepEqual(remains(repository, ids), []);
  });
}
