import assert from "node:assert/strict";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ended, fault } from "../../test-support/fault.ts";
import { compare } from "../../test-support/loadgate.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { CHANGED, changed, REPOSITORY } from "./changed.ts";

takeTurns();

const SHORT = ["--budget", "4s"];
const JUDGED = /is (unchanged|inconclusive)/;
/** The same as people read it, where the results are not in the repository's own folder. */
const IN_THE_TABLE = /^api\/hello\/direct +(unchanged|inconclusive|no change seen|probably (slower|faster)) /;

for (const [what, name] of [
  ["a space", "my service"],
  ["an umlaut", "dienst-für-grüße"],
  ["a leading dash", "-rf"],
] as const) {
  fault("repository", `${what} in the path`, async () => {
    using repository = scratch({ [`${name}/loadgate.yml`]: config(), [`${name}/server.js`]: HELLO });
    repository.write({ [`${name}/server.js`]: CHANGED });
    const run = await compare(repository, [`--config=${name}/loadgate.yml`, ...SHORT]);
    return ended(repository, run, { code: 0, says: JUDGED });
  });
}

fault("repository", "100 000 files", async () => {
  using repository = changed();
  for (let folder = 0; folder < 100; folder += 1) {
    const path = join(repository.folder, "many", String(folder));
    mkdirSync(path, { recursive: true });
    for (let file = 0; file < 1000; file += 1) writeFileSync(join(path, `${file}.txt`), "");
  }
  repository.commit({ "server.js": HELLO });
  repository.write({ "server.js": CHANGED });
  const run = await compare(repository, SHORT, { limitSeconds: 110 });
  return ended(repository, run, { code: 0, says: JUDGED });
});

fault("repository", "a link that leads out of it", async () => {
  using repository = scratch(REPOSITORY);
  symlinkSync("/etc", join(repository.folder, "etc"));
  repository.commit({ "server.js": CHANGED });
  repository.write({ "server.js": HELLO });
  const run = await compare(repository, SHORT);
  return ended(repository, run, { code: 0, says: JUDGED });
});

fault("repository", "a worktree of another repository's", async () => {
  using repository = scratch(REPOSITORY);
  const tree = join(repository.folder, "..", "tree");
  repository.git("worktree", "add", "--quiet", "--detach", tree);
  writeFileSync(join(tree, "server.js"), CHANGED);
  const run = await compare(repository, SHORT, { cwd: tree });
  repository.git("worktree", "remove", "--force", tree);
  return ended(repository, run, { code: 0, says: IN_THE_TABLE });
});

fault("repository", "a configuration of 1000 cases", async () => {
  const scenarios = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`s${index}`, { request: `GET /${index}`, via: "direct" }]),
  );
  using repository = scratch({
    "loadgate.yml": JSON.stringify({
      targets: { api: { build: ".", process: { command: "node server.js" }, port: 8080 } },
      scenarios,
    }),
    "server.js": HELLO,
  });
  repository.write({ "server.js": CHANGED });
  const run = await compare(repository, ["--budget", "10s"]);
  assert.equal(run.results?.cases.length, 1000);
  return ended(repository, run, { code: 0, says: /time ran out/ });
});
