import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { explainNotice } from "../../src/report/messages.ts";
import { compare, loadgate } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { gitIn, scratch } from "../../test-support/scratch.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 60_000 };
const REPOSITORY = { "loadgate.yml": config(), "server.js": HELLO };

test("a revision that does not exist", LIMIT, async () => {
  using repository = scratch(REPOSITORY);
  const run = await compare(repository, ["--base", "v9.9"]);
  assert.equal(run.code, 2);
  assert.match(run.stderr, /revision "v9\.9" does not exist here; git log --oneline --all lists/);
  assert.equal(run.results, null);
  assert.deepEqual(remains(repository, run.ids), []);
});

test(
  "what was named of the configuration is in the results, and in the command that measures again",
  LIMIT,
  async () => {
    const top = { presets: { quick: { "*": { duration: "100ms" } } } };
    using repository = scratch({ "suite/loadgate.yml": config({ top }), "server.js": HELLO });
    const named = ["--base", "HEAD", "--head", "HEAD", "--config", "suite/loadgate.yml", "--preset", "quick"];
    const run = await compare(repository, named);
    assert.equal(run.code, 0, run.stderr);
    assert.deepEqual(run.results?.plan.named, { config: "suite/loadgate.yml", preset: "quick" });
    const report = readFileSync(join(repository.folder, ".loadgate", "report.md"), "utf8");
    assert.match(report, /--config &#39;suite\/loadgate\.yml&#39; --preset &#39;quick&#39;/);
  },
);

test("neither a main branch nor a remote: it asks for --base", LIMIT, async () => {
  using repository = scratch(REPOSITORY);
  repository.git("branch", "--move", "trunk");
  const run = await compare(repository);
  assert.equal(run.code, 2);
  assert.match(run.stderr, /no origin\/HEAD, main or master .*--base REV/);
});

test("outside a repository, and in one without a commit", LIMIT, async () => {
  using repository = scratch(REPOSITORY);
  const bare = join(repository.temporary, "empty");
  mkdirSync(bare);
  const outside = await loadgate(repository, ["compare"], { cwd: bare });
  assert.equal(outside.code, 2);
  assert.match(outside.stderr, /is not inside a git repository/);
  gitIn(bare, "init", "--quiet");
  cpSync(join(repository.folder, "loadgate.yml"), join(bare, "loadgate.yml"));
  const empty = await loadgate(repository, ["compare"], { cwd: bare });
  assert.equal(empty.code, 2);
  assert.match(empty.stderr, /no commit yet/);
});

test("a shallow clone without the base: the message says which fetch to do", LIMIT, async () => {
  using repository = scratch(REPOSITORY);
  const base = repository.git("rev-parse", "HEAD");
  repository.git("checkout", "--quiet", "-b", "change");
  repository.commit({ "server.js": `// changed\n${HELLO}` });
  repository.git("checkout", "--quiet", "main");
  repository.commit({ "later.txt": "" });
  let count = 0;
  const clone = (...options: string[]) => {
    const folder = join(repository.folder, "..", `clone${count++}`);
    gitIn(
      repository.folder,
      "clone",
      "--quiet",
      "--depth=1",
      ...options,
      `file://${repository.folder}`,
      folder,
    );
    return { cwd: folder };
  };
  const all = clone("--branch", "change", "--no-single-branch");
  const apart = await compare(repository, [], all);
  assert.equal(apart.code, 2);
  assert.match(
    apart.stderr,
    /no common commit here: this clone is shallow; run git fetch --unshallow origin/,
  );
  assert.match(apart.stderr, /fetch-depth: 0/);
  const named = await compare(repository, ["--base", base], clone("--branch", "change"));
  assert.equal(named.code, 2);
  assert.match(
    named.stderr,
    new RegExp(`this clone is shallow, so fetch it first: git fetch --depth=1 origin ${base}`),
  );
  const alone = await compare(repository, [], clone("--branch", "change"));
  assert.equal(alone.code, 2);
  assert.match(alone.stderr, /shallow; run git fetch --unshallow origin/);
});

test(
  "what fails in a sparse checkout is said to lack files, where it may be for want of them",
  LIMIT,
  async () => {
    using repository = scratch(REPOSITORY);
    repository.commit({ "later.txt": "" });
    repository.git("sparse-checkout", "set", "--no-cone", "/loadgate.yml", "/later.txt");
    const run = await compare(repository, ["--base", "HEAD~1", "--budget", "3s"]);
    assert.equal(run.code, 3, run.stderr);
    assert.match(
      run.results?.notices.map(explainNotice).join() ?? "",
      /this checkout is sparse, so both sides lack server\.js, .*git sparse-checkout add/,
    );
  },
);

test("a base without a configuration is built and started as head says", LIMIT, async () => {
  using repository = scratch({ "server.js": HELLO });
  repository.write({ "loadgate.yml": config() });
  const run = await compare(repository, ["--budget", "3s"]);
  assert.equal(run.code, 0, run.stderr);
  assert.match(
    run.results?.notices.map(explainNotice).join() ?? "",
    /base has no loadgate\.yml, so head's is used/,
  );
  assert.notEqual(run.results?.verdict, "invalid");
});

test("a base whose configuration is broken does not block head, which may repair it", LIMIT, async () => {
  using repository = scratch({ "server.js": HELLO, "loadgate.yml": "targets: 1\n" });
  repository.write({ "loadgate.yml": config() });
  const run = await compare(repository, ["--budget", "3s"]);
  assert.equal(run.code, 0, run.stderr);
  assert.match(
    run.results?.notices.map(explainNotice).join() ?? "",
    /base's loadgate\.yml cannot be used \(loadgate\.yml:1:/,
  );
});

test("a head that has removed its configuration, and a repository without any", LIMIT, async () => {
  using repository = scratch(REPOSITORY);
  repository.write({ "loadgate.yml": null });
  const removed = await compare(repository);
  assert.equal(removed.code, 2);
  assert.match(removed.stderr, /head has no loadgate\.yml: head has removed it; put it back/);
  repository.git("commit", "--quiet", "--all", "--message", "Remove");
  const none = await compare(repository);
  assert.equal(none.code, 2);
  assert.match(none.stderr, /head has no loadgate\.yml: loadgate init writes one/);
});

test("broken YAML and unknown keys: file, line, column and what comes nearest", LIMIT, async () => {
  using repository = scratch(REPOSITORY);
  repository.write({ "loadgate.yml": "targets:\n  api: {port: 1\nscenarios:\n" });
  const broken = await compare(repository);
  assert.equal(broken.code, 2);
  assert.match(broken.stderr, /^loadgate: loadgate\.yml:\d+:\d+: /m);
  repository.write({ "loadgate.yml": config({ scenario: { conections: 8 } }) });
  const unknown = await compare(repository);
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /loadgate\.yml:\d+:\d+: .*"conections".*"?connections/);
  assert.deepEqual(remains(repository, [...broken.ids, ...unknown.ids]), []);
});

test("a change that loosens its own gate is reported, and judged by base's rules", LIMIT, async () => {
  using repository = scratch({ "server.js": HELLO, "loadgate.yml": config() });
  repository.write({ "loadgate.yml": config({ scenario: { threshold: "50%" } }) });
  const run = await compare(repository, ["--budget", "3s"]);
  assert.deepEqual(run.results?.notices, [
    {
      code: "gate-changed",
      changes: [{ setting: "threshold", scenario: "hello", before: 0.02, after: 0.5 }],
    },
  ]);
  assert.equal(run.results?.cases[0]?.threshold, 0.02);
});

test(
  "a change that asks for something else, and sends another body, is reported; both sides are asked the same",
  LIMIT,
  async () => {
    const counting = serverThat(`let bytes = 0;
    request.on("data", (data) => { bytes += data.length; }).on("end", () => response.end(String(bytes)));`);
    const asks = (path: string) =>
      config({
        scenario: { request: { method: "PUT", path, "body-file": "body" }, expect: { body: "2" } },
      });
    using repository = scratch({ "server.js": counting, "loadgate.yml": asks("/slow"), sent: "long" });
    // What is sent has another name than what the configuration has.
    symlinkSync("sent", join(repository.folder, "body"));
    repository.git("add", "--all");
    repository.git("commit", "--quiet", "--amend", "--no-edit");
    repository.write({ "loadgate.yml": asks("/fast"), sent: "hi", "server.js": `${counting}// changed` });
    const run = await compare(repository);
    assert.equal(run.code, 0, run.stderr);
    assert.deepEqual(
      run.results?.notices.flatMap((notice) =>
        notice.code === "plan-changed" ? notice.changes.map(({ setting }) => setting) : notice.code,
      ),
      ["request.paths", "ready.path", "request.body-file"],
    );
    assert.deepEqual(run.results?.cases[0]?.brokenIn, []);
  },
);

test(
  "a change that names its target again is not measured with head's way to start base",
  LIMIT,
  async () => {
    const mark = "EVIL";
    using repository = scratch(REPOSITORY);
    const evil = { build: ".", port: 8080, process: { command: "node evil.js" } };
    const renamed = JSON.parse(config());
    renamed.targets = { app: { ...evil, process: { setup: "node evil.js", command: "node evil.js" } } };
    repository.write({
      "loadgate.yml": JSON.stringify(renamed),
      "evil.js": `require("node:fs").writeFileSync(${JSON.stringify(repository.mark(mark))}, "x");`,
    });
    const run = await compare(repository);
    assert.equal(run.code, 2, run.stderr);
    assert.match(run.stderr, /base's loadgate\.yml has none of head's targets/);
    assert.ok(!existsSync(repository.mark(mark)));
  },
);

test(
  "a target that base does not have is measured alone and reported; the others are compared",
  LIMIT,
  async () => {
    using repository = scratch(REPOSITORY);
    const more = JSON.parse(config());
    more.targets.web = { command: "node server.js", port: 8081 };
    repository.write({ "loadgate.yml": JSON.stringify(more), "server.js": `${HELLO}// changed` });
    const run = await compare(repository);
    assert.equal(run.code, 0, run.stderr + run.stdout);
    assert.deepEqual(
      run.results?.cases.map(({ target, verdict }) => [target, verdict === "new"]),
      [
        ["api", false],
        ["web", true],
      ],
    );
    const found = { code: "newly-measured", targets: ["web"], scenarios: [], via: [], pairs: [] };
    assert.deepEqual(run.results?.notices, [found]);
  },
);

test("a configuration that is moved does not leave base's rules behind", LIMIT, async () => {
  for (const [from, to] of [
    ["loadgate.yml", "loadgate.yaml"],
    [".github/loadgate.yml", "loadgate.yml"],
    // Base has the other one, too, and does not use it.
    ["loadgate.yml", ".github/loadgate.yml"],
  ] as const) {
    const loose = config({ scenario: { threshold: "90%" } });
    const unused = from === "loadgate.yml" && to === ".github/loadgate.yml" ? { [to]: loose } : {};
    using repository = scratch({ "server.js": HELLO, ...unused, [from]: config() });
    repository.write({ [from]: null, [to]: loose });
    const run = await compare(repository);
    assert.equal(run.code, 2, run.stderr);
    assert.ok(run.stderr.includes(`base has its configuration at ${from}, head at ${to}`), run.stderr);
  }
});

test("head's isolation and secrets are not its own to choose", LIMIT, async () => {
  const base = config({ top: { isolation: "docker" } });
  using repository = scratch({ "server.js": HELLO, "loadgate.yml": base });
  repository.write({
    "loadgate.yml": config({
      target: { secrets: ["GH_TOKEN"] },
      process: { setup: "node evil.js" },
      top: { isolation: "process" },
    }),
    "evil.js": `require("node:fs").writeFileSync(${JSON.stringify(repository.mark("ran"))}, "x");`,
  });
  // No engine answers here: what must not happen is that head's setup runs on the host.
  const env = { DOCKER_HOST: "unix:///nowhere/docker.sock", GH_TOKEN: "correct-horse-battery-staple" };
  const run = await loadgate(repository, ["compare", "--budget", "3s"], { env });
  assert.equal(run.code, 2, run.stderr);
  assert.match(run.stderr, /containers cannot be used/);
  assert.ok(!existsSync(repository.mark("ran")));
});

test("a secret that a run may not give is refused before anything is built", LIMIT, async () => {
  const secret = config({ target: { secrets: ["API_KEY"] } });
  using repository = scratch({ "server.js": HELLO, "loadgate.yml": secret });
  repository.write({ "server.js": `${HELLO}// changed` });
  const env = { API_KEY: "correct-horse-battery-staple" };
  const run = await compare(repository, ["--secrets", "none"], { env });
  assert.equal(run.code, 2, run.stderr);
  assert.match(run.stderr, /"api" takes the secret API_KEY, which this run may not pass on/);
  const allowed = await compare(repository, ["--secrets", "API_KEY"], { env });
  assert.equal(allowed.code, 0, allowed.stderr);
});
