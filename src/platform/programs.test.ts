import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

test("neither an empty nor a relative entry of PATH or of the cache finds a program of the checkout", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "checkout-"));
  for (const place of [".", "bin", "loadgate/bin"]) {
    mkdirSync(join(folder.path, place), { recursive: true });
    writeFileSync(join(folder.path, place, "oha"), "", { mode: 0o755 });
  }
  const module = JSON.stringify(new URL("./programs.ts", import.meta.url).href);
  const code = `
    const { findProgram } = await import(${module});
    const paths = ["", ":", "/usr/bin:", ":/usr/bin", "/usr/bin::/bin", ".", "bin", "./bin:/usr/bin"];
    const found = paths.map((PATH) => findProgram("oha", { PATH, XDG_CACHE_HOME: ".", LOADGATE_CACHE: "" }));
    process.stdout.write(JSON.stringify(found.filter(Boolean)));`;
  const env = { PATH: process.env.PATH, HOME: "/nonexistent" };
  const argv = ["--input-type=module", "-e", code];
  const said = execFileSync(process.execPath, argv, { cwd: folder.path, env, encoding: "utf8" });
  assert.deepEqual(JSON.parse(said), []);
});
