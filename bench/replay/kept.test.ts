import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { resultsText } from "../../src/format/results.ts";
import { sketchedRun } from "../../src/report/fixture.ts";
import { caughtFiles } from "./caught.ts";
import { keep, keptOf } from "./kept.ts";
import { type Row, readRows } from "./rows.ts";

const ROW = `what: A row
class: slower
server: some
before: { some: 1.0.0 }
after: { some: 1.1.0 }
published: half
change: -50%
evidence: A
threshold: 3%
cases: { api/hello: slower }
sources: [https://github.com/some/some/issues/7]
story: It does more.
`;

test("what was measured is kept with its profile and becomes the page; a row that was changed since has nothing", async () => {
  await using scratch = await mkdtempDisposable(join(tmpdir(), "replay-kept-"));
  const [folder, out] = [join(scratch.path, "replay"), join(scratch.path, "out")];
  mkdirSync(join(folder, "rows"), { recursive: true });
  mkdirSync(join(out, "profiles"), { recursive: true });
  writeFileSync(join(folder, "rows", "A1.yml"), ROW);
  writeFileSync(
    join(out, "results.json"),
    resultsText(sketchedRun([{ scenario: "hello", speed: 0.5, cpu: 2 }])),
  );
  for (const [side, cost] of Object.entries({ base: 1000, head: 9000 }))
    writeFileSync(join(out, "profiles", `api-hello-direct-${side}.folded`), `main;handle ${cost}\n`);
  const [row] = readRows(folder) as [Row];
  assert.equal(keptOf(row, folder), null);
  assert.match(caughtFiles(folder)["caught.md"] ?? "", /none has been measured yet/);

  keep(row, folder, { revision: "3d8337f" }, out);
  assert.equal(keptOf(row, folder)?.results?.cases[0]?.verdict, "regression");
  const files = caughtFiles(folder);
  assert.match(files["caught.md"] ?? "", /\[Flame graph of the slower side\]\(pictures\/caught-A1\.svg\)/);
  assert.match(
    files["pictures/caught-A1.svg"] ?? "",
    /^<svg xmlns="[^"]+" class="flame"[^>]*><style>[\s\S]*handle/,
  );
  assert.match(files["pictures/caught-dark.svg"] ?? "", /<circle class="slower"/);

  assert.equal(keptOf({ ...row, threshold: 0.02 }, folder), null);
});
