import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");

test("every package is pinned by its hash, and its licence asks for no more than to be named", () => {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
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

const PAGES = globSync(["*.md", "docs/*.md"], { cwd: root });

test("files and tests that pages name are there", () => {
  const wrong: string[] = [];
  for (const page of PAGES) {
    const text = readFileSync(join(root, page), "utf8");
    for (const [, path] of text.matchAll(
      /`((?:src|test|test-support|docs|scripts|bench|dashboard|workflows|\.github\/workflows)\/[\w./*-]+\.\w+)`/g,
    ))
      if (globSync(path as string, { cwd: root }).length === 0) wrong.push(`${page}: ${path}`);
    for (const [, file, name] of text.matchAll(/`([\w./-]+\.test\.ts)` "([^"…]+)…?"/g))
      if (!readFileSync(join(root, file as string), "utf8").includes(name as string))
        wrong.push(`${page}: ${file} has no test "${name}"`);
  }
  assert.deepEqual(wrong, []);
});

test("each row of the threat model names a test, or says that nothing stops it", () => {
  const text = readFileSync(join(root, "docs", "threat-model.md"), "utf8");
  const rows = text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:attacker|---) /.test(line));
  assert.ok(rows.length > 50);
  const wrong = rows.filter((row) => {
    const cells = row.slice(2, -2).split(" | ");
    const [attacker, controls, gain, stops = "", tests = ""] = cells;
    const named = tests === "none" ? stops.startsWith("**Not stopped:**") : /`[\w./-]+`/.test(tests);
    return cells.length !== 5 || !attacker || !controls || !gain || stops === "" || !named;
  });
  assert.deepEqual(wrong, []);
});

test("every link of a document leads to a file and a heading that are there", () => {
  const wrong: string[] = [];
  for (const page of globSync(["*.md", "{docs,targets,actions,workflows}/**/*.md"], { cwd: root })) {
    const text = readFileSync(join(root, page), "utf8");
    for (const [, path = "", heading = ""] of text.matchAll(/\]\(([^)#\s]*)(#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(path)) continue;
      const file = path === "" ? page : join(dirname(page), path);
      if (!existsSync(join(root, file))) wrong.push(`${page}: ${path}`);
      else if (heading !== "" && !headingsOf(file).has(heading.slice(1)))
        wrong.push(`${page}: ${path}${heading}`);
    }
  }
  assert.deepEqual(wrong, []);
});

/** The headings of a page as GitHub names them. */
function headingsOf(file: string): Set<string> {
  const titles = readFileSync(join(root, file), "utf8").matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...titles].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\w\- ]/g, "")
        .replaceAll(" ", "-"),
    ),
  );
}
