import { sessionEffects } from "../../src/analyse/effect.ts";
import { halfWidth } from "../../src/analyse/interval.ts";
import { deviation, mean } from "../../src/analyse/robust-estimators.ts";
import { deciding } from "../../src/metrics/metrics.ts";
import { CASES, type Replayed } from "./judge.ts";
import type { Recorded, Records } from "./records.ts";

const POWER = 0.95;
const ALPHA = 0.002;
const MOST = 2000;

/**
 * Sessions used, and those of the fixed plan of an oracle that knows spread and size of the change on that machine: the fewest sessions
 * after which one look, with all of the metric's alpha, finds it in 95% of runs, by the metric that shows it best. Null where nothing is known.
 */
function plans(machines: ReadonlyMap<string, Records>, series: string, replayed: readonly Replayed[]) {
  const bests = replayed.map(({ machine }) => best(machines.get(machine)?.get(series) ?? []));
  if (bests.length === 0 || !bests.every(Number.isFinite)) return null;
  return { best: mean(bests), used: mean(replayed.map((each) => each.sessions)) };
}

function best(records: readonly Recorded[]): number {
  const sessions = records.map(({ session }) => session);
  const effects = deciding("closed").map((metric) => sessionEffects({ sessions }, metric));
  return Math.min(...effects.map((some) => fixedPlan(some.map(({ value }) => value))));
}

export function oracleRatio(...of: Parameters<typeof plans>): number | null {
  const found = plans(...of);
  return found && found.used / found.best;
}

export function oracle(...of: Parameters<typeof plans>): string {
  const found = plans(...of);
  if (!found) return "–";
  return `${(found.used / found.best).toFixed(2)} (${found.used.toFixed(1)} ÷ ${found.best.toFixed(0)})`;
}

function fixedPlan(effects: readonly number[]): number {
  if (effects.length < 3) return Number.POSITIVE_INFINITY;
  const [spread, size] = [deviation(effects), Math.abs(mean(effects))];
  const tail = ALPHA / 2 / CASES;
  for (let n = 2; n < MOST; n++) {
    const known = { noise: { variance: spread * spread, degrees: n - 1 }, weight: n };
    const [bar = 0, power = 0] = [tail, 1 - POWER].map((each) => halfWidth(known, each) ?? Infinity);
    if (bar + power <= size) return n;
  }
  return Number.POSITIVE_INFINITY;
}
