import type { SeriesSummary } from "../src/format/trend.ts";
import { type Estimate, ratioOf, readEstimate } from "../src/trend/estimate.ts";
import type { Runs, SeriesPoint } from "../src/trend/series.ts";
import { el } from "./dom.ts";
import { environmentLabel } from "./wording.ts";

type Row = Readonly<Record<string, string | number | null>>;

/** RFC 4180. Texts that a spreadsheet would run as a formula get an apostrophe, since anybody may write a commit message. */
export function csv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name] ?? null)))];
  return lines.map((line) => `${line.join(",")}\r\n`).join("");
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const tame = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

export const json = (rows: readonly Row[]) => `${JSON.stringify(rows, null, 1)}\n`;

/** As many digits as the files keep. */
const digits = (value: number | undefined) => (value === undefined ? null : Number(value.toPrecision(5)));

function ratioCells(estimate: Estimate | null, prefix = "") {
  const { ratio = undefined, interval = null } = estimate === null ? {} : ratioOf(estimate);
  return {
    [`${prefix}ratio`]: digits(ratio),
    [`${prefix}low`]: digits(interval?.low),
    [`${prefix}high`]: digits(interval?.high),
  };
}

/** What an overview shows: one row for each series. */
export function seriesRows(list: readonly SeriesSummary[]): Row[] {
  return list.map((series) => ({
    case: series.case,
    metric: series.metric,
    unit: series.unit,
    better: series.better,
    ...ratioCells(series.ratio && readEstimate(series.ratio)),
    head: series.head,
    points: series.points,
    first_run: series.first,
    last_run: series.last,
    change_run: series.change?.run ?? null,
    change_at: series.change?.at ?? null,
    ...ratioCells(series.change && readEstimate(series.change.ratio), "change_"),
    change_kind: series.change?.kind ?? null,
    change_state: series.change?.state ?? null,
  }));
}

/** What one series shows: one row for each run. */
export function pointRows(points: readonly SeriesPoint[], runs: Runs): Row[] {
  return points.map(({ run: number, ratio, head, reference }) => {
    const run = runs.get(number);
    return {
      run: number,
      at: run?.at ?? null,
      commit: run?.head.commit ?? null,
      subject: run?.head.subject ?? null,
      ...ratioCells(ratio),
      head,
      reference,
      reference_commit: run?.reference?.commit ?? null,
      control: run?.control ?? null,
      planted: run?.planted ?? null,
      environment: run === undefined ? null : environmentLabel(run.environment),
    };
  });
}

const KINDS = [
  ["CSV", "csv", "text/csv", csv],
  ["JSON", "json", "application/json", json],
] as const;

/** Two buttons that save what is shown at that moment. */
export function downloads(name: () => string, rows: () => readonly Row[]): HTMLElement[] {
  return KINDS.map(([label, ending, type, write]) => {
    const button = el("button", { type: "button", "data-save": ending }, label);
    button.setAttribute("aria-label", `Save what is shown as ${label}`);
    button.onclick = () => save(`${name()}.${ending}`, type, write(rows()));
    return button;
  });
}

function save(file: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  el("a", { href: address, download: file.replaceAll(/[^A-Za-z0-9._-]+/g, "-") }).click();
  // The browser reads the blob after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
