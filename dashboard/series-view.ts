import type { Overview, SeriesSummary } from "../src/format/trend.ts";
import { amount } from "../src/text/format.ts";
import { readEstimate } from "../src/trend/estimate.ts";
import { type Runs, seriesOf } from "../src/trend/series.ts";
import { chartPanel } from "./chart-panel.ts";
import { compareBox } from "./compare.ts";
import { seriesLegend } from "./controls.ts";
import { byId, commit, compareLink, el, link } from "./dom.ts";
import { downloads, pointRows } from "./download.ts";
import { plotOf } from "./plot.ts";
import { isGone, seriesId } from "./select.ts";
import { changesTable, environmentsList, invalidNote, pointsTable } from "./series-tables.ts";
import { formatView, opened, type View } from "./state.ts";
import { type Loaded, loadCase, troubleNotes } from "./store.ts";
import { betweenText, changeKind, changeText, changeWay, day, goneText, metricTitle } from "./wording.ts";

/** One series large. */
export interface SeriesView {
  readonly show: (view: View) => void;
  readonly remove: () => void;
}

export function seriesView(context: SeriesContext, first: View): SeriesView {
  const { overview, series: summary, change } = context;
  let view = first;
  let loaded: Loaded = { points: [], runs: new Map(), troubles: [], complete: false };
  let removed = false;
  let series = seriesOf(summary, [], loaded.runs);
  // Before anything else, so that the files are on their way while the page is built.
  void loadCase(summary, overview, (next) => {
    if (removed) return;
    loaded = next;
    series = seriesOf(summary, loaded.points, loaded.runs);
    draw();
    if (next.complete) showData();
  });
  const span = () => ({
    from: view.from ?? Math.min(summary.first, series.points[0]?.place ?? summary.first),
    to: view.to ?? Math.max(summary.last, series.points.at(-1)?.place ?? summary.last),
  });
  const seen = () => {
    const { from, to } = span();
    return series.points.filter(({ place }) => place >= from && place <= to);
  };
  const head = seriesHead(context);
  const news = el("div", { class: "summary" });
  const troubles = el("div");
  const panel = chartPanel(summary, (part) => change({ ...view, ...part }));
  const comparing = el("div", { "aria-live": "polite" });
  const parts = el("div");
  const saving = el(
    "p",
    { class: "saving" },
    "Save ",
    ...downloads(
      () => `${summary.case}-${summary.metric}`,
      () => pointRows(seen(), loaded.runs),
    ),
  );
  byId("series").replaceChildren(
    head.element,
    news,
    troubles,
    panel.element,
    comparing,
    saving,
    seriesLegend(),
    parts,
  );

  function draw(): void {
    const { runs, complete } = loaded;
    const plot = plotOf(summary, series, runs, view.scale);
    head.show(view);
    panel.show({ plot, view, span: span(), series, runs, complete });
    comparing.replaceChildren(...compareBox({ ...context, summary, view, series, runs }));
  }

  /** What depends on the data alone. */
  function showData(): void {
    const { runs } = loaded;
    news.replaceChildren(...seriesNews(overview, summary, runs));
    troubles.replaceChildren(...troubleNotes(loaded.troubles));
    parts.replaceChildren(
      ...changesTable(overview, series, runs),
      ...invalidNote(series, runs),
      ...environmentsList(series, runs),
      pointsTable(series, runs, { unit: summary.unit, url: overview.url }),
    );
  }

  head.show(view);
  news.replaceChildren(...seriesNews(overview, summary, loaded.runs));
  return {
    show(next) {
      view = next;
      draw();
    },
    remove() {
      removed = true;
      panel.remove();
    },
  };
}

/** What a series is shown with. */
export interface SeriesContext {
  readonly overview: Overview;
  readonly series: SeriesSummary;
  /** As the filters leave them, for the ways to its neighbours. */
  readonly list: readonly SeriesSummary[];
  readonly change: (view: View) => void;
}

/** The way back, the series' name, and its siblings: the same case's other metrics. */
export function seriesHead({ overview, series, list }: SeriesContext) {
  const back = el("a", { class: "back" }, "← All series");
  const place = list.findIndex((each) => seriesId(each) === seriesId(series));
  const neighbours = (
    [
      ["Previous", list[place - 1]],
      ["Next", place < 0 ? undefined : list[place + 1]],
    ] as const
  ).flatMap(([label, other]) => (other === undefined ? [] : [{ other, anchor: el("a", {}, label) }]));
  const siblings = overview.series
    .filter((other) => other.case === series.case)
    .map((other) => ({
      other,
      anchor: el(
        "a",
        { "aria-current": other === series ? "page" : null },
        metricTitle(other.metric, other.unit),
      ),
    }));
  const title = el(
    "h1",
    { tabindex: -1 },
    series.case,
    " ",
    el("span", {}, metricTitle(series.metric, series.unit)),
  );
  const element = el(
    "header",
    {},
    el(
      "nav",
      { "aria-label": "Series", class: "row" },
      back,
      el("span", { class: "steps" }, ...neighbours.map(({ anchor }) => anchor)),
    ),
    title,
    siblings.length < 2
      ? null
      : el(
          "nav",
          { "aria-label": "Metrics of this case", class: "siblings" },
          ...siblings.map(({ anchor }) => anchor),
        ),
  );
  const show = (view: View) => {
    back.href = formatView(opened(view, null));
    for (const { other, anchor } of [...neighbours, ...siblings])
      anchor.href = formatView(opened(view, seriesId(other)));
  };
  return { element, show };
}

/** Did it get slower, when, and whose change was it: in words, above the picture. */
export function seriesNews(overview: Overview, series: SeriesSummary, runs: Runs): Node[] {
  const { change } = series;
  const gone = isGone(series, overview)
    ? [
        el(
          "p",
          { class: "note" },
          `This series is ${goneText(series, overview)}: the case was removed, or has no usable value there.`,
        ),
      ]
    : [];
  const stands = el("p", {}, "The newest run: ", ...standing(series, runs));
  if (change === null) return [el("p", {}, "No change was found in this series."), stands, ...gone];
  const [first, last] = [runs.get(change.run), runs.get(change.previous)];
  const compare = compareLink(overview.url, last?.head.commit, first?.head.commit);
  return [
    el(
      "p",
      { class: "change" },
      el(
        "span",
        { class: `badge ${changeKind(change)}` },
        `${changeWay(series, change)} since ${day(change.at)}`,
      ),
      `: ${changeText(readEstimate(change.ratio))}${betweenText(readEstimate(change.ratio))}.`,
      STATES[change.state],
    ),
    first === undefined || last === undefined
      ? el("p", {}, `It lies between run ${change.previous} and run ${change.run}.`)
      : el(
          "p",
          {},
          "It came between ",
          ...commit(overview, last),
          " and ",
          ...commit(overview, first),
          ". ",
          link(compare, compare === null ? "" : "See what changed"),
        ),
    stands,
    ...gone,
  ];
}

const STATES = {
  provisional: " Provisional: too few runs since then to confirm it, so no alert was sent.",
  confirmed: "",
  accepted: " Somebody with write access accepted it.",
} as const;

function standing(series: SeriesSummary, runs: Runs): (Node | string)[] {
  const reference = runs.get(series.last)?.reference?.label;
  const value = series.head === null ? "" : amount(series.head, series.unit);
  if (series.ratio === null)
    return [value === "" ? "no numbers yet." : `${value}; there is no reference to compare with.`];
  const ratio = readEstimate(series.ratio);
  return [
    el("b", {}, changeText(ratio)),
    ` against the reference${reference === undefined ? "" : ` ${reference}`}${betweenText(ratio)}`,
    value === "" ? "." : `; ${value}.`,
  ];
}
