import assert from "node:assert/strict";
import { test } from "node:test";
import { RUNS } from "./fixture.ts";
import { golden } from "./golden.ts";
import { htmlReport } from "./html.ts";
import { markdownReport } from "./markdown.ts";
import { terminalReport } from "./terminal.ts";

/** The whole page only for three runs, since it is long. The files end in .txt so that no formatter rewrites them. */
const PAGES = ["faster", "invalid-head", "limits"];

for (const [name, run] of Object.entries(RUNS)) {
  test(`the run "${name}" in a terminal`, (t) => {
    const text = terminalReport(run(), { color: false, width: 80 });
    golden(t, text, `golden/${name}.txt`);
    for (const line of text.split("\n")) assert.ok(line.length <= 80, line);
  });
  test(`the run "${name}" in Markdown`, (t) => golden(t, markdownReport(run()), `golden/${name}.md.txt`));
}

for (const name of PAGES) {
  test(`the run "${name}" as a page`, (t) =>
    golden(t, htmlReport(RUNS[name]?.() ?? assert.fail()), `golden/${name}.html.txt`));
}
