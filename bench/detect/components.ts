/**
 * Where the noise comes from, for each recorded server, path and metric: from start to start, from round to round, and drift. Prints the
 * table that docs/methodology.md carries; `make components`.
 */
import { sessionEffects } from "../../src/analyse/effect.ts";
import { deviation } from "../../src/analyse/interval.ts";
import { mean } from "../../src/analyse/location.ts";
import { deciding } from "../../src/analyse/metrics.ts";
import { components } from "../../src/analyse/variance.ts";
import type { Pairing } from "../../src/model/results.ts";
import type { Session } from "../../src/model/sample.ts";
import { readRecords, recordFiles } from "./records.ts";

const records = readRecords(recordFiles());

const print = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
const percent = (variance: number) => (Math.sqrt(variance) * 100).toFixed(2);

/** The correlation of neighbours in time (lag 1); of independent values about 0, give or take 2 ÷ √n. */
function neighbours(values: readonly number[]): number {
  const centre = mean(values);
  const own = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  const shared = values
    .slice(1)
    .reduce((sum, value, i) => sum + (value - centre) * ((values[i] ?? 0) - centre), 0);
  return own === 0 ? 0 : shared / own;
}

/** What base alone did, session by session: this is what drifts, and what pairing takes out. */
function ofBase(sessions: readonly Session[], value: (session: Session) => number | null): number[] {
  return sessions.map(value).flatMap((found) => (found === null || found <= 0 ? [] : [Math.log(found)]));
}

print([
  "server/path",
  "metric",
  "pairing",
  "sessions",
  "start to start, %",
  "round to round, %",
  "lag 1 of sessions",
  "base alone, %",
  "lag 1 of base",
]);
print(Array(9).fill("---"));
for (const [name, found] of [...records].sort(([a], [b]) => a.localeCompare(b))) {
  const [server = "", path = "", plant] = name.split("/");
  if (plant !== "0") continue;
  const sessions = found.map(({ session }) => session);
  const open = sessions.some(({ rounds }) => rounds.some(({ samples }) => samples.some((s) => s.latencies)));
  for (const metric of deciding(open ? "open" : "closed"))
    for (const pairing of ["side-by-side", "interleaved"] as const)
      row(`${server}/${path}`, sessions, metric, pairing);
}

function row(
  name: string,
  sessions: readonly Session[],
  metric: ReturnType<typeof deciding>[number],
  pairing: Pairing,
): void {
  const parts = components({ sessions }, metric, pairing);
  const effects = sessionEffects({ sessions, choice: { pairing, roundsPerSession: 0, reason: "" } }, metric);
  if (!parts && effects.length < 3) return;
  const together = pairing === "side-by-side";
  const base = ofBase(sessions, ({ rounds }) => {
    const samples = rounds
      .filter((round) => round.together === together)
      .flatMap((round) => round.samples)
      .filter(({ variant }) => variant === "base");
    const values = samples
      .map((sample) => (metric.per === "round" ? metric.value(sample) : null))
      .filter((v) => v !== null);
    return values.length === 0 ? null : mean(values);
  });
  print([
    name,
    metric.name,
    together ? "side by side" : "in turns",
    String(effects.length),
    parts ? percent(parts.start) : "–",
    parts ? percent(parts.round) : "–",
    neighbours(effects).toFixed(2),
    base.length < 3 ? "–" : (deviation(base) * 100).toFixed(2),
    base.length < 3 ? "–" : neighbours(base).toFixed(2),
  ]);
}
