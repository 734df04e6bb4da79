/** Writes docs/caught.md, its pictures and the README's sentence from the kept results: `make replay-page`. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { flameSection } from "../../src/report/flame-graph.ts";
import { STYLE } from "../../src/report/html-page.ts";
import { deciding, type JudgedRow, judgeRow } from "./judge.ts";
import { keptOf, keptStacks } from "./kept.ts";
import { caughtPage, caughtSentence, storyRows } from "./page.ts";
import { rowsPicture, type Scheme } from "./picture.ts";
import { readRows } from "./rows.ts";

const DOCS = join(import.meta.dirname, "..", "..", "docs");
const README = join(DOCS, "..", "README.md");
const SCHEMES = ["light", "dark"] as const satisfies readonly Scheme[];

/** The page and its pictures by their paths from docs/; null where there is none. */
export function caughtFiles(folder: string): Record<string, string | null> {
  const judged = readRows(folder).map((row) => judgeRow(row, keptOf(row, folder)));
  const pictureName = (scheme: Scheme) => `pictures/caught-${scheme}.svg`;
  const drawn = SCHEMES.map((scheme) => [pictureName(scheme), rowsPicture(judged, scheme)] as const);
  const reported = storyRows(judged).map((each) => ({
    judged: each,
    name: `pictures/caught-${each.row.id}.svg`,
    graph: flameGraphOf(each, folder),
  }));
  const pictures = drawn.some(([, svg]) => svg === null)
    ? null
    : { light: pictureName("light"), dark: pictureName("dark") };
  const stories = reported.map(({ judged, name, graph }) => ({
    judged,
    flameGraph: graph === null ? null : name,
  }));
  return {
    "caught.md": caughtPage({ judged, pictures, stories }),
    ...Object.fromEntries(drawn),
    ...Object.fromEntries(reported.map(({ name, graph }) => [name, graph])),
  };
}

const SENTENCE = /(?<=<!-- replay -->\n)[\s\S]*?(?=\n<!-- \/replay -->)/;

/** The README with what the kept results say. Throws an Error where it has no place for it. */
export function withSentence(readme: string, folder: string): string {
  if (!SENTENCE.test(readme)) throw new Error("README.md lacks <!-- replay --> and <!-- /replay -->");
  const judged = readRows(folder).map((row) => judgeRow(row, keptOf(row, folder)));
  return readme.replace(SENTENCE, () => caughtSentence(judged));
}

/** The first decisive case's flame graph as an SVG that stands alone; null where it was not profiled. */
function flameGraphOf({ row, cases }: JudgedRow, folder: string): string | null {
  const [first] = deciding(cases);
  if (!first) return null;
  const stacks = keptStacks(row, first.found.id, folder);
  if (!stacks) return null;
  const profile = { case: first.found.id, tool: "a profiler", seconds: null, ...stacks, lines: new Map() };
  const [svg = ""] = /<svg[\s\S]*<\/svg>/.exec(flameSection(profile)) ?? [];
  return `${svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ').replace(">", `><style>${flameStyle()}</style>`)}\n`;
}

/** The rules of the report's style sheet that a flame graph needs. */
function flameStyle(): string {
  const rules = STYLE.match(/(?:svg text|\.flame text|\.f0|\.(?:hot|cool)\d) \{[^}]*\}/g) ?? [];
  return rules.join("").replaceAll("var(--soft)", "#5c646e");
}

if (import.meta.main) {
  // A row's picture goes away with its story.
  for (const file of globSync("pictures/caught-*.svg", { cwd: DOCS })) rmSync(join(DOCS, file));
  for (const [name, text] of Object.entries(caughtFiles(import.meta.dirname))) {
    const file = join(DOCS, name);
    if (text === null) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(README, withSentence(readFileSync(README, "utf8"), import.meta.dirname));
}
