import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { parse } from "yaml";
import { loadgate } from "../../test-support/loadgate.ts";
import { scratch } from "../../test-support/scratch.ts";
import { kindOf, snippets } from "../../test-support/snippets.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const ALL = snippets();

/** Guides whose files make a server, with the program that it takes; that for PHP needs its image. */
const GUIDES = [
  { guide: "node", program: "node" },
  { guide: "framework-library", program: "node" },
  { guide: "go", program: "go" },
  { guide: "rust", program: "cargo" },
  { guide: "java", program: "javac" },
];

for (const { guide, program } of GUIDES)
  test(`the files of the guide ${guide} make a server that answers as its scenario expects`, {
    timeout: 80_000,
    skip: spawnSync(program, ["--version"]).status === null && `there is no ${program}`,
  }, async () => {
    const own = ALL.filter(({ page, file }) => page === `docs/guides/${guide}.md` && file !== null);
    assert.ok(own.some(({ file }) => file === "loadgate.yml"));
    using repository = scratch(Object.fromEntries(own.map(({ file, text }) => [file, text])));
    const config = own.find(({ file }) => file === "loadgate.yml");
    assert.equal(kindOf(config?.text ?? "", parse), "loadgate");
    const { code, stdout, stderr } = await loadgate(repository, ["check", "--start", "--case", "*/direct"]);
    assert.equal(code, 0, stdout + stderr);
    assert.match(stdout, /^started .* answered as expected after/m);
  });
