import { sessionEffects } from "../../src/analyse/effect.ts";
import { mean } from "../../src/analyse/location.ts";
import { metricNamed } from "../../src/analyse/metrics.ts";
import { plantedBefore, type Recorded, type Records } from "./records.ts";
import type { Subject } from "./servers.ts";

/** What the name of a series ends with whose plant is there to find out what a round of its loop costs. */
export const TRIAL = "trial";

/** Sessions with the trial's plant before anything is made of it. */
export const TRIALS = 6;

/** What a trial's plant costs, about, as a share of an answer's CPU time. */
const TRIAL_SHARE = 0.2;

/**
 * How much of a plant goes into a server, for a share of what an answer costs base. A round of the loop takes another share on each CPU, and
 * behind the proxy another than direct, so it is found from trial sessions of the same machine and path; without them it is a guess.
 */
function amountFor({ trial }: Subject, share: number, trials: readonly Recorded[]): number {
  // A wait is as long as it is on any machine.
  if (trial === undefined) return share;
  if (trials.length < TRIALS) return Math.round((trial * share) / TRIAL_SHARE);
  const sessions = trials.map(({ session }) => session);
  const effects = sessionEffects({ sessions }, metricNamed("cpu"));
  const planted = mean(trials.map(({ amount = trial }) => amount));
  return Math.round((planted * share) / Math.expm1(mean(effects)));
}

/** The same for a series such as "node-hash/proxy/4%": as much as its sessions had before, so that all are of one change. */
export function amountIn(here: Records | undefined, series: string, subject: Subject, share: number): number {
  const [server, path] = series.split("/");
  const trials = here?.get(`${server}/${path}/${TRIAL}`) ?? [];
  return plantedBefore(here, series) ?? amountFor(subject, share, trials);
}
