import type { Disturbance } from "../model/sample.ts";

/** Wall seconds, and CPU seconds summed over the CPUs of the run; null where unknown. */
export interface Observed {
  readonly wall: number;
  readonly stolen: number | null;
  readonly busy: number | null;
  /** Of the servers, the proxies, the generators and ourselves. */
  readonly ours: number | null;
}

/** What others took of the run's CPUs, as a share of one CPU. */
export function disturbanceOf({ wall, stolen, busy, ours }: Observed): Disturbance {
  if (!(wall > 0)) return { stolen: null, foreign: null };
  return {
    stolen: stolen === null ? null : stolen / wall,
    foreign: busy === null || ours === null ? null : Math.max(0, (busy - ours) / wall),
  };
}

/** Of a round whose parts were loaded one after the other: the worst that befell one of them. */
export function worstOf(parts: readonly Disturbance[]): Disturbance {
  const most = (values: (number | null)[]) =>
    values.every((value) => value !== null) && values.length > 0 ? Math.max(...values) : null;
  return { stolen: most(parts.map((p) => p.stolen)), foreign: most(parts.map((p) => p.foreign)) };
}
