import type { SeriesSummary } from "../src/format/trend.ts";
import { amount } from "../src/text/format.ts";
import type { Runs, Series } from "../src/trend/series.ts";
import { type Chart, chart, type Shown } from "./chart.ts";
import { scaleSwitch } from "./controls.ts";
import { el } from "./dom.ts";
import type { Plot } from "./plot.ts";
import { picked, type View } from "./state.ts";
import { day, metricTitle, percent, rangeText, shortCommit, ways } from "./wording.ts";

interface PanelState {
  readonly plot: Plot;
  readonly view: View;
  readonly span: { readonly from: number; readonly to: number };
  readonly series: Series;
  readonly runs: Runs;
  readonly complete: boolean;
}

const ZOOMS = [
  ["All", null],
  ["Last 200", 200],
  ["Last 30", 30],
] as const;

/** The picture with its switches and the line about the point under the pointer or the keyboard. */
export function chartPanel(summary: SeriesSummary, change: (part: Partial<View>) => void) {
  let state: PanelState | null = null;
  let drawn: Chart | null = null;
  let index: number | null = null;
  const [grown, shrunk] = ways(summary);
  const up = el("p", { class: "way" });
  const box = el("div", {
    class: "chart",
    role: "slider",
    tabindex: 0,
    "aria-label": `Runs of ${summary.case}, ${metricTitle(summary.metric, summary.unit)}`,
    "aria-valuemin": 0,
    "aria-valuemax": 0,
    "aria-valuenow": 0,
  });
  const readout = el("div", { class: "readout" });
  const scales = scaleSwitch((scale) => change({ scale }));
  const zooms = ZOOMS.map(([label, runs]) => {
    const button = el("button", { type: "button" }, label);
    const from = runs === null ? null : Math.max(summary.first, summary.last - runs + 1);
    button.onclick = () => change({ from, to: null });
    return { from, button };
  });
  const element = el(
    "div",
    { class: "panel" },
    el(
      "div",
      { class: "row switches" },
      scales.group,
      el("div", { role: "group", "aria-label": "Runs shown" }, ...zooms.map(({ button }) => button)),
    ),
    up,
    box,
    readout,
  );

  function describe(next: number | null): void {
    if (state === null) return;
    index = next;
    const shown = next ?? state.plot.runs.length - 1;
    const lines = pointLines(summary, state, shown);
    readout.replaceChildren(...lines.map((text, i) => el(i === 0 ? "b" : "span", {}, text)));
    box.setAttribute("aria-valuenow", String(shown));
    box.setAttribute("aria-valuetext", lines.join(", ") || "no points");
  }

  const pick = (run: number) => {
    if (state === null) return;
    const { a, b } = picked(state.view, run);
    change({ a, b });
  };
  box.onkeydown = (event) => {
    if (state === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { runs, places, changes } = state.plot;
    const at = index ?? runs.length - 1;
    if (event.key === "Enter" || event.key === " ") pick(runs[at] as number);
    else if (event.key === "Escape") change({ a: null, b: null });
    else {
      const next = keyMove(
        event.key,
        at,
        places,
        changes.map(({ place }) => place),
      );
      if (next === null) return;
      drawn?.point(next);
      describe(next);
    }
    event.preventDefault();
  };

  function show(next: PanelState): void {
    state = next;
    const { plot, view } = next;
    const absolute = plot.scale === "absolute";
    scales.show(plot.scale);
    for (const { from, button } of zooms)
      button.setAttribute("aria-pressed", String(view.from === from && view.to === null));
    box.setAttribute("aria-valuemax", String(Math.max(0, plot.runs.length - 1)));
    if (plot.values.every((value) => value === null)) {
      drawn?.remove();
      drawn = null;
      box.replaceChildren(
        el("p", { class: "nothing" }, next.complete ? "This series has no numbers." : "Loading …"),
      );
      return;
    }
    up.textContent = absolute
      ? `${metricTitle(summary.metric, summary.unit)}, ${summary.unit}`
      : `↑ ${grown}, ↓ ${shrunk}, against the ${next.series.points.some(({ moved }) => moved !== 0) ? "first " : ""}reference`;
    const days = new Map([...next.runs.values()].map(({ place, at }) => [place, day(at)]));
    const dayOf = (place: number) => days.get(place) ?? "";
    const shown: Shown = { plot, picks: view, ...next.span, dayOf };
    if (drawn === null) {
      box.replaceChildren();
      drawn = chart(box, shown, { hover: describe, pick, zoom: (from, to) => change({ from, to }) });
    } else drawn.show(shown);
    describe(index);
  }

  return { element, show, remove: () => drawn?.remove() };
}

/** One point in words: when, which commit, how much. */
function pointLines(summary: SeriesSummary, { series, runs }: PanelState, index: number): string[] {
  const point = series.points[index];
  if (point === undefined) return [];
  const run = runs.get(point.run);
  const range = point.ratio?.interval ? ` (${rangeText(point.ratio)})` : "";
  return [
    point.ratio === null ? "" : `${percent(Math.exp(point.ratio.value))}${range}`,
    point.head === null ? "" : amount(point.head, summary.unit),
    run === undefined ? `run ${point.run}` : `${day(run.at)}, run ${point.run}`,
    run === undefined ? "" : `${shortCommit(run.head.commit)} “${run.head.subject}”`,
    run?.environment ? `${run.environment.cpuModel}, ${run.environment.cores} cores` : "",
  ].filter(Boolean);
}

const PAGE = 30;

/** Where a key leads from one point to another; null for keys that mean nothing here. Page up and down go from change to change. */
export function keyMove(
  key: string,
  at: number,
  places: readonly number[],
  changes: readonly number[],
): number | null {
  const last = places.length - 1;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  const here = places[at] ?? 0;
  const indexOf = (place: number | undefined, otherwise: number) =>
    place === undefined ? within(otherwise) : within(places.findIndex((each) => each >= place));
  if (last < 0) return null;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return within(at - 1);
    case "ArrowRight":
    case "ArrowUp":
      return within(at + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    case "PageUp":
      return indexOf(
        changes.find((place) => place > here),
        at + PAGE,
      );
    case "PageDown":
      return indexOf(
        changes.findLast((place) => place < here),
        at - PAGE,
      );
    default:
      return null;
  }
}
