import assert from "node:assert/strict";
import { test } from "node:test";
import { loadgate } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { type Files, scratch } from "../../test-support/scratch.ts";
import { DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";

export const QUICK = ["init", "--yes", "--start-timeout", "2s"];

/** What cannot be set up, and the one sentence about it. */
const refused: readonly {
  readonly what: string;
  readonly files: Files;
  readonly says: RegExp;
  readonly args?: string[];
  readonly seldom?: true;
  readonly docker?: true;
}[] = [
  { what: "nothing", files: {}, says: /this repository is empty .*--command 'PROGRAM ARGUMENTS'/ },
  {
    what: "documents",
    seldom: true,
    files: { "README.md": "# x" },
    says: /neither a server nor a library was found here/,
  },
  {
    what: "a compose file whose command needs a shell",
    files: { "compose.yaml": 'services: { api: { build: ., command: "a && b" } }', Dockerfile: "FROM x" },
    says: /^loadgate: service api of compose\.yaml cannot be written as loadgate\.yml takes it: "command" of target "api": .*; change that/m,
  },
  {
    what: "a server that never listens",
    files: { "server.js": "setInterval(() => {}, 1000); console.log('warming'); // .listen(1)" },
    says: /listened on no port within 2 s, and said last: warming; .*--start-timeout/,
  },
  {
    what: "one that prints nothing and never listens",
    files: { "server.js": "setInterval(() => {}, 1000); // .listen(1)" },
    says: /listened on no port within 2 s, and printed nothing;/,
  },
  {
    what: "one that listens on a Unix socket",
    files: {
      "server.js":
        "require('node:http').createServer().listen('\\0loadgate-test-' + process.pid); // .listen(1)",
    },
    says: /listens on the Unix socket @loadgate-test-\d+ and on no port, .*PORT/,
  },
  {
    what: "one that listens twice",
    files: {
      "server.js":
        "for (const port of [24681, 24683]) require('node:http').createServer((_, r) => r.end()).listen(port);",
    },
    says: /listens on 2468[13] and on 2468[13] and not on PORT, .* under port:/,
  },
  {
    what: "one that redirects",
    files: { "server.js": serverThat("response.writeHead(302, { location: '/login' }).end();") },
    says: /\/ answered 302, which leads to \/login, .*--path/,
  },
  {
    what: "one that requires a login",
    files: {
      "server.js": serverThat("response.writeHead(401, { 'www-authenticate': 'Basic realm=\"x\"' }).end();"),
    },
    says: /\/ answered 401, since it requires a login; .*secrets: \[CREDENTIALS\] .*authorization: "Basic \$\{CREDENTIALS\}".* base64 of USER:PASSWORD/,
  },
  {
    what: "one whose database is not there",
    files: {
      "server.js": `require("node:net").connect(5, "127.0.0.1").on("connect", () => {});\n${HELLO}`,
      "compose.yml": "services: { db: { image: 'postgres:17' } }",
    },
    says: /something that it needs did not answer \(.*ECONNREFUSED.*\); .*loadgate init --from compose\.yml/,
  },
  {
    what: "one that answers with errors for want of its database",
    seldom: true,
    files: {
      "server.js": serverThat(
        "console.error('connect ECONNREFUSED 10.0.0.1:5432'); response.writeHead(500).end();",
      ),
    },
    says: /misses something that it needs \(connect ECONNREFUSED 10\.0\.0\.1:5432\); .*services:/,
  },
  {
    what: "one whose service ends at once",
    docker: true,
    seldom: true,
    files: {
      "compose.yaml": `services:
  api: { build: ., depends_on: [db] }
  db: { image: "node:24-slim", command: ["node", "-e", "console.log('Error: no room'); process.exit(3)"], expose: [1] }
`,
      Dockerfile: DOCKERFILE,
      ".dockerignore": "*\n!server.js\n",
      "server.js": HELLO,
    },
    says: /a service beside api did not start: .*no room/,
  },
  {
    what: "one that ends at once",
    files: { "server.js": "console.error('no key'); process.exit(7); // .listen(1)" },
    says: /ended at once with exit code 7, and said last: no key; .*--command/,
  },
  {
    what: "one that crashes, with a trace behind the reason",
    seldom: true,
    files: { "server.js": "require('express')().listen(1)" },
    says: /ended at once with exit code 1, and said: Error: Cannot find module 'express'; .*--command/,
  },
  {
    what: "one that ends when it is asked",
    files: { "server.js": serverThat("process.exit(3);") },
    says: /ended at the first request, on port \d+, with exit code 3, and printed nothing; .*--command/,
  },
  {
    what: "one that a load ends",
    files: {
      "server.js": serverThat(
        "asked += 1; if (asked > 80) { console.error('too many'); process.exit(3); } response.end();",
        "let asked = 0;",
      ),
    },
    says: /ended under a load of 64 connections, and said last: too many; .* connections:/,
  },
  {
    what: "one that cannot be built",
    seldom: true,
    files: {
      "package.json": '{"scripts": {"start": "node server.js", "build": "node none.js"}}',
      "server.js": HELLO,
    },
    says: /could not be built: .*none\.js.* under setup:/,
  },
  {
    what: "a program that is not there",
    seldom: true,
    files: { "server.js": HELLO },
    args: ["--command", "no-such-program x"],
    says: /no-such-program/,
  },
];

/** One sentence, and nothing written or left behind. */
export function refuses(which: "often" | "seldom"): void {
  test("what cannot be set up is reported in a sentence, and nothing is written", {
    timeout: 120_000,
  }, async (t) => {
    for (const { what, files, says, args = [], seldom, docker } of refused) {
      if ((seldom === true) !== (which === "seldom")) continue;
      if (docker && noDocker) {
        t.diagnostic(`${what}: not tried, since ${noDocker}`);
        continue;
      }
      using repository = scratch(
        "package.json" in files || "README.md" in files ? files : withPackage(files),
      );
      const run = await loadgate(repository, [...QUICK, ...args]);
      assert.equal(run.code, 2, `${what}: ${run.stdout}${run.stderr}`);
      assert.match(run.stderr, says, what);
      assert.equal(
        run.stderr
          .trim()
          .split("\n")
          .filter((line) => line.startsWith("loadgate: ")).length,
        1,
        what,
      );
      assert.equal(repository.git("status", "--porcelain"), "", what);
      // npm keeps what it compiled.
      const left = remains(repository, run.ids).filter((each) => each !== "temporary node-compile-cache");
      assert.deepEqual(left, [], what);
    }
  });
}

function withPackage(files: Files): Files {
  return Object.keys(files).length === 0 ? files : { "package.json": '{"private": true}', ...files };
}
