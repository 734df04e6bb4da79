import assert from "node:assert/strict";
import { readdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { begin, compare, compareArguments } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO, noting } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

test("a run waits for another one that still goes on, and leaves what it has alone", {
  timeout: 90_000,
}, async () => {
  using repository = scratch({ "README.md": "" });
  repository.commit({
    "loadgate.yml": config({ process: { setup: "node setup.js" } }),
    "setup.js": `const { existsSync } = require("node:fs"); ${noting(repository.mark("here"))} const wait = () => existsSync(${JSON.stringify(repository.mark("go"))}) || setTimeout(wait, 20); wait();`,
    "server.js": HELLO,
  });
  repository.write({ "changed.txt": "" });
  const first = begin(repository, compareArguments(["--budget", "2s", "--out", "first"]));
  await repository.marked("here");
  const [folder] = readdirSync(repository.temporary);
  const hasty = await compare(repository, ["--wait", "0s"]);
  assert.equal(hasty.code, 2, hasty.stderr);
  assert.match(hasty.stderr, new RegExp(`another run \\(process ${first.child.pid}\\) uses this machine`));
  assert.deepEqual(readdirSync(repository.temporary), [folder]);
  const second = begin(
    repository,
    compareArguments(["--base", "HEAD", "--head", "HEAD", "--budget", "2s", "--measure-identical"]),
  );
  await second.says(`waiting for another run on this machine (process ${first.child.pid})`);
  writeFileSync(repository.mark("go"), "");
  const [one, other] = [await first.finished, await second.finished];
  assert.equal(one.code, 0, one.stderr);
  assert.equal(other.code, 0, other.stderr);
  assert.deepEqual(remains(repository, [...one.ids, ...other.ids]), []);
});
