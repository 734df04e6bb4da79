import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readResults } from "../../src/format/results.ts";
import { readEstimate } from "../../src/trend/estimate.ts";
import { decodeSpark } from "../../src/trend/spark.ts";
import { readOverview, type Store } from "../../src/trend/store.ts";
import { loadgate } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const options = { timeout: 80_000 };
const trend = (repository: Parameters<typeof loadgate>[0], ...more: string[]) =>
  loadgate(repository, ["trend", "--isolation", "process", "--budget", "6s", ...more]);

test(
  "a point of the trend: head against the pinned reference, one case with identical builds, and a planted slowdown",
  options,
  async () => {
    // A threshold so high that a slowdown of 40% is planted, which a few seconds show.
    using repository = scratch({
      "loadgate.yml": config({ scenario: { threshold: "16%" }, top: { trend: { reference: "v1" } } }),
      "server.js": HELLO,
    });
    repository.git("tag", "v1");
    const reference = repository.git("rev-parse", "HEAD");
    const slow = "for (let i = 0; i < 1e5; i += 1) Math.sqrt(i);";
    const head = repository.commit(
      { "server.js": serverThat(`${slow} response.end("Hello");`) },
      "</script> slower",
    );
    const run = await trend(repository);
    // A night that is slower than its reference is a point, not a failure.
    assert.equal(run.code, 0, run.stdout + run.stderr);
    assert.deepEqual(remains(repository, run.ids), []);
    const results = readResults(readFileSync(join(repository.folder, ".loadgate", "results.json"), "utf8"));
    assert.equal(results.command, "trend");
    assert.deepEqual(results.trend?.reference, { commit: reference, label: "v1" });
    assert.deepEqual(results.trend?.head, { commit: head, subject: "</script> slower" });
    const [goodput] = results.cases[0]?.metrics ?? [];
    assert.ok((goodput?.ratio ?? 1) < 0.9, JSON.stringify(goodput));
    // No look may end it early: a size that is reported early is a little too large.
    assert.equal(results.plan.looks, false);
    assert.equal(results.cases[0]?.settledAt, null);
    const control = results.trend?.control;
    assert.equal(control?.cases.length, 1);
    assert.notEqual(control?.verdict, "regression");
    assert.deepEqual([results.trend?.seam, results.trend?.again], [null, null]);
    const planted = results.trend?.planted;
    assert.deepEqual([planted?.case, planted?.slowdown], ["api/hello/direct", 0.4]);
    assert.deepEqual(
      planted?.results?.variants.map(({ commit }) => commit),
      [reference, reference],
    );
    const cpu = planted?.results?.cases[0]?.metrics.find(({ name }) => name === "cpu");
    // Nobody but root adds a process to a control group.
    if (process.getuid?.() === 0) assert.ok((cpu?.ratio ?? 1) > 1.15, JSON.stringify(planted));
    else assert.match(run.stdout, /slowdown that is added to api\/hello\/direct on purpose was not measured/);
  },
);

test(
  "a reference that is not there, that moves along, and none at all: one clear error each",
  options,
  async () => {
    using repository = scratch({
      "loadgate.yml": config({ top: { trend: { reference: "v9" } } }),
      "server.js": HELLO,
    });
    const missing = await trend(repository);
    assert.equal(missing.code, 2);
    assert.match(missing.stderr, /reference v9 .* not in this clone; fetch it/);
    const checked = await loadgate(repository, ["check", "--isolation", "process"]);
    assert.equal(checked.code, 2);
    assert.match(checked.stdout, /reference v9 .* not in this clone/);
    repository.commit({ "loadgate.yml": config({ top: { trend: { reference: "main" } } }) });
    const moving = [await trend(repository), await loadgate(repository, ["check", "--isolation", "process"])];
    for (const { stdout, stderr } of moving)
      assert.match(
        (stdout + stderr).replace(/\s+/g, " "),
        /reference main of the trend is refs\/heads\/main, which moves, .* pin a tag or a commit/,
      );
    repository.commit({ "loadgate.yml": config() });
    const none = await trend(repository);
    assert.equal(none.code, 2);
    assert.match(none.stderr, /no trend section.*reference: v1\.0\.0/);
  },
);

test("--bisect of several cases is refused before anything is measured", options, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario: { via: ["direct", "nginx"] } }),
    "server.js": HELLO,
  });
  const from = repository.git("rev-parse", "HEAD");
  repository.commit({ "server.js": `// other\n${HELLO}` });
  const { code, stderr } = await trend(repository, "--bisect", `${from}..HEAD`);
  assert.equal(code, 2, stderr);
  assert.match(stderr, /--bisect looks at one case, not at 2; name it with --case/);
  assert.ok(!existsSync(join(repository.folder, ".loadgate", "results.json")));
});

test("--bisect finds the commit that made it slower", { timeout: 160_000 }, async () => {
  // What cannot touch the server needs no load.
  const own = config({ target: { changes: ["server.js"] } });
  using repository = scratch({ "loadgate.yml": own, "server.js": HELLO });
  const from = repository.git("rev-parse", "HEAD");
  repository.commit({ "a.txt": "a" });
  const slow = "for (let i = 0; i < 1e5; i += 1) Math.sqrt(i);";
  const culprit = repository.commit({ "server.js": serverThat(`${slow} response.end("Hello");`) }, "Slower");
  const args = ["trend", "--bisect", `${from}..HEAD`, "--isolation", "process", "--budget", "60s", "--json"];
  const { code, stdout, stderr, ids } = await loadgate(repository, args);
  assert.equal(code, 0, stdout + stderr);
  const found = JSON.parse(stdout);
  assert.deepEqual(found.suspects, [{ commit: culprit, subject: "Slower" }]);
  assert.equal(found.verdict, "regression");
  assert.deepEqual(remains(repository, ids), []);
});

test("a reference that moves: the new one is measured against the old, and the series goes on", {
  timeout: 160_000,
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({ top: { trend: { reference: "v1" } } }),
    "server.js": HELLO,
  });
  const remote = join(repository.folder, "..", "trend.git");
  repository.git("init", "--quiet", "--bare", remote);
  repository.git("remote", "add", "origin", remote);
  repository.git("tag", "v1");
  const night = async () => {
    const measured = await trend(repository);
    assert.equal(measured.code, 0, measured.stdout + measured.stderr);
    const published = await loadgate(repository, ["publish"]);
    assert.equal(published.code, 0, published.stdout + published.stderr);
    return readResults(readFileSync(join(repository.folder, ".loadgate", "results.json"), "utf8")).trend;
  };
  const v1 = repository.git("rev-parse", "v1");
  assert.equal((await night())?.seam, null);
  const slow = "for (let i = 0; i < 1e5; i += 1) Math.sqrt(i);";
  repository.commit({ "server.js": serverThat(`${slow} response.end("Hello");`) });
  repository.git("tag", "v2");
  repository.commit({ "loadgate.yml": config({ top: { trend: { reference: "v2" } } }) });
  const moved = await night();
  assert.deepEqual(moved?.seam?.from, { commit: v1, label: "v1" });
  assert.ok((moved?.seam?.results.cases[0]?.metrics[0]?.ratio ?? 1) < 0.9);
  const overview = await readOverview(storeIn(repository, remote));
  const series = overview?.series.find(
    (each) => each.case === "api/hello/direct" && each.metric === "goodput",
  );
  const [first, second] = decodeSpark(series?.spark ?? "");
  // Head and reference are one now, and yet the series knows that it is slower than it was.
  assert.ok(series?.ratio && Math.abs(readEstimate(series.ratio).value) < 0.3, JSON.stringify(series));
  assert.ok((second ?? 0) < (first ?? 0) - 0.1, JSON.stringify(series));
});

/** The trend on a bare repository's branch. */
function storeIn({ git }: { readonly git: (...args: string[]) => string }, remote: string): Store {
  const show = (path: string) => {
    try {
      return git("--git-dir", remote, "show", `gh-pages:loadgate/${path}`);
    } catch {
      return null;
    }
  };
  return { read: async (paths) => paths.map(show), list: async () => [] };
}
