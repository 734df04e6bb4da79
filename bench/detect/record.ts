/**
 * Records sessions of real servers, base against base and base against a planted change, for `replay.ts` to judge again and
 * again. Appends, one JSON line a session, so it may be stopped at any time and goes on where it stopped.
 */
import { appendFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { Session, Via } from "../../src/format/sample.ts";
import type { BenchmarkCase } from "../../src/measure/benchmark-case.ts";
import { shuffled } from "../../src/measure/random.ts";
import { type Design, learnedWarmUp, USUAL_ROUNDS } from "../../src/measure/sampling-plan.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { amountIn, TRIALS } from "./calibrate.ts";
import { neighbour } from "./neighbour.ts";
import { HERE, NOISY, type Recorded, type Records, readRecords, recordFiles, TRIAL } from "./records.ts";
import { SUBJECTS, type Subject } from "./servers.ts";
import { openWorkshop } from "./workshop.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const { values } = parseArgs({
  options: {
    out: { type: "string", default: HERE },
    series: { type: "string", multiple: true },
    sessions: { type: "string", default: "200" },
    seconds: { type: "string", default: "600" },
    // Another process uses a core half the time meanwhile, as a neighbour would.
    neighbour: { type: "boolean", default: false },
    // While this file exists, no session is begun: the machine is wanted for something else.
    pause: { type: "string", default: join(ROOT, ".loadgate", "detect", "pause") },
  },
});

/** server/via/plant, e.g. "go-hello/direct/0" or "node-hash/nginx/4%". */
interface Series {
  readonly name: string;
  readonly server: string;
  readonly subject: Subject;
  readonly via: Via;
  /** Of an answer's CPU time that is planted, or milliseconds of sleep. */
  readonly share: number;
}

const all = Object.entries(SUBJECTS).flatMap(([server, subject]) =>
  (["direct", "nginx"] as const).flatMap((via) =>
    Object.entries({ "0": 0, ...subject.plants }).map(([plant, share]): Series => {
      return { name: `${server}/${via}/${plant}`, server, subject, via, share };
    }),
  ),
);
const chosen = all.filter(({ name }) => !values.series || values.series.some((part) => name.includes(part)));
const wanted = chosen.map((series) => ({
  ...series,
  name: `${series.name}${values.neighbour ? NOISY : ""}`,
}));
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());

// Before this process is kept to the generator's CPUs, so that it may use any.
await using _neighbour = values.neighbour ? await neighbour() : null;
await using workshop = await openWorkshop(stop.signal);
const { machine, random } = workshop;
mkdirSync(dirname(values.out), { recursive: true });
const files = [...recordFiles().filter((file) => file !== HERE), values.out];
const until = systemClock.now() + Number(values.seconds);

/** A series is recorded in stretches, as a case is measured in runs: each begins with a session that finds out how long to warm up. */
const STRETCH = 10;
/** As many rounds as any rule chooses: fewer are cut from them when they are judged. */
const MOST_ROUNDS = 12;

function designOf(sessions: readonly Session[], { rate }: Subject): Design {
  const pairing = "side-by-side";
  const warmUpSeconds = learnedWarmUp({ sessions }, rate === undefined ? "closed" : "open");
  if (sessions.length === 0) return { pairing, rounds: USUAL_ROUNDS };
  return { pairing, rounds: MOST_ROUNDS, ...(warmUpSeconds !== null && { warmUpSeconds }) };
}

// What a plant costs is not known on this machine before its trials.
const tried = wanted.filter(({ subject, share }) => subject.trial !== undefined && share > 0).map(trialOf);
await record([...new Map(tried.map((series) => [series.name, series])).values()], TRIALS);
await record(wanted, Number(values.sessions));

function trialOf(series: Series): Series {
  return { ...series, name: `${series.server}/${series.via}/${TRIAL}` };
}

/** Records until each series has so many sessions. */
async function record(some: readonly Series[], sessions: number): Promise<void> {
  const here = readRecords(files).get(machine);
  const amounts = new Map(some.map((series) => [series.name, plantedInto(series, here)]));
  const counts = new Map(some.map(({ name }) => [name, here?.get(name)?.length ?? 0]));
  const benchmarks = new Map<string, BenchmarkCase>();
  const stretches = new Map<string, readonly Session[]>();
  while (systemClock.now() < until && !stop.signal.aborted) {
    // The series with the fewest sessions comes next, so that drift falls on all alike.
    const count = ({ name }: Series) => counts.get(name) ?? 0;
    const open = some.filter((series) => count(series) < sessions);
    const next = shuffled(open, random).sort((a, b) => count(a) - count(b))[0];
    if (!next) break;
    while (existsSync(values.pause) && !stop.signal.aborted) await systemClock.sleep(0.2);
    const { name } = next;
    const amount = amounts.get(name) ?? 0;
    const benchmark = benchmarks.get(name) ?? (await benchmarkFor(next, amount));
    benchmarks.set(name, benchmark);
    const began = systemClock.now();
    const stretch = stretches.get(name) ?? [];
    const design = designOf(stretch, next.subject);
    const session = await workshop.measure(next.subject, benchmark, design);
    if (!session) break;
    const sofar = [...stretch, session];
    stretches.set(name, sofar.length < STRETCH ? sofar : []);
    const seconds = systemClock.now() - began;
    const line: Recorded = {
      series: name,
      machine,
      design,
      amount,
      at: new Date().toISOString(),
      seconds,
      session,
    };
    appendFileSync(values.out, `${JSON.stringify(line)}\n`);
    counts.set(name, count(next) + 1);
    const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
    process.stderr.write(`\r${total} sessions, last ${name}   `);
  }
}

function plantedInto({ name, subject, share }: Series, here: Records | undefined): number {
  if (share === 0) return 0;
  return name.endsWith(TRIAL) ? (subject.trial ?? 0) : amountIn(here, name, subject, share);
}

async function benchmarkFor({ server, subject, via }: Series, planted: number): Promise<BenchmarkCase> {
  const folder = (variant: string, amount: number) =>
    `${subject.suite}-${subject.target}-${variant}-${server}-${amount}`;
  const base = await workshop.build(subject, "base", folder("base", 0), 0);
  const head = await workshop.build(subject, "head", folder("head", planted), planted);
  return workshop.benchmarkCase(subject, via, `${server}/${via}`, base, head);
}
