import { effect, type Pair, sessionPairs } from "../analyse/effect.ts";
import { type Metric, metricNamed } from "../metrics/metrics.ts";
import type { CaseResult, MetricName, MetricResult } from "../model/results.ts";
import { html } from "../text/escape.ts";
import { change, range, share, signed } from "../text/format.ts";
import { type Axis, axisFor } from "./axis.ts";
import { metricLabel } from "./metric-label.ts";
import { marker } from "./svg.ts";

/** Drawn for a phone's width, so that the text is readable there; wider screens enlarge it. */
const WIDTH = 360;
const HEIGHT = 236;
const PLOT = { left: 54, right: WIDTH - 6, top: 20, bottom: HEIGHT - 34 } as const;

interface SessionLane {
  readonly left: number;
  readonly right: number;
  readonly number: number;
  readonly pairs: readonly Pair[];
  readonly mean: number | null;
}

const coordinate = (value: number) => Number(value.toFixed(1)).toString();

/** One lane per session that has anything to show; each round takes the same room. */
function lanesOf(result: CaseResult, metric: Metric, steady: boolean): SessionLane[] {
  const filled = result.sessions
    .map((session, i) => ({
      number: i + 1,
      pairs: sessionPairs(session, metric),
      mean: effect(sessionPairs(session, metric, steady)),
    }))
    .filter((lane) => lane.pairs.length > 0);
  const total = filled.reduce((sum, lane) => sum + lane.pairs.length + 1, 0);
  const unit = (PLOT.right - PLOT.left) / Math.max(1, total);
  let left: number = PLOT.left;
  return filled.map((lane) => {
    const right = left + (lane.pairs.length + 1) * unit;
    const placed = { ...lane, left, right };
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

function svgLabel(text: string, x: number, y: number, anchor: "start" | "middle" | "end"): string {
  return `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="${anchor}">${html(text)}</text>`;
}

/** The zones beyond the threshold, and the lines that the eye measures by. */
function ground(result: CaseResult, metric: MetricResult, axis: Axis): string {
  const [over, under] = [axis.place(1 + result.threshold), axis.place(1 / (1 + result.threshold))];
  const [above, below] = metric.better === "higher" ? ["better", "worse"] : ["worse", "better"];
  return [
    band(above, PLOT.top, over),
    band(below, under, PLOT.bottom),
    level("threshold", over),
    level("threshold", under),
    level("nochange", axis.place(1)),
  ].join("");
}

function scale(axis: Axis): string {
  return axis.ticks
    .map((tick) => {
      const y = axis.place(1 + tick / 100);
      const text = `${tick > 0 ? "+" : tick < 0 ? "\u2212" : ""}${Math.abs(tick)} %`;
      return `${level("tick", y, PLOT.left - 4, PLOT.left)}${svgLabel(text, PLOT.left - 7, y + 3.5, "end")}`;
    })
    .join("");
}

function dots(lane: SessionLane, axis: Axis, steady: boolean): string {
  const unit = (lane.right - lane.left) / (lane.pairs.length + 1);
  return lane.pairs
    .map((pair, i) => {
      const ratio = pair.head / pair.base;
      const place = { x: lane.left + (i + 1) * unit, y: axis.place(ratio) };
      const beyond = axis.holds(ratio) ? null : ratio > 1 ? "above" : "below";
      const told = `session ${lane.number}, round ${i + 1}: ${signed(ratio, 1)} %`;
      return marker(place, { odd: lane.number % 2 === 1, hollow: steady && pair.limited, beyond, told });
    })
    .join("");
}

/** Numbers under the lanes, as many as have room. */
function numbers(lanes: readonly SessionLane[]): string {
  const every = Math.ceil(lanes.length / 14);
  return lanes
    .filter((_, i) => i % every === 0)
    .map((lane) => svgLabel(String(lane.number), (lane.left + lane.right) / 2, PLOT.bottom + 13, "middle"))
    .join("");
}

function pictureDescription(result: CaseResult, metric: MetricResult, lanes: readonly SessionLane[]): string {
  const where = metric.interval === null ? "no interval" : `95 % interval ${range(metric)} %`;
  return `${lanes.length} sessions. Estimate ${change(metric)}, ${where}; threshold ${share(result.threshold)}.`;
}

/** A metric of a case as SVG: rounds as points, sessions as lanes, the interval as a band. Null if nothing is known. */
export function picture(result: CaseResult, name: MetricName, id: string): string | null {
  const metric = result.metrics.find((m) => m.name === name);
  if (metric === undefined || metric.ratio === null) return null;
  const { ratio, interval, decisionInterval } = metric;
  const measure = metricNamed(name);
  const lanes = lanesOf(result, measure, metric.gates);
  const ratios = lanes.flatMap((lane) => lane.pairs.map((pair) => pair.head / pair.base));
  const edge = 1 + result.threshold * 1.3;
  const must = [edge, 1 / edge, ratio, ...(interval === null ? [] : [interval.low, interval.high])];
  const axis = axisFor(must, ratios, PLOT.top, PLOT.bottom);
  const means = lanes.map((lane) =>
    lane.mean === null ? "" : level("mean", axis.place(Math.exp(lane.mean)), lane.left + 1, lane.right - 1),
  );
  const [down, up] = measure.words.axis;
  const parts = [
    `<svg class="picture" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${id}-t ${id}-d">`,
    `<title id="${id}-t">${html(`${metricLabel(metric)}, head against base, ${result.id}`)}</title>`,
    `<desc id="${id}-d">${html(pictureDescription(result, metric, lanes))}</desc>`,
    ...lanes
      .filter((lane) => lane.number % 2 === 0)
      .map((lane) => band("lane", PLOT.top, PLOT.bottom, lane.left, lane.right)),
    ground(result, metric, axis),
    interval === null ? "" : band("interval", axis.place(interval.high), axis.place(interval.low)),
    ...(decisionInterval === null ? [] : [decisionInterval.low, decisionInterval.high])
      .filter((end) => axis.holds(end))
      .map((end) => level("decision", axis.place(end))),
    level("estimate", axis.place(ratio)),
    ...lanes.map((lane) => dots(lane, axis, metric.gates && measure.limitable)),
    ...means,
    scale(axis),
    numbers(lanes),
    svgLabel(`↑ ${up}`, PLOT.left, PLOT.top - 7, "start"),
    svgLabel(`↓ ${down}`, PLOT.left, HEIGHT - 6, "start"),
    svgLabel("sessions", PLOT.right, HEIGHT - 6, "end"),
    "</svg>",
  ];
  return parts.filter((part) => part !== "").join("\n");
}
