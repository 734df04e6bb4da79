import type { Overview, SeriesSummary } from "../src/model/history.ts";
import { amount } from "../src/text/format.ts";
import { commitLink, compareLink } from "./compare.ts";
import { el, link } from "./dom.ts";
import { type Ledger, stretchesOf } from "./ledger.ts";
import type { PlottedTurn } from "./plot.ts";
import type { Track } from "./track.ts";
import { changeText, count, day, many, percent, rangeText, shortCommit } from "./wording.ts";

/** A table of thousands is read by nobody; the files hold all. */
const ROWS = 100;

const dayOf = (run: number, ledger: Ledger) => {
  const known = ledger.get(run);
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
export function changesTable(
  overview: Overview,
  turns: readonly PlottedTurn[],
  ledger: Ledger,
): HTMLElement[] {
  if (turns.length === 0) return [];
  const rows = [...turns].reverse().map((turn) => {
    const [first, last] = [ledger.get(turn.run), ledger.get(turn.lastBefore)];
    const compare = compareLink(overview.url, last?.head.commit, first?.head.commit);
    const ratio = [turn.ratio, turn.low, turn.high] as const;
    const kind = turn.state === "confirmed" ? turn.kind : "inconclusive";
    const state = turn.state === "confirmed" ? (turn.kind === "regression" ? "worse" : "better") : turn.state;
    const commits = `${shortCommit(last?.head.commit ?? "?")}…${shortCommit(first?.head.commit ?? "?")}`;
    return [
      dayOf(turn.run, ledger),
      el("span", { class: `badge ${kind}` }, state),
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

export function invalidNote(track: Track, ledger: Ledger): HTMLElement[] {
  if (track.invalid.length === 0) return [];
  const shown = track.invalid.slice(-10).map((run) => `${dayOf(run, ledger)} (run ${run})`);
  const more = track.invalid.length > shown.length ? ", the last ones" : "";
  return [
    el("h2", {}, "Runs without a usable number"),
    el("p", {}, `${many(track.invalid.length, "run")}${more}: ${shown.join(", ")}.`),
  ];
}

export function environmentsList(track: Track, ledger: Ledger): HTMLElement[] {
  const stretches = stretchesOf(track.runs, ledger);
  if (stretches.length === 0) return [];
  const rows = stretches.slice(-ROWS).reverse();
  return [
    el(
      "details",
      {},
      el(
        "summary",
        {},
        `Environments: ${stretches.length === 1 ? "one, the same all the time" : `changed ${many(stretches.length - 1, "time")}`}`,
      ),
      el(
        "ul",
        { class: "reasons" },
        ...rows.map(({ from, to, label }) =>
          el("li", {}, `${dayOf(from, ledger)} to ${dayOf(to, ledger)}: ${label}`),
        ),
      ),
    ),
  ];
}

/** For readers who do not see the picture; made when somebody opens it. */
export function pointsTable(
  track: Track,
  ledger: Ledger,
  about: Pick<SeriesSummary, "unit"> & Pick<Overview, "url">,
): HTMLElement {
  const absolute = track.ratio.every((ratio) => ratio === null);
  const box = el(
    "details",
    {},
    el(
      "summary",
      {},
      `The newest ${count(Math.min(ROWS, track.runs.length))} of ${many(track.runs.length, "point")} as a table`,
    ),
  );
  const fill = () => {
    if (!box.open || box.children.length > 1) return;
    const last = track.runs
      .map((_, i) => i)
      .slice(-ROWS)
      .reverse();
    const rows = last.map((i) => pointRow(track, ledger, i, about, absolute));
    const columns = ["Run", "Commit", ...(absolute ? [] : ["Change", "Between, %"]), "Value", "Subject"];
    box.append(table("Points, newest first", columns, rows));
  };
  box.addEventListener("toggle", fill);
  return box;
}

function pointRow(
  track: Track,
  ledger: Ledger,
  i: number,
  { unit, url }: Parameters<typeof pointsTable>[2],
  absolute: boolean,
): (Node | string)[] {
  const number = track.runs[i] as number;
  const run = ledger.get(number);
  const ratio = ratioAt(track, i);
  return [
    `${run === undefined ? "" : `${day(run.at)}, `}run ${number}`,
    link(run === undefined ? null : commitLink(url, run.head.commit), shortCommit(run?.head.commit ?? "")),
    ...(absolute ? [] : [ratio === null ? "–" : percent(ratio.ratio), ratio?.range ?? "–"]),
    amount(track.head[i] ?? null, unit),
    el("span", { class: "subject" }, run?.head.subject ?? ""),
  ];
}

/** A point's ratio with its interval, in words. */
export function ratioAt(
  track: Track,
  i: number,
): { readonly ratio: number; readonly range: string | null } | null {
  const [log, low, high] = [track.ratio[i] ?? null, track.low[i] ?? null, track.high[i] ?? null];
  if (log === null) return null;
  const ratio = Math.exp(log);
  const range = low === null || high === null ? null : rangeText([ratio, Math.exp(low), Math.exp(high)]);
  return { ratio, range };
}
