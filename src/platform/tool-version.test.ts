import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { type ToolName, toolVersion } from "./tool-version.ts";

test("a program tells that it is the tool, and new enough; another is none", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "tools-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "tool");
  const saying = async (name: ToolName, text: string, end = "exit 0") => {
    writeFileSync(path, `#!/bin/sh\ncat <<'END'\n${text}\nEND\n${end}\n`);
    chmodSync(path, 0o755);
    return toolVersion(name, path);
  };
  for (const version of ["1.9.0", "1.10.0", "1.16.0", "2.0.0"])
    assert.deepEqual(await saying("oha", `oha ${version}`), { version });
  for (const version of ["1.4.5", "0.6.5", "1.8.99"])
    assert.deepEqual(await saying("oha", `oha ${version}`), {
      problem: `${path} is oha ${version}, but --output-format came with 1.9.0`,
      tooOld: true,
    });
  for (const version of ["1.15.0", "1.20.0", "2.0.0", "10.1.0"])
    assert.deepEqual(await saying("hyperfine", `hyperfine ${version}`), { version });
  for (const version of ["1.12.0", "0.20.1"]) {
    const old = await saying("hyperfine", `hyperfine ${version}`);
    assert.ok("problem" in old && old.tooOld, version);
  }
  const others: [ToolName, string][] = [
    ["oha", ""],
    ["oha", "ohai 1.16.0"],
    ["oha", "hey 0.1.4"],
    ["nginx", "Server version: Apache/2.4.57"],
    ["hyperfine", "oha 1.16.0"],
    ["docker", "podman version 4.3.1"],
    ["buildx", "Docker version 20.10.24"],
  ];
  for (const [name, text] of others) {
    const found = await saying(name, text);
    assert.ok("problem" in found && !found.tooOld, text);
    assert.match(found.problem, new RegExp(`is not ${name}: .* prints ("|nothing$)`));
  }
  const failing = await saying("oha", "oha 1.16.0", "exit 3");
  assert.match("problem" in failing ? failing.problem : "", /--version failed: exit code 3/);
  assert.deepEqual(await saying("nginx", "nginx version: openresty/1.21.4.1"), { version: "1.21.4" });
  assert.deepEqual(await saying("hyperfine", "hyperfine 1.15.0"), { version: "1.15.0" });
  assert.deepEqual(await saying("docker", "Docker version 20.10.24+dfsg1, build 297e128"), {
    version: "20.10.24",
  });
  assert.deepEqual(await saying("buildx", "github.com/docker/buildx v0.30.1 9e66234"), { version: "0.30.1" });
});
