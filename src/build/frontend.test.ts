import assert from "node:assert/strict";
import { test } from "node:test";
import { foreignFrontend } from "./frontend.ts";

test("Docker's own frontend, in any version, is none that is foreign", () => {
  for (const text of [
    "FROM scratch",
    "# syntax=docker/dockerfile:1\nFROM scratch",
    "# syntax = docker.io/docker/dockerfile:1.9@sha256:aa\nFROM scratch",
    "# check=skip=all\n# syntax=docker/dockerfile@sha256:aa\nFROM scratch",
    "FROM scratch\n# syntax=attacker/frontend",
    "",
  ])
    assert.equal(foreignFrontend(text, {}), null, text);
});

test("any other is, however it is named", () => {
  for (const text of [
    "# syntax=attacker/frontend\nFROM scratch",
    "#syntax=attacker/frontend\r\nFROM scratch",
    "\uFEFF# SYNTAX = attacker/frontend \nFROM scratch",
    "#!/usr/bin/env docker\n# syntax=attacker/frontend\nFROM scratch",
    "\n\n# a comment\n  # syntax=attacker/frontend\nFROM scratch",
    "# escape=`\n# syntax=attacker/frontend",
    "// syntax=attacker/frontend\n{}",
    '{\n  "syntax": "attacker/frontend"\n}',
    '{"syntax": "docker/dockerfile", "syntax": "attacker/frontend"}',
    '{"\\u0073yntax": "attacker\\/frontend"}',
    '#!/usr/bin/env docker\n{"syntax": "attacker/frontend"}',
    // BuildKit reads the first of these two lines as one that names something else.
    "# x=1\r# syntax=docker/dockerfile\n# syntax=attacker/frontend",
    "# syntax=docker/dockerfile\n# syntax=attacker/frontend",
  ])
    assert.equal(foreignFrontend(text, {}), "attacker/frontend", text);
  for (const near of [
    "docker/dockerfile-upstream:1",
    "docker/dockerfiles",
    "evil.example/docker/dockerfile:1",
  ])
    assert.equal(foreignFrontend(`# syntax=${near}`, {}), near);
  // BuildKit itself looks into the file where this names nothing.
  assert.equal(foreignFrontend("# syntax=attacker/frontend", { BUILDKIT_SYNTAX: "" }), "attacker/frontend");
  const args = { BUILDKIT_SYNTAX: "attacker/frontend" };
  assert.equal(foreignFrontend("# syntax=docker/dockerfile:1", args), "attacker/frontend");
});
