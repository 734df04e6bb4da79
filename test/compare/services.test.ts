import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { type Files, scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 80_000 };

/** Keeps one text in memory: PUT sets it, GET answers it. Opens its port late, as databases do. */
const STORE = `let kept = "";
const server = require("node:http").createServer((request, response) => {
  if (request.method === "GET") return response.end(kept);
  request.setEncoding("utf8").on("data", (text) => { kept += text; }).on("end", () => response.end());
});
setTimeout(() => server.listen(process.env.PORT ?? 9000), 300);
`;
const SETUP = `fetch(process.env.STORE, { method: "PUT", body: "set up " })
  .then((answer) => { if (!answer.ok) process.exit(7); });
`;
/**
 * Asks its store once, and serves what that held to who knows the key: a store that both sides shared would have been set up twice.
 */
const ASKING = `const got = fetch(process.env.STORE).then((answer) => answer.text());
console.log("the key is " + process.env.API_KEY);
${serverThat(`
  const known = request.headers.authorization === "Bearer " + process.env.API_KEY && request.headers["x-cost"] === "$5";
  response.statusCode = known ? 200 : 401;
  got.then((text) => response.end(JSON.stringify({ text, at: Date.now(), by: { name: "store", id: 7 } })));
`)}`;

const SECRET = "correct-horse-battery-staple";

function suite(service: object = {}, target: object = {}): string {
  const scenario = {
    request: {
      path: "/{clients}",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in the file like this
      headers: { authorization: "Bearer ${API_KEY}", "x-cost": "$$5" },
    },
    connections: "{clients}",
    parameters: { clients: [4] },
    duration: "200ms",
    via: "direct",
    expect: {
      status: [200, 204],
      body: { contains: "set up ", matches: '"at":\\d+', json: { text: "set up ", by: { id: 7 } } },
    },
  };
  const store = {
    build: { dockerfile: "Dockerfile.store" },
    process: { command: "node store.js" },
    port: 9000,
    ...service,
  };
  const api = {
    build: ".",
    process: { command: "node server.js" },
    port: 8080,
    services: "store",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in the file like this
    env: { STORE: "http://${store.host}:${store.port}/" },
    prepare: "node setup.js",
    secrets: ["API_KEY", { name: "NOT_THERE", required: false }],
    ready: { timeout: "10s" },
    ...target,
  };
  return JSON.stringify({ targets: { api }, services: { store }, scenarios: { hello: scenario } });
}

const dockerfile = (file: string) =>
  `FROM node:24-slim\nWORKDIR /app\nCOPY *.js ./\nCMD ["node", "${file}"]\n`;
const FILES: Files = {
  "store.js": STORE,
  "setup.js": SETUP,
  "server.js": ASKING,
  Dockerfile: dockerfile("server.js"),
  "Dockerfile.store": dockerfile("store.js"),
};

async function run(config: string, args: readonly string[] = [], files: Files = {}) {
  using repository = scratch({ ...FILES, ...files, "loadgate.yml": config });
  repository.write({ "server.js": `${ASKING}// changed\n` });
  // What debugging shows are programs with their arguments, the load generator's among them.
  const finished = await compare(repository, args, { env: { API_KEY: SECRET, LOADGATE_DEBUG: "1" } });
  assert.deepEqual(remains(repository, finished.ids), []);
  const folder = join(repository.folder, ".loadgate");
  const written = finished.results
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    : [];
  const everything = [finished.stdout, finished.stderr, ...written].join("\n");
  assert.ok(!everything.includes(SECRET), "the secret was written somewhere");
  return finished;
}

test("each variant has a separate store, set up before its server starts", LIMIT, async () => {
  const { code, results, stderr } = await run(suite());
  assert.equal(code, 0, stderr);
  const [result] = results?.cases ?? [];
  assert.ok((result?.sessions.length ?? 0) > 0);
  assert.equal(results?.plan.scenarios[0]?.connections, 4);
  assert.notEqual(result?.verdict, "invalid", sentencesOf(result));
  for (const { rounds } of result?.sessions ?? []) assert.ok(rounds.length > 0);
});

test("the same in containers", { ...LIMIT, skip: noDocker }, async () => {
  // What Docker's client heeds is for the container alone.
  const env = {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in the file like this
    STORE: "http://${store.host}:${store.port}/",
    PATH: "/usr/local/bin",
    DOCKER_HOST: "tcp://x:1",
  };
  const { code, results, stderr } = await run(suite({}, { env }), [
    "--isolation",
    "docker",
    "--budget",
    "6s",
  ]);
  assert.equal(code, 0, stderr);
  assert.notEqual(results?.cases[0]?.verdict, "invalid", sentencesOf(results?.cases[0]));
});

test("a secret in a wrong answer is in no report, wherever what is quoted is cut off", LIMIT, async () => {
  for (const before of [0, 190]) {
    const wrong = serverThat(
      `response.statusCode = 404; response.end("x".repeat(${before}) + process.env.API_KEY + request.headers.host);`,
    );
    const files = { "server.js": wrong };
    const config = suite({}, { ready: { timeout: "2s", path: "/" } });
    const { results } = await run(config, [], files);
    const found = sentencesOf(results?.cases[0]);
    assert.match(found, before === 0 ? /\(API_KEY\)/ : /xxx/);
    assert.doesNotMatch(found, /corr/);
  }
});

test("a service that is never ready: after its time-out, with its name", LIMIT, async () => {
  const config = suite({ ready: { command: ["node", "-e", "process.exit(3)"], timeout: "1s" } });
  const { code, results } = await run(config);
  assert.equal(code, 3);
  const found = sentencesOf(results?.cases[0]);
  assert.match(
    found,
    /service store was not ready after 1 s \(last: node -e process\.exit\(3\): exit code 3\)/,
  );
});

test("a service that ends, and a prepare that fails, are reported", LIMIT, async () => {
  const ended = await run(suite(), [], { "store.js": `throw new Error("no disk");` });
  const [trouble] = ended.results?.cases[0]?.sessions[0]?.invalid ?? [];
  assert.deepEqual(trouble?.fault, {
    code: "died",
    of: "service",
    service: "store",
    end: { exitCode: 1, signal: null },
    when: "starting",
  });
  assert.match(trouble?.log ?? "", /no disk/);
  const failed = await run(suite({}, { prepare: "node bad.js" }), [], {
    "bad.js": "console.error(process.env.API_KEY); process.exit(9)",
  });
  assert.match(
    sentencesOf(failed.results?.cases[0]),
    /its prepare failed: node bad\.js: exit code 9: \(API_KEY\)/,
  );
});

test("a log that prints a secret is kept without it", LIMIT, async () => {
  const files = { "server.js": `${ASKING}setTimeout(() => process.exit(5), 50);\n` };
  using repository = scratch({ ...FILES, ...files, "loadgate.yml": suite() });
  const { results, stdout } = await compare(repository, ["--measure-identical"], {
    env: { API_KEY: SECRET },
  });
  const log = results?.cases[0]?.sessions[0]?.invalid[0]?.log ?? stdout;
  assert.match(log, /the key is \(API_KEY\)/);
});

test("a secret that is not set is asked for before anything is built", LIMIT, async () => {
  using repository = scratch({ ...FILES, "loadgate.yml": suite() });
  repository.write({ "server.js": `// changed\n${FILES["server.js"]}` });
  const { code, stderr } = await compare(repository);
  assert.equal(code, 2);
  assert.match(stderr, /"api" takes the secret API_KEY, which is not set; set it in the environment/);
  // What is not measured takes nothing.
  const plain = { build: ".", process: { command: "node plain.js" }, port: 8080 };
  const both = JSON.parse(suite());
  const hello = { ...both.scenarios.hello, targets: ["api"] };
  const open = { request: "GET /", connections: 4, duration: "200ms", via: "direct", targets: ["plain"] };
  const config = { ...both, targets: { ...both.targets, plain }, scenarios: { hello, open } };
  repository.commit({ "loadgate.yml": JSON.stringify(config), "plain.js": HELLO });
  repository.write({ "plain.js": `// changed\n${HELLO}` });
  const without = await compare(repository, ["--case", "plain/*", "--budget", "2s", "--fail-on", "never"]);
  assert.notEqual(without.code, 2, without.stderr);
});
