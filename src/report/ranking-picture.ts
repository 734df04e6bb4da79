import type { Leaderboard, Row } from "../format/results.ts";
import { clip, html, plainLine } from "../text/escape.ts";
import { amount } from "../text/format.ts";
import { middle, placeOf, sentence } from "./ranking-words.ts";
import { coordinate, marker, niceStep, svgText } from "./svg.ts";

/** Drawn for a phone's width, so that the text is readable there; wider screens enlarge it. */
const WIDTH = 360;
const ROW = 26;
const TOP = 10;
const FOOT = 34;
const PLOT = { left: 104, right: WIDTH - 58 } as const;
const NAME_LENGTH = 13;
/** How wide a letter of the axis is, about. */
const LETTER = 5.6;

/** A leaderboard as SVG: a line per target, best above; sessions as dots, the mean with its interval. Null where nothing was ranked. */
export function rankingPicture(leaderboard: Leaderboard, id: string): string | null {
  const rows = leaderboard.rows.filter(({ sessions, place }) => place !== null && sessions.length > 0);
  if (rows.length === 0) return null;
  const bottom = TOP + rows.length * ROW;
  const axis = valueAxis(rows.flatMap(shownValues), PLOT.left, PLOT.right);
  const way = { goodput: `${leaderboard.unit} → faster`, p99: "p99 → later", time: "time per run → slower" }[
    leaderboard.by
  ];
  const parts = [
    `<svg class="picture" viewBox="0 0 ${WIDTH} ${bottom + FOOT}" role="img" aria-labelledby="${id}-t ${id}-d">`,
    `<title id="${id}-t">${html(`${leaderboard.id}: all targets`)}</title>`,
    `<desc id="${id}-d">${html(`${sentence(leaderboard)}. ${rows.map((row) => rowDescription(row, leaderboard)).join("; ")}.`)}</desc>`,
    scale(axis, leaderboard, bottom),
    ...rows.map((row, i) => line(row, leaderboard, axis, TOP + (i + 0.5) * ROW)),
    svgText(`${way}${axis.log ? ", log axis" : ""}`, PLOT.left, bottom + FOOT - 5, "start"),
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
        hollow: row.limited,
        beyond: null,
        title: `session ${i + 1}: ${amount(value, leaderboard.unit)}`,
      },
    ),
  );
  return [
    svgText(`${placeOf(row, leaderboard)}`, 18, y + 4, "end"),
    svgText(clip(plainLine(row.target), NAME_LENGTH), 24, y + 4, "start"),
    `<line class="tick" x1="${PLOT.left}" x2="${PLOT.right}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`,
    ...dots,
    row.spread ? span(axis.place(row.spread.low), axis.place(row.spread.high), y) : "",
    `<line class="estimate" x1="${coordinate(centre)}" x2="${coordinate(centre)}" y1="${coordinate(y - 7)}" y2="${coordinate(y + 7)}"/>`,
    svgText(
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
      return line + svgText(label, x, bottom + 14, "middle");
    })
    .join("");
}

/** A horizontal axis of absolute values: from nothing on, or in logs where the values span decades. */
interface ValueAxis {
  readonly ticks: readonly number[];
  readonly log: boolean;
  readonly place: (value: number) => number;
}

/** Values further apart than this are drawn in logs. */
const DECADE = 10;
const MOST_TICKS = 5;

/** `values` are positive and not none. */
export function valueAxis(values: readonly number[], left: number, right: number): ValueAxis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most / least >= DECADE ? logAxis(least, most, left, right) : linearAxis(most, left, right);
}

function linearAxis(most: number, left: number, right: number): ValueAxis {
  const end = most * 1.05;
  const step = niceStep(end / MOST_TICKS);
  const count = Math.floor(end / step + 1e-9);
  return {
    log: false,
    ticks: Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(6))),
    place: (value) => left + (value / end) * (right - left),
  };
}

/** Whole decades, and 2 and 5 times them where there are few. */
function logAxis(least: number, most: number, left: number, right: number): ValueAxis {
  const [low, high] = [Math.log10(least) - 0.08, Math.log10(most) + 0.08];
  const powers = Array.from({ length: Math.ceil(high) - Math.floor(low) + 1 }, (_, i) => Math.floor(low) + i);
  const within = (value: number) => Math.log10(value) >= low && Math.log10(value) <= high;
  const ticksOf = (factors: readonly number[]) =>
    powers
      .flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(6))))
      .filter(within);
  const ticks =
    [[1, 2, 5], [1, 3], [1]].map(ticksOf).find((each) => each.length <= MOST_TICKS + 1) ?? ticksOf([1]);
  return {
    log: true,
    ticks,
    place: (value) => left + ((Math.log10(value) - low) / (high - low)) * (right - left),
  };
}
