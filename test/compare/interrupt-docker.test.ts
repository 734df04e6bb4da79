import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, compareArguments } from "../support/loadgate.ts";
import { anywhere, docker, noDocker, remains } from "../support/remains.ts";
import { scratch } from "../support/scratch.ts";
import { config, DOCKERFILE, HELLO } from "../support/servers.ts";
import { takeTurns } from "../support/turn.ts";
import { until } from "../support/until.ts";

takeTurns();

const options = { timeout: 90_000, skip: noDocker };
const arguments_ = compareArguments(["--runner", "docker", "--budget", "60s"]);

test("SIGTERM while images are built: the build ends too", options, async () => {
  const sleep = `sleep ${30_000 + process.pid}`;
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO, Dockerfile: DOCKERFILE });
  repository.write({ Dockerfile: `${DOCKERFILE}RUN ${sleep}\n` });
  const run = begin(repository, arguments_);
  await until("the build", () => anywhere(sleep));
  run.child.kill("SIGTERM");
  const { code, ids, stderr } = await run.finished;
  assert.equal(code, 143, stderr);
  assert.deepEqual(remains(repository, ids), []);
  await until("the build to end", () => !anywhere(sleep), 10);
});

test("SIGINT while containers are loaded: containers and images are gone", options, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario: { path: "proxy" } }),
    "server.js": HELLO,
    Dockerfile: DOCKERFILE,
  });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const run = begin(repository, arguments_);
  await run.says("api/hello/proxy");
  const containers = () =>
    run.ids().flatMap((id) => docker("ps", "--quiet", "--filter", `label=loadgate.run=${id}`));
  await until("two servers and two proxies", () => containers().length === 4);
  run.child.kill("SIGINT");
  const { code, ids, stderr } = await run.finished;
  assert.equal(code, 130, stderr);
  assert.deepEqual(remains(repository, ids), []);
});
