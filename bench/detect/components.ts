/**
 * Where the noise comes from, for each recorded server, via and metric: from start to start, from round to round, and drift. Prints the
 * tables, one for each machine; with --write they go into docs/noise.md. `make components`.
 */

import { components, sessionEffects } from "../../src/analyse/effect.ts";
import { deviation, mean } from "../../src/analyse/robust-estimators.ts";
import type { Session } from "../../src/format/sample.ts";
import { deciding } from "../../src/metrics/metrics.ts";
import { table as markdown } from "../../test-support/markdown.ts";
import { tellMachines } from "./block.ts";
import { NOISY, type Records } from "./records.ts";
import { isOpen, isSame } from "./series.ts";

type Metric = ReturnType<typeof deciding>[number];

const HEAD = [
  "server/via",
  "metric",
  "sessions",
  "start to start, %",
  "round to round, %",
  "lag 1 of sessions",
  "base alone, %",
  "lag 1 of base",
];

tellMachines("components", (records) => markdown(HEAD, rowsOf(records)));

function rowsOf(records: Records): string[][] {
  const calm = [...records].filter(([name]) => isSame(name) && !name.endsWith(NOISY));
  const same = calm.sort(([a], [b]) => a.localeCompare(b));
  return same.flatMap(([name, found]) => {
    const sessions = found.map(({ session }) => session);
    const server = name.split("/").slice(0, 2).join("/");
    return deciding(isOpen(name) ? "open" : "closed").map((metric) => [server, ...rowOf(sessions, metric)]);
  });
}

function rowOf(sessions: readonly Session[], metric: Metric): string[] {
  const effects = sessionEffects({ sessions }, metric).map(({ value }) => value);
  const base = ofBase(sessions, metric);
  const lag = (some: readonly number[]) => (some.length < 3 ? "–" : neighbours(some).toFixed(2));
  return [
    metric.name,
    String(effects.length),
    ...spreads(sessions, metric),
    lag(effects),
    base.length < 3 ? "–" : percent(deviation(base) ** 2),
    lag(base),
  ];
}

function spreads(sessions: readonly Session[], metric: Metric): string[] {
  const parts = components({ sessions }, metric);
  return parts ? [percent(parts.start), percent(parts.round)] : ["–", "–"];
}

function percent(variance: number): string {
  return (Math.sqrt(variance) * 100).toFixed(2);
}

/** The correlation of neighbours in time (lag 1); of independent values about 0, give or take 2 ÷ √n. */
function neighbours(values: readonly number[]): number {
  const centre = mean(values);
  const own = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  const shared = values
    .slice(1)
    .reduce((sum, value, i) => sum + (value - centre) * ((values[i] ?? 0) - centre), 0);
  return own === 0 ? 0 : shared / own;
}

/** What base alone did, session by session, in logs: this is what drifts, and what pairing takes out. */
function ofBase(sessions: readonly Session[], metric: Metric): number[] {
  return sessions.flatMap(({ rounds }) => {
    const samples = rounds.flatMap((round) => round.samples.filter(({ variant }) => variant === "base"));
    const found = samples.flatMap((sample) => (metric.per === "round" ? (metric.value(sample) ?? []) : []));
    return found.length > 0 && mean(found) > 0 ? [Math.log(mean(found))] : [];
  });
}
