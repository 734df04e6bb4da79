import type { Overview } from "../src/format/trend.ts";
import { el } from "./dom.ts";
import { choices, LATE_DAYS } from "./select.ts";
import { SCALES, type Scale, type Show, type Sort, type View } from "./state.ts";
import { metricTitle } from "./wording.ts";

const SHOW_LABELS: Readonly<Record<Show, string>> = {
  all: "all series",
  changed: `changed in the last ${LATE_DAYS} days`,
  slower: "last change for the worse",
  faster: "last change for the better",
  provisional: "provisional alerts",
  accepted: "accepted slowdowns",
  gone: "no longer measured",
};
const SORT_LABELS: Readonly<Record<Sort, string>> = {
  worst: "worst first",
  latest: "latest change first",
  name: "by name",
};

interface FilterBar {
  readonly form: HTMLElement;
  readonly show: (view: View) => void;
}

type Field = "target" | "scenario" | "via" | "metric" | "show" | "sort";

/** Search and filters; every change goes into the address, and from there to the list. */
export function filterBar(overview: Overview, change: (view: View) => void): FilterBar {
  let view: View | null = null;
  const update = (part: Partial<View>) => view !== null && change({ ...view, ...part });
  const offered = choices(overview);
  const search = el("input", { type: "search", id: "search", autocomplete: "off", spellcheck: "false" });
  search.oninput = () => update({ search: search.value });
  const select = (
    name: Field,
    label: string,
    options: readonly (readonly [value: string, text: string])[],
  ) => {
    const box = el("select", { id: name }, ...options.map(([value, text]) => el("option", { value }, text)));
    box.onchange = () => update({ [name]: box.value });
    return { name, box, field: el("p", {}, el("label", { for: name }, label), box) };
  };
  const named = (name: "target" | "scenario" | "via" | "metric", all: string) => [
    ["", all] as const,
    ...offered[name].map((value) => [value, name === "metric" ? metricTitle(value) : value] as const),
  ];
  const boxes = [
    select("target", "Target", named("target", "all")),
    select("scenario", "Scenario", named("scenario", "all")),
    select("via", "Via", named("via", "all")),
    select("metric", "Metric", named("metric", "all")),
    select("show", "Show", Object.entries(SHOW_LABELS)),
    select("sort", "Order", Object.entries(SORT_LABELS)),
  ];
  // A phone has room for the search; the rest is one tap away.
  const more = el(
    "details",
    { class: "more" },
    el("summary", {}, "Filter and order"),
    el("div", { class: "filters" }, ...boxes.map(({ field }) => field)),
  );
  const wide = matchMedia("(min-width: 48rem)");
  const unfold = () => {
    more.open = wide.matches;
  };
  wide.addEventListener("change", unfold);
  unfold();
  const form = el(
    "form",
    { role: "search" },
    el("p", { class: "search" }, el("label", { for: "search" }, "Search"), search),
    more,
  );
  form.onsubmit = (event) => event.preventDefault();
  return {
    form,
    show: (next) => {
      view = next;
      // Writing into a field that somebody types in would move the caret.
      if (search.value !== next.search) search.value = next.search;
      for (const { name, box } of boxes) box.value = next[name];
    },
  };
}

const SCALE_LABELS: Readonly<Record<Scale, string>> = {
  ratio: "Against the reference",
  absolute: "Absolute values",
};

/** Two buttons of which one is pressed. */
export function scaleSwitch(choose: (scale: Scale) => void) {
  const buttons = SCALES.map((scale) => {
    const button = el("button", { type: "button", "data-scale": scale }, SCALE_LABELS[scale]);
    button.onclick = () => choose(scale);
    return { scale, button };
  });
  const group = el("div", { role: "group", "aria-label": "Values" }, ...buttons.map(({ button }) => button));
  const show = (chosen: Scale) => {
    for (const { scale, button } of buttons) button.setAttribute("aria-pressed", String(scale === chosen));
  };
  return { group, show };
}

/** The page explains itself to somebody who came by a link. */
export function overviewLegend(): HTMLElement {
  return el(
    "div",
    { class: "legend" },
    details("How to read this page", [
      "Every night the newest commit is measured side by side with a fixed older one, the reference.",
      "Each chart is one metric of one case over its latest runs, oldest on the left, coloured since its last change. The percentages beside it are the ends of its scale, against the first reference; of a series without one, against its first run.",
      "Against the reference −6.1% −7.0 to −5.2: the newest run, and its 95% interval. At the change −5.9%: the level after it, compared with the level before.",
      "Worst first: sorted by the end of the 95% interval that is nearest to no change.",
      "■ slower since …: a change for the worse that later runs confirmed. ● the same for the better.",
      "○ maybe slower since …: provisional: too few runs since then to confirm it. An alert is sent once it is confirmed.",
      "Accepted: somebody with write access accepted this slowdown.",
      "False alarms: each night one case is measured with identical builds on both sides; a change found there is a false alarm.",
      "Planted slowdowns: each night one of two identical builds is made to use more CPU time, which should be found.",
    ]),
  );
}

export function seriesLegend(): HTMLElement {
  return details("What the marks mean", [
    "A dot is one run; the line through it is its 95% interval. A small arrow at the edge: the value lies outside the chart.",
    "Horizontal dashed lines: the threshold, above and below no change. Heavy line: the level between two changes. Coloured vertical line: a change, dashed while it is provisional.",
    "“reference moved”: later runs are compared with a newer reference. The ratios are chained, so the series continues.",
    "Shaded bands: environments. Where the shade changes, the machine or its system changed: ratios stay comparable, absolute values do not.",
    "Crosses at the bottom: runs in which the case has no usable value.",
    "Click two dots, or choose them with the arrow keys and Enter, to compare their commits. Drag to zoom; double-click to show everything.",
  ]);
}

function details(title: string, points: readonly string[]): HTMLElement {
  return el(
    "details",
    {},
    el("summary", {}, title),
    el("ul", { class: "reasons" }, ...points.map((text) => el("li", {}, text))),
  );
}
