import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parseConfig } from "../config/load.ts";
import { missingPrograms } from "./command-programs.ts";

test("a program that a start would not find is reported, with what it is looked for in", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "bin", "folder"), { recursive: true });
  writeFileSync(join(folder, "bin", "there"), "#!/bin/sh\n");
  writeFileSync(join(folder, "text"), "no program");
  chmodSync(join(folder, "bin", "there"), 0o755);
  const missing = (target: object, own: NodeJS.ProcessEnv = { PATH: join(folder, "bin") }) => {
    const text = JSON.stringify({
      targets: { api: { port: 1, ...target } },
      services: { db: { command: "gone-db", port: 2 } },
      scenarios: { a: { request: "GET /" } },
    });
    return missingPrograms(parseConfig(text, "loadgate.yml").targets, folder, own).map(
      ({ text, perhapsMade }) => (perhapsMade ? `perhaps ${text}` : text),
    );
  };
  assert.deepEqual(missing({ command: "there x" }), []);
  assert.deepEqual(missing({ command: "./bin/there" }), []);
  assert.deepEqual(missing({ command: "gone", env: { PATH: "/gone" } }), [
    '"command" of target "api": "gone" is not found on PATH; install it, or write its path',
  ]);
  assert.deepEqual(
    missing({ command: "there", env: { PATH: "/gone" } }).length,
    1,
    "the target's own PATH counts",
  );
  assert.deepEqual(missing({ command: "there", env: { PATH: join(folder, "bin") } }, { PATH: "/gone" }), []);
  assert.deepEqual(
    missing({ command: "there" }, { PATH: "bin:." }).length,
    1,
    "as a start drops what is relative",
  );
  for (const program of ["./text", "./gone", "./bin/folder"])
    assert.deepEqual(missing({ command: program }), [
      `"command" of target "api": "${program}" is no program in the folder in which it runs; make it in "setup", or write another path`,
    ]);
  assert.deepEqual(missing({ command: "folder" }).length, 1, "a folder is none");
  assert.deepEqual(missing({ image: "x", process: { command: "gone" } }), [
    '"process.command" of target "api": "gone" is not found on PATH; install it, or write its path',
  ]);
  assert.deepEqual(missing({ command: "./there", "working-directory": "bin" }), []);
  assert.deepEqual(missing({ setup: "gone a", command: "./made" }), [
    '"setup" of target "api": "gone" is not found on PATH; install it, or write its path',
  ]);
  assert.deepEqual(missing({ setup: "there", command: "made" }), [
    'perhaps "command" of target "api": "made" is not found on PATH; unless "setup" makes it, install it',
  ]);
  assert.deepEqual(missing({ command: "there", services: "db", prepare: "gone" }), [
    '"prepare" of target "api": "gone" is not found on PATH; install it, or write its path',
    '"command" of service "db": "gone-db" is not found on PATH; install it, or write its path',
  ]);
});
