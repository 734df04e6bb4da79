import { TRIAL } from "./calibrate.ts";
import type { Terms } from "./judge.ts";
import { NOISY } from "./records.ts";

/** The recorded series by what they are for. */
export interface Kinds {
  /** Identical builds. */
  readonly same: readonly string[];
  /** The smallest change that is planted into each server, which is its goal, and larger ones. */
  readonly small: readonly string[];
  readonly large: readonly string[];
  /** Identical builds beside a noisy neighbour. */
  readonly noisy: readonly string[];
  /** Open loops, identical builds and added latency. */
  readonly rates: readonly string[];
}

/** Requests per second of the recorded open loops, and the threshold that they are judged by. */
const RATE = { rate: 2000, threshold: 0.1 };

export const parts = (name: string) =>
  name.split("/") as [server: string, path: "direct" | "proxy", plant: string];
/** Recorded at a fixed rate. */
export const isOpen = (name: string) => parts(name)[0].endsWith("-rate");
export const isSame = (name: string) => parts(name)[2].replace(NOISY, "") === "0";

/** The size of a planted change as a share. */
const sizeOf = (name: string) => Number.parseFloat(parts(name)[2]) / 100;

/** Sorts the names of series. */
export function kindsOf(names: readonly string[]): Kinds {
  const calm = names.filter((name) => !name.endsWith(NOISY) && !name.endsWith(TRIAL));
  const closed = calm.filter((name) => !isOpen(name));
  const planted = closed.filter((name) => !isSame(name));
  const isSmall = (name: string) => sizeOf(name) === goalOf(parts(name)[0], planted);
  return {
    same: closed.filter(isSame),
    small: planted.filter(isSmall),
    large: planted.filter((name) => !isSmall(name)),
    noisy: names.filter((name) => name.endsWith(NOISY)),
    rates: calm.filter(isOpen),
  };
}

function goalOf(server: string, planted: readonly string[]): number {
  return Math.min(...planted.filter((name) => parts(name)[0] === server).map(sizeOf));
}

/** What cases are judged by: half of what is planted, or would be; a fixed threshold; the rate they were recorded at. */
export function termsFor({ small }: Kinds) {
  return {
    half: (name: string): Terms => {
      return { threshold: (sizeOf(name) || goalOf(parts(name)[0], small)) / 2 };
    },
    at: (threshold: number) => (): Terms => ({ threshold }),
    rate: (): Terms => RATE,
  };
}
