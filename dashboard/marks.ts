import type uPlot from "uplot";
import { readLog } from "../src/trend/estimate.ts";
import type { Plot, PlottedChange } from "./plot.ts";
import { percent } from "./wording.ts";

/** The style sheet's colours, for what is drawn on a canvas. */
const NAMES = [
  "paper",
  "ink",
  "soft",
  "rule",
  "environment",
  "bad",
  "open",
  "good",
  "broken",
  "odd",
  "even",
  "whisker",
] as const;
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

export function palette(): Palette {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as Palette;
}

export function onSchemeChange(act: () => void, signal: AbortSignal): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", act, { signal });
}

/** What a picture is drawn with: places in the canvas' own pixels. */
interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
  /** One pixel of the style sheet. */
  readonly px: number;
  readonly colours: Palette;
}

function penFor(u: uPlot, px: number, colours: Palette): Pen {
  const { left, top, width, height } = u.bbox;
  return {
    ctx: u.ctx,
    box: { left, right: left + width, top, bottom: top + height },
    x: (place) => u.valToPos(place, "x", true),
    y: (value) => u.valToPos(value, "y", true),
    px,
    colours,
  };
}

/** Draws within the plot alone, and leaves the canvas as it was. */
function within({ ctx, box }: Pen, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  ctx.clip();
  draw();
  ctx.restore();
}

function stroke(pen: Pen, colour: string, width: number, dash: readonly number[], path: () => void): void {
  const { ctx, px } = pen;
  ctx.beginPath();
  path();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width * px;
  ctx.setLineDash(dash.map((length) => length * px));
  ctx.stroke();
}

const horizontal = (pen: Pen, from: number, to: number, y: number) => {
  pen.ctx.moveTo(from, y);
  pen.ctx.lineTo(to, y);
};
const vertical = (pen: Pen, x: number) => {
  pen.ctx.moveTo(x, pen.box.top);
  pen.ctx.lineTo(x, pen.box.bottom);
};

/** Beneath everything: the environments. */
export function drawGround(u: uPlot, plot: Plot, px: number, colours: Palette): void {
  const pen = penFor(u, px, colours);
  within(pen, () => {
    pen.ctx.fillStyle = colours.environment;
    for (const { from, to, which } of plot.stretches) {
      if (which === 0) continue;
      pen.ctx.globalAlpha = which % 2 === 1 ? 1 : 0.5;
      const [left, right] = [pen.x(from - 0.5), pen.x(to + 0.5)];
      pen.ctx.fillRect(left, pen.box.top, right - left, pen.box.bottom - pen.box.top);
    }
    pen.ctx.globalAlpha = 1;
  });
}

export interface Picks {
  readonly a: number | null;
  readonly b: number | null;
}

export function drawMarks(u: uPlot, plot: Plot, picks: Picks, px: number, colours: Palette): void {
  const pen = penFor(u, px, colours);
  within(pen, () => {
    for (const { value, kind } of plot.lines)
      stroke(pen, colours.soft, 1, kind === "threshold" ? [3, 3] : [], () =>
        horizontal(pen, pen.box.left, pen.box.right, pen.y(value)),
      );
    drawEnvironments(pen, plot);
    drawIntervals(pen, plot);
    drawDots(pen, plot);
    for (const { from, to, value } of plot.levels)
      stroke(pen, colours.ink, 2, [], () =>
        horizontal(pen, pen.x(from - 0.5), pen.x(to + 0.5), pen.y(value)),
      );
    for (const place of plot.seams) drawSeam(pen, place);
    for (const change of plot.changes) drawChange(pen, change);
    drawInvalid(pen, plot.invalid);
    drawPick(pen, plot, picks.a, "A");
    drawPick(pen, plot, picks.b, "B");
  });
}

/** The machine's name where its band has room for it. */
function drawEnvironments(pen: Pen, { stretches }: Plot): void {
  if (stretches.length < 2) return;
  pen.ctx.font = font(pen.px);
  for (const { from, to, label } of stretches) {
    const left = Math.max(pen.box.left, pen.x(from - 0.5));
    const machine = label.split(",")[0] as string;
    if (pen.ctx.measureText(machine).width + 8 * pen.px > Math.min(pen.box.right, pen.x(to + 0.5)) - left)
      continue;
    write(pen, machine, left, -1, pen.colours.soft);
  }
}

function drawIntervals(pen: Pen, { places, low, high }: Plot): void {
  stroke(pen, pen.colours.whisker, Math.min(4, spacing(pen, places)), [], () =>
    places.forEach((place, i) => {
      const [from, to] = [low[i] ?? null, high[i] ?? null];
      if (from === null || to === null) return;
      pen.ctx.moveTo(pen.x(place), pen.y(from));
      pen.ctx.lineTo(pen.x(place), pen.y(to));
    }),
  );
}

/** Room for a run, in pixels of the style sheet. */
function spacing(pen: Pen, places: readonly number[]): number {
  const first = places[0];
  return first === undefined ? 4 : Math.max(0.4, (pen.x(first + 1) - pen.x(first)) / pen.px / 2);
}

function drawDots(pen: Pen, { places, values, reference }: Plot): void {
  const radius = Math.min(3, Math.max(1.1, spacing(pen, places))) * pen.px;
  if (reference !== null) drawColumn(pen, places, reference, radius * 0.8, pen.colours.even);
  drawColumn(pen, places, values, radius, pen.colours.odd);
}

function drawColumn(
  pen: Pen,
  places: readonly number[],
  values: Plot["values"],
  radius: number,
  colour: string,
) {
  const { ctx, box, px } = pen;
  ctx.fillStyle = colour;
  ctx.globalAlpha = 0.8;
  ctx.beginPath();
  places.forEach((place, i) => {
    const value = values[i] ?? null;
    if (value === null) return;
    const [x, y] = [pen.x(place), pen.y(value)];
    if (y < box.top) arrow(ctx, x, box.top + px, 5 * px);
    else if (y > box.bottom) arrow(ctx, x, box.bottom - px, -5 * px);
    else {
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
    }
  });
  ctx.fill();
  ctx.globalAlpha = 1;
}

function arrow(ctx: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  ctx.moveTo(x, y);
  ctx.lineTo(x + Math.abs(size) * 0.6, y + size);
  ctx.lineTo(x - Math.abs(size) * 0.6, y + size);
}

const font = (px: number) => `${11 * px}px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;

function write(pen: Pen, text: string, x: number, row: number, colour: string): void {
  const { ctx, px, box } = pen;
  ctx.font = font(px);
  const room = ctx.measureText(text).width + 4 * px;
  const left = x + room > box.right ? x - room : x + 4 * px;
  const y = row >= 0 ? box.top + (12 + 14 * row) * px : box.bottom + (14 * row + 9) * px;
  // The axes leave their own alignment behind.
  ctx.textAlign = "left";
  ctx.textBaseline = "alphabetic";
  // A halo of paper, since dots may lie beneath.
  ctx.setLineDash([]);
  ctx.lineWidth = 3 * px;
  ctx.lineJoin = "round";
  ctx.strokeStyle = pen.colours.paper;
  ctx.strokeText(text, left, y);
  ctx.fillStyle = colour;
  ctx.fillText(text, left, y);
}

const isInside = ({ box }: Pen, x: number) => x >= box.left && x <= box.right;

function drawSeam(pen: Pen, place: number): void {
  const x = pen.x(place - 0.5);
  stroke(pen, pen.colours.soft, 1, [5, 4], () => vertical(pen, x));
  if (isInside(pen, x)) write(pen, "reference moved", x, 1, pen.colours.soft);
}

function drawChange(pen: Pen, change: PlottedChange): void {
  const { bad, good, open } = pen.colours;
  const colour = change.state !== "confirmed" ? open : change.kind === "regression" ? bad : good;
  const x = pen.x(change.place - 0.5);
  stroke(pen, colour, 1.5, change.state === "provisional" ? [4, 3] : [], () => vertical(pen, x));
  const state = change.state === "confirmed" ? "" : ` ${change.state}`;
  if (isInside(pen, x)) write(pen, `${percent(Math.exp(readLog(change.ratio[0])))}${state}`, x, 0, colour);
}

function drawInvalid(pen: Pen, places: readonly number[]): void {
  const [y, arm] = [pen.box.bottom - 24 * pen.px, 3 * pen.px];
  stroke(pen, pen.colours.broken, 1.5, [], () => {
    for (const x of places.map(pen.x)) {
      pen.ctx.moveTo(x - arm, y - arm);
      pen.ctx.lineTo(x + arm, y + arm);
      pen.ctx.moveTo(x - arm, y + arm);
      pen.ctx.lineTo(x + arm, y - arm);
    }
  });
}

function drawPick(pen: Pen, { runs, places, values }: Plot, run: number | null, letter: string): void {
  const index = run === null ? -1 : runs.indexOf(run);
  const [place, value] = [places[index], values[index] ?? null];
  if (place === undefined || value === null) return;
  const [x, y] = [pen.x(place), Math.min(pen.box.bottom, Math.max(pen.box.top, pen.y(value)))];
  stroke(pen, pen.colours.ink, 1, [1, 2], () => vertical(pen, x));
  stroke(pen, pen.colours.ink, 2, [], () => pen.ctx.arc(x, y, 5 * pen.px, 0, 2 * Math.PI));
  write(pen, letter, x, -2, pen.colours.ink);
}
