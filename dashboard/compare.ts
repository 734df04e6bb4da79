import type { Overview, SeriesSummary } from "../src/format/trend.ts";
import { amount } from "../src/text/format.ts";
import type { Estimate, LogInterval } from "../src/trend/estimate.ts";
import type { Runs, Series, SeriesPoint } from "../src/trend/series.ts";
import { commit, compareLink, el, link } from "./dom.ts";
import type { View } from "./state.ts";
import { betweenText, changeText, environmentLabel, percent, ways } from "./wording.ts";

/** B ÷ A of one series. */
interface Comparison {
  /** Earlier first. */
  readonly a: SeriesPoint;
  readonly b: SeriesPoint;
  readonly ratio: Estimate | null;
  /** Of different runners absolute values are not to be compared. */
  readonly sameEnvironment: boolean | null;
  /** The reference was moved between them: its own uncertainty is not in the interval. */
  readonly seams: number;
}

const square = (value: number) => value * value;

/** Earlier first, whatever was picked first. Intervals are combined as of two independent estimates (Zou & Donner 2008). */
export function comparison(series: Series, runs: Runs, picks: readonly [number, number]): Comparison | null {
  const [one, other] = picks.map((run) => series.points.find((point) => point.run === run));
  if (one === undefined || other === undefined) return null;
  const [a, b] = one.place < other.place ? [one, other] : [other, one];
  const isBetween = (run: number) => {
    const place = runs.get(run)?.place ?? run;
    return place > a.place && place <= b.place;
  };
  return {
    a,
    b,
    ratio: a.ratio && b.ratio && a.era === b.era ? quotient(b.ratio, a.ratio) : null,
    sameEnvironment: sameEnvironment(runs, a.run, b.run),
    seams: series.seams.filter(isBetween).length,
  };
}

function quotient(above: Estimate, below: Estimate): Estimate {
  const value = above.value - below.value;
  if (above.interval === null || below.interval === null) return { value, interval: null };
  const [up, down] = [distances(above.value, above.interval), distances(below.value, below.interval)];
  return {
    value,
    interval: {
      low: value - Math.sqrt(square(up.low) + square(down.high)),
      high: value + Math.sqrt(square(up.high) + square(down.low)),
    },
  };
}

const distances = (value: number, { low, high }: LogInterval) => ({ low: value - low, high: high - value });

function sameEnvironment(runs: Runs, a: number, b: number): boolean | null {
  const [one, other] = [runs.get(a), runs.get(b)];
  if (!one?.environment || !other?.environment) return null;
  return environmentLabel(one.environment) === environmentLabel(other.environment);
}

interface Compared {
  readonly overview: Overview;
  readonly summary: SeriesSummary;
  readonly view: View;
  readonly series: Series;
  readonly runs: Runs;
  readonly change: (view: View) => void;
}

/** The two picked commits, and what lies between them. */
export function compareBox(compared: Compared): Node[] {
  const { view, change } = compared;
  if (view.a === null) return [];
  const clear = el("button", { type: "button" }, "Clear");
  clear.onclick = () => change({ ...view, a: null, b: null });
  const content = view.b === null ? half(compared, view.a) : whole(compared, [view.a, view.b]);
  return [
    el(
      "section",
      { class: "compare", "aria-label": "Comparison of two commits" },
      ...content,
      el("p", {}, clear),
    ),
  ];
}

function half({ overview, runs }: Compared, a: number): Node[] {
  const run = runs.get(a);
  return [
    el(
      "p",
      {},
      el("b", {}, "A "),
      ...(run === undefined ? [`run ${a}`] : commit(overview, run)),
      ". Choose a second point to compare with.",
    ),
  ];
}

function whole(compared: Compared, picks: readonly [number, number]): Node[] {
  const { overview, summary, series, runs } = compared;
  const found = comparison(series, runs, picks);
  if (found === null) return [el("p", {}, "One of the two runs has no point in this series.")];
  const [a, b] = [runs.get(found.a.run), runs.get(found.b.run)];
  const lines = (
    [
      ["Earlier ", a, found.a.run],
      ["Later ", b, found.b.run],
    ] as const
  ).map(([letter, run, number]) =>
    el("p", {}, el("b", {}, letter), ...(run === undefined ? [`run ${number}`] : commit(overview, run))),
  );
  const address = compareLink(overview.url, a?.head.commit, b?.head.commit);
  return [
    el("p", { class: "verdict" }, verdict(summary, found)),
    ...lines,
    el("p", {}, heads(summary, found)),
    found.seams === 0
      ? ""
      : el(
          "p",
          { class: "note" },
          "The reference was moved between the two; the uncertainty between the two references is not part of the interval.",
        ),
    address === null ? "" : el("p", {}, link(address, "Compare the two commits")),
  ].filter((node) => typeof node !== "string");
}

function verdict(summary: SeriesSummary, { a, b, ratio }: Comparison): string {
  if (a.era !== b.era)
    return "The reference was moved between the two without being measured against the one before, so their ratios cannot be compared.";
  if (ratio === null) return "There is no ratio between the two.";
  const [grown, shrunk] = ways(summary);
  const way = ratio.value >= 0 ? grown : shrunk;
  if (ratio.interval === null) return `${percent(Math.exp(ratio.value))} (${way})`;
  const open = ratio.interval.low < 0 && ratio.interval.high > 0 ? ", which may be noise" : ` (${way})`;
  return `${changeText(ratio)}${betweenText(ratio)}${open}`;
}

function heads({ unit }: SeriesSummary, { a, b, sameEnvironment }: Comparison): string {
  const values = `${amount(a.head, unit)} → ${amount(b.head, unit)}`;
  if (sameEnvironment === false)
    return `${values}, in different environments: these absolute values are not comparable.`;
  return `${values}, ${sameEnvironment === null ? "in environments that are not known" : "in equal environments"}.`;
}
