/**
 * How soon recorded sessions of identical builds are called unchanged, and how often those of a planted change are that is exactly as large
 * as the threshold, which is the error that equivalence allows 5% of. Prints two tables; with --write they go into docs/evidence.md.
 */
import { parseArgs } from "node:util";
import { sessionEffects } from "../../src/analyse/effect.ts";
import { mean } from "../../src/analyse/robust-estimators.ts";
import { deciding } from "../../src/metrics/metrics.ts";
import { table } from "../../test-support/markdown.ts";
import { writeBlock } from "./block.ts";
import { casesOf, seconds } from "./cells.ts";
import type { Outcome, Terms } from "./judge.ts";
import { shortName } from "./machine.ts";
import { type Recorded, type Records, readRecords, recordFiles } from "./records.ts";
import { resample } from "./resample.ts";
import { kindsOf, terms } from "./series.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "60" }, write: { type: "boolean", default: false } },
});
const RUNS = Number(values.runs);
const SECONDS = 60;
/** Sessions of a series whose own mean is taken for the truth. */
const ENOUGH = 15;
const machines = readRecords(recordFiles());
const kinds = kindsOf([...new Set([...machines.values()].flatMap((records) => [...records.keys()]))].sort());

const text = [
  `Identical builds, resampled, runs of ${kinds.same.length} cases of ${SECONDS} s each (${RUNS} runs a machine):`,
  await identical(),
  "Planted changes, judged at a threshold that is exactly what they cost (the sessions that warmed up longest):",
  await atThreshold(),
].join("\n\n");
process.stdout.write(`${text}\n`);
if (values.write) writeBlock("equivalence", text);

async function drawnOn(
  machine: string,
  records: Records,
  series: readonly string[],
  termsOf: (series: string) => Terms,
): Promise<Outcome> {
  return resample(new Map([[machine, records]]), series, termsOf, { runs: RUNS, seconds: SECONDS });
}

async function identical(): Promise<string> {
  const rows: string[][] = [];
  for (const threshold of [0.02, 0.03, 0.05]) {
    for (const [machine, records] of machines) {
      const outcome = await drawnOn(machine, records, kinds.same, terms.at(threshold));
      const cases = casesOf(outcome, kinds.same);
      const count = (verdict: string) => cases.filter(({ result }) => result.verdict === verdict).length;
      const open = `${count("inconclusive")} of ${cases.length}`;
      rows.push([
        `${threshold * 100}%`,
        shortName(machine),
        open,
        String(count("regression")),
        seconds(cases),
      ]);
    }
  }
  return table(["threshold", "machine", "inconclusive", "red", "seconds a case"], rows);
}

async function atThreshold(): Promise<string> {
  const rows: string[][] = [];
  for (const [machine, records] of machines) {
    const planted = [...kinds.small, ...kinds.large].flatMap((name) => {
      const found = alike(records.get(name) ?? []);
      return found.length >= ENOUGH ? [{ name, found }] : [];
    });
    const counts: { name: string; sessions: number; cases: number; unchanged: number }[] = [];
    for (const { name, found: sessions } of planted) {
      const own = new Map([[name, sessions]]);
      const outcome = await drawnOn(machine, own, [name], () => ({ threshold: costOf(sessions) }));
      const found = casesOf(outcome, [name]);
      const unchanged = found.filter(({ result }) => result.verdict === "unchanged").length;
      counts.push({ name, sessions: sessions.length, cases: found.length, unchanged });
    }
    const total = (of: "cases" | "unchanged") => counts.reduce((sum, each) => sum + each[of], 0);
    const [worst] = counts.toSorted((a, b) => b.unchanged - a.unchanged);
    rows.push([
      shortName(machine),
      String(planted.length),
      `${total("unchanged")} of ${total("cases")}`,
      `${((100 * total("unchanged")) / Math.max(1, total("cases"))).toFixed(1)}%`,
      worst ? `${worst.unchanged} of ${worst.cases}: ${worst.name}, ${worst.sessions} sessions` : "–",
    ]);
  }
  return table(["machine", "series", "called unchanged", "share", "most of one series"], rows);
}

/** The half that warmed up longest: a loop costs another share of an answer while a server is still being compiled. */
function alike(found: readonly Recorded[]): readonly Recorded[] {
  const warmUp = ({ session }: Recorded) => session.warmUpSeconds;
  return found.toSorted((a, b) => warmUp(b) - warmUp(a)).slice(0, Math.ceil(found.length / 2));
}

/** What a plant cost by the metric that it cost most, as a share. */
function costOf(recorded: readonly Recorded[]): number {
  const sessions = recorded.map(({ session }) => session);
  const costs = deciding("closed").map((metric) =>
    Math.abs(mean(sessionEffects({ sessions }, metric).map(({ value }) => value))),
  );
  return Math.expm1(Math.max(...costs));
}
