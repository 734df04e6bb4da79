/**
 * What two builds of the same source differ by, if anything. Pairs of them are measured side by side, and which one is called head changes from session
 * to session: what goes along with the files is how they lie in memory, what goes along with the name would be a fault of
 * the harness. Half of the pairs are written again before each start, as runs do it, the others lie still. Prints a table;
 * with --write it goes into docs/noise.md. `make builds`; nothing else may run meanwhile.
 */
import { parseArgs } from "node:util";
import { sessionEffects } from "../../src/analyse/effect.ts";
import { deviation, mean } from "../../src/analyse/robust-estimators.ts";
import type { Session, Via } from "../../src/format/sample.ts";
import { metricNamed } from "../../src/metrics/metrics.ts";
import { table as markdown } from "../../test-support/markdown.ts";
import { writeBlock } from "./block.ts";
import { SUBJECTS, type Subject } from "./servers.ts";
import { openWorkshop } from "./workshop.ts";

const { values } = parseArgs({
  options: {
    server: { type: "string", default: "go-hello" },
    via: { type: "string", default: "nginx" },
    pairs: { type: "string", default: "6" },
    // Of each pair, half of them with either one as head.
    sessions: { type: "string", default: "30" },
    write: { type: "boolean", default: false },
  },
});
/** As the pilots of Go's hello choose it; the first of each pair finds out how long to warm up, as a pilot's do. */
const LATER = { rounds: 2, pairing: "side-by-side", warmUpSeconds: 0.2 } as const;
const FIRST = { rounds: 4, pairing: "side-by-side" } as const;

/** Whether a pair's files are written again before each start, as in runs, or lie where the build put them. */
const KINDS = { still: "as they lie", rewritten: "written again" } as const;

interface Pair {
  readonly kind: keyof typeof KINDS;
  readonly number: number;
  readonly measured: Measured[];
}

interface Measured {
  /** ln(head ÷ base) of a session. */
  readonly effect: number;
  readonly secondIsHead: boolean;
}

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
const subject = subjectNamed(values.server);
const via = values.via as Via;
await using workshop = await openWorkshop(stop.signal);
const kinds = Object.keys(KINDS) as Pair["kind"][];
const pairs = kinds.flatMap((kind) =>
  Array.from(
    { length: Number(values.pairs) },
    (_, index): Pair => ({ kind, number: index + 1, measured: [] }),
  ),
);
await measureAll();
const head = ["files", "pair", "sessions", "second build ÷ first, %", "head ÷ base, %"];
const rows = pairs.map(({ kind, number, measured }) => [KINDS[kind], String(number), ...cells(measured)]);
const lines = `${values.server}/${via}, CPU time per request, ${workshop.machine}, ${new Date().toISOString().slice(0, 10)}`;
const text = `${lines}\n\n${markdown(head, rows)}\n\n${kinds.map(summary).join("; ")}.`;
process.stdout.write(`${text}\n`);
if (values.write && !stop.signal.aborted) writeBlock("builds", text);

function subjectNamed(name: string): Subject {
  const found = SUBJECTS[name];
  if (!found) throw new Error(`no server ${name}; there are ${Object.keys(SUBJECTS).join(", ")}`);
  return found;
}

/** Session by session through all pairs, so that drift falls on all alike. */
async function measureAll(): Promise<void> {
  const total = Number(values.sessions);
  for (let round = 0; round < total; round += 1) {
    for (const [index, pair] of pairs.entries()) {
      const secondIsHead = round % 2 === 0;
      const session = await measure(pair, secondIsHead, round === 0);
      if (!session) return;
      const [effect] = sessionEffects({ sessions: [session] }, metricNamed("cpu"));
      if (effect !== undefined) pair.measured.push({ effect: effect.value, secondIsHead });
      process.stderr.write(`\r${round * pairs.length + index + 1} of ${pairs.length * total}`);
    }
  }
  process.stderr.write("\n");
}

async function measure(pair: Pair, secondIsHead: boolean, isFirst: boolean): Promise<Session | null> {
  const [first, second] = [await built(pair, 1), await built(pair, 2)];
  const [base, head] = secondIsHead ? [first, second] : [second, first];
  const benchmark = workshop.benchmarkCase(
    subject,
    via,
    `${values.server}/${via}`,
    { ...base, variant: "base" },
    { ...head, variant: "head" },
  );
  return workshop.measure(subject, benchmark, isFirst ? FIRST : LATER);
}

function built({ kind, number }: Pair, which: number) {
  const build = kind === "rewritten" ? workshop.build : workshop.buildStill;
  return build(subject, "base", `pair-${kind}-${number}-${which}`, 0);
}

function byFile(all: readonly Measured[]): number[] {
  return all.map(({ effect, secondIsHead }) => (secondIsHead ? effect : -effect));
}

function cells(all: readonly Measured[]): string[] {
  const byName = all.map(({ effect }) => effect);
  return [String(all.length), inPercent(byFile(all)), inPercent(byName)];
}

/** "-0.32 ± 0.13": the mean and its standard error, in percent. */
function inPercent(effects: readonly number[]): string {
  if (effects.length < 2) return "–";
  return `${percent(mean(effects))} ± ${percent(standardError(effects))}`;
}

function percent(value: number): string {
  return (value * 100).toFixed(2);
}

function standardError(effects: readonly number[]): number {
  return deviation(effects) / Math.sqrt(effects.length);
}

/** By how much the pairs differ beyond the noise of their sessions: chi-squared of their means over their standard errors. */
function summary(kind: Pair["kind"]): string {
  const all = pairs.filter((pair) => pair.kind === kind).map(({ measured }) => byFile(measured));
  const known = all.filter((effects) => effects.length > 1);
  const chi = known.reduce((sum, effects) => sum + (mean(effects) / standardError(effects)) ** 2, 0);
  const noise = Math.sqrt(mean(known.map((effects) => deviation(effects) ** 2)));
  return `${KINDS[kind]}: chi-squared of the pairs ${chi.toFixed(1)} on ${known.length} degrees of freedom, standard deviation of a session ${percent(noise)}%`;
}
