import { environmentLabel, type Ledger } from "./ledger.ts";
import type { Track } from "./track.ts";

/** B ÷ A of one series. */
export interface Comparison {
  readonly a: number;
  readonly b: number;
  readonly ratio: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Absolute values. */
  readonly heads: readonly [a: number | null, b: number | null];
  /** Of different runners absolute values are not to be compared. */
  readonly sameEnvironment: boolean | null;
  /** The reference was moved between them: its own uncertainty is not in the interval. */
  readonly seams: number;
}

const square = (value: number) => value * value;

/** Earlier first, whatever was picked first. Intervals are combined as of two independent estimates (Zou & Donner 2008). */
export function comparison(
  track: Track,
  ledger: Ledger,
  picks: readonly [number, number],
): Comparison | null {
  const [a, b] = picks[0] < picks[1] ? picks : [picks[1], picks[0]];
  const [i, j] = [track.runs.indexOf(a), track.runs.indexOf(b)];
  if (i < 0 || j < 0) return null;
  const [one, other] = [pointAt(track, i), pointAt(track, j)];
  const log = one.ratio === null || other.ratio === null ? null : other.ratio - one.ratio;
  return {
    a,
    b,
    ratio: log === null ? null : Math.exp(log),
    interval: log === null ? null : combined(log, one, other),
    heads: [track.head[i] ?? null, track.head[j] ?? null],
    sameEnvironment: sameEnvironment(ledger, a, b),
    seams: track.seams.filter(({ run }) => run > a && run <= b).length,
  };
}

type Point = ReturnType<typeof pointAt>;

function combined(log: number, one: Point, other: Point): Comparison["interval"] {
  if (one.below === null || one.above === null || other.below === null || other.above === null) return null;
  return {
    low: Math.exp(log - Math.sqrt(square(other.below) + square(one.above))),
    high: Math.exp(log + Math.sqrt(square(other.above) + square(one.below))),
  };
}

function pointAt(track: Track, i: number) {
  const ratio = track.ratio[i] ?? null;
  const away = (bound: number | null | undefined) =>
    ratio === null || bound === null || bound === undefined ? null : Math.abs(bound - ratio);
  return { ratio, below: away(track.low[i]), above: away(track.high[i]) };
}

function sameEnvironment(ledger: Ledger, a: number, b: number): boolean | null {
  const [one, other] = [ledger.get(a), ledger.get(b)];
  if (!one?.environment || !other?.environment) return null;
  return environmentLabel(one.environment) === environmentLabel(other.environment);
}

/** Where the forge shows what lies between two commits; null unless both are commits and the address is one of the web. */
export function compareLink(url: string | null, a: string | undefined, b: string | undefined): string | null {
  const commit = /^[0-9a-f]{7,64}$/;
  if (!isWeb(url) || a === undefined || b === undefined || !commit.test(a) || !commit.test(b)) return null;
  return a === b ? `${url}/commit/${a}` : `${url}/compare/${a}...${b}`;
}

export function commitLink(url: string | null, commit: string): string | null {
  return compareLink(url, commit, commit);
}

/** A store may come from anywhere; a link leads to the web or nowhere. */
export function isWeb(url: string | null): url is string {
  return url !== null && /^https?:\/\/[^\s]+$/.test(url);
}
