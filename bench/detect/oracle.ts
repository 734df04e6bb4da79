import { sessionEffects } from "../../src/analyse/effect.ts";
import { deviation, halfWidth } from "../../src/analyse/interval.ts";
import { mean } from "../../src/analyse/location.ts";
import { PILOTED } from "../../src/analyse/variance.ts";
import { CASES, type Replayed } from "./judge.ts";
import type { Recorded } from "./records.ts";

const POWER = 0.95;
const ALPHA = 0.002;
const MOST = 2000;

/**
 * Sessions used, and those of the fixed plan of an oracle that knows spread and size of the change: the fewest sessions after
 * which one look, with all of the metric's alpha, finds it in 95 % of runs, by the metric that shows it best. Null where nothing is known.
 */
function plans(records: readonly Recorded[], replayed: readonly Replayed[]) {
  if (replayed.length === 0) return null;
  const sessions = records.filter(({ design }) => design.apart === 0).map(({ session }) => session);
  const best = Math.min(...PILOTED.map((metric) => fixedPlan(sessionEffects({ sessions }, metric))));
  if (!Number.isFinite(best)) return null;
  return { best, used: mean(replayed.map((each) => each.sessions)) };
}

export function oracleRatio(records: readonly Recorded[], replayed: readonly Replayed[]): number | null {
  const found = plans(records, replayed);
  return found && found.used / found.best;
}

export function oracle(records: readonly Recorded[], replayed: readonly Replayed[]): string {
  const found = plans(records, replayed);
  if (!found) return "–";
  return `${(found.used / found.best).toFixed(2)} (${found.used.toFixed(1)} ÷ ${found.best})`;
}

function fixedPlan(effects: readonly number[]): number {
  if (effects.length < 3) return Number.POSITIVE_INFINITY;
  const [spread, size] = [deviation(effects), Math.abs(mean(effects))];
  const tail = ALPHA / 2 / CASES;
  for (let n = 2; n < MOST; n++) {
    if (halfWidth(spread, n, tail) + halfWidth(spread, n, 1 - POWER) <= size) return n;
  }
  return Number.POSITIVE_INFINITY;
}
