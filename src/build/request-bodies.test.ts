import assert from "node:assert/strict";
import { chownSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import { takeBodies } from "./request-bodies.ts";

const sending = (file: string) => ({ request: { body: { file } } }) as Scenario;
const rootOnly = process.getuid?.() === 0 ? false : "only root gives files away";

test("of the files that are sent only a user's own are taken, whatever a link leads to", {
  skip: rootOnly,
}, async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "bodies-"));
  const [folder, into] = [join(temporary.path, "head"), join(temporary.path, "bodies")];
  mkdirSync(join(folder, "data"), { recursive: true });
  const user = { uid: 60_600, gid: 60_600 };
  writeFileSync(join(folder, "data/own.bin"), Buffer.from([0, 255]));
  chownSync(join(folder, "data/own.bin"), user.uid, user.gid);
  writeFileSync(join(temporary.path, "secret"), "root's");
  symlinkSync("../../secret", join(folder, "data/link.bin"));
  symlinkSync("own.bin", join(folder, "data/alias.bin"));
  const scenarios = ["data/own.bin", "data/link.bin", "data/alias.bin", "data/none.bin"].map(sending);
  takeBodies(scenarios, { folder, user, into });
  assert.deepEqual(readFileSync(join(into, "data/own.bin")), Buffer.from([0, 255]));
  assert.deepEqual(readFileSync(join(into, "data/alias.bin")), Buffer.from([0, 255]));
  assert.deepEqual(
    [existsSync(join(into, "data/link.bin")), existsSync(join(into, "data/none.bin"))],
    [false, false],
  );
});
