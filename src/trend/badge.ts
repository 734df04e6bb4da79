import type { Verdict } from "../format/names.ts";
import type { PublishedMetric, PublishedRun } from "../format/trend.ts";
import { html } from "../text/escape.ts";
import { change } from "../text/format.ts";
import { ratioOf, readEstimate } from "./estimate.ts";

/** What a badge says of the latest run. */
interface Badge {
  readonly label: string;
  readonly message: string;
  /** `#rrggbb`; dark enough for white letters. */
  readonly color: string;
}

const WORDS: Readonly<Record<Verdict, readonly [words: string, color: string]>> = {
  regression: ["slower", "#b3261e"],
  improvement: ["faster", "#1e7040"],
  unchanged: ["not slower", "#1e7040"],
  inconclusive: ["not clear", "#8a5a00"],
  new: ["new", "#2f66a9"],
  invalid: ["no usable numbers", "#7b2d8b"],
};

/** The verdict of a run in words, and the ratio that is worst for the head among those that decide. */
export function badgeOf(run: PublishedRun): Badge {
  const [words, color] = run.verdict === null ? ["imported", "#5c646e"] : WORDS[run.verdict];
  const [worst] = run.cases
    .flatMap((each) => each.metrics)
    .filter(({ gates, ratio }) => gates && ratio !== null)
    .toSorted((a, b) => harm(b) - harm(a));
  const message = worst?.ratio
    ? `${words}, ${plain(worst.name)} ${change(ratioOf(readEstimate([worst.ratio[0], null, null])))}`
    : words;
  return { label: "loadgate", message, color };
}

/** The files that a badge is in. */
export const BADGES = ["badge.json", "badge.svg"];

/** In the form that shields.io reads from an address, and as a picture that needs nobody else. */
export function badgeFiles(run: PublishedRun): readonly (readonly [path: string, text: string])[] {
  const badge = badgeOf(run);
  return [
    ["badge.json", `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`],
    ["badge.svg", badgeSvg(badge)],
  ];
}

/** How much worse the head is, ln. */
function harm({ ratio, better }: PublishedMetric): number {
  const [log] = ratio ?? [0];
  return better === "higher" ? -log : log;
}

/** A metric's name that may come from anywhere. */
const plain = (name: string): string => name.replace(/[^\w /.-]/g, "").slice(0, 30);

const HEIGHT = 20;
const PADDING = 7;

/** A badge as a picture, with a title for those who do not see it. No scripts, no fonts, nothing from elsewhere. */
function badgeSvg({ label, message, color }: Badge): string {
  const [left, right] = [label, message].map((text) => widthOf(text) + 2 * PADDING) as [number, number];
  const title = html(`${label}: ${message}`);
  const part = (text: string, x: number, width: number) =>
    `<text x="${x + width / 2}" y="14" textLength="${width - 2 * PADDING}">${html(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="round"><rect width="${left + right}" height="${HEIGHT}" rx="3"/></clipPath>`,
    `<g clip-path="url(#round)"><rect width="${left}" height="${HEIGHT}" fill="#3b4047"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${color}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${part(label, 0, left)}${part(message, left, right)}</g>`,
    "</svg>\n",
  ].join("");
}

/** Rough widths of Verdana's letters at 11 px; `textLength` makes every font keep to them. */
function widthOf(text: string): number {
  const width = [...text].reduce((sum, letter) => {
    if (/[ijl.,:;'|!]/.test(letter)) return sum + 3.6;
    if (/[frt ()-]/.test(letter)) return sum + 4.6;
    if (/[mwMW%]/.test(letter)) return sum + 10.5;
    return sum + (/[A-Z+\u2212]/.test(letter) ? 8 : 6.8);
  }, 0);
  return Math.ceil(width);
}
