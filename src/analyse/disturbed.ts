import type { Disturbance, Round, Session } from "../model/sample.ts";

/** Beyond these shares of one CPU a round says more about others than about the servers. */
const STOLEN = 0.05;
const FOREIGN = 0.25;

/** What disturbed a round, in words; null where nothing did. Blind to what the round showed. */
export function disturbanceIn({ stolen, foreign }: Disturbance): string | null {
  if ((stolen ?? 0) > STOLEN) return "the machine lost CPU time to its host";
  if ((foreign ?? 0) > FOREIGN) return "other programs used the CPUs";
  return null;
}

export function isDisturbed({ disturbance }: Round): boolean {
  return disturbanceIn(disturbance) !== null;
}

/** How many rounds were left out, by what disturbed them. */
export function leftOut(sessions: readonly Session[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rounds } of sessions) {
    for (const { disturbance } of rounds) {
      const why = disturbanceIn(disturbance);
      if (why !== null) counts.set(why, (counts.get(why) ?? 0) + 1);
    }
  }
  return counts;
}
