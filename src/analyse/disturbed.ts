import type { Finding, InterferenceSource } from "../format/findings.ts";
import type { Round, Session } from "../format/sample.ts";

/**
 * Beyond these shares of one CPU a round says more about others than about the servers. What happens while both are loaded happens to
 * both, and up to there most such rounds spread at most twice as much as others (`make components`); of those that take turns it hits one.
 */
const EQUALLY = { stolen: 0.3, foreign: 0.6 };
const ONE_OF_TWO = { stolen: 0.05, foreign: 0.25 };

/** Beyond the limits rounds side by side spread about twice as much, so each counts as the inverse of four times the variance. */
const DISTURBED_WEIGHT = 0.25;

type Disturbable = Pick<Round, "disturbance" | "together" | "order"> & Partial<Pick<Round, "samples">>;

/** Whether connecting was what took the time: that says nothing of either side, nor does the CPU time of the few requests that came through. */
export function ranOutOfPorts({ samples = [] }: Partial<Pick<Round, "samples">>): boolean {
  return samples.some(({ limits }) => limits.includes("out-of-ports"));
}

/** Whether others hit the variants of a round alike: both were loaded at once, or there was but one (`rank`). */
function isEqual({ together, order }: Disturbable): boolean {
  return together || order.length === 1;
}

/** What interfered with a round; null where nothing did. Blind to what the round showed. */
export function interferenceIn(round: Disturbable): InterferenceSource | null {
  if (ranOutOfPorts(round)) return "out-of-ports";
  const { stolen, foreign } = round.disturbance;
  const most = isEqual(round) ? EQUALLY : ONE_OF_TWO;
  if ((stolen ?? 0) > most.stolen) return "steal";
  if ((foreign ?? 0) > most.foreign) return "other-programs";
  return null;
}

/** What a round counts: 1, less where others disturbed both sides alike, nothing where they hit one of two, or where there were no ports. */
export function weightOf(round: Disturbable): number {
  const source = interferenceIn(round);
  if (source === null) return 1;
  return isEqual(round) && source !== "out-of-ports" ? DISTURBED_WEIGHT : 0;
}

export function isDisturbed(round: Disturbable): boolean {
  return interferenceIn(round) !== null;
}

/** How many rounds others disturbed, by what did it and whether they still count. */
interface DisturbedRounds {
  readonly source: InterferenceSource;
  readonly counted: boolean;
  readonly rounds: number;
}

export function disturbedRounds(sessions: readonly Session[]): DisturbedRounds[] {
  const found: { source: InterferenceSource; counted: boolean; rounds: number }[] = [];
  for (const round of sessions.flatMap(({ rounds }) => rounds)) {
    const source = interferenceIn(round);
    if (source === null) continue;
    const counted = weightOf(round) > 0;
    const same = found.find((each) => each.source === source && each.counted === counted);
    if (same) same.rounds += 1;
    else found.push({ source, counted, rounds: 1 });
  }
  return found;
}

/** What interference did to rounds that were kept, or not. */
export function interferenceFinding({ source, counted, rounds }: DisturbedRounds): Finding {
  return { code: "interference", source, effect: counted ? "counted-less" : "left-out", rounds };
}
