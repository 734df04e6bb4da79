/** The rows as one picture: what was published and what was measured, on one axis. */
import type { MetricResult } from "../../src/format/results.ts";
import { type Axis, axisFor } from "../../src/report/picture.ts";
import { coordinate, svgText } from "../../src/report/svg.ts";
import { html } from "../../src/text/escape.ts";
import { change, range } from "../../src/text/format.ts";
import { deciding, type JudgedCase, type JudgedRow, speedOf } from "./judge.ts";
import type { Row } from "./rows.ts";

const WIDTH = 760;
const ROW = 22;
const TOP = 34;
const FOOT = 30;
const PLOT = { left: 330, right: WIDTH - 24 } as const;

/** As reports colour them. */
const COLOURS = {
  light: {
    paper: "#fdfdfc",
    ink: "#1d2126",
    soft: "#5c646e",
    slower: "#b3261e",
    faster: "#1e7040",
    same: "#5c646e",
  },
  dark: {
    paper: "#15181c",
    ink: "#e6e7e8",
    soft: "#9aa3ad",
    slower: "#ff8a80",
    faster: "#7bcf9a",
    same: "#9aa3ad",
  },
} as const;
export type Scheme = keyof typeof COLOURS;

const CLASSES: readonly Row["class"][] = ["slower", "faster", "unchanged", "nothing"];

interface Line {
  readonly label: string;
  readonly published: number | undefined;
  readonly case: JudgedCase;
}

/** An SVG that stands alone; null where nothing was measured. */
export function rowsPicture(judged: readonly JudgedRow[], scheme: Scheme): string | null {
  const inOrder = judged.toSorted((a, b) => CLASSES.indexOf(a.row.class) - CLASSES.indexOf(b.row.class));
  const lines = inOrder.flatMap(({ row, cases }) => {
    const shown = deciding(cases).filter(({ found }) => speedOf(found)?.ratio);
    return shown.map((each): Line => {
      const label = `${row.id}  ${shown.length > 1 ? `${row.what}, ${each.id}` : row.what}`;
      return { label, published: row.change, case: each };
    });
  });
  if (lines.length === 0) return null;
  const bottom = TOP + lines.length * ROW;
  const axis = axisFor(lines.flatMap(shownRatios), [], PLOT.right, PLOT.left);
  const colours = COLOURS[scheme];
  const style = [
    `rect.paper{fill:${colours.paper}}`,
    `text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:${colours.ink}}`,
    `text.soft{fill:${colours.soft}}`,
    `.published{stroke:${colours.ink};stroke-width:1.5}`,
    `line{stroke:${colours.soft};stroke-width:1}line.tick{opacity:.3}`,
    ...(["slower", "faster", "same"] as const).map(
      (kind) => `.${kind}{fill:${colours[kind]}}line.${kind}{stroke:${colours[kind]};stroke-width:2}`,
    ),
  ].join("");
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + FOOT}" role="img" aria-labelledby="t d">`,
    '<title id="t">What was published and what was measured, by row</title>',
    `<desc id="d">${html(`${lines.map(described).join("; ")}.`)}</desc>`,
    `<style>${style}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${bottom + FOOT}"/>`,
    ...axis.ticks.map((tick) => tickAt(tick, axis.place(1 + tick / 100), bottom)),
    ...lines.map((line, i) => drawn(line, axis, TOP + (i + 0.5) * ROW)),
    softText(
      "requests per second, after against before; ◇ the smallest published, ● measured with its 95% interval, ◀ ▶ beyond the edge",
      12,
      bottom + FOOT - 10,
    ),
    "</svg>",
  ];
  return `${parts.join("\n")}\n`;
}

function shownRatios({ published, case: { found } }: Line): number[] {
  const metric = speedOf(found);
  return [
    ...(published === undefined ? [] : [1 + published]),
    ...(metric?.ratio ? [metric.ratio] : []),
    ...(metric?.interval ? [metric.interval.low, metric.interval.high] : []),
  ];
}

function described({ label, case: { found } }: Line): string {
  const metric = speedOf(found);
  return metric ? `${label}: ${change(metric)}` : label;
}

function tickAt(tick: number, x: number, bottom: number): string {
  const text = tick === 0 ? "no change" : `${tick > 0 ? "+" : "−"}${Number(Math.abs(tick).toPrecision(3))}%`;
  return `<line${tick === 0 ? "" : ' class="tick"'} x1="${coordinate(x)}" x2="${coordinate(x)}" y1="${TOP - 6}" y2="${bottom}"/>${svgText(text, x, TOP - 12, "middle")}`;
}

function drawn({ label, published, case: { found } }: Line, axis: Axis, y: number): string {
  const metric = speedOf(found);
  if (!metric?.ratio) return "";
  const kind =
    found.verdict === "regression" ? "slower" : found.verdict === "improvement" ? "faster" : "same";
  const title = `<title>${html(`${label}: ${change(metric)} (${range(metric)})`)}</title>`;
  return [
    svgText(label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label, 12, y + 4, "start"),
    axis.holds(metric.ratio) ? marked(metric, kind, title, axis, y) : beyond(metric, kind, title, axis, y),
    published === undefined ? "" : diamond(axis.place(1 + published), y),
  ].join("");
}

function marked({ ratio, interval }: MetricResult, kind: string, title: string, { place }: Axis, y: number) {
  const line = interval
    ? `<line class="${kind}" x1="${coordinate(place(interval.low))}" x2="${coordinate(place(interval.high))}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`
    : "";
  return `${line}<circle class="${kind}" cx="${coordinate(place(ratio ?? 1))}" cy="${coordinate(y)}" r="4">${title}</circle>`;
}

/** An arrow at the edge that the value lies beyond, and the value on its inner side. */
function beyond(metric: MetricResult, kind: string, title: string, { place }: Axis, y: number): string {
  const ratio = metric.ratio ?? 1;
  const inwards = ratio > 1 ? -1 : 1;
  const edge = place(ratio);
  const [tip, foot] = [edge, edge + inwards * 8].map(coordinate);
  const text = svgText(change(metric), edge + inwards * 13, y + 4, ratio > 1 ? "end" : "start");
  return `<path class="${kind}" d="M${tip} ${coordinate(y)}L${foot} ${coordinate(y - 5)}L${foot} ${coordinate(y + 5)}Z">${title}</path>${text}`;
}

const MOST_LETTERS = 50;

function diamond(x: number, y: number): string {
  const [left, right, above, below] = [x - 5, x + 5, y - 5, y + 5].map(coordinate);
  return `<path d="M${left} ${coordinate(y)}L${coordinate(x)} ${above}L${right} ${coordinate(y)}L${coordinate(x)} ${below}Z" fill="none" class="published"/>`;
}

function softText(text: string, x: number, y: number): string {
  return svgText(text, x, y, "start").replace("<text", '<text class="soft"');
}
