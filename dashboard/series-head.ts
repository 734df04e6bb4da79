import type { Overview, SeriesSummary } from "../src/format/trend.ts";
import { amount } from "../src/text/format.ts";
import { readEstimate } from "../src/trend/estimate.ts";
import type { Runs } from "../src/trend/series.ts";
import { commit, compareLink, el, link } from "./dom.ts";
import { isGone, seriesId } from "./select.ts";
import { formatView, opened, type View } from "./state.ts";
import { betweenText, changeKind, changeText, changeWay, day, goneText, metricTitle } from "./wording.ts";

/** What a series is shown with. */
export interface SeriesContext {
  readonly overview: Overview;
  readonly series: SeriesSummary;
  /** As the filters leave them, for the ways to its neighbours. */
  readonly list: readonly SeriesSummary[];
  readonly change: (view: View) => void;
}

/** The way back, the series' name, and its sisters: the same case's other metrics. */
export function seriesHead({ overview, series, list }: SeriesContext) {
  const back = el("a", { class: "back" }, "← All series");
  const place = list.findIndex((each) => seriesId(each) === seriesId(series));
  const neighbours = (
    [
      ["Previous", list[place - 1]],
      ["Next", place < 0 ? undefined : list[place + 1]],
    ] as const
  ).flatMap(([label, other]) => (other === undefined ? [] : [{ other, anchor: el("a", {}, label) }]));
  const sisters = overview.series
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
    sisters.length < 2
      ? null
      : el(
          "nav",
          { "aria-label": "Metrics of this case", class: "sisters" },
          ...sisters.map(({ anchor }) => anchor),
        ),
  );
  const show = (view: View) => {
    back.href = formatView(opened(view, null));
    for (const { other, anchor } of [...neighbours, ...sisters])
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
          `This series is ${goneText(series, overview)}: the case disappeared, or gave no number there.`,
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
  provisional: " Provisional: the runs after it do not suffice yet, nobody was alerted.",
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
