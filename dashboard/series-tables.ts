import type { Overview, SeriesSummary } from "../src/format/trend.ts";
import { amount } from "../src/text/format.ts";
import { readEstimate } from "../src/trend/estimate.ts";
import type { Runs, Series, SeriesPoint } from "../src/trend/series.ts";
import { commitLink, compareLink, el, link } from "./dom.ts";
import { stretchesOf } from "./plot.ts";
import { changeText, count, day, many, percent, rangeText, shortCommit } from "./wording.ts";

/** A table of thousands is read by nobody; the files hold all. */
const ROWS = 100;

const dayOf = (run: number, runs: Runs) => {
  const known = runs.get(run);
  return known === undefined ? `run ${run}` : day(known.at);
};

function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly (Node | string)[])[],
): HTMLElement {
  const body = rows.map(([first = "", ...rest]) =>
    el("tr", {}, el("th", { scope: "row" }, first), ...rest.map((content) => el("td", {}, content))),
  );
  // Wide tables are scrolled by themselves, and by the keyboard too.
  return el(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": caption },
    el(
      "table",
      {},
      el("caption", {}, caption),
      el("thead", {}, el("tr", {}, ...columns.map((name) => el("th", { scope: "col" }, name)))),
      el("tbody", {}, ...body),
    ),
  );
}

/** All changes of a series, the newest first, each with a way to its commits. */
export function changesTable(overview: Overview, { found }: Series, runs: Runs): HTMLElement[] {
  if (found.changes.length === 0) return [];
  const rows = found.changes.toReversed().map((change) => {
    const [first, last] = [runs.get(change.run), runs.get(change.previous)];
    const compare = compareLink(overview.url, last?.head.commit, first?.head.commit);
    const ratio = readEstimate(change.ratio);
    const isConfirmed = change.state === "confirmed";
    const better = change.kind === "regression" ? "worse" : "better";
    const commits = `${shortCommit(last?.head.commit ?? "?")}…${shortCommit(first?.head.commit ?? "?")}`;
    return [
      day(change.at),
      el(
        "span",
        { class: `badge ${isConfirmed ? change.kind : "inconclusive"}` },
        isConfirmed ? better : change.state,
      ),
      changeText(ratio),
      rangeText(ratio),
      link(compare, commits),
      el("span", { class: "subject" }, first?.head.subject ?? ""),
    ];
  });
  return [
    el("h2", {}, "Changes"),
    table(
      "Where the level changed, newest first",
      ["First run after", "Kind", "Change", "Between, %", "Commits", "Last commit among them"],
      rows,
    ),
  ];
}

export function invalidNote({ invalid }: Series, runs: Runs): HTMLElement[] {
  if (invalid.length === 0) return [];
  const shown = invalid.slice(-10).map((run) => `${dayOf(run, runs)} (run ${run})`);
  const more = invalid.length > shown.length ? ", the last ones" : "";
  return [
    el("h2", {}, "Runs without a usable value"),
    el("p", {}, `${many(invalid.length, "run")}${more}: ${shown.join(", ")}.`),
  ];
}

export function environmentsList({ points }: Series, runs: Runs): HTMLElement[] {
  const stretches = stretchesOf(points, runs);
  const days = new Map([...runs.values()].map(({ place, at }) => [place, day(at)]));
  if (stretches.length === 0) return [];
  const rows = stretches.slice(-ROWS).reverse();
  return [
    el(
      "details",
      {},
      el(
        "summary",
        {},
        `Environments: ${stretches.length === 1 ? "one, the same in all runs" : `changed ${many(stretches.length - 1, "time")}`}`,
      ),
      el(
        "ul",
        { class: "reasons" },
        ...rows.map(({ from, to, label }) => el("li", {}, `${days.get(from)} to ${days.get(to)}: ${label}`)),
      ),
    ),
  ];
}

/** For readers who do not see the picture; made when somebody opens it. */
export function pointsTable(
  { points, scale }: Series,
  runs: Runs,
  about: Pick<SeriesSummary, "unit"> & Pick<Overview, "url">,
): HTMLElement {
  const title = `The newest ${count(Math.min(ROWS, points.length))} of ${many(points.length, "point")} as a table`;
  const box = el("details", {}, el("summary", {}, title));
  const fill = () => {
    if (!box.open || box.children.length > 1) return;
    const rows = points
      .slice(-ROWS)
      .toReversed()
      .map((point) => pointRow(point, runs, about, scale));
    const ratios = scale === "ratio" ? ["Change", "Between, %"] : [];
    box.append(table("Points, newest first", ["Run", "Commit", ...ratios, "Value", "Subject"], rows));
  };
  box.addEventListener("toggle", fill);
  return box;
}

function pointRow(
  { run: number, ratio, head }: SeriesPoint,
  runs: Runs,
  { unit, url }: Parameters<typeof pointsTable>[2],
  scale: Series["scale"],
): (Node | string)[] {
  const run = runs.get(number);
  const ratios = ratio === null ? ["–", "–"] : [percent(Math.exp(ratio.value)), rangeText(ratio)];
  return [
    `${run === undefined ? "" : `${day(run.at)}, `}run ${number}`,
    link(run === undefined ? null : commitLink(url, run.head.commit), shortCommit(run?.head.commit ?? "")),
    ...(scale === "ratio" ? ratios : []),
    amount(head, unit),
    el("span", { class: "subject" }, run?.head.subject ?? ""),
  ];
}
