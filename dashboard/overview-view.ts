import type { Overview, SeriesSummary } from "../src/format/trend.ts";
import { type Card, card } from "./card.ts";
import { filterBar, scaleSwitch } from "./controls.ts";
import { byId, el } from "./dom.ts";
import { downloads, seriesRows } from "./download.ts";
import { overviewLegend } from "./legend.ts";
import { inGroups, isLate, LATE_DAYS, seriesId } from "./select.ts";
import { START, type View } from "./state.ts";
import { controlText, count, day, headline, many } from "./wording.ts";

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
  byId("overview").replaceChildren(
    opening(overview),
    overviewLegend(),
    bar.form,
    el("div", { class: "row" }, status, scales.group, saving),
    nothing,
    ...groups.map(({ section }) => section),
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
    groups[1]?.fill(items(others), others.length);
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
  const heading = el("h2", { id: `group-${id}` }, title, " ", number);
  const section = el("section", { "aria-labelledby": `group-${id}` }, heading, list);
  const fill = (items: readonly Node[], size: number) => {
    list.replaceChildren(...items);
    number.textContent = count(size);
    section.hidden = size === 0;
  };
  return { section, fill };
}

function opening(overview: Overview): HTMLElement {
  const { runs, minutes, alerts, updated } = overview;
  const late = overview.series.filter((series) => isLate(series, overview));
  const hours = minutes < 600 ? many(Math.round(minutes), "minute") : many(Math.round(minutes / 60), "hour");
  const record = `${many(alerts.confirmed, "alert")} confirmed, ${count(alerts.withdrawn)} withdrawn, ${count(alerts.accepted)} accepted`;
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
    el("p", { class: "record" }, `${hours} spent · ${controlText(overview)} · ${record}`),
  );
}
