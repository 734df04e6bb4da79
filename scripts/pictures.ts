/** Draws docs/pictures/: a comment as GitHub shows it, a report with a flame graph, and the trend's page, in light and dark. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { marked } from "marked";
import { chromium } from "playwright-core";
import type { Results } from "../src/format/results.ts";
import { findProgram } from "../src/platform/programs.ts";
import { RUNS } from "../src/report/fixture.ts";
import { htmlReport } from "../src/report/html.ts";
import { concludeReview, NOTHING_ACCEPTED } from "../src/review/acceptance.ts";
import { commentText } from "../src/review/comment-text.ts";
import { bundlePage } from "../test-support/page/bundle.ts";
import { writeStore } from "../test-support/page/store.ts";

const PICTURES = join(import.meta.dirname, "..", "docs", "pictures");
const css = readFileSync(
  createRequire(import.meta.url).resolve("github-markdown-css/github-markdown.css"),
  "utf8",
);
const WIDTHS = { "": 860, "-narrow": 400 };

/** The page around a comment; GitHub's own style sheet knows light and dark. */
export async function commentPage(markdown: string): Promise<string> {
  const frame = "body { margin: 0; } article { padding: 16px; box-sizing: border-box; }";
  const plain = await marked.parse(markdown, { gfm: true });
  const body = plain.replace(
    /<blockquote>\s*<p>\[!(WARNING|NOTE)\]\n([\s\S]*?)<\/blockquote>/g,
    (_, kind: string, text: string) =>
      `<div class="markdown-alert markdown-alert-${kind.toLowerCase()}"><p class="markdown-alert-title">${kind.charAt(0)}${kind.slice(1).toLowerCase()}</p><p>${text}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${css}${frame}</style><article class="markdown-body">${body}</article>`;
}

/** A run that has something of everything. */
function exampleComment(): string {
  const results = RUNS.red?.() as Results;
  const head = results.variants.at(-1)?.commit ?? "";
  const run = {
    run: 1,
    attempt: 1,
    head,
    verdict: "regression",
    headline: "",
    at: results.startedAt,
    commitSeen: null,
    red: [],
  } as const;
  const earlier = {
    ...run,
    run: 0,
    head: `5d0c11e8${"0".repeat(32)}`,
    headline: "2 of 5 cases slower",
    at: "2026-11-19T16:02:00Z",
  };
  return commentText(results, NOTHING_ACCEPTED, {
    marker: "<!-- loadgate example -->",
    pull: { number: 12, fork: false },
    byFork: false,
    conclusion: { ...concludeReview(results, NOTHING_ACCEPTED), state: "failure" },
    runUrl: "https://github.com/octo/app/actions/runs/1",
    compareUrl: `https://github.com/octo/app/compare/main...${head}`,
    artifact: "loadgate",
    statusName: "loadgate",
    refused: [],
    remarks: [],
    state: { runs: [earlier, run], accepted: [], heard: [] },
  });
}

/** CPU seconds per request by call stack, of base and of head, as a profiler could have seen them behind the example's first case. */
const STACKS: readonly (readonly [stack: string, base: number, head: number])[] = [
  ["node;processTicksAndRejections;onRequest;route;run content-type-parser.js", 3.1e-6, 8.9e-6],
  ["node;processTicksAndRejections;onRequest;route;bind node:async_hooks", 0, 4.7e-6],
  ["node;processTicksAndRejections;onRequest;route;handler", 14e-6, 14.2e-6],
  ["node;processTicksAndRejections;onRequest;route;validate", 9e-6, 8.8e-6],
  ["node;processTicksAndRejections;onRequest;send;serialize", 12e-6, 11.9e-6],
  ["node;processTicksAndRejections;onRequest;send;writeHead", 11e-6, 11.1e-6],
  ["node;processTicksAndRejections;onRequest;send;end", 13e-6, 10.6e-6],
  ["node;processTicksAndRejections;parserOnHeadersComplete", 10e-6, 10.1e-6],
  ["node;onread;parse", 19e-6, 17e-6],
];

/** The report of one red case. */
function exampleReport(): string {
  const results = RUNS.red?.() as Results;
  const cases = results.cases.slice(0, 1);
  const of = (stacks: readonly (readonly [string, number])[]) =>
    new Map(stacks.filter(([, cost]) => cost > 0));
  const profile = {
    ...{ case: cases[0]?.id ?? "", tool: "V8's profiler", seconds: 10, lines: new Map() },
    base: of(STACKS.map(([stack, base]) => [stack, base])),
    head: of(STACKS.map(([stack, , head]) => [stack, head])),
  };
  const run = {
    ...results,
    cases,
    notices: [],
    plan: { ...results.plan, cases: results.plan.cases.slice(0, 1) },
  };
  return htmlReport(run, [profile], "https://github.com/octo/app");
}

const executablePath = findProgram("chromium") ?? undefined;
await using browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox"],
});
for (const [suffix, width] of Object.entries(WIDTHS)) {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({
      viewport: { width, height: 200 },
      colorScheme,
      deviceScaleFactor: 2,
    });
    await page.setContent(await commentPage(exampleComment()));
    await page.locator("article").screenshot({ path: join(PICTURES, `comment${suffix}-${colorScheme}.png`) });
    await page.close();
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 1340 },
    colorScheme,
    deviceScaleFactor: 1,
  });
  await page.setContent(exampleReport());
  await page.screenshot({ path: join(PICTURES, `report-${colorScheme}.png`) });
  await page.close();
}

const folder = mkdtempSync(join(tmpdir(), "loadgate-pictures-"));
await bundlePage(join(import.meta.dirname, ".."), folder, () => {});
await writeStore(folder, { series: 60, runs: 260 });
for (const colorScheme of ["light", "dark"] as const) {
  const page = await browser.newPage({
    viewport: { width: 1080, height: 760 },
    colorScheme,
    deviceScaleFactor: 1.5,
  });
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await page.locator(".series").first().waitFor();
  await page.screenshot({ path: join(PICTURES, `trend-${colorScheme}.png`) });
  await page.close();
}
rmSync(folder, { recursive: true });
