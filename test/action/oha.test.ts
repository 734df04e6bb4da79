import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { OHA_VERSION } from "../../src/platform/install-oha.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { pathWith } from "../../test-support/path.ts";
import { readPins } from "../../test-support/pins.ts";
import { BAD_ANSWERS, NOBODY, releaseServer } from "../../test-support/release-server.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { packed } from "./act.ts";
import { enter, type Way } from "./door.ts";

takeTurns();

/** A change of a server, on a machine without oha. */
function changed(more: Record<string, string> = {}): Scratch {
  const made = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  made.commit({ "server.js": `// other\n${HELLO}`, ...more });
  return made;
}

const toolCache = (repository: Scratch) => repository.mark("tools");
const kept = (repository: Scratch) =>
  join(toolCache(repository), "oha", OHA_VERSION, process.arch, "bin", "oha");

/** Compares the change with the commit before it; oha's releases are at this address. */
function measure(repository: Scratch, mirror: string, PATH: string, env = {}, way: Way = {}) {
  const inputs = { isolation: "process", base: "HEAD~1", budget: "3s" };
  return enter(
    repository,
    "workflow_dispatch",
    {},
    inputs,
    {
      PATH,
      LOADGATE_OHA: "",
      LOADGATE_CACHE: repository.mark("cache"),
      RUNNER_TOOL_CACHE: toolCache(repository),
      LOADGATE_OHA_MIRROR: mirror,
      ...env,
    },
    way,
  ).ended;
}

test("the Action downloads oha, verifies it, measures with it, and keeps it for the next job", {
  skip: findProgram("oha") === null && "oha was not found (make setup)",
  timeout: 120_000,
}, async () => {
  using repository = changed();
  const program = readFileSync(findProgram("oha") ?? "");
  // The Action as it would be if this machine's oha were the release.
  const action = join(packed(repository.mark("action")), "dist", "measure.js");
  let bundle = readFileSync(action, "utf8");
  for (const hash of Object.values(readPins().oha.sha256)) {
    assert.ok(hash && bundle.includes(hash));
    bundle = bundle.replaceAll(hash, createHash("sha256").update(program).digest("hex"));
  }
  writeFileSync(action, bundle);
  await using server = await releaseServer((_, response) => response.end(program));
  const PATH = pathWith(repository, "git", "taskset", "node", "mkfifo");

  const first = await measure(repository, server.url, PATH, {}, { action });
  assert.equal(first.code, 0, first.output);
  assert.match(first.output, /oha: downloaded and verified/);
  assert.match(first.output, /^::set-output name=verdict::/m);
  assert.ok(program.equals(readFileSync(kept(repository))));
  assert.equal(server.asked.length, 1);

  const next = await measure(repository, server.url, PATH, {}, { action });
  assert.equal(next.code, 0, next.output);
  assert.equal(server.asked.length, 1);

  // A job of the same runner has put another in its place, and its hash beside it.
  writeFileSync(kept(repository), "#!/bin/sh\nexit 1\n");
  const forged = createHash("sha256").update("#!/bin/sh\nexit 1\n").digest("hex");
  writeFileSync(`${kept(repository)}.sha256`, `${forged}  oha-${OHA_VERSION}\n`);
  const after = await measure(repository, server.url, PATH, {}, { action });
  assert.equal(after.code, 0, after.output);
  assert.equal(server.asked.length, 2);
  assert.ok(program.equals(readFileSync(kept(repository))));
});

/** Why there is no release, and what the Action says then. */
const FAILURES: Readonly<Record<string, readonly [RequestListener | null, RegExp]>> = {
  ...BAD_ANSWERS,
  "nobody there": [null, /fetch failed .*ECONNREFUSED/],
};

for (const [what, [answer, reason]] of Object.entries(FAILURES)) {
  test(`no release, but ${what}: the Action says why, and what to do`, { timeout: 60_000 }, async () => {
    using repository = changed();
    await using server = await releaseServer(answer ?? (() => {}));
    const mirror = answer ? server.url : NOBODY;
    const { code, output } = await measure(
      repository,
      mirror,
      pathWith(repository, "git", "taskset", "node"),
    );
    assert.equal(code, 2, output);
    assert.match(output, reason);
    assert.match(output, /^::error::oha .* is missing .*cannot be compiled.*put a release from .* on PATH/m);
    assert.equal(existsSync(kept(repository)), false);
  });
}

/** As rustup's `cargo`: runs the compiler that a folder above names, unless a variable chooses one; else it reports, and fails. */
const CARGO = (report: string) => `#!/bin/sh
folder=$PWD
while [ -z "$RUSTUP_TOOLCHAIN" ] && [ "$folder" != / ]; do
  file=$folder/rust-toolchain.toml
  [ -f "$file" ] && exec "$(sed -n 's/^path = "\\(.*\\)"$/\\1/p' "$file")/bin/cargo" "$@"
  folder=$(dirname "$folder")
done
{ echo "in $PWD"; env; } >> '${report}'
[ "$1" = --version ]
`;

test("oha is compiled neither in the change's checkout, nor by its compiler, nor with the job's variables", {
  timeout: 60_000,
}, async () => {
  using repository = changed();
  const theirs = join(repository.folder, "toolchain");
  repository.commit({
    "rust-toolchain.toml": `[toolchain]\npath = "${theirs}"\n`,
    "toolchain/bin/cargo": `#!/bin/sh\nenv > '${repository.mark("theirs")}'\n`,
    "server.js": `// another\n${HELLO}`,
  });
  chmodSync(join(theirs, "bin", "cargo"), 0o755);
  const PATH = pathWith(repository, "git", "taskset", "node", "sh", "sed", "dirname", "env");
  writeFileSync(join(PATH, "cargo"), CARGO(repository.mark("report")), { mode: 0o755 });
  const secrets = { ACTIONS_RUNTIME_TOKEN: "hidden-1", DEPLOY_KEY: "hidden-2" };
  // A runner starts the step in the checkout.
  const way = { cwd: repository.folder };
  const { code, output } = await measure(repository, NOBODY, PATH, secrets, way);
  assert.equal(existsSync(repository.mark("theirs")), false, "the change's compiler was run");
  assert.equal(code, 2, output);
  assert.match(output, /^::error::oha .* is missing .*could not be compiled .*put a release from/m);
  const report = readFileSync(repository.mark("report"), "utf8");
  const folders = [...report.matchAll(/^in (.*)$/gm)].map(([, folder]) => folder);
  assert.equal(folders.length, 2);
  for (const folder of folders) assert.ok(folder?.startsWith(join(toolCache(repository), "oha")), folder);
  assert.doesNotMatch(report, /hidden/);
  assert.ok(!report.includes(repository.folder), report);
});
