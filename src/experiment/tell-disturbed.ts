import { disturbedRounds } from "../analyse/disturbed.ts";
import type { CaseRecord } from "../format/results.ts";
import { explainInterference } from "../report/messages.ts";

/** Says once, while there is still time to do something about it, that others disturbed a whole session. */
export function disturbedTeller(
  say: (line: string) => void,
): (record: Pick<CaseRecord, "id" | "sessions">) => void {
  let said = false;
  return ({ id, sessions }) => {
    const disturbed = disturbedRounds(sessions);
    const rounds = sessions.flatMap((session) => session.rounds).length;
    if (said || rounds === 0 || disturbed.reduce((sum, each) => sum + each.rounds, 0) < rounds) return;
    said = true;
    const why = [...new Set(disturbed.map((each) => explainInterference(each.source)))].join(", and ");
    const what = disturbed.some(({ counted }) => counted) ? "counts less" : "was left out";
    say(`${id}: a whole session ${what}, since ${why}; quiet the machine, or this run may tell nothing`);
  };
}
