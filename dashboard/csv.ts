import type { SeriesSummary } from "../src/model/history.ts";
import { environmentLabel, type Ledger } from "./ledger.ts";
import type { Track } from "./track.ts";

export type Row = Readonly<Record<string, string | number | null>>;

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

/** What an overview shows: one row for each series. */
export function seriesRows(list: readonly SeriesSummary[]): Row[] {
  return list.map((series) => ({
    case: series.case,
    metric: series.metric,
    unit: series.unit,
    better: series.better,
    ratio: series.ratio?.[0] ?? null,
    low: series.ratio?.[1] ?? null,
    high: series.ratio?.[2] ?? null,
    head: series.head,
    points: series.points,
    first_run: series.first,
    last_run: series.last,
    change_run: series.change?.run ?? null,
    change_at: series.change?.at ?? null,
    change_ratio: series.change?.ratio[0] ?? null,
    change_low: series.change?.ratio[1] ?? null,
    change_high: series.change?.ratio[2] ?? null,
    change_kind: series.change?.kind ?? null,
    change_state: series.change?.state ?? null,
  }));
}

const digits = (value: number) => Number(value.toPrecision(6));
const fromLog = (log: number | null | undefined) =>
  log === null || log === undefined ? null : digits(Math.exp(log));

/** What one series shows: one row for each run. */
export function pointRows(track: Track, ledger: Ledger): Row[] {
  return track.runs.map((number, i) => {
    const run = ledger.get(number);
    return {
      run: number,
      at: run?.at ?? null,
      commit: run?.head.commit ?? null,
      subject: run?.head.subject ?? null,
      ratio: fromLog(track.ratio[i]),
      low: fromLog(track.low[i]),
      high: fromLog(track.high[i]),
      head: track.head[i] ?? null,
      reference: track.reference[i] ?? null,
      reference_commit: run?.reference?.commit ?? null,
      environment: run === undefined ? null : environmentLabel(run.environment),
    };
  });
}
