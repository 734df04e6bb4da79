import { sessionEffects } from "../../src/analyse/effect.ts";
import { mean } from "../../src/analyse/robust-estimators.ts";
import { metricNamed } from "../../src/metrics/metrics.ts";
import { plantedBefore, type Recorded, type Records } from "./records.ts";
import { isSame } from "./series.ts";
import type { Subject } from "./servers.ts";

/** Sessions with the trial's plant before anything is made of it. */
export const TRIALS = 6;

/** What a trial's plant costs, about, as a share of an answer's CPU time. */
const TRIAL_SHARE = 0.2;

/**
 * How much of a plant goes into a server, for a share of what an answer costs base. A round of the loop takes another share on each CPU, and
 * behind nginx another than direct, so it is found from sessions of the same machine and via with the loop in them; without trials it is a
 * guess. A JIT compiles loops of different lengths differently, so between the lengths that were recorded it is interpolated.
 */
function amountFor({ trial }: Subject, share: number, looped: readonly Recorded[]): number {
  // A wait is as long as it is on any machine.
  if (trial === undefined) return share;
  const lengths = loopCosts(looped);
  const next = lengths.findIndex(({ cost }) => cost >= share);
  // Past the longest, the line goes through the origin.
  const [shorter, longer] = next < 0 ? [undefined, lengths.at(-1)] : [lengths[next - 1], lengths[next]];
  if (!longer) return Math.round((trial * share) / TRIAL_SHARE);
  const { amount, cost } = shorter ?? { amount: 0, cost: 0 };
  return Math.round(amount + ((share - cost) * (longer.amount - amount)) / (longer.cost - cost));
}

/** What a loop of so many rounds costs, as a share of an answer's CPU time, in so many sessions; the shortest first. */
export interface LoopCost {
  readonly amount: number;
  readonly cost: number;
  readonly sessions: number;
}

/** Of each length that has enough sessions in which it is reported. */
export function loopCosts(looped: readonly Recorded[]): LoopCost[] {
  const byLength = [...Map.groupBy(looped, ({ amount }) => amount)];
  const costs = byLength.flatMap(([amount, found]) => {
    if (amount === undefined || found.length < TRIALS) return [];
    const effects = sessionEffects({ sessions: found.map(({ session }) => session) }, metricNamed("cpu")).map(
      ({ value }) => value,
    );
    return [{ amount, cost: Math.expm1(mean(effects)), sessions: effects.length }];
  });
  return costs.sort((a, b) => a.amount - b.amount);
}

/** The sessions of a server and via, all of one machine, with something planted. */
export function loopedIn(here: Records | undefined, server: string, via: string): readonly Recorded[] {
  const beside = [...(here ?? [])].filter(([name]) => name.startsWith(`${server}/${via}/`));
  return beside.filter(([name]) => !isSame(name)).flatMap(([, found]) => found);
}

/** The same for a series such as "node-hash/nginx/4%": as much as its sessions had before, so that all are of one change. */
export function amountIn(here: Records | undefined, series: string, subject: Subject, share: number): number {
  const [server = "", via = ""] = series.split("/");
  return plantedBefore(here, series) ?? amountFor(subject, share, loopedIn(here, server, via));
}
