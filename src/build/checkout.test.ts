import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import type { Startable, Target } from "../model/config.ts";
import { addCheckout } from "../platform/checkout-folder.ts";
import { refuseLinksOut, settleGit } from "./checkout.ts";

test("what leads out of the repository by a link is refused, whatever names it; what leads elsewhere in it is not", () => {
  const top = mkdtempSync(join(tmpdir(), "loadgate-links-"));
  try {
    const folder = join(top, "service");
    mkdirSync(join(folder, "app"), { recursive: true });
    writeFileSync(join(top, "body.json"), "{}");
    symlinkSync("../body.json", join(folder, "within.json"));
    mkdirSync(join(top, "..odd"));
    symlinkSync("../..odd", join(folder, "odd"));
    symlinkSync("/proc/self/environ", join(folder, "out.json"));
    symlinkSync("/etc", join(folder, "etc"));
    symlinkSync("/nowhere/at/all", join(folder, "nowhere"));
    const refused = (target: Partial<Target>, file?: string) => {
      const scenario = { request: file === undefined ? {} : { body: { file } } } as Scenario;
      refuseLinksOut([{ name: "head", folder, top, targets: [target as Target] }], [scenario]);
    };
    refused({}, "within.json");
    refused({}, "odd");
    refused({ build: { context: "..", dockerfile: "service/app", args: {} } }, "nowhere");
    const leadsOut = (name: string) =>
      new RegExp(`^UsageError: ${name} of head is a link out of the repository; `);
    assert.throws(() => refused({}, "out.json"), leadsOut("out.json"));
    assert.throws(() => refused({ build: { context: "etc", dockerfile: "D", args: {} } }), leadsOut("etc"));
    assert.throws(
      () => refused({ build: { context: ".", dockerfile: "out.json", args: {} } }),
      leadsOut("./out.json"),
    );
    assert.throws(() => refused({ tls: { ca: "etc/hosts", name: "a" } }), leadsOut("etc/hosts"));
    const process = { setup: [], command: ["node"], workingDirectory: "etc" };
    assert.throws(() => refused({ process }), leadsOut("etc"));
    const service = { name: "db", build: { context: "etc", dockerfile: "D", args: {} } };
    assert.throws(() => refused({ services: [service as never] }), leadsOut("etc"));
  } finally {
    rmSync(top, { recursive: true });
  }
});

const TARGET: Startable = {
  name: "api",
  build: { context: ".", dockerfile: "Dockerfile", args: {} },
  port: 80,
  env: {},
};

const SPEAKS = "FROM x\nRUN --mount=type=bind,source=.git,target=.git git describe\n";

for (const [dockerfile, ignored, stays] of [
  ["FROM scratch\nCOPY . .\nRUN curl https://github.com/x/y\n", "", false],
  [SPEAKS, "*\n!server.js\n", false],
  [SPEAKS, "node_modules\n**/.git\n", false],
  [SPEAKS, "*\n!.git\n", true],
  [SPEAKS, "# .git\n.gitignore\n", true],
] as const)
  test(`what a build is sent of git: ${stays ? "all" : "nothing"}, by ${JSON.stringify([dockerfile, ignored])}`, async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "context-"));
    const top = join(folder.path, "repository");
    mkdirSync(top);
    const gitIn = (at: string, ...args: string[]) =>
      execFileSync("git", ["-C", at, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args], {
        encoding: "utf8",
      }).trim();
    gitIn(top, "init", "--quiet");
    writeFileSync(join(top, "Dockerfile"), dockerfile);
    writeFileSync(join(top, ".dockerignore"), ignored);
    gitIn(top, "add", "--all");
    gitIn(top, "commit", "--quiet", "--message", "one");
    gitIn(top, "tag", "v1.2");
    gitIn(top, "commit", "--quiet", "--allow-empty", "--message", "two");
    const place = join(folder.path, "head");
    const here = { marker: {}, signal: new AbortController().signal };
    await using _ = await addCheckout({ top }, gitIn(top, "rev-parse", "HEAD"), place, here);
    await settleGit({ top: place, folder: place, submodules: [] }, [TARGET]);
    assert.equal(existsSync(join(place, ".git")), stays);
    if (!stays) return;
    renameSync(top, `${top}-away`);
    assert.match(gitIn(place, "describe", "--tags", "--dirty"), /^v1\.2-1-g[0-9a-f]+$/);
  });

test("a file that never ends in the place of a .dockerignore is not read", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "context-"));
  const pipe = join(folder.path, "pipe");
  execFileSync("mkfifo", [pipe]);
  for (const endless of ["/dev/zero", pipe]) {
    const top = mkdtempSync(join(folder.path, "tree-"));
    mkdirSync(join(top, ".git"));
    writeFileSync(join(top, "Dockerfile"), "FROM scratch\n");
    symlinkSync(endless, join(top, ".dockerignore"));
    await settleGit({ top, folder: top, submodules: [] }, [TARGET]);
    assert.equal(existsSync(join(top, ".git")), false);
  }
});
