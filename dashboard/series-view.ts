import { seriesOf } from "../src/trend/series.ts";
import { chartPanel } from "./chart-panel.ts";
import { compareBox } from "./compare.ts";
import { seriesLegend } from "./controls.ts";
import { byId, el } from "./dom.ts";
import { downloads, pointRows } from "./download.ts";
import { plotOf } from "./plot.ts";
import { type SeriesContext, seriesHead, seriesNews } from "./series-head.ts";
import { changesTable, environmentsList, invalidNote, pointsTable } from "./series-tables.ts";
import type { View } from "./state.ts";
import { type Loaded, loadCase, troubleNotes } from "./store.ts";

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
