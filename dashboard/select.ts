import type { Overview, SeriesSummary } from "../src/format/trend.ts";
import { readEstimate } from "../src/trend/estimate.ts";
import { formatView, opened, type View } from "./state.ts";
import { metricTitle } from "./wording.ts";

/** A change counts as late for this long. */
export const LATE_DAYS = 30;

/** A case's id is target/scenario/via. */
export function partsOf(id: string): { target: string; scenario: string; via: string } {
  const [target = "", ...rest] = id.split("/");
  return { target, scenario: rest.slice(0, -1).join("/"), via: rest.at(-1) ?? "" };
}

/** A series in an address and in the page: as `seriesName`, but readable. */
export const seriesId = ({ key, metric, unit, better }: SeriesSummary) =>
  `${key}/${metric}/${unit}/${better}`;

/** It had no point in the newest run. */
export const isGone = (series: SeriesSummary, overview: Overview) => series.last < overview.runs - 1;

/** It changed lately, and nobody said that it may. */
export function isLate(series: SeriesSummary, overview: Overview): boolean {
  if (series.change === null) return false;
  const days = (Date.parse(overview.updated) - Date.parse(series.change.at)) / 864e5;
  return days <= LATE_DAYS;
}

/** How much slower it is beyond doubt, as a log: positive where worse, negative where better, 0 where that is open. */
export function certainLoss(series: SeriesSummary): number {
  if (series.ratio === null) return 0;
  const { value, interval } = readEstimate(series.ratio);
  // What has no noise is sure.
  const { low, high } = interval ?? { low: value, high: value };
  const [least, most] = series.better === "lower" ? [low, high] : [-high, -low];
  if (least > 0) return least;
  return Math.min(most, 0);
}

// Made once: making it costs more than a hundred comparisons.
const NAMES = new Intl.Collator("en", { numeric: true });

const byName = (one: SeriesSummary, other: SeriesSummary) =>
  NAMES.compare(one.case, other.case) || NAMES.compare(one.metric, other.metric);

const ORDERS: Readonly<Record<View["sort"], (one: SeriesSummary, other: SeriesSummary) => number>> = {
  worst: (one, other) => certainLoss(other) - certainLoss(one) || byName(one, other),
  latest: (one, other) => (other.change?.run ?? -1) - (one.change?.run ?? -1) || byName(one, other),
  name: byName,
};

const SHOWN: Readonly<Record<View["show"], (series: SeriesSummary, overview: Overview) => boolean>> = {
  all: () => true,
  changed: isLate,
  slower: (series) => series.change?.kind === "regression",
  faster: (series) => series.change?.kind === "improvement",
  provisional: (series) => series.change?.state === "provisional",
  accepted: (series) => series.change?.state === "accepted",
  gone: isGone,
};

/** The series that the filters leave, in order. */
export function selected(overview: Overview, view: View): SeriesSummary[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = (series: SeriesSummary) => {
    const parts = partsOf(series.case);
    return (
      (view.target === "" || parts.target === view.target) &&
      (view.scenario === "" || parts.scenario === view.scenario) &&
      (view.via === "" || parts.via === view.via) &&
      (view.metric === "" || series.metric === view.metric) &&
      SHOWN[view.show](series, overview) &&
      words.every((word) => textOf(series).includes(word))
    );
  };
  return overview.series.filter(wanted).sort(ORDERS[view.sort]);
}

const textOf = (series: SeriesSummary) =>
  `${series.case} ${series.metric} ${metricTitle(series.metric, series.unit)}`.toLowerCase();

/** `selected`, which remembers its last answer: a series that is opened asks for its neighbours in the list just shown. */
export function selection(overview: Overview): (view: View) => readonly SeriesSummary[] {
  let last: { readonly key: string; readonly list: readonly SeriesSummary[] } | null = null;
  return (view) => {
    const key = formatView(opened({ ...view, scale: "ratio" }, null));
    if (last?.key !== key) last = { key, list: selected(overview, view) };
    return last.list;
  };
}

/** Of what changed lately; the rest is good news, or settled. */
const RANKS = [
  "confirmed regression",
  "provisional regression",
  "provisional improvement",
  "confirmed improvement",
  "accepted improvement",
  "accepted regression",
];

/** Those that changed lately come on top, what got worse before what got better, the newest change first. */
export function inGroups(
  list: readonly SeriesSummary[],
  overview: Overview,
): { late: SeriesSummary[]; others: SeriesSummary[] } {
  const late = list.filter((series) => isLate(series, overview));
  const rank = ({ change }: SeriesSummary) => RANKS.indexOf(`${change?.state} ${change?.kind}`);
  late.sort((one, other) => rank(one) - rank(other) || ORDERS.latest(one, other));
  return { late, others: list.filter((series) => !isLate(series, overview)) };
}

/** What a filter offers. */
export function choices(
  overview: Overview,
): Readonly<Record<"target" | "scenario" | "via" | "metric", string[]>> {
  const parts = overview.series.map(({ case: id }) => partsOf(id));
  const distinct = (values: readonly string[]) => [...new Set(values)].sort(NAMES.compare);
  return {
    target: distinct(parts.map(({ target }) => target)),
    scenario: distinct(parts.map(({ scenario }) => scenario)),
    via: distinct(parts.map(({ via }) => via)),
    metric: distinct(overview.series.map(({ metric }) => metric)),
  };
}
