import assert from "node:assert/strict";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { guessWithheld } from "./withheld.ts";

test("of a command that failed, the variable that it seems to lack is named with the key that hands it on", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "withheld-"));
  const { path } = folder;
  for (const file of ["sdk/bin/acme", "libraries/libacme.so.3"]) {
    mkdirSync(join(path, file, ".."), { recursive: true });
    writeFileSync(join(path, file), "");
  }
  const own = {
    ACME_SDK: join(path, "sdk"),
    ACME_LIBRARIES: `/nowhere:${join(path, "libraries")}`,
    PYTHONPATH: "/srv/modules",
    PIP_INDEX_URL: "https://me:pass@pypi.example.org/simple",
    DEPLOY_REGION: "here",
    DEPLOY_TOKEN: "t",
    GITHUB_TOKEN: "t",
    PWD: "/",
    PATH: "/bin",
  };
  const guessed = (said: string, target = {}) =>
    guessWithheld(said, own, target).map(({ name, key }) => `${key} ${name}`);
  assert.deepEqual(
    guessed(
      "acme: error while loading shared libraries: libacme.so.3: cannot open shared object file: No such",
    ),
    ["inherit ACME_LIBRARIES"],
  );
  for (const said of [
    "make: acme: No such file or directory",
    "sh: 1: acme: not found",
    "bash: line 1: acme: command not found",
    "acme: not found or not executable",
    "/bin/acme: No such file or directory",
  ])
    assert.deepEqual(guessed(said), ["inherit ACME_SDK"], said);
  assert.deepEqual(guessed("KeyError: 'DEPLOY_REGION'"), ["inherit DEPLOY_REGION"]);
  assert.deepEqual(guessed("ModuleNotFoundError: No module named 'x'"), ["inherit PYTHONPATH"]);
  assert.deepEqual(guessed("ERROR: 401 Client Error: Unauthorized"), ["secrets PIP_INDEX_URL"]);
  // `inherit` takes no secret.
  assert.deepEqual(guessed("DEPLOY_TOKEN is not set"), ["secrets DEPLOY_TOKEN"]);
  for (const said of ["GITHUB_TOKEN is not set", "PWD", "DEPLOY_REGIONS", "", "other: command not found"])
    assert.deepEqual(guessed(said), [], said);
  // What it was given is not what it lacks.
  assert.deepEqual(guessed("DEPLOY_REGION", { env: { DEPLOY_REGION: "there" } }), []);
  assert.deepEqual(guessed("DEPLOY_REGION", { inherit: ["DEPLOY_*"] }), []);
  assert.deepEqual(guessed("401", { secrets: ["PIP_INDEX_URL"] }), []);
});

test("a line without end is looked through in a time that grows with its length only", () => {
  for (const line of ["x".repeat(8_000_000), `${"x.so".repeat(2_000_000)}`, "./".repeat(4_000_000)])
    assert.deepEqual(guessWithheld(line, { ACME_LIBS: "/opt/acme" }), []);
  const said = `${"x".repeat(8_000_000)}\nACME_LIBS is not set\n`;
  assert.deepEqual(guessWithheld(said, { ACME_LIBS: "/opt/acme" }), [{ name: "ACME_LIBS", key: "inherit" }]);
});
