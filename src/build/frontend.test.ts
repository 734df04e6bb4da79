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
  ])
    assert.equal(foreignFrontend(text, {}), "attacker/frontend", text);
  for (const near of [
    "docker/dockerfile-upstream:1",
    "docker/dockerfiles",
    "evil.example/docker/dockerfile:1",
  ])
    assert.equal(foreignFrontend(`# syntax=${near}`, {}), near);
  const args = { BUILDKIT_SYNTAX: "attacker/frontend" };
  assert.equal(foreignFrontend("# syntax=docker/dockerfile:1", args), "attacker/frontend");
});
