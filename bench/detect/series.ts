import type { Terms } from "./judge.ts";
import { NOISY, TRIAL } from "./records.ts";
import { SUBJECTS } from "./servers.ts";

/** The recorded series by what they are for. */
export interface Kinds {
  /** Identical builds. */
  readonly same: readonly string[];
  /** The change of each server that is to be found, a smaller one that it would be better still to find, and a large one. */
  readonly small: readonly string[];
  readonly stretch: readonly string[];
  readonly large: readonly string[];
  /** Identical builds beside a noisy neighbour. */
  readonly noisy: readonly string[];
  /** Open loops, identical builds and added latency. */
  readonly rates: readonly string[];
}

const LARGE = "10%";

/** Requests per second of the recorded open loops, and the threshold that they are judged by. */
const RATE = { rate: 2000, threshold: 0.1 };

export const parts = (name: string) =>
  name.split("/") as [server: string, via: "direct" | "nginx", plant: string];
/** Recorded at a fixed rate. */
export const isOpen = (name: string) => parts(name)[0].endsWith("-rate");
export const isSame = (name: string) => parts(name)[2].replace(NOISY, "") === "0";

/** The size of a planted change as a share. */
const sizeOf = (name: string) => Number.parseFloat(parts(name)[2]) / 100;

/** Sorts the names of series. Those of neither kind are there for what a plant costs. */
export function kindsOf(names: readonly string[]): Kinds {
  const calm = names.filter((name) => !name.endsWith(NOISY) && !name.endsWith(TRIAL));
  const closed = calm.filter((name) => !isOpen(name));
  const planted = (kind: "goal" | "stretch") =>
    closed.filter((name) => SUBJECTS[parts(name)[0]]?.[kind] === parts(name)[2]);
  return {
    same: closed.filter(isSame),
    small: planted("goal"),
    stretch: planted("stretch"),
    large: closed.filter((name) => parts(name)[2] === LARGE),
    noisy: names.filter((name) => name.endsWith(NOISY)),
    rates: calm.filter(isOpen),
  };
}

/** What is to be found in a server, as a share. */
const goalOf = (server: string) => Number.parseFloat(SUBJECTS[server]?.goal ?? "") / 100;

/** What cases are judged by: half of what is planted, or would be; a fixed threshold; the rate they were recorded at. */
export const terms = {
  half: (name: string): Terms => ({ threshold: (sizeOf(name) || goalOf(parts(name)[0])) / 2 }),
  at: (threshold: number) => (): Terms => ({ threshold }),
  rate: (): Terms => RATE,
};
