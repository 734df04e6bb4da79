import type { Leaderboard, Row } from "../model/ranking.ts";
import { clip, html, plainLine } from "../text/escape.ts";
import { amount } from "../text/format.ts";
import { middle, placeOf } from "./ranking-columns.ts";
import { sentence } from "./ranking-words.ts";
import { marker } from "./svg.ts";
import { type ValueAxis, valueAxis } from "./value-axis.ts";

/** Drawn for a phone's width, so that the text is readable there; wider screens enlarge it. */
const WIDTH = 360;
const ROW = 26;
const TOP = 10;
const FOOT = 34;
const PLOT = { left: 104, right: WIDTH - 58 } as const;
const NAME_LENGTH = 13;
/** How wide a letter of the axis is, about. */
const LETTER = 5.6;

const coordinate = (value: number) => Number(value.toFixed(1)).toString();

/** A leaderboard as SVG: a line per target, best above; sessions as dots, the mean with its interval. Null where nothing was ranked. */
export function rankingPicture(leaderboard: Leaderboard, id: string): string | null {
  const rows = leaderboard.rows.filter(({ sessions, place }) => place !== null && sessions.length > 0);
  if (rows.length === 0) return null;
  const bottom = TOP + rows.length * ROW;
  const axis = valueAxis(rows.flatMap(shownValues), PLOT.left, PLOT.right);
  const way = leaderboard.by === "goodput" ? `${leaderboard.unit} → faster` : "p99 → later";
  const parts = [
    `<svg class="picture" viewBox="0 0 ${WIDTH} ${bottom + FOOT}" role="img" aria-labelledby="${id}-t ${id}-d">`,
    `<title id="${id}-t">${html(`${leaderboard.id}: all targets`)}</title>`,
    `<desc id="${id}-d">${html(`${sentence(leaderboard)}. ${rows.map((row) => rowDescription(row, leaderboard)).join("; ")}.`)}</desc>`,
    scale(axis, leaderboard, bottom),
    ...rows.map((row, i) => line(row, leaderboard, axis, TOP + (i + 0.5) * ROW)),
    text(`${way}${axis.log ? ", log axis" : ""}`, PLOT.left, bottom + FOOT - 5, "start"),
    "</svg>",
  ];
  return parts.join("\n");
}

/** Everything of a row that has to be seen. */
function shownValues({ sessions, spread }: Row): number[] {
  return [...sessions, ...(spread ? [spread.low, spread.high] : [])];
}

const short = (value: number, leaderboard: Leaderboard) =>
  amount(value, leaderboard.unit).replace(/ (?:req|op)\/s$/, "");

function rowDescription(row: Row, leaderboard: Leaderboard): string {
  return `${placeOf(row, leaderboard)} ${plainLine(row.target)} ${amount(middle(row), leaderboard.unit)}`;
}

function line(row: Row, leaderboard: Leaderboard, axis: ValueAxis, y: number): string {
  const centre = axis.place(middle(row));
  const dots = row.sessions.map((value, i) =>
    marker(
      { x: axis.place(value), y },
      {
        odd: true,
        hollow: row.limited,
        beyond: null,
        told: `session ${i + 1}: ${amount(value, leaderboard.unit)}`,
      },
    ),
  );
  return [
    text(`${placeOf(row, leaderboard)}`, 18, y + 4, "end"),
    text(clip(plainLine(row.target), NAME_LENGTH), 24, y + 4, "start"),
    `<line class="tick" x1="${PLOT.left}" x2="${PLOT.right}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`,
    ...dots,
    row.spread ? span(axis.place(row.spread.low), axis.place(row.spread.high), y) : "",
    `<line class="estimate" x1="${coordinate(centre)}" x2="${coordinate(centre)}" y1="${coordinate(y - 7)}" y2="${coordinate(y + 7)}"/>`,
    text(
      `${row.limited ? (leaderboard.by === "goodput" ? "≥ " : "≤ ") : ""}${short(middle(row), leaderboard)}`,
      WIDTH - 4,
      y + 4,
      "end",
    ),
  ].join("");
}

/** The interval, with ends that stay visible where it is narrow. */
function span(low: number, high: number, y: number): string {
  const end = (x: number) =>
    `<line class="mean" x1="${coordinate(x)}" x2="${coordinate(x)}" y1="${coordinate(y - 4)}" y2="${coordinate(y + 4)}"/>`;
  return `<line class="mean" x1="${coordinate(low)}" x2="${coordinate(high)}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>${end(low)}${end(high)}`;
}

function scale(axis: ValueAxis, leaderboard: Leaderboard, bottom: number): string {
  let free = 0;
  return axis.ticks
    .map((tick) => {
      const x = axis.place(tick);
      const label = tick === 0 ? "0" : short(tick, leaderboard).replace(/\.0+(?=\D|$)/, "");
      const half = (label.length * LETTER) / 2;
      const line = `<line class="tick" x1="${coordinate(x)}" x2="${coordinate(x)}" y1="${TOP}" y2="${bottom + 3}"/>`;
      // A label that would run into the one before it is left out.
      if (x - half < free) return line;
      free = x + half + LETTER;
      return line + text(label, x, bottom + 14, "middle");
    })
    .join("");
}

function text(content: string, x: number, y: number, anchor: "start" | "middle" | "end"): string {
  return `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="${anchor}">${html(content)}</text>`;
}
