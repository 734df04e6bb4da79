import type { SeriesSummary } from "../src/model/history.ts";
import { amount } from "../src/text/format.ts";
import type { Level, Levels, Turn } from "./changes.ts";
import type { Ledger, Stretch } from "./ledger.ts";
import { stretchesOf } from "./ledger.ts";
import type { Scale } from "./state.ts";
import type { Track } from "./track.ts";

type Column = readonly (number | null)[];

export interface PlottedTurn extends Turn {
  readonly kind: "regression" | "improvement";
  readonly state: "provisional" | "confirmed" | "accepted";
}

/** A series as it is drawn: in percent against the reference, or in its own unit. */
export interface Plot {
  readonly scale: Scale;
  readonly runs: readonly number[];
  readonly values: Column;
  readonly low: Column;
  readonly high: Column;
  readonly reference: Column | null;
  readonly levels: readonly Level[];
  readonly turns: readonly PlottedTurn[];
  readonly seams: readonly number[];
  readonly stretches: readonly Stretch[];
  readonly invalid: readonly number[];
  /** Lines that the eye measures by: no change, and the threshold on both sides. */
  readonly lines: readonly { readonly value: number; readonly kind: "nochange" | "threshold" }[];
  readonly tick: (value: number) => string;
}

const percentOf = (log: number) => Math.expm1(log) * 100;
const mapped = (values: Column, to: (value: number) => number) =>
  values.map((value) => (value === null ? null : to(value)));

/** A series that was never measured against anything has absolute values alone. */
export const isAbsolute = (track: Track, scale: Scale) =>
  scale === "absolute" || track.ratio.every((ratio) => ratio === null);

export function plotOf(
  series: SeriesSummary,
  track: Track,
  ledger: Ledger,
  levels: Levels,
  scale: Scale,
): Plot {
  const shared = {
    runs: track.runs,
    turns: turnsOf(series, levels.turns),
    seams: track.seams.map(({ run }) => run),
    stretches: stretchesOf(track.runs, ledger),
    invalid: track.invalid,
  };
  const none = track.runs.map(() => null);
  if (isAbsolute(track, scale)) {
    const alone = track.ratio.every((ratio) => ratio === null);
    return {
      ...shared,
      scale: "absolute",
      values: track.head,
      low: none,
      high: none,
      reference: track.reference.some((value) => value !== null) ? track.reference : null,
      // Levels of ratios say nothing about absolute values.
      levels: alone ? levels.levels.map((level) => ({ ...level, value: Math.exp(level.value) })) : [],
      lines: [],
      tick: (value) => amount(value, series.unit).replace(/ (?:req|op)\/s$/, ""),
    };
  }
  const edge = Math.log1p(series.threshold);
  return {
    ...shared,
    scale: "ratio",
    values: mapped(track.ratio, percentOf),
    low: mapped(track.low, percentOf),
    high: mapped(track.high, percentOf),
    reference: null,
    levels: levels.levels.map((level) => ({ ...level, value: percentOf(level.value) })),
    lines: [
      { value: 0, kind: "nochange" },
      { value: percentOf(edge), kind: "threshold" },
      { value: percentOf(-edge), kind: "threshold" },
    ],
    tick: percentTick,
  };
}

function percentTick(value: number): string {
  const text = String(Number(Math.abs(value).toFixed(2)));
  return `${value > 0 ? "+" : value < 0 ? "\u2212" : ""}${text} %`;
}

/** The overview knows whether the last change is confirmed or accepted, and of one that only alerts have seen. */
export function turnsOf(
  series: Pick<SeriesSummary, "better" | "change">,
  turns: readonly Turn[],
): PlottedTurn[] {
  const told = series.change;
  const kindOf = (ratio: number) =>
    ratio > 1 === (series.better === "higher") ? "improvement" : "regression";
  const state = (turn: Turn) => (told !== null && turn.run === told.run ? told.state : "confirmed");
  const size = (turn: Turn) =>
    told !== null && turn.run === told.run
      ? { ratio: told.ratio[0], low: told.ratio[1], high: told.ratio[2] }
      : { ratio: turn.ratio, low: turn.low, high: turn.high };
  const found = turns.map((turn) => {
    const sized = { ...turn, ...size(turn) };
    return { ...sized, kind: kindOf(sized.ratio), state: state(turn) } as const;
  });
  if (told === null || found.some(({ run }) => run === told.run)) return found;
  const [ratio, low, high] = told.ratio;
  const own = { run: told.run, lastBefore: told.after, ratio, low, high, kind: told.kind, state: told.state };
  return [...found, own].sort((one, other) => one.run - other.run);
}
