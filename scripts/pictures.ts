/** Draws docs/pictures/: a comment as GitHub shows it, and the trend's page, in light and dark, for a desk and for a phone. */
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
