import type { Overview, SeriesSummary } from "../src/model/history.ts";
import { amount } from "../src/text/format.ts";
import { compareLink, comparison } from "./compare.ts";
import { el, link } from "./dom.ts";
import type { Ledger } from "./ledger.ts";
import { commit } from "./series-head.ts";
import type { View } from "./state.ts";
import type { Track } from "./track.ts";
import { betweenText, changeText, percent, ways } from "./wording.ts";

interface Compared {
  readonly overview: Overview;
  readonly series: SeriesSummary;
  readonly view: View;
  readonly track: Track;
  readonly ledger: Ledger;
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

function half({ overview, ledger }: Compared, a: number): Node[] {
  const run = ledger.get(a);
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
  const { overview, series, track, ledger } = compared;
  const found = comparison(track, ledger, picks);
  if (found === null) return [el("p", {}, "One of the two runs has no point in this series.")];
  const [a, b] = [ledger.get(found.a), ledger.get(found.b)];
  const lines = (
    [
      ["Earlier ", a, found.a],
      ["Later ", b, found.b],
    ] as const
  ).map(([letter, run, number]) =>
    el("p", {}, el("b", {}, letter), ...(run === undefined ? [`run ${number}`] : commit(overview, run))),
  );
  const address = compareLink(overview.url, a?.head.commit, b?.head.commit);
  return [
    el("p", { class: "verdict" }, verdict(series, found)),
    ...lines,
    el("p", {}, heads(series, found)),
    found.seams === 0
      ? ""
      : el(
          "p",
          { class: "note" },
          "The reference was moved between the two; how exactly the two references compare is not part of the interval.",
        ),
    address === null ? "" : el("p", {}, link(address, "Compare the two commits")),
  ].filter((node) => typeof node !== "string");
}

type Found = NonNullable<ReturnType<typeof comparison>>;

function verdict(series: SeriesSummary, { ratio, interval }: Found): string {
  if (ratio === null) return "There is no ratio between the two.";
  const [grown, shrunk] = ways(series);
  const way = ratio >= 1 ? grown : shrunk;
  if (interval === null) return `${percent(ratio)} (${way})`;
  const bounds = [ratio, interval.low, interval.high] as const;
  const open = interval.low < 1 && interval.high > 1 ? ", which may be noise" : ` (${way})`;
  return `${changeText(bounds)}, ${betweenText(bounds)}${open}`;
}

function heads(series: SeriesSummary, { heads: [a, b], sameEnvironment }: Found): string {
  const told = `${amount(a, series.unit)} → ${amount(b, series.unit)}`;
  if (sameEnvironment === false)
    return `${told}, in different environments: these absolute values are not comparable.`;
  return `${told}, ${sameEnvironment === null ? "in environments that are not known" : "in equal environments"}.`;
}
