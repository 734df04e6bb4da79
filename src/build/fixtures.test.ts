import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import type { Target } from "../model/config.ts";
import { layFixtures, takeFixtures } from "./fixtures.ts";

/** Checkouts of head and base with these files; the configuration lies in `service`. */
function checkouts(t: TestContext, files: { head: Record<string, string>; base: Record<string, string> }) {
  const root = mkdtempSync(join(tmpdir(), "loadgate-fixtures-"));
  t.after(() => rmSync(root, { recursive: true }));
  const targets = [{ name: "lib", fixture: "bench" } as Target];
  const place = (name: "head" | "base") => {
    const top = join(root, name);
    mkdirSync(join(top, "service"), { recursive: true });
    for (const [path, text] of Object.entries(files[name])) {
      mkdirSync(dirname(join(top, path)), { recursive: true });
      writeFileSync(join(top, path), text);
    }
    return { name, top, folder: join(top, "service"), targets };
  };
  return { root, head: place("head"), base: place("base") };
}

test("base gets head's folder, and keeps nothing of its own there", async (t) => {
  const { root, head, base } = checkouts(t, {
    head: { "service/bench/server.js": "new", "service/bench/lib/a.js": "a", "service/index.js": "head" },
    base: { "service/bench/server.js": "old", "service/bench/old.js": "old", "service/index.js": "base" },
  });
  symlinkSync("server.js", join(head.folder, "bench", "main.js"));
  symlinkSync("../index.js", join(head.folder, "bench", "library.js"));
  const fixtures = await takeFixtures(head, head.targets, root);
  // What head's own commands do to it later is not base's.
  writeFileSync(join(head.folder, "bench", "server.js"), "altered");
  await layFixtures(fixtures, base);
  const read = (file: string) => readFileSync(join(base.folder, file), "utf8");
  assert.deepEqual(
    ["bench/server.js", "bench/lib/a.js", "bench/main.js", "bench/library.js", "index.js"].map(read),
    ["new", "a", "new", "base", "base"],
  );
  assert.equal(readlinkSync(join(base.folder, "bench", "main.js")), "server.js");
  assert.ok(!existsSync(join(base.folder, "bench", "old.js")));
});

test("a base without the folder, or that of its configuration, gets one; a head without it leaves base's", async (t) => {
  const { root, head, base } = checkouts(t, { head: { "service/bench/server.js": "new" }, base: {} });
  rmSync(base.folder, { recursive: true });
  await layFixtures(await takeFixtures(head, head.targets, root), base);
  assert.equal(readFileSync(join(base.folder, "bench", "server.js"), "utf8"), "new");
  rmSync(join(head.folder, "bench"), { recursive: true });
  await layFixtures(await takeFixtures(head, head.targets, join(root, "none")), base);
  assert.ok(existsSync(join(base.folder, "bench", "server.js")));
});

test("no link out of a checkout is followed", async (t) => {
  const { root, head, base } = checkouts(t, { head: { "service/bench/server.js": "new" }, base: {} });
  const link = (target: string) => {
    const path = join(head.folder, "bench", "link");
    rmSync(path, { force: true });
    symlinkSync(target, path);
    return takeFixtures(head, head.targets, join(root, "taken"));
  };
  symlinkSync("/etc", join(head.top, "out"));
  for (const target of ["/etc/passwd", "../../../outside", join(head.folder, "bench"), "../../out/passwd"])
    await assert.rejects(link(target), /bench\/link of head is a link out of the repository/, target);
  rmSync(join(head.folder, "bench"), { recursive: true });
  symlinkSync("/etc", join(head.folder, "bench"));
  await assert.rejects(takeFixtures(head, head.targets, root), /fixture bench of head is not a folder/);
  rmSync(join(head.folder, "bench"));
  writeFileSync(join(head.folder, "bench"), "a file");
  await assert.rejects(takeFixtures(head, head.targets, root), /is not a folder/);

  const victim = join(root, "victim");
  mkdirSync(join(victim, "bench"), { recursive: true });
  writeFileSync(join(victim, "bench", "kept"), "");
  rmSync(base.folder, { recursive: true });
  symlinkSync(victim, base.folder);
  const fixtures = new Map([["bench", join(root, "anything")]]);
  await assert.rejects(layFixtures(fixtures, base), /fixture bench lies behind a link in base/);
  rmSync(base.folder);
  mkdirSync(base.folder);
  symlinkSync(join(victim, "bench"), join(base.folder, "bench"));
  mkdirSync(join(root, "anything"));
  await layFixtures(fixtures, base);
  assert.ok(existsSync(join(victim, "bench", "kept")));
  assert.ok(!existsSync(join(base.folder, "bench", "kept")));
});
