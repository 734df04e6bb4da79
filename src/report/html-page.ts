import { createHash } from "node:crypto";
import { html, htmlProse } from "../text/escape.ts";
import type { Fact } from "./facts.ts";
import { STYLE } from "./style.ts";

/** Nothing may load and nothing may run; the one style sheet is allowed by its hash. */
function policy(): string {
  const hash = createHash("sha256").update(STYLE).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}

/** Everything above a page's body. */
export function htmlHead(title: string): string {
  return [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy()}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${html(title)}</title>`,
    `<style>${STYLE}</style>\n</head>`,
  ].join("\n");
}

export function htmlFacts(title: string, list: readonly Fact[]): string {
  const items = list.map(([label, value]) => `<dt>${html(label)}</dt><dd>${htmlProse(value)}</dd>`);
  return `<h3>${title}</h3>\n<dl class="facts">\n${items.join("\n")}\n</dl>`;
}
