import type { Round, Session } from "../model/sample.ts";

/**
 * Beyond these shares of one CPU a round says more about others than about the servers. What happens while both are loaded happens to
 * both, and up to there most such rounds spread at most twice as much as others (`make components`); of those that take turns it hits one.
 * A target that is ranked is alone in its rounds: what befalls them is in the spread of its sessions, which its place takes into account,
 * and a host that takes its share all day must not leave it without a number.
 */
const EQUALLY = { stolen: 0.3, foreign: 0.6 };
const ONE_OF_TWO = { stolen: 0.05, foreign: 0.25 };

/** What disturbed a round, in words; null where nothing did. Blind to what the round showed. */
export function disturbanceIn({
  disturbance,
  together,
  order,
}: Pick<Round, "disturbance" | "together" | "order">): string | null {
  const most = together || order.length === 1 ? EQUALLY : ONE_OF_TWO;
  if ((disturbance.stolen ?? 0) > most.stolen) return "the machine lost CPU time to its host";
  if ((disturbance.foreign ?? 0) > most.foreign) return "other programs used the CPUs";
  return null;
}

export function isDisturbed(round: Pick<Round, "disturbance" | "together" | "order">): boolean {
  return disturbanceIn(round) !== null;
}

/** How many rounds were left out, by what disturbed them. */
export function leftOut(sessions: readonly Session[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rounds } of sessions) {
    for (const round of rounds) {
      const why = disturbanceIn(round);
      if (why !== null) counts.set(why, (counts.get(why) ?? 0) + 1);
    }
  }
  return counts;
}
