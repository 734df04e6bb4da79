import "./no-eval.ts";
import "./page.css";
import { type Overview, TrendFileError } from "../src/format/trend.ts";
import { byId } from "./dom.ts";
import { overviewView } from "./overview.ts";
import { selection, seriesId } from "./select.ts";
import { type SeriesView, seriesView } from "./series-view.ts";
import { formatView, opened, parseView, type View } from "./state.ts";
import { emptyPage, loadOverview, overviewTrouble, prefetchCase, receive } from "./store.ts";
import { metricTitle } from "./wording.ts";

function start(overview: Overview): void {
  document.title = `${overview.name}: trend`;
  if (overview.series.length === 0) {
    byId("overview").replaceChildren(
      emptyPage(
        "No data yet",
        `${overview.name} has ${overview.runs === 0 ? "no published run" : "runs, but no series"} so far. The first nightly run brings the first points.`,
      ),
    );
    return;
  }
  // Small steps replace the address, so that the way back leads to what was opened before.
  const change = (view: View) => {
    history.replaceState(null, "", formatView(view));
    show(view);
  };
  const select = selection(overview);
  const list = overviewView(overview, select, change);
  onIntent(byId("overview"), (id) => {
    const series = overview.series.find((each) => seriesId(each) === id);
    if (series !== undefined) prefetchCase(series, overview);
  });
  let open: { readonly id: string; readonly view: SeriesView } | null = null;
  let scrolled = 0;

  function show(view: View): void {
    const series = overview.series.find((each) => seriesId(each) === view.series);
    byId("overview").hidden = series !== undefined;
    byId("series").hidden = series === undefined;
    if (series === undefined) {
      close(view);
      return;
    }
    const id = seriesId(series);
    if (open?.id === id) {
      open.view.show(view);
      return;
    }
    if (open === null) scrolled = scrollY;
    open?.view.remove();
    open = {
      id,
      view: seriesView({ overview, series, list: select(view), change }, view),
    };
    document.title = `${series.case}, ${metricTitle(series.metric, series.unit)}: ${overview.name}`;
    scrollTo(0, 0);
    byId("series").querySelector("h1")?.focus();
  }

  /** Back to the list, at the place and with the focus where it was left. */
  function close(view: View): void {
    list.show(opened(view, null));
    if (open === null) return;
    const { id } = open;
    open.view.remove();
    open = null;
    document.title = `${overview.name}: trend`;
    byId("series").replaceChildren();
    scrollTo(0, scrolled);
    byId("overview")
      .querySelector<HTMLElement>(`[data-series="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true });
  }

  addEventListener("hashchange", () => show(parseView(location.hash)));
  show(parseView(location.hash));
}

/** Milliseconds that a pointer or the focus rests on a card before its owner seems to mean it. */
const REST = 65;

/** Calls `act` for the card that somebody is about to open: what rests there, or is pressed. */
function onIntent(box: HTMLElement, act: (id: string) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const idOf = (event: Event) =>
    event.target instanceof Element
      ? event.target.closest<HTMLElement>("[data-series]")?.dataset.series
      : undefined;
  const rests = (event: Event) => {
    clearTimeout(waiting);
    const id = idOf(event);
    if (id !== undefined) waiting = setTimeout(act, REST, id);
  };
  box.addEventListener("pointerover", rests);
  box.addEventListener("focusin", rests);
  box.addEventListener("pointerdown", (event) => {
    const id = idOf(event);
    if (id !== undefined) act(id);
  });
}

receive();
loadOverview().then(start, (error: unknown) => {
  if (!(error instanceof TrendFileError)) throw error;
  byId("overview").replaceChildren(overviewTrouble(error));
});
