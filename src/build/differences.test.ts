import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import type { Startable } from "../model/config.ts";
import type { BuiltRevision } from "./build-revisions.ts";
import { differencesBetween, movedIn } from "./differences.ts";
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
