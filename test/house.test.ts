import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";

/** The house's floors, from the door to the cellar: a folder imports only from floors below its own. */
const FLOORS = [
  ["action.ts", "cli.ts"],
  ["commands"],
  ["review"],
  ["config", "build", "measure", "report", "trend"],
  ["serve", "load", "analyse"],
  ["platform", "metrics"],
  ["format"],
  ["model"],
  ["text"],
];
const root = join(import.meta.dirname, "..", "src");

const floorOf = (name: string) => FLOORS.findIndex((names) => names.includes(name));

test("imports point one way", () => {
  const wrong: string[] = [];
  for (const file of globSync("**/*.ts", { cwd: root }).filter((name) => !name.endsWith(".test.ts"))) {
    const own = file.split("/")[0] as string;
    if (floorOf(own) < 0) continue;
    for (const [, path] of readFileSync(join(root, file), "utf8").matchAll(/from "(\.[^"]+)"/g)) {
      const other = relative(root, join(root, dirname(file), path as string)).split("/")[0] as string;
      if (other !== own && floorOf(other) >= 0 && floorOf(other) <= floorOf(own))
        wrong.push(`${file} imports ${path}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test("nothing but the edges touches processes, and the toolkit stays in the Action's door", () => {
  const sources = globSync("**/*.ts", { cwd: root }).filter((name) => !name.endsWith(".test.ts"));
  const holding = (text: string) =>
    sources.filter((file) => readFileSync(join(root, file), "utf8").includes(text));
  assert.deepEqual(holding('"node:child_process"'), [
    "platform/exec.ts",
    "platform/pipe.ts",
    "platform/running.ts",
  ]);
  assert.ok(holding('"@actions/core"').every((file) => file === "action.ts"));
});

test("every package is pinned by its hash, and its licence asks for no more than to be named", () => {
  const lock = JSON.parse(readFileSync(join(root, "..", "package-lock.json"), "utf8"));
  const free = new Set(["MIT", "ISC", "BSD-3-Clause", "Apache-2.0", "MIT OR Apache-2.0"]);
  const packages = Object.entries<{ license?: string; integrity?: string }>(lock.packages).slice(1);
  // The formatter's builds for other systems are in no registry that was asked; they run nowhere but on a contributor's machine.
  assert.deepEqual(
    packages.filter(
      ([path, { integrity }]) => !integrity?.startsWith("sha512-") && !path.includes("/@biomejs/cli-"),
    ),
    [],
  );
  // axe-core only looks at our pages, and is part of nothing that is released.
  assert.deepEqual(
    packages.filter(([path, { license = "none" }]) => !free.has(license) && !path.endsWith("/axe-core")),
    [],
  );
});

const PAGES = globSync(["*.md", "docs/*.md"], { cwd: join(root, "..") });

test("files and tests that pages name are there", () => {
  const wrong: string[] = [];
  for (const page of PAGES) {
    const text = readFileSync(join(root, "..", page), "utf8");
    for (const [, path] of text.matchAll(
      /`((?:src|test|docs|scripts|bench|dashboard|workflows|\.github\/workflows)\/[\w./*-]+\.\w+)`/g,
    ))
      if (globSync(path as string, { cwd: join(root, "..") }).length === 0) wrong.push(`${page}: ${path}`);
    for (const [, file, name] of text.matchAll(/`([\w./-]+\.test\.ts)` "([^"…]+)…?"/g))
      if (!readFileSync(join(root, "..", file as string), "utf8").includes(name as string))
        wrong.push(`${page}: ${file} has no test "${name}"`);
  }
  assert.deepEqual(wrong, []);
});
