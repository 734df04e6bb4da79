import assert from "node:assert/strict";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { type Files, scratch } from "../../test-support/scratch.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 60_000 };

/** What a change from these files to those ends with; nothing is left of it. */
async function changing(base: Files, head: Files, args: readonly string[] = []) {
  using repository = scratch(base);
  repository.write(head);
  const run = await compare(repository, args);
  assert.deepEqual(remains(repository, run.ids), []);
  const cases = (run.results?.cases ?? []).map((result) => {
    const why = result.findings.find((found) => found.code === "head-alone")?.why;
    const goodput = result.metrics.find(({ name }) => name === "goodput");
    return { id: result.id, verdict: result.verdict, why, goodput };
  });
  return { ...run, cases };
}

/** That head was measured alone: its values are there, and nothing to compare them with. */
function assertAlone({ cases }: Awaited<ReturnType<typeof changing>>, why: string): void {
  const [found] = cases;
  assert.deepEqual([found?.verdict, found?.why], ["new", why]);
  assert.ok((found?.goodput?.head ?? 0) > 0);
  assert.deepEqual([found?.goodput?.base, found?.goodput?.ratio], [null, null]);
}

const BENCH = { process: { command: "node bench/server.js" } };
const LIBRARY = { "index.js": "module.exports = 'Hello';\n" };

test("the change that brings the configuration and the server that it needs", LIMIT, async () => {
  const run = await changing(LIBRARY, { "loadgate.yml": config(BENCH), "bench/server.js": HELLO });
  assert.equal(run.code, 0, run.stderr + run.stdout);
  assertAlone(run, "configuration");
  assert.match(
    run.stdout,
    /Set up to measure 1 case; comparing begins with the next change: api\/hello\/direct/,
  );
  assert.match(run.stdout, /this change sets up loadgate/);
});

test("the change that brings the configuration alone shows head, though nothing differs", LIMIT, async () => {
  const run = await changing({ "server.js": HELLO }, { "loadgate.yml": config() });
  assert.equal(run.code, 0, run.stderr + run.stdout);
  assertAlone(run, "configuration");
});

test("the change that brings a configuration under which head does not work is red", LIMIT, async () => {
  const broken = config({ scenario: { request: "GET /missing", expect: { status: 201 } } });
  const run = await changing({ "server.js": HELLO }, { "loadgate.yml": broken }, ["--fail-on", "never"]);
  assert.equal(run.code, 3, run.stderr);
  assert.equal(run.results?.verdict, "invalid");
});

const ROUTED = serverThat(
  `if (request.url === "/") response.end("Hello"); else { response.statusCode = 404; response.end(); }`,
);
const WITH_NEW = ROUTED.replace(`request.url === "/"`, `["/", "/new"].includes(request.url)`);
const more = (scenario: object) => {
  const both = JSON.parse(config());
  both.scenarios.fresh = { ...both.scenarios.hello, ...scenario };
  return JSON.stringify(both);
};

test("a new route with its scenario is new; what was there is compared as always", LIMIT, async () => {
  const head = { "loadgate.yml": more({ request: "GET /new" }), "server.js": WITH_NEW };
  const run = await changing({ "loadgate.yml": config(), "server.js": ROUTED }, head, ["--budget", "8s"]);
  assert.equal(run.code, 0, run.stderr + run.stdout);
  const [hello, fresh] = run.cases;
  assert.ok((hello?.goodput?.base ?? 0) > 0 && (hello?.goodput?.ratio ?? 0) > 0);
  assertAlone({ ...run, cases: fresh ? [fresh] : [] }, "scenario");
  assert.match(run.stdout, /base cannot answer this new scenario, so head was\s+measured alone/);
  assert.match(run.stdout, /\/new\s+answered 404 instead of 200/);
});

test("a new scenario that head itself answers wrongly is red, whatever fail-on says", LIMIT, async () => {
  const head = { "loadgate.yml": more({ request: "GET /new" }), "server.js": `// changed\n${ROUTED}` };
  const run = await changing({ "loadgate.yml": config(), "server.js": ROUTED }, head, [
    ...["--case", "*/fresh/*"],
    ...["--fail-on", "never"],
  ]);
  assert.equal(run.code, 3, run.stderr);
});

test("a main that does not start does not block the change that fixes it", LIMIT, async () => {
  const broken = { "loadgate.yml": config(), "server.js": `throw new Error("broken main");` };
  const run = await changing(broken, { "server.js": HELLO });
  assert.equal(run.code, 0, run.stderr + run.stdout);
  assertAlone(run, "not-started");
  assert.match(run.stdout, /base could not be started, so head was\s+measured alone/);
});

test("a main that cannot be built neither; and the other way round the change is red", LIMIT, async () => {
  const building = config({ process: { setup: "node build.js" } });
  const broken = { "loadgate.yml": building, "build.js": "process.exit(7);", "server.js": HELLO };
  const fixed = { ...broken, "build.js": "" };
  const run = await changing(broken, fixed);
  assert.equal(run.code, 0, run.stderr + run.stdout);
  assertAlone(run, "not-built");
  assert.equal((await changing(fixed, broken)).code, 3);
});

/** Ends every server of base that it finds, before it listens itself. */
const KILLER = `const fs = require("node:fs");
for (const pid of fs.readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name)))
  try {
    if (fs.readlinkSync("/proc/" + pid + "/cwd").endsWith("/base")) process.kill(Number(pid), "SIGKILL");
  } catch {}
${HELLO}`;

test("a head that kills base before it answers is not called new", LIMIT, async () => {
  const slow = `setTimeout(() => { ${HELLO} }, 300);`;
  const run = await changing({ "loadgate.yml": config(), "server.js": slow }, { "server.js": KILLER });
  assert.notEqual(run.results?.verdict, "new", run.stdout);
});
