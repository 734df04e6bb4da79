import type { SheetBlock } from "../src/model/history.ts";

/** One series from its first run to its last, column by column; ratios are natural logs. */
export interface Track {
  readonly runs: readonly number[];
  /** Against the first reference: see `chained`. */
  readonly ratio: readonly (number | null)[];
  /** Bounds as they lie, chained too. */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
  readonly head: readonly (number | null)[];
  readonly reference: readonly (number | null)[];
  readonly seams: readonly Seam[];
  /** Runs in which the case was measured in vain. */
  readonly invalid: readonly number[];
}

export interface Seam {
  readonly run: number;
  /** ln(new reference ÷ old reference). */
  readonly ratio: number;
}

/** Logs lie in the sheets as whole numbers. */
const UNIT = 1e-5;

/** The blocks of one case as one course of one metric; blocks may come in any order, and may be absent. */
export function trackOf(blocks: readonly SheetBlock[], metric: string): Track {
  const sorted = [...blocks].sort((one, other) => one.from - other.from);
  const sheets = sorted.flatMap((block) => block.metrics.filter(({ name }) => name === metric));
  const seams = sheets.flatMap((sheet) =>
    sheet.seams.map(({ run, ratio }) => ({ run, ratio: ratio * UNIT })),
  );
  const runs = sheets.flatMap((sheet) => sheet.runs);
  const logs = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null ? null : value * UNIT));
  const ratio = chained(runs, logs(sheets.flatMap((sheet) => sheet.ratio)), seams);
  const bound = (values: readonly (number | null)[]) =>
    values.map((value, i) => (value === null ? null : sum(ratio[i] ?? null, value * UNIT)));
  return {
    runs,
    ratio,
    low: bound(sheets.flatMap((sheet) => sheet.low)),
    high: bound(sheets.flatMap((sheet) => sheet.high)),
    head: sheets.flatMap((sheet) => sheet.head),
    reference: sheets.flatMap((sheet) => sheet.reference),
    seams,
    invalid: sorted.flatMap((block) => block.invalid),
  };
}

const sum = (one: number | null, other: number) => (one === null ? null : one + other);

/** When the reference is moved ratios begin anew; added to what the moves amount to they go on. */
export function chained(
  runs: readonly number[],
  ratios: readonly (number | null)[],
  seams: readonly Seam[],
): (number | null)[] {
  const waiting = [...seams].sort((one, other) => one.run - other.run);
  let offset = 0;
  return ratios.map((ratio, i) => {
    for (let next = waiting[0]; next !== undefined && next.run <= (runs[i] as number); next = waiting[0]) {
      offset += next.ratio;
      waiting.shift();
    }
    return sum(ratio, offset);
  });
}

/** The points from one run to another, both included. */
export function between(track: Track, from: number, to: number): Track {
  const [start, end] = [
    track.runs.findIndex((run) => run >= from),
    track.runs.findLastIndex((run) => run <= to),
  ];
  const cut = <T>(values: readonly T[]) => (start < 0 ? [] : values.slice(start, end + 1));
  const within = (run: number) => run >= from && run <= to;
  return {
    runs: cut(track.runs),
    ratio: cut(track.ratio),
    low: cut(track.low),
    high: cut(track.high),
    head: cut(track.head),
    reference: cut(track.reference),
    seams: track.seams.filter(({ run }) => within(run)),
    invalid: track.invalid.filter(within),
  };
}
