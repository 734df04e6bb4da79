import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../../src/errors.ts";
import { nightly } from "../../src/trend/fixture.ts";
import { type GitServer, gitServer } from "../../test-support/git-server.ts";
import { PAGE, publishRun } from "../../test-support/publish-run.ts";
import { CASES } from "./at-once.ts";

/** Others' files on the branch: texts by path, each a regular file unless its path says otherwise. */
function put({ git }: GitServer, paths: readonly string[]): void {
  const blob = git("hash-object", "-w", "/etc/hostname");
  const [before] = git("for-each-ref", "--format=%(objectname)", "refs/heads/gh-pages").split("\n");
  git("read-tree", ...(before ? [before] : ["--empty"]));
  for (const path of paths) {
    const [, kind = "file", name = ""] = /^(?:(link|submodule):)?(.*)$/.exec(path) ?? [];
    const entry = kind === "link" ? `120000,${blob}` : `100644,${blob}`;
    const gitlink = `160000,${"1".repeat(40)}`;
    git(
      "update-index",
      "--add",
      "--replace",
      "--cacheinfo",
      `${kind === "submodule" ? gitlink : entry},${name}`,
    );
  }
  const parents = before ? ["-p", before] : [];
  git("update-ref", "refs/heads/gh-pages", git("commit-tree", git("write-tree"), ...parents, "-m", "Site"));
}

const listed = ({ git }: GitServer) => git("ls-tree", "-r", "gh-pages").split("\n");

const BUILT = ["_config.yml", "CNAME", "guide/intro.md", "assets/page.js"];

/** What is there, where the trend is to lie, and what the refusal names; null where it fits beside the site. */
const SITES: readonly (readonly [there: readonly string[], into: string, reported: RegExp | null])[] = [
  [["README.md", "index.md", "index.html"], "loadgate", null],
  [["docs/index.html"], "docs/trend", null],
  [[], "", null],
  [["index.html"], "", /gh-pages has index\.html \(a file\) that loadgate did not write/],
  [["index.md"], "", /has index\.md \(a file\)/],
  [["README.md"], "", /has README\.md \(a file\)/],
  [["page.css", "badge.svg"], "", /has badge\.svg \(a file\)/],
  [["page.js"], "", /has page\.js \(a file\)/],
  [["docs/index.html"], "docs", /has docs\/index\.html \(a file\)/],
  [["docs/trend.js"], "docs", /has docs\/trend\.js \(a file\)/],
  [["docs/alerts.json"], "docs", /has docs\/alerts\.json \(a file\)/],
  [["runs/2024/01/02/log.json"], "", /has runs \(a folder\)/],
  [["blocks"], "", /has blocks \(a file\)/],
  [["loadgate"], "loadgate", /has loadgate \(a file\)/],
  [["link:loadgate"], "loadgate", /has loadgate \(a symbolic link\)/],
  [["submodule:loadgate"], "loadgate", /has loadgate \(a submodule\)/],
  [["link:docs"], "docs/trend", /has docs \(a symbolic link\)/],
  [["link:loadgate/index.html"], "loadgate", /has loadgate\/index\.html \(a symbolic link\)/],
  [["loadgate/page.js/x"], "loadgate", /has loadgate\/page\.js \(a folder\)/],
  [[], "_trend", /leaves out the folder _trend, since Jekyll/],
  [[".nojekyll"], "_trend", null],
];

for (const [there, into, reported] of SITES)
  test(`${reported ? "refused" : "beside"}: ${into || "the root"} of a site with ${there.join(", ") || "nothing more"}`, async () => {
    await using server = await gitServer();
    put(server, [...BUILT, ...there]);
    const before = listed(server);
    const publishing = publishRun(nightly(0, CASES), server.url, { token: server.token, into });
    if (reported)
      await assert.rejects(publishing, (error: Error) => {
        assert.ok(error instanceof UsageError, String(error.stack));
        assert.match(error.message, reported);
        assert.match(error.message, /nothing was written.*--dashboard-path/);
        return true;
      });
    else await publishing;
    const after = new Set(listed(server));
    assert.ok(before.every((line) => after.has(line)));
    assert.equal(server.git("rev-list", "--count", "gh-pages"), reported ? "1" : "2");
  });

test("a page of our own is renewed; what somebody put in its place stays", async () => {
  await using server = await gitServer();
  const { token, url, git } = server;
  await publishRun(nightly(0, CASES), url, { token });
  const page = new Map([...PAGE, ["index.html", Buffer.from("<!doctype html><title>New</title>\n")]]);
  await publishRun(nightly(1, CASES), url, { token, page });
  assert.match(git("show", "gh-pages:loadgate/index.html"), /^<!doctype html><title>New/);
  for (const path of ["index.html", "badge.svg"]) {
    const ours = git("rev-parse", "gh-pages");
    put(server, [`loadgate/${path}`]);
    const theirs = git("rev-parse", "gh-pages");
    await assert.rejects(publishRun(nightly(2, CASES), url, { token, page }), {
      message: new RegExp(`^gh-pages has loadgate/${path} \\(a file\\) that loadgate did not write`),
    });
    assert.equal(git("rev-parse", "gh-pages"), theirs);
    git("update-ref", "refs/heads/gh-pages", ours);
  }
});
