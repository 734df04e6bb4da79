import { BLOCK, blockOf, type Overview, type SeriesSummary } from "../src/format/trend.ts";
import { amount } from "../src/text/format.ts";
import { readEstimate } from "../src/trend/estimate.ts";
import { decodeSpark } from "../src/trend/spark.ts";
import { filterBar, overviewLegend, scaleSwitch } from "./controls.ts";
import { byId, el, svg } from "./dom.ts";
import { downloads, seriesRows } from "./download.ts";
import { inGroups, isGone, isLate, LATE_DAYS, seriesId } from "./select.ts";
import { formatView, opened, START, type View } from "./state.ts";
import {
  alarmsText,
  changeKind,
  changeText,
  changeWay,
  count,
  day,
  goneText,
  headline,
  many,
  metricTitle,
  percent,
  plantedText,
  rangeText,
  shortCommit,
  standing,
} from "./wording.ts";

/** A series in the overview: a link with its name, its shape and where it stands. */
interface Card {
  readonly item: HTMLLIElement;
  /** Another view leads from the same card to another address. */
  readonly follow: (view: View) => void;
}

export function card(series: SeriesSummary, overview: Overview): Card {
  const value = el("span", { class: "fact" });
  const anchor = el(
    "a",
    { class: "series", "data-series": seriesId(series) },
    el("span", { class: "case" }, series.case),
    el(
      "span",
      { class: "metric" },
      metricTitle(series.metric, series.unit),
      series.gates ? "" : " · raises no alerts",
    ),
    el("span", { class: "plot" }, picture(series), scaleOf(series)),
    value,
    ...news(series, overview),
  );
  const follow = (view: View) => {
    anchor.href = formatView(opened(view, seriesId(series)));
    value.replaceChildren(...newestValue(series, view));
  };
  return { item: el("li", {}, anchor), follow };
}

/** A value and what it is. */
const fact = (label: string, ...value: readonly (Node | string)[]) => [
  el("span", { class: "label" }, label),
  " ",
  ...value,
];

function newestValue(series: SeriesSummary, view: View): (Node | string)[] {
  if (series.points === 0) return ["no numbers yet"];
  if (view.scale === "absolute" && series.head !== null)
    return fact("newest", el("b", {}, amount(series.head, series.unit)));
  if (series.ratio === null)
    return series.head === null ? [standing(series)] : fact("newest", standing(series));
  const ratio = readEstimate(series.ratio);
  return fact(
    "against the reference",
    el("b", {}, changeText(ratio)),
    el("small", {}, ` ${rangeText(ratio)}`),
  );
}

function news(series: SeriesSummary, overview: Overview): HTMLElement[] {
  const { change } = series;
  const lines: HTMLElement[] = [];
  if (change !== null) {
    const [from, to] = change.between ?? [];
    const since = `${changeWay(series, change)} since ${day(change.at)}`;
    const size = el("b", { class: changeKind(change) }, changeText(readEstimate(change.ratio)));
    lines.push(
      el("span", { class: "fact" }, ...fact("at the change", size)),
      el(
        "span",
        { class: "news" },
        el(
          "span",
          { class: `badge ${changeKind(change)}` },
          change.state === "accepted" ? `${since}, accepted` : since,
        ),
      ),
    );
    if (from !== undefined && to !== undefined)
      lines.push(el("small", { class: "commits" }, `between ${shortCommit(from)} and ${shortCommit(to)}`));
  }
  if (isGone(series, overview))
    lines.push(
      el("span", { class: "news" }, el("span", { class: "badge invalid" }, goneText(series, overview))),
    );
  return lines;
}

function picture(series: SeriesSummary): SVGElement {
  const { before, after, zero, end } = sparkPath(series);
  const kind = series.change === null ? "" : changeKind(series.change);
  const parts = [
    zero === null ? null : svg("path", { class: "zero", d: `M0 ${zero}H${SPARK.width}` }),
    before === "" ? null : svg("path", { class: "line", d: before }),
    after === "" ? null : svg("path", { class: `line ${kind}`, d: after }),
    end === null ? null : svg("path", { class: `line end ${kind}`, d: `M${end.x} ${end.y}h.01` }),
  ];
  return svg(
    "svg",
    // The numbers beside it say the same in words.
    {
      class: "spark",
      viewBox: `0 0 ${SPARK.width} ${SPARK.height}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    ...parts.filter((part) => part !== null),
  );
}

/** What the picture's upper and lower edge stand for. The numbers beneath say where the series stands, for those who hear them. */
function scaleOf(series: SeriesSummary): HTMLElement | null {
  const range = sparkRange(series);
  if (range === null) return null;
  const decimals = Math.expm1(range[1] - range[0]) < 0.1 ? 1 : 0;
  const ends = range.toReversed().map((end) => el("small", {}, percent(Math.exp(end), decimals)));
  return el("span", { class: "scale", "aria-hidden": "true" }, ...ends);
}

const SPARK = { width: 240, height: 48, pad: 4 } as const;

interface SparkPath {
  /** Path data of the line before the last change, and from it on. */
  readonly before: string;
  readonly after: string;
  /** Where no change against the reference lies; null where that is outside. */
  readonly zero: number | null;
  readonly end: { readonly x: number; readonly y: number } | null;
}

const at = (value: number) => Number(value.toFixed(1));

/** The ends of the picture's scale, ln; null where there is nothing to see. */
export function sparkRange(series: SeriesSummary): readonly [low: number, high: number] | null {
  const known = decodeSpark(series.spark).filter((value) => value !== null);
  return known.length === 0 ? null : rangeOf(known, series.threshold);
}

/** Noise is not to look like a cliff: the picture's height is at least four thresholds. */
function rangeOf(known: readonly number[], threshold: number): readonly [low: number, high: number] {
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const missing = Math.max(0, 4 * Math.log1p(threshold) - (high - low)) / 2;
  return [low - missing, high + missing];
}

export function sparkPath(series: SeriesSummary): SparkPath {
  const values = decodeSpark(series.spark);
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { before: "", after: "", zero: null, end: null };
  const [low, high] = rangeOf(known, series.threshold);
  const inner = SPARK.height - 2 * SPARK.pad;
  const x = (i: number) =>
    at(SPARK.pad + (i * (SPARK.width - 2 * SPARK.pad)) / Math.max(1, values.length - 1));
  const y = (value: number) => at(SPARK.pad + inner * (1 - (value - low) / (high - low || 1)));
  const column = columnOf(series, values.length);
  const last = values.findLastIndex((value) => value !== null);
  return {
    before: pathOf(values.slice(0, column + 1), x, y, 0),
    after: pathOf(values.slice(column), x, y, column),
    zero: series.ratio !== null && low <= 0 && high >= 0 ? y(0) : null,
    end: { x: x(last), y: y(values[last] as number) },
  };
}

/** The column in which the change lies, as if its runs were evenly spread. A spark shows the last two blocks. */
function columnOf({ change, first, last }: SeriesSummary, columns: number): number {
  const from = Math.max(first, (blockOf(last) - 1) * BLOCK);
  if (change === null || last <= from) return columns;
  const share = (change.run - from) / (last - from);
  return Math.max(0, Math.min(columns - 1, Math.round(share * (columns - 1))));
}

/** A gap is bridged: what was not measured did not fall to nothing. */
function pathOf(
  values: readonly (number | null)[],
  x: (column: number) => number,
  y: (value: number) => number,
  offset: number,
): string {
  const points = values.flatMap((value, i) => (value === null ? [] : [`${x(i + offset)} ${y(value)}`]));
  if (points.length === 1) return `M${points[0]}h.1`;
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

/** All series at a glance. */
interface OverviewView {
  readonly show: (view: View) => void;
}

export function overviewView(
  overview: Overview,
  select: (view: View) => readonly SeriesSummary[],
  change: (view: View) => void,
): OverviewView {
  const cards = new Map<string, Card>(overview.series.map((each) => [seriesId(each), card(each, overview)]));
  let current = START;
  const scales = scaleSwitch((scale) => change({ ...current, scale }));
  let shown: readonly SeriesSummary[] = [];
  const bar = filterBar(overview, change);
  const status = el("p", { role: "status", class: "count" });
  const saving = el(
    "p",
    { class: "saving" },
    "Save ",
    ...downloads(
      () => `${overview.name}-trend`,
      () => seriesRows(shown),
    ),
  );
  const groups = [group("late", `Changed in the last ${LATE_DAYS} days`), group("others", "All others")];
  const nothing = el("p", { class: "nothing" }, "No series matches. ");
  const reset = el("button", { type: "button" }, "Show all series");
  nothing.append(reset);
  const [late, others] = groups.map(({ section }) => section);
  byId("overview").replaceChildren(
    opening(overview),
    overviewLegend(),
    late as HTMLElement,
    bar.form,
    el("div", { class: "row" }, status, scales.group, saving),
    nothing,
    others as HTMLElement,
  );
  const show = (view: View) => {
    shown = select(view);
    reset.onclick = () => change({ ...START, scale: view.scale });
    current = view;
    bar.show(view);
    scales.show(view.scale);
    const { late, others } = inGroups(shown, overview);
    for (const each of shown) cards.get(seriesId(each))?.follow(view);
    const items = (list: readonly SeriesSummary[]) =>
      list.flatMap((each) => cards.get(seriesId(each))?.item ?? []);
    groups[0]?.fill(items(late), late.length);
    groups[1]?.fill(items(others), others.length, late.length > 0 ? "All others" : "All series");
    nothing.hidden = shown.length > 0;
    status.textContent =
      shown.length === overview.series.length
        ? many(shown.length, "series", "series")
        : `${count(shown.length)} of ${many(overview.series.length, "series", "series")}`;
  };
  return { show };
}

function group(id: string, title: string) {
  const number = el("small");
  const list = el("ul", { class: "cards" });
  const name = el("span", {}, title);
  const heading = el("h2", { id: `group-${id}` }, name, " ", number);
  const section = el("section", { "aria-labelledby": `group-${id}` }, heading, list);
  const fill = (items: readonly Node[], size: number, called = title) => {
    name.textContent = called;
    list.replaceChildren(...items);
    number.textContent = count(size);
    section.hidden = size === 0;
  };
  return { section, fill };
}

function opening(overview: Overview): HTMLElement {
  const { runs, minutes, alerts, updated } = overview;
  const late = overview.series.filter((series) => isLate(series, overview));
  const spent = minutes < 600 ? many(Math.round(minutes), "minute") : many(Math.round(minutes / 60), "hour");
  const planted = plantedText(overview);
  const record: readonly (readonly [term: string, value: string])[] = [
    ["False alarms with identical builds", alarmsText(overview)],
    ...(planted === null ? [] : [["Planted slowdowns found", planted] as const]),
    ["Measured for", spent],
    [
      "Alerts",
      `${count(alerts.confirmed)} confirmed, ${count(alerts.withdrawn)} withdrawn, ${count(alerts.accepted)} accepted`,
    ],
  ];
  return el(
    "header",
    {},
    el(
      "p",
      { class: "kicker" },
      "loadgate · ",
      el("b", {}, overview.name),
      " · ",
      el("span", {}, many(runs, "run")),
      " · ",
      el("span", {}, `updated ${day(updated)}`),
    ),
    el("h1", {}, headline(overview, LATE_DAYS, late)),
    el(
      "dl",
      { class: "record" },
      ...record.map(([term, value]) => el("div", {}, el("dt", {}, term), el("dd", {}, value))),
    ),
  );
}
