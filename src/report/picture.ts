import { effect, type Pair, sessionPairs } from "../analyse/effect.ts";
import type { MetricName } from "../format/names.ts";
import type { CaseResult, MetricResult } from "../format/results.ts";
import { type Metric, metricNamed } from "../metrics/metrics.ts";
import { html } from "../text/escape.ts";
import { change, range, share, signed } from "../text/format.ts";
import { metricLabel } from "./metric-columns.ts";
import { coordinate, marker, niceStep, svgText } from "./svg.ts";
import { thresholdIn } from "./words.ts";

/** Drawn for a phone's width, so that the text is readable there; wider screens enlarge it. */
const WIDTH = 360;
const HEIGHT = 236;
const PLOT = { left: 54, right: WIDTH - 6, top: 20, bottom: HEIGHT - 34 } as const;

interface SessionStrip {
  readonly left: number;
  readonly right: number;
  readonly number: number;
  readonly pairs: readonly Pair[];
  readonly mean: number | null;
}

/** One strip per session that has anything to show; each round takes the same room. */
function stripsOf(result: CaseResult, metric: Metric, steady: boolean): SessionStrip[] {
  const filled = result.sessions
    .map((session, i) => ({
      number: i + 1,
      pairs: sessionPairs(session, metric),
      mean: effect(sessionPairs(session, metric, steady)),
    }))
    .filter((strip) => strip.pairs.length > 0);
  const total = filled.reduce((sum, strip) => sum + strip.pairs.length + 1, 0);
  const unit = (PLOT.right - PLOT.left) / Math.max(1, total);
  let left: number = PLOT.left;
  return filled.map((strip) => {
    const right = left + (strip.pairs.length + 1) * unit;
    const placed = { ...strip, left, right };
    left = right;
    return placed;
  });
}

function band(
  kind: string,
  top: number,
  bottom: number,
  left: number = PLOT.left,
  right: number = PLOT.right,
): string {
  const height = Math.max(0, bottom - top);
  return `<rect class="${kind}" x="${coordinate(left)}" y="${coordinate(top)}" width="${coordinate(right - left)}" height="${coordinate(height)}"/>`;
}

function level(kind: string, y: number, left: number = PLOT.left, right: number = PLOT.right): string {
  return `<line class="${kind}" x1="${coordinate(left)}" x2="${coordinate(right)}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`;
}

/** The zones beyond the threshold, and the lines that the eye measures by. */
function ground(result: CaseResult, metric: MetricResult, axis: Axis): string {
  const threshold = thresholdIn(result, metric);
  const [over, under] = [axis.place(1 + threshold), axis.place(1 / (1 + threshold))];
  const [above, below] = metric.better === "higher" ? ["better", "worse"] : ["worse", "better"];
  return [
    band(above, PLOT.top, over),
    band(below, under, PLOT.bottom),
    level("threshold", over),
    level("threshold", under),
    level("nochange", axis.place(1)),
  ].join("");
}

/** What the dashed lines are, on their outer side; over the points, whose colours show through around it. */
function lineNames(result: CaseResult, metric: MetricResult, axis: Axis): string {
  const threshold = thresholdIn(result, metric);
  const [over, under] = [axis.place(1 + threshold), axis.place(1 / (1 + threshold))];
  return [over - 4, under + 10]
    .filter((y) => y - 8 > PLOT.top && y < PLOT.bottom)
    .map((y) => svgText("threshold", PLOT.right - 4, y, "end", "name"))
    .join("");
}

function scale(axis: Axis): string {
  return axis.ticks
    .map((tick) => {
      const y = axis.place(1 + tick / 100);
      const text = `${tick > 0 ? "+" : tick < 0 ? "\u2212" : ""}${Math.abs(tick)}%`;
      return `${level("tick", y, PLOT.left - 4, PLOT.left)}${svgText(text, PLOT.left - 7, y + 3.5, "end")}`;
    })
    .join("");
}

function dots(strip: SessionStrip, axis: Axis, steady: boolean): string {
  const unit = (strip.right - strip.left) / (strip.pairs.length + 1);
  return strip.pairs
    .map((pair, i) => {
      const ratio = pair.head / pair.base;
      const place = { x: strip.left + (i + 1) * unit, y: axis.place(ratio) };
      const beyond = axis.holds(ratio) ? null : ratio > 1 ? "above" : "below";
      const title = `session ${strip.number}, round ${i + 1}: ${signed(ratio, 1)}%`;
      return marker(place, { hollow: steady && pair.limited, beyond, title });
    })
    .join("");
}

/** Numbers under the strips, as many as have room. */
function numbers(strips: readonly SessionStrip[]): string {
  const every = Math.ceil(strips.length / 14);
  return strips
    .filter((_, i) => i % every === 0)
    .map((strip) => svgText(String(strip.number), (strip.left + strip.right) / 2, PLOT.bottom + 13, "middle"))
    .join("");
}

function pictureDescription(
  result: CaseResult,
  metric: MetricResult,
  strips: readonly SessionStrip[],
): string {
  const where = metric.interval === null ? "no interval" : `95% interval ${range(metric)}%`;
  return `${strips.length} sessions. Estimate ${change(metric)}, ${where}; threshold ${share(thresholdIn(result, metric))}.`;
}

/** A metric of a case as SVG: rounds as points, sessions as strips, the interval as a band. Null if nothing is known. */
export function picture(result: CaseResult, name: MetricName, id: string): string | null {
  const metric = result.metrics.find((m) => m.name === name);
  if (metric === undefined || metric.ratio === null) return null;
  const { ratio, interval, decisionInterval } = metric;
  const measure = metricNamed(name);
  const strips = stripsOf(result, measure, metric.gates);
  const ratios = strips.flatMap((strip) => strip.pairs.map((pair) => pair.head / pair.base));
  const edge = 1 + thresholdIn(result, metric) * 1.3;
  const must = [edge, 1 / edge, ratio, ...(interval === null ? [] : [interval.low, interval.high])];
  const axis = axisFor(must, ratios, PLOT.top, PLOT.bottom);
  const means = strips.map((strip) =>
    strip.mean === null
      ? ""
      : level("mean", axis.place(Math.exp(strip.mean)), strip.left + 1, strip.right - 1),
  );
  const [down, up] = measure.words.axis;
  const [above, below] = metric.better === "higher" ? ["better", "worse"] : ["worse", "better"];
  const parts = [
    `<svg class="picture" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${id}-t ${id}-d">`,
    `<title id="${id}-t">${html(`${metricLabel(metric)}, head against base, ${result.id}`)}</title>`,
    `<desc id="${id}-d">${html(pictureDescription(result, metric, strips))}</desc>`,
    ...strips
      .filter((strip) => strip.number % 2 === 0)
      .map((strip) => band("strip", PLOT.top, PLOT.bottom, strip.left, strip.right)),
    ground(result, metric, axis),
    interval === null ? "" : band("interval", axis.place(interval.high), axis.place(interval.low)),
    ...(decisionInterval === null ? [] : [decisionInterval.low, decisionInterval.high])
      .filter((end) => axis.holds(end))
      .map((end) => level("decision", axis.place(end))),
    level("estimate", axis.place(ratio)),
    ...strips.map((strip) => dots(strip, axis, metric.gates && measure.limitable)),
    ...means,
    lineNames(result, metric, axis),
    scale(axis),
    numbers(strips),
    svgText(`↑ ${above}: ${up}`, PLOT.left, PLOT.top - 7, "start"),
    svgText(`↓ ${below}: ${down}`, PLOT.left, HEIGHT - 6, "start"),
    svgText("sessions", PLOT.right, HEIGHT - 6, "end"),
    "</svg>",
  ];
  return parts.filter((part) => part !== "").join("\n");
}

/** A vertical axis of ratios: spaced in logs, labelled in percent. */

export interface Axis {
  readonly low: number;
  readonly high: number;
  /** Changes in percent that get a label. */
  readonly ticks: readonly number[];
  /** From a ratio to its place between `top` and `bottom`; what lies outside is put at the edge. */
  readonly place: (ratio: number) => number;
  readonly holds: (ratio: number) => boolean;
}

function ticksBetween(low: number, high: number): number[] {
  const [from, to] = [Math.expm1(low) * 100, Math.expm1(high) * 100];
  const step = niceStep((to - from) / 7);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(((first + i) * step).toPrecision(6)));
}

/** Ratios beyond which an axis has a label at each doubling, and beyond which nothing is shown where it lies; in logs. */
const WIDE = Math.log(4);
const WIDEST = Math.log(10);

/** Each doubling and halving, in percent. */
const DOUBLINGS = [-3, -2, -1, 0, 1, 2, 3].map((power) => (2 ** power - 1) * 100);

/** The share of the points that may lie beyond the edges, so that one wild round does not flatten the others. */
const WILD = 0.03;

function quantileOf(sorted: readonly number[], share: number): number[] {
  const at = sorted[Math.round(share * (sorted.length - 1))];
  return at === undefined ? [] : [at];
}

function doublingsBetween(low: number, high: number): number[] {
  return DOUBLINGS.filter((percent) => Math.log1p(percent / 100) >= low && Math.log1p(percent / 100) <= high);
}

/** `must` are ratios that have to be seen; `points` are seen but for the wildest. */
export function axisFor(
  must: readonly number[],
  points: readonly number[],
  top: number,
  bottom: number,
): Axis {
  const logs = points.map(Math.log).toSorted((a, b) => a - b);
  const wanted = [...must.map(Math.log), ...quantileOf(logs, WILD), ...quantileOf(logs, 1 - WILD), 0];
  const seen = wanted.map((log) => Math.min(WIDEST, Math.max(-WIDEST, log)));
  const pad = (Math.max(...seen) - Math.min(...seen)) * 0.07;
  const [low, high] = [Math.min(...seen) - pad, Math.max(...seen) + pad];
  const within = (log: number) => Math.min(high, Math.max(low, log));
  return {
    low: Math.exp(low),
    high: Math.exp(high),
    ticks: high - low > WIDE ? doublingsBetween(low, high) : ticksBetween(low, high),
    place: (ratio) => bottom - ((within(Math.log(ratio)) - low) / (high - low)) * (bottom - top),
    holds: (ratio) => Math.log(ratio) >= low && Math.log(ratio) <= high,
  };
}
