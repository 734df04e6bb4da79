/**
 * What two builds of the same source differ by, if anything. Pairs of them are measured side by side, and which one is called head changes from session
 * to session: what goes along with the files is how they lie in memory, what goes along with the name would be a fault of
 * the harness. Prints a table; with --write it goes into docs/methodology.md. `make builds`; nothing else may run meanwhile.
 */
import { parseArgs } from "node:util";
import { table as markdown } from "../../scripts/generate/tables.ts";
import { sessionEffects } from "../../src/analyse/effect.ts";
import { deviation } from "../../src/analyse/interval.ts";
import { mean } from "../../src/analyse/location.ts";
import { metricNamed } from "../../src/analyse/metrics.ts";
import type { Path } from "../../src/model/config.ts";
import type { Session } from "../../src/model/sample.ts";
import { writeBlock } from "./block.ts";
import { SUBJECTS, type Subject } from "./servers.ts";
import { openWorkshop } from "./workshop.ts";

const { values } = parseArgs({
  options: {
    server: { type: "string", default: "go-hello" },
    path: { type: "string", default: "proxy" },
    pairs: { type: "string", default: "6" },
    // Of each pair, half of them with either one as head.
    sessions: { type: "string", default: "46" },
    write: { type: "boolean", default: false },
  },
});
/** As the pilots of Go's hello choose it; the first of each pair finds out how long to warm up, as a pilot's do. */
const LATER = { together: 2, apart: 0, warmUpSeconds: 0.2 };
const FIRST = { together: 4, apart: 0 };

interface Measured {
  /** ln(head ÷ base) of a session. */
  readonly effect: number;
  readonly secondIsHead: boolean;
}

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
const subject = subjectNamed(values.server);
const path = values.path as Path;
await using workshop = await openWorkshop(stop.signal);
const rows = (await measureAll()).map((all, index) => [String(index + 1), ...cells(all)]);
const head = ["pair", "sessions", "second build ÷ first, %", "head ÷ base, %"];
const told = `${values.server}/${path}, CPU time per request, ${workshop.machine}, ${new Date().toISOString().slice(0, 10)}`;
const text = `${told}\n\n${markdown(head, rows)}`;
process.stdout.write(`${text}\n`);
if (values.write && !stop.signal.aborted) writeBlock("builds", text);

function subjectNamed(name: string): Subject {
  const found = SUBJECTS[name];
  if (!found) throw new Error(`no server ${name}; there are ${Object.keys(SUBJECTS).join(", ")}`);
  return found;
}

/** Session by session through all pairs, so that drift falls on all alike. */
async function measureAll(): Promise<Measured[][]> {
  const found = Array.from({ length: Number(values.pairs) }, (): Measured[] => []);
  for (let round = 0; round < Number(values.sessions); round += 1) {
    for (const [pair, all] of found.entries()) {
      const secondIsHead = round % 2 === 0;
      const session = await measure(pair, secondIsHead, round === 0);
      if (!session) return found;
      const [effect] = sessionEffects({ sessions: [session] }, metricNamed("cpu"));
      if (effect !== undefined) all.push({ effect, secondIsHead });
      process.stderr.write(
        `\r${round * found.length + pair + 1} of ${found.length * Number(values.sessions)}`,
      );
    }
  }
  process.stderr.write("\n");
  return found;
}

async function measure(pair: number, secondIsHead: boolean, isFirst: boolean): Promise<Session | null> {
  const [first, second] = [await built(pair, 1), await built(pair, 2)];
  const [base, head] = secondIsHead ? [first, second] : [second, first];
  const duty = workshop.dutyOf(
    subject,
    path,
    `${values.server}/${path}`,
    { ...base, variant: "base" },
    { ...head, variant: "head" },
  );
  return workshop.measure(subject, duty, isFirst ? FIRST : LATER);
}

function built(pair: number, which: number) {
  return workshop.build(subject, "base", `pair-${pair}-${which}`, 0);
}

function cells(all: readonly Measured[]): string[] {
  const byName = all.map(({ effect }) => effect);
  const byFile = all.map(({ effect, secondIsHead }) => (secondIsHead ? effect : -effect));
  return [String(all.length), inPercent(byFile), inPercent(byName)];
}

/** "-0.32 ± 0.13": the mean and its standard error, in percent. */
function inPercent(effects: readonly number[]): string {
  if (effects.length < 2) return "–";
  const percent = (value: number) => (value * 100).toFixed(2);
  return `${percent(mean(effects))} ± ${percent(deviation(effects) / Math.sqrt(effects.length))}`;
}
