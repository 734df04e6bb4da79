/**
 * How often identical builds are called slower, at the very tails that a run judges by. Recorded sessions are drawn without
 * replacement, and which side of each is called head by a coin, so that there is no change in what is drawn whatever the sessions were.
 * Prints a table for each machine; with --write it goes into docs/evidence.md.
 */
import { sessionEffects } from "../../src/analyse/effect.ts";
import { isLook } from "../../src/analyse/error-spending.ts";
import { seeded } from "../../src/analyse/fixture.ts";
import type { SessionEffect } from "../../src/analyse/interval.ts";
import { deciding, type Metric } from "../../src/metrics/metrics.ts";
import { table } from "../../test-support/markdown.ts";
import { ALLOWED, isAlarm } from "../coverage/cover.ts";
import { tellMachines } from "./block.ts";
import { cutTo, NOISY, type Recorded, type Records } from "./records.ts";
import { isOpen, isSame, parts } from "./series.ts";

/** Sessions of a case when its time is over. */
const MOST = 16;
const DRAWS = 50_000;
/** Fewer recorded sessions than this would be the same ones again and again. */
const ENOUGH = 36;
const USUAL = { rounds: 4, pairing: "side-by-side" } as const;

tellMachines("false-alarms", (records: Records) => {
  const rows = [...records]
    .filter(([name]) => isSame(name) && !isOpen(name) && !name.endsWith(NOISY))
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, found]) => deciding("closed").flatMap((metric) => rowOf(name, found, metric)));
  return table(["server/via", "metric", "sessions", "alarms", "alarms ÷ what alpha leaves"], rows);
});

function rowOf(name: string, found: readonly Recorded[], metric: Metric): string[][] {
  const sessions = found.map((each) => cutTo(USUAL, each).session);
  const effects = sessionEffects({ sessions }, metric).filter(({ spread }) => spread !== null);
  if (effects.length < ENOUGH) return [];
  const random = seeded(1);
  const alarms = Array.from({ length: DRAWS }, () => isCalled(drawn(effects, random))).filter(Boolean).length;
  const series = parts(name).slice(0, 2).join("/");
  const share = alarms / 2 / DRAWS / ALLOWED;
  return [[series, metric.name, String(effects.length), String(alarms), share.toFixed(2)]];
}

/** So many sessions, each at most once, with a coin for its sides. */
function drawn(effects: readonly SessionEffect[], random: () => number): SessionEffect[] {
  const chosen = new Set<number>();
  while (chosen.size < MOST) chosen.add(Math.floor(random() * effects.length));
  return [...chosen].map((index) => {
    const effect = effects[index] as SessionEffect;
    return random() < 0.5 ? { ...effect, value: -effect.value } : effect;
  });
}

/** Whether it is significant on either side at any look, or at the end. */
function isCalled(effects: readonly SessionEffect[]): boolean {
  const atLook = effects.some((_, i) => isLook(i + 1) && isAlarm(effects.slice(0, i + 1), "look"));
  return atLook || isAlarm(effects, "end");
}
