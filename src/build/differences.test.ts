import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import type { Startable } from "../model/config.ts";
import type { BuiltRevision } from "./build-revisions.ts";
import {
  baseImagesIn,
  declaresRuntime,
  differencesBetween,
  movedIn,
  nameAndVersion,
  runtimesIn,
  runtimesInImage,
} from "./differences.ts";
import { collected, type Role } from "./lock-files.ts";

const gitIn =
  (top: string) =>
  (...args: string[]) =>
    execFileSync("git", ["-C", top, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();

function commit(top: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, name)), { recursive: true });
    writeFileSync(join(top, name), text);
  }
  const git = gitIn(top);
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "x");
  return git("rev-parse", "HEAD");
}

/** A revision in which these were built, as processes: there is no image to ask. */
function revision(of: string, file: string, targets: readonly Partial<Startable>[]): BuiltRevision {
  return {
    checkout: { file, revision: { commit: of, label: "x" }, targets },
    targets: [],
    failures: [],
  } as unknown as BuiltRevision;
}

const lock = (fastify: string, more: object = {}) =>
  JSON.stringify({
    packages: {
      "": { dependencies: { fastify: "*" } },
      "node_modules/fastify": { version: fastify },
      "node_modules/steady": { version: "1.0.0" },
      ...more,
    },
  });

const build = (context: string, args: Readonly<Record<string, string>> = {}) => ({
  build: { context, dockerfile: "Dockerfile", args },
});

test("what moved between two commits, of what the targets are built of, is found", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "differences-"));
  const top = folder.path;
  gitIn(top)("init", "--quiet", "--initial-branch=main");
  const base = commit(top, {
    "bench/loadgate.yml": "",
    "api/Dockerfile": "ARG TAG=22.1-slim\nFROM node:$TAG\n",
    "api/package-lock.json": lock("4.28.1"),
    "api/.nvmrc": "22.1\n",
    "api/examples/x/package-lock.json": lock("1.0.0"),
    "web/package-lock.json": lock("1.0.0"),
  });
  const head = commit(top, {
    "api/Dockerfile": "ARG TAG=24.0-slim\nFROM node:$TAG\n",
    "api/package-lock.json": lock("5.6.1", { "node_modules/a\u001b[31m": { version: "9".repeat(500) } }),
    "api/.nvmrc": "24.0\n",
    "api/examples/x/package-lock.json": lock("2.0.0"),
    "web/package-lock.json": lock("2.0.0"),
  });
  const file = "bench/loadgate.yml";
  const sides = (...targets: Partial<Startable>[]) =>
    [revision(base, file, targets), revision(head, file, targets)] as const;
  const found = await differencesBetween({ top }, ...sides({ name: "api", ...build("../api") }));
  assert.deepEqual(found.slice(0, 3), [
    { kind: "runtime", name: "Node", base: "22.1", head: "24.0", file: "api/.nvmrc" },
    {
      ...{ kind: "package", name: "fastify", base: "4.28.1", head: "5.6.1" },
      ...{ role: "direct", file: "api/package-lock.json" },
    },
    { kind: "image", name: "node", base: "22.1-slim", head: "24.0-slim", file: "api/Dockerfile" },
  ]);
  assert.equal(found.length, 4);
  assert.equal(found[3]?.name, "a", "no control characters");
  assert.ok((found[3]?.head ?? "").length <= 200);
  // An argument of the configuration counts, and what is not built is made of the whole repository.
  const [of] = sides();
  const changed = [
    revision(base, file, [{ name: "api", ...build("../api", { TAG: "a" }) }]),
    revision(base, file, [{ name: "api", ...build("../api", { TAG: "b" }) }]),
  ] as const;
  assert.ok(of);
  assert.deepEqual(await differencesBetween({ top }, ...changed), [
    { kind: "image", name: "node", base: "a", head: "b", file: "api/Dockerfile" },
  ]);
  const whole = await differencesBetween({ top }, ...sides({ name: "api" }));
  assert.deepEqual(
    whole.filter(({ name }) => name === "fastify").map((each) => each.file),
    ["api/package-lock.json", "web/package-lock.json"],
  );
});

test("nothing that cannot be read ends a run", async () => {
  const gone = revision("0".repeat(40), "loadgate.yml", [{ name: "api" }]);
  assert.deepEqual(await differencesBetween({ top: "/nowhere" }, gone, gone), []);
});

const versions = (...found: [string, string, Role?][]) =>
  collected(found.map(([name, version, role = "direct"]) => [name, version, role] as const));

test("of several versions those are named that moved, and a runtime once", () => {
  const moved = movedIn([
    {
      kind: "package",
      file: "package-lock.json",
      base: versions(["ms", "2.0.0"], ["ms", "2.1.2"], ["gone", "1"], ["fewer", "1"], ["fewer", "2"]),
      head: versions(["ms", "2.1.3"], ["ms", "2.0.0"], ["new", "1", "indirect"], ["fewer", "2"]),
    },
    { kind: "runtime", file: "go.mod", base: versions(["Go", "1.25"]), head: versions(["Go", "1.26"]) },
    { kind: "runtime", base: versions(["Go", "1.25.1"]), head: versions(["Go", "1.26.0"]) },
  ]);
  assert.deepEqual(
    moved.map(({ name, base, head }) => `${name} ${base} ${head}`),
    ["Go 1.25.1 1.26.0", "fewer 1, 2 2", "gone 1 null", "ms 2.1.2 2.1.3", "new null 1"],
  );
});

const listed = (text: string, args: Readonly<Record<string, string>> = {}) =>
  [...baseImagesIn(text, args)].map(([name, { versions }]) => `${name} ${[...versions].join(" ")}`);

test("the images of a Dockerfile, with its arguments filled in", () => {
  const text = readFileSync(join(import.meta.dirname, "../../targets/greeting/axum/Dockerfile"), "utf8");
  assert.deepEqual(listed(text), ["rust 1-bookworm", "debian bookworm-slim"]);
  assert.deepEqual(listed(text, { RUST_IMAGE: `ghcr.io/x/rust:2@sha256:${"ab".repeat(32)}` }), [
    "ghcr.io/x/rust 2 (sha256:abababababab)",
    "debian bookworm-slim",
  ]);
});

test("stages, defaults, continued lines, and what is left open", () => {
  const text = `# syntax=docker/dockerfile:1
ARG TAG="22-slim" OTHER=x
FROM --platform=$BUILDPLATFORM \\
  node:\${TAG} as build
ARG TAG=wrong
RUN true
FROM build
FROM \${UNSET:-alpine}:3.20
FROM scratch
FROM $NOWHERE
`;
  assert.deepEqual(listed(text), ["node 22-slim", "alpine 3.20"]);
  assert.deepEqual(listed(""), []);
  for (const part of ["FROM ", "ARG A=", "\n", "#", "FROM a\\\n"]) listed(part.repeat(50_000));
});

test("a reference's name and version", () => {
  assert.deepEqual(nameAndVersion("registry:5000/node"), ["registry:5000/node", "latest"]);
  assert.deepEqual(nameAndVersion("registry:5000/node:24"), ["registry:5000/node", "24"]);
  assert.deepEqual(nameAndVersion(`node@sha256:${"0".repeat(64)}`), ["node", "sha256:000000000000"]);
});

const runtimes = (found: ReturnType<typeof runtimesIn>) =>
  [...found].map(([name, { versions }]) => `${name} ${[...versions].join(" ")}`).join(", ");

test("an image's own word for what it holds, and none of its other variables", () => {
  const environment = ["PATH=/usr/bin", "NODE_VERSION=24.11.1", "YARN_VERSION=1.22.22", "SECRET=x"];
  assert.equal(runtimes(runtimesInImage(environment)), "Node 24.11.1");
  assert.equal(
    runtimes(runtimesInImage(["GOLANG_VERSION=", "nothing", "PYTHON_VERSION=3.14.0"])),
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
    assert.equal(runtimes(runtimesIn(path, text)), expected, path);
  }
  assert.ok(!declaresRuntime("src/go.mod.ts"));
  assert.equal(runtimes(runtimesIn("go.mod", null)), "");
});
