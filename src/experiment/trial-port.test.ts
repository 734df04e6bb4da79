import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonIn } from "./trial.ts";
import { quoteReason, unreachedIn } from "./trial-port.ts";

test("of a crash the line is quoted that says why, whatever follows it", () => {
  const logs = {
    "Error: listen EADDRINUSE: address already in use :::3000": `node:events:487
      throw er; // Unhandled 'error' event
      ^

Error: listen EADDRINUSE: address already in use :::3000
    at Server.setupListenHandle [as _listen2] (node:net:1940:16)
  code: 'EADDRINUSE',
}

Node.js v24.21.0
`,
    "ModuleNotFoundError: No module named 'flask'": `Traceback (most recent call last):
  File "/app/app.py", line 1, in <module>
ModuleNotFoundError: No module named 'flask'
`,
    "panic: no key": `panic: no key

goroutine 1 [running]:
main.main()
	/app/main.go:4 +0x2c
exit status 2
`,
    "thread 'main' (12) panicked at src/main.rs:2:5:": `thread 'main' (12) panicked at src/main.rs:2:5:
no key
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace
`,
    'Exception in thread "main" java.lang.IllegalStateException: no key': `Exception in thread "main" java.lang.IllegalStateException: no key
	at example.Main.main(Main.java:8)
`,
    "PHP Fatal error: Uncaught Error: Class not found in /app/index.php:1": `PHP Fatal error:  Uncaught Error: Class not found in /app/index.php:1
Stack trace:
#0 {main}
  thrown in /app/index.php on line 1
`,
  };
  for (const [reason, log] of Object.entries(logs)) assert.equal(quoteReason(log), `and said: ${reason}`);
});

test("of a log without a crash the last line is quoted, in short", () => {
  assert.equal(quoteReason("warming\nstill warming\n\n"), "and said last: still warming");
  assert.equal(quoteReason(" \n"), "and printed nothing");
  assert.ok(quoteReason("x".repeat(1_000_000)).length < 300);
});

test("of a build that failed the line is quoted that says why, as each builder says it", () => {
  const gradle = `
FAILURE: Build failed with an exception.

* What went wrong:
Execution failed for task ':compileJava'.
> Compilation failed; see the compiler error output for details.

* Try:
> Run with --info option to get more log output.

BUILD FAILED in 2s
`;
  assert.equal(reasonIn(gradle), "Compilation failed; see the compiler error output for details.");
  const pnpm = ` ERR_PNPM_NO_LOCKFILE  Cannot install with "frozen-lockfile"

Note that in CI environments this setting is true by default.
`;
  assert.match(reasonIn(pnpm), /^ERR_PNPM_NO_LOCKFILE {1,2}Cannot install/);
  const maven = "[ERROR] COMPILATION ERROR : \n[ERROR] Source option 5 is no longer supported.\n";
  assert.equal(reasonIn(maven), "[ERROR] Source option 5 is no longer supported.");
  assert.equal(reasonIn("one\ntwo\n"), "two");
});

test("what could not be reached is found in the words of drivers", () => {
  for (const line of [
    "Error: connect ECONNREFUSED 127.0.0.1:5432",
    "MongooseServerSelectionError: connect ETIMEDOUT 10.0.0.1:27017",
    "2026/11/26 dial tcp: lookup db on 10.0.0.2:53: no such host",
    "psycopg.OperationalError: connection failed",
    'could not translate host name "db" to address',
    "waiting for database db:5432...",
  ])
    assert.equal(unreachedIn(`starting\n${line}\nNode.js v24.21.0\n`), line);
  for (const line of [
    "Error: DATABASE_URL is not set",
    "ModuleNotFoundError: No module named 'shop'",
    "FileNotFoundError: [Errno 2] No such file or directory: 'a.json'",
  ])
    assert.equal(unreachedIn(`${line}\n`), null);
});
