import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { config, DOCKERFILE, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const CLOSING = serverThat(`response.setHeader("Connection", "close"); response.end("Hello");`);

const BOTH = { request: "GET /", connections: 8, duration: "200ms", via: ["direct", "nginx"] };

for (const isolation of ["process", "docker"])
  test(`a server that closes its connections, ${isolation}: no number where they should be kept, one where not`, {
    timeout: 60_000,
    skip: isolation === "docker" && noDocker,
  }, async () => {
    const scenarios = { hello: BOTH, again: { ...BOTH, via: "nginx", keepalive: false } };
    using repository = scratch({
      "loadgate.yml": config({ top: { scenarios } }),
      "server.js": CLOSING,
      Dockerfile: DOCKERFILE,
    });
    repository.write({ "server.js": `// changed\n${CLOSING}` });
    const run = await compare(repository, ["--isolation", isolation, "--budget", "15s"]);
    assert.equal(run.code, 3, run.stderr);
    const [direct, proxy, again] = run.results?.cases ?? [];
    assert.match(
      sentencesOf(direct),
      /connections not reused: \d+ connections were opened for \d+ requests.* write keepalive: false/,
    );
    assert.match(
      sentencesOf(proxy),
      /connections not reused: \d+ connections were opened from nginx to the server.* write keepalive: false/,
    );
    assert.deepEqual(direct?.brokenIn, ["base", "head"]);
    assert.notEqual(again?.verdict, "invalid", sentencesOf(again));
    const samples = again?.sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples)) ?? [];
    assert.ok(samples.length > 0, sentencesOf(again));
    // Both sides share one count of the machine, which is off by a part in a sample now and then.
    const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
    const opened = total(samples.map((sample) => sample.opened.upstream ?? 0));
    assert.ok(opened >= 0.9 * total(samples.map(({ correct }) => correct)), JSON.stringify(samples));
  });

/** Closes each connection after as many answers as its first argument says in base, its second in head; 0 keeps them. */
const COUNTING = (side: number) =>
  serverThat(
    `const { socket } = request;
  socket.answered = (socket.answered ?? 0) + 1;
  if (socket.answered === after) response.setHeader("Connection", "close");
  response.end("Hello");`,
    `const after = Number(process.argv[${2 + side}]);`,
  );

test("a server that closes connections after so many requests is measured, and that is reported, of each side", {
  timeout: 60_000,
}, async () => {
  const target = (...after: number[]) => ({
    command: `node server.js ${after.join(" ")}`,
    port: 8080,
  });
  using repository = scratch({
    "loadgate.yml": JSON.stringify({
      targets: { two: target(2, 2), differ: target(0, 10) },
      scenarios: { hello: BOTH },
    }),
    "server.js": COUNTING(0),
  });
  repository.write({ "server.js": COUNTING(1) });
  const run = await compare(repository, ["--budget", "20s", "--fail-on", "never"]);
  assert.equal(run.code, 0, run.stdout + run.stderr);
  for (const found of run.results?.cases ?? []) {
    assert.ok(found.sessions.length > 0, found.id);
    const said = sentencesOf(found);
    if (found.target === "two")
      assert.match(said, /closes a connection after about 2 requests/, `${found.id}: ${said}`);
    else
      assert.match(
        said,
        /base keeps its connections, head closes each after about 10 requests/,
        `${found.id}: ${said}`,
      );
  }
});

/** Closes a kept connection instead of an answer, once in so many as its first argument says in base, its second in head; 0 keeps them. */
const DROPPING = (side: number) =>
  serverThat(
    `count += 1;
  if (every && count % every === 0) request.socket.destroy(); else response.end("Hello");`,
    `let count = 0; const every = Number(process.argv[${2 + side}]);`,
  );

test("a server that closes kept connections unannounced is measured, and head is at fault where it alone does", {
  timeout: 60_000,
}, async () => {
  const target = (...every: number[]) => ({ command: `node server.js ${every.join(" ")}`, port: 8080 });
  using repository = scratch({
    "loadgate.yml": JSON.stringify({
      targets: { both: target(400, 300), head: target(0, 200) },
      scenarios: { hello: { ...BOTH, via: "direct" } },
    }),
    "server.js": DROPPING(0),
  });
  repository.write({ "server.js": DROPPING(1) });
  const run = await compare(repository, ["--budget", "6s"]);
  assert.equal(run.code, 3, run.stdout + run.stderr);
  for (const found of run.results?.cases ?? []) {
    const said = `${found.id}: ${sentencesOf(found)}`;
    assert.ok(found.sessions.length > 0, said);
    if (found.target === "head") assert.deepEqual(found.brokenIn, ["head"], said);
    else
      assert.match(
        said,
        /closes kept connections without announcing it, by which \d+ of \d+ requests of base/,
      );
    assert.equal(found.verdict === "invalid", found.target === "head", said);
  }
});

/** Leaves it to its clients to close, whose ports then linger. */
const LEAVING = `require("node:net").createServer((socket) => {
  socket.on("error", () => {});
  socket.on("data", () => socket.write("HTTP/1.1 200 OK\\r\\nContent-Length: 5\\r\\n\\r\\nHello"));
}).listen(process.env.PORT);
`;

/** A network of its own with few ports for outgoing connections, which nothing uses again. */
const FEW_PORTS = `ip link set lo up && echo "40000 40399" > /proc/sys/net/ipv4/ip_local_port_range &&
  echo 0 > /proc/sys/net/ipv4/tcp_tw_reuse && exec "$0" "$@"`;
const within = ["unshare", "--map-root-user", "--net", "sh", "-ec", FEW_PORTS];
const possible = spawnSync(within[0] as string, [...within.slice(1), "true"]).status === 0;

test("a generator without ports says nothing of the servers: no verdict, and no fault of theirs", {
  timeout: 60_000,
  skip: !possible && "no network namespace can be made here",
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario: { keepalive: false } }),
    "server.js": LEAVING,
  });
  repository.write({ "server.js": `// changed\n${LEAVING}` });
  const run = await compare(repository, ["--budget", "4s"], { within });
  assert.equal(run.code, 0, run.stdout + run.stderr);
  const [found] = run.results?.cases ?? [];
  assert.equal(found?.verdict, "inconclusive", sentencesOf(found));
  assert.match(sentencesOf(found), /nothing could be compared: in every round .* ran out of ports/);
  assert.ok(
    found?.metrics.every(({ name, ratio }) => name === "memory" || name === "start-time" || ratio === null),
  );
});
