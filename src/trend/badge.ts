import type { PublishedMetric, PublishedRun } from "../model/history.ts";
import type { Verdict } from "../model/results.ts";
import { type Badge, badgeSvg } from "./badge-svg.ts";

const WORDS: Readonly<Record<Verdict, readonly [words: string, color: string]>> = {
  regression: ["slower", "#b3261e"],
  improvement: ["faster", "#1e7040"],
  unchanged: ["not slower", "#1e7040"],
  inconclusive: ["not clear", "#8a5a00"],
  invalid: ["no usable numbers", "#7b2d8b"],
};

/** The verdict of a run in words, and the ratio that is worst for the head among those that decide. */
export function badgeOf(run: PublishedRun): Badge {
  const [words, color] = run.verdict === null ? ["imported", "#5c646e"] : WORDS[run.verdict];
  const worst = run.cases
    .flatMap((each) => each.metrics)
    .filter(({ gates, ratio }) => gates && ratio !== null)
    .reduce<PublishedMetric | null>((a, b) => (a === null || harm(b) > harm(a) ? b : a), null);
  const message = worst === null ? words : `${words}, ${plain(worst.name)} ${percent(worst)}`;
  return { label: "loadgate", message, color };
}

/** In the form that shields.io reads from an address, and as a picture that needs nobody else. */
export function badgeFiles(run: PublishedRun): readonly (readonly [path: string, text: string])[] {
  const badge = badgeOf(run);
  return [
    ["badge.json", `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`],
    ["badge.svg", badgeSvg(badge)],
  ];
}

/** How much worse the head is, in logs. */
function harm({ ratio, better }: PublishedMetric): number {
  const log = Math.log(ratio?.[0] ?? 1);
  return better === "higher" ? -log : log;
}

function percent({ ratio }: PublishedMetric): string {
  const value = ((ratio?.[0] ?? 1) - 1) * 100;
  const text = Math.abs(value).toFixed(1);
  if (Number(text) === 0) return "0 %";
  return `${value < 0 ? "\u2212" : "+"}${text} %`;
}

/** A metric's name that may come from anywhere. */
const plain = (name: string): string => name.replace(/[^\w /.-]/g, "").slice(0, 30);
