import assert from "node:assert/strict";
import { test } from "node:test";
import { declaresRuntime, runtimesIn, runtimesInImage } from "./runtime-versions.ts";

const listed = (found: ReturnType<typeof runtimesIn>) =>
  [...found].map(([name, { versions }]) => `${name} ${[...versions].join(" ")}`).join(", ");

test("an image's own word for what it holds, and none of its other variables", () => {
  const environment = ["PATH=/usr/bin", "NODE_VERSION=24.11.1", "YARN_VERSION=1.22.22", "SECRET=x"];
  assert.equal(listed(runtimesInImage(environment)), "Node 24.11.1");
  assert.equal(
    listed(runtimesInImage(["GOLANG_VERSION=", "nothing", "PYTHON_VERSION=3.14.0"])),
    "Python 3.14.0",
  );
});

test("files that say which compiler or runtime is wanted", () => {
  const files = {
    "web/.nvmrc": ["v22.1.0\n", "Node 22.1.0"],
    ".python-version": ["3.12\n", "Python 3.12"],
    "go.mod": ["module x\n\ngo 1.26\n", "Go 1.26"],
    "api/go.mod": ["module x\n\ngo 1.25\n\ntoolchain go1.26.1\n", "Go 1.26.1"],
    "rust-toolchain.toml": ['[toolchain]\nchannel = "1.90"\n', "Rust 1.90"],
    "rust-toolchain": ["nightly-2026-01-01\n", "Rust nightly-2026-01-01"],
    ".tool-versions": ["nodejs 22.1.0\ngolang 1.26\nunknown 3\n", "Node 22.1.0, Go 1.26"],
    "pom.xml": ["<maven.compiler.release>25</maven.compiler.release>", "Java 25"],
  } as const;
  for (const [path, [text, expected]] of Object.entries(files)) {
    assert.ok(declaresRuntime(path), path);
    assert.equal(listed(runtimesIn(path, text)), expected, path);
  }
  assert.ok(!declaresRuntime("src/go.mod.ts"));
  assert.equal(listed(runtimesIn("go.mod", null)), "");
});
