import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { begin, compare, compareArguments } from "../support/loadgate.ts";
import { docker, noDocker, remains } from "../support/remains.ts";
import { scratch } from "../support/scratch.ts";
import { config, DOCKERFILE, HELLO } from "../support/servers.ts";
import { takeTurns } from "../support/turn.ts";
import { until } from "../support/until.ts";

takeTurns();

const LIMIT = { timeout: 90_000 };
const noting = (file: string) => `require("node:fs").appendFileSync(${JSON.stringify(file)}, "x");`;

test("what a killed run left is taken away by the next", LIMIT, async () => {
  using repository = scratch({ "README.md": "" });
  repository.commit({
    "loadgate.yml": config({ scenario: { path: ["direct", "proxy"] } }),
    "server.js": `${noting(repository.mark("starts"))}\n${HELLO}`,
  });
  repository.write({ "changed.txt": "" });
  const killed = begin(repository, compareArguments(["--budget", "60s"]));
  await repository.marked("starts", 5);
  killed.child.kill("SIGKILL");
  const { ids } = await killed.finished;
  const left = remains(repository, ids);
  for (const what of [/^process .*server\.js/, /^temporary loadgate-/, /\/head +[0-9a-f]+ \(detached/])
    assert.ok(
      left.some((text) => what.test(text)),
      `${what} in ${left.join("\n")}`,
    );

  repository.write({ "changed.txt": null });
  const next = await compare(repository);
  assert.equal(next.code, 0, next.stderr);
  assert.deepEqual(remains(repository, [...ids, ...next.ids]), []);
});

test("a build of a killed run goes too, and what it started", LIMIT, async () => {
  using repository = scratch({ "README.md": "" });
  repository.commit({
    "loadgate.yml": config({ target: { prepare: "node prepare.js" } }),
    "prepare.js": `require("node:child_process").spawn("sleep", ["1000"], { detached: true }); ${noting(repository.mark("here"))}`,
    "server.js": HELLO,
  });
  repository.write({ "changed.txt": "" });
  const killed = begin(repository, compareArguments([]));
  await repository.marked("here");
  killed.child.kill("SIGKILL");
  const { ids } = await killed.finished;
  assert.ok(remains(repository, ids).some((text) => /^process .*sleep 1000/.test(text)));
  const next = await compare(repository, ["--base", "no-such-revision"]);
  assert.equal(next.code, 2, next.stderr);
  assert.deepEqual(remains(repository, [...ids, ...next.ids]), []);
});

test("a run waits for another one that still goes on, and leaves what it has alone", LIMIT, async () => {
  using repository = scratch({ "README.md": "" });
  repository.commit({
    "loadgate.yml": config({ target: { prepare: "node prepare.js" } }),
    "prepare.js": `${noting(repository.mark("here"))} setTimeout(() => {}, 2500);`,
    "server.js": HELLO,
  });
  repository.write({ "changed.txt": "" });
  const first = begin(repository, compareArguments(["--budget", "3s", "--out", "first"]));
  await repository.marked("here");
  const [folder] = readdirSync(repository.temporary);
  const hasty = await compare(repository, ["--wait", "0s"]);
  assert.equal(hasty.code, 2, hasty.stderr);
  assert.match(hasty.stderr, new RegExp(`another run \\(process ${first.child.pid}\\) uses this machine`));
  assert.deepEqual(readdirSync(repository.temporary), [folder]);
  const second = await compare(repository, ["--base", "HEAD", "--head", "HEAD"]);
  const { code, stderr, ids } = await first.finished;
  assert.equal(code, 0, stderr);
  assert.equal(second.code, 0, second.stderr);
  assert.match(second.stderr, new RegExp(`waiting for another run .*\\(process ${first.child.pid}\\)`));
  assert.deepEqual(remains(repository, [...ids, ...second.ids]), []);
});

test("containers and images of a killed run go too", { ...LIMIT, skip: noDocker }, async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO, Dockerfile: DOCKERFILE });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const killed = begin(repository, compareArguments(["--runner", "docker", "--budget", "60s"]));
  await killed.says("api/hello/direct");
  await until("two containers", () =>
    killed.ids().some((id) => docker("ps", "--quiet", "--filter", `label=loadgate.run=${id}`).length === 2),
  );
  killed.child.kill("SIGKILL");
  const { ids } = await killed.finished;
  assert.ok(remains(repository, ids).length >= 4);
  const next = await compare(repository, ["--head", "HEAD", "--base", "HEAD"]);
  assert.equal(next.code, 0, next.stderr);
  assert.deepEqual(remains(repository, [...ids, ...next.ids]), []);
});
