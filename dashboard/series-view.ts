import { type Loaded, loadCase } from "./blocks.ts";
import { levelsOf } from "./changes.ts";
import { chartPanel } from "./chart-panel.ts";
import { compareBox } from "./compare-view.ts";
import { pointRows } from "./csv.ts";
import { byId, el } from "./dom.ts";
import { downloads } from "./download.ts";
import { troubleNotes } from "./empty.ts";
import { seriesLegend } from "./legend.ts";
import { plotOf, turnsOf } from "./plot.ts";
import { type SeriesContext, seriesHead, seriesNews } from "./series-head.ts";
import { changesTable, environmentsList, invalidNote, pointsTable } from "./series-parts.ts";
import type { View } from "./state.ts";
import { between, trackOf } from "./track.ts";

/** One series large. */
export interface SeriesView {
  readonly show: (view: View) => void;
  readonly remove: () => void;
}

export function seriesView(context: SeriesContext, first: View): SeriesView {
  const { overview, series, change } = context;
  let view = first;
  let loaded: Loaded = { sheets: [], ledger: new Map(), troubles: [], complete: false };
  let removed = false;
  let track = trackOf([], series.metric);
  let levels = levelsOf(track);
  // Before anything else, so that the files are on their way while the page is built.
  void loadCase(series, overview, (next) => {
    if (removed) return;
    loaded = next;
    track = trackOf(loaded.sheets, series.metric);
    levels = levelsOf(track);
    draw();
    if (next.complete) tell();
  });
  const span = () => ({ from: view.from ?? series.first, to: view.to ?? series.last });
  const seen = () => between(track, span().from, span().to);
  const head = seriesHead(context);
  const news = el("div", { class: "told" });
  const troubles = el("div");
  const panel = chartPanel(series, (part) => change({ ...view, ...part }));
  const comparing = el("div", { "aria-live": "polite" });
  const parts = el("div");
  const saving = el(
    "p",
    { class: "saving" },
    "Save ",
    ...downloads(
      () => `${series.case}-${series.metric}`,
      () => pointRows(seen(), loaded.ledger),
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
    const { ledger, complete } = loaded;
    const plot = plotOf(series, track, ledger, levels, view.scale);
    head.show(view);
    panel.show({ plot, view, span: span(), track, ledger, complete });
    comparing.replaceChildren(...compareBox({ ...context, view, track, ledger }));
  }

  /** What depends on the data alone. */
  function tell(): void {
    const { ledger } = loaded;
    news.replaceChildren(...seriesNews(overview, series, ledger));
    troubles.replaceChildren(...troubleNotes(loaded.troubles));
    parts.replaceChildren(
      ...changesTable(overview, turnsOf(series, levels.turns), ledger),
      ...invalidNote(track, ledger),
      ...environmentsList(track, ledger),
      pointsTable(track, ledger, { unit: series.unit, url: overview.url }),
    );
  }

  head.show(view);
  news.replaceChildren(...seriesNews(overview, series, loaded.ledger));
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
