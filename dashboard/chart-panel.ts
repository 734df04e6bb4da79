import type { SeriesSummary } from "../src/model/history.ts";
import { amount } from "../src/text/format.ts";
import { type Chart, chart, type Shown } from "./chart.ts";
import { el } from "./dom.ts";
import { keyMove } from "./keys.ts";
import type { Ledger } from "./ledger.ts";
import type { Plot } from "./plot.ts";
import { ratioAt } from "./series-parts.ts";
import { picked, type View } from "./state.ts";
import { scaleSwitch } from "./switches.ts";
import type { Track } from "./track.ts";
import { day, metricTitle, percent, shortCommit, ways } from "./wording.ts";

export interface PanelState {
  readonly plot: Plot;
  readonly view: View;
  readonly span: { readonly from: number; readonly to: number };
  readonly track: Track;
  readonly ledger: Ledger;
  readonly complete: boolean;
}

const ZOOMS = [
  ["All", null],
  ["Last 200", 200],
  ["Last 30", 30],
] as const;

/** The picture with its switches and the line that tells the point under the pointer or the keyboard. */
export function chartPanel(series: SeriesSummary, change: (part: Partial<View>) => void) {
  let state: PanelState | null = null;
  let drawn: Chart | null = null;
  let index: number | null = null;
  const [grown, shrunk] = ways(series);
  const up = el("p", { class: "way" });
  const box = el("div", {
    class: "chart",
    role: "slider",
    tabindex: 0,
    "aria-label": `Runs of ${series.case}, ${metricTitle(series.metric, series.unit)}`,
    "aria-valuemin": 0,
    "aria-valuemax": 0,
    "aria-valuenow": 0,
  });
  const readout = el("div", { class: "readout" });
  const scales = scaleSwitch((scale) => change({ scale }));
  const zooms = ZOOMS.map(([label, runs]) => {
    const button = el("button", { type: "button" }, label);
    const from = runs === null ? null : Math.max(series.first, series.last - runs + 1);
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

  function tell(next: number | null): void {
    if (state === null) return;
    index = next;
    const shown = next ?? state.track.runs.length - 1;
    const lines = pointLines(series, state, shown);
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
    const { runs } = state.track;
    const at = index ?? runs.length - 1;
    if (event.key === "Enter" || event.key === " ") pick(runs[at] as number);
    else if (event.key === "Escape") change({ a: null, b: null });
    else {
      const next = keyMove(
        event.key,
        at,
        runs,
        state.plot.turns.map(({ run }) => run),
      );
      if (next === null) return;
      drawn?.point(next);
      tell(next);
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
      ? `${metricTitle(series.metric, series.unit)}, ${series.unit}`
      : `↑ ${grown}, ↓ ${shrunk}, against the ${plot.seams.length > 0 ? "first " : ""}reference`;
    const dayOf = (run: number) => {
      const known = next.ledger.get(run);
      return known === undefined ? "" : day(known.at);
    };
    const shown: Shown = { plot, picks: view, ...next.span, dayOf };
    if (drawn === null) {
      box.replaceChildren();
      drawn = chart(box, shown, { hover: tell, pick, zoom: (from, to) => change({ from, to }) });
    } else drawn.show(shown);
    tell(index);
  }

  return { element, show, remove: () => drawn?.remove() };
}

/** One point in words: when, which commit, how much. */
function pointLines(series: SeriesSummary, { track, ledger }: PanelState, index: number): string[] {
  const number = track.runs[index];
  if (number === undefined) return [];
  const run = ledger.get(number);
  const ratio = ratioAt(track, index);
  const range = ratio?.range ? ` (${ratio.range})` : "";
  const head = track.head[index] ?? null;
  return [
    ratio === null ? "" : `${percent(ratio.ratio)}${range}`,
    head === null ? "" : amount(head, series.unit),
    run === undefined ? `run ${number}` : `${day(run.at)}, run ${number}`,
    run === undefined ? "" : `${shortCommit(run.head.commit)} “${run.head.subject}”`,
    run?.environment ? `${run.environment.cpuModel}, ${run.environment.cores} cores` : "",
  ].filter(Boolean);
}
