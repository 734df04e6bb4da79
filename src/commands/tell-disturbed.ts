import { leftOut } from "../analyse/disturbed.ts";
import type { CaseRecord } from "../model/results.ts";

/** Tells once, while there is still time to do something about it, that a whole session was left out. */
export function disturbedTeller(
  say: (line: string) => void,
): (record: Pick<CaseRecord, "id" | "sessions">) => void {
  let told = false;
  return ({ id, sessions }) => {
    const lost = [...leftOut(sessions)];
    const rounds = sessions.flatMap((session) => session.rounds).length;
    if (told || rounds === 0 || lost.reduce((sum, [, count]) => sum + count, 0) < rounds) return;
    told = true;
    const why = lost.map(([reason]) => reason).join(", and ");
    say(`${id}: a whole session was left out, since ${why}; quiet the machine, or this run may tell nothing`);
  };
}
