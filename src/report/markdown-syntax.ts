import type { Verdict } from "../format/names.ts";
import { html } from "../text/escape.ts";

/** A row of a table; its cells are Markdown already. */
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** A table: the titles with their alignment, `-`, `-:` or `:-:`, and rows of Markdown cells. */
export function table(
  titles: readonly (readonly [title: string, align: string])[],
  rows: readonly (readonly string[])[],
): string {
  return [row(titles.map(([title]) => title)), row(titles.map(([, align]) => align)), ...rows.map(row)].join(
    "\n",
  );
}

export function folded(summary: string, body: string): string {
  return body === "" ? "" : `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** A raw block: its end tag is the only thing that Markdown looks for inside. */
export function preformatted(text: string): string {
  return `<pre>${html(text)}</pre>`;
}

export const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

export const sized = (text: string) => Buffer.byteLength(text, "utf8");

/** One for each verdict, and for a slowdown that somebody accepted. */
export const VERDICT_EMOJI: Readonly<Record<Verdict | "accepted" | "failed", string>> = {
  regression: "🔴",
  accepted: "🟠",
  invalid: "⛔",
  failed: "⛔",
  inconclusive: "🟡",
  improvement: "🟢",
  new: "🆕",
  unchanged: "⚪",
};
