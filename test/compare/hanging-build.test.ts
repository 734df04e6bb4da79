import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { buildRevisions, removeBuilt } from "../../src/build/build-revisions.ts";
import type { Repository } from "../../src/platform/git.ts";
import { openRunResources } from "../../src/platform/run-resources.ts";
import { noDocker } from "../../test-support/remains.ts";
import { DOCKERFILE, HELLO } from "../../test-support/servers.ts";

test("an image whose build hangs is one failure, in the time for all; what can be built is built", {
  timeout: 120_000,
  skip: noDocker,
}, async () => {
  await using resources = openRunResources();
  const checkout = (name: string, dockerfile: string) => {
    const folder = join(resources.folder, name);
    mkdirSync(folder);
    writeFileSync(join(folder, "Dockerfile"), dockerfile);
    writeFileSync(join(folder, "server.js"), HELLO);
    const ready = { path: "/", timeoutSeconds: 1 };
    const build = { context: ".", dockerfile: "Dockerfile", args: {} };
    const targets = ["a", "b", "c"].map((each) => ({
      name: each,
      build,
      port: 80,
      env: {},
      ready,
    }));
    const revision = { commit: name, label: name };
    return {
      name,
      revision,
      targets,
      file: "loadgate.yml",
      tree: name,
      top: folder,
      folder,
      lacking: [],
      unfiltered: [],
      leftOut: [],
      submodules: [],
    };
  };
  const checkouts = [checkout("base", DOCKERFILE), checkout("head", `${DOCKERFILE}RUN sleep 3000\n`)];
  const context = {
    repository: { top: resources.folder } as Repository,
    resources,
    signal: AbortSignal.timeout(110_000),
    buildSeconds: 40,
  };
  try {
    const [base, head] = await buildRevisions(checkouts, "docker", context);
    assert.deepEqual(base?.failures, []);
    assert.equal(base?.targets.length, 3);
    assert.deepEqual(
      head?.failures.map(({ target, limitSeconds }) => [target, limitSeconds]),
      ["a", "b", "c"].map((target) => [target, 40]),
    );
  } finally {
    for (const each of checkouts) await removeBuilt(each, resources);
  }
});
