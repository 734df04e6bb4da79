/**
 * Judges recorded sessions again and again: by the rule in use, and by rules that other tools use. Prints the tables that
 * docs/evidence.md and docs/accuracy.md carry. Every rate is of disjoint blocks of sessions, with its Clopper–Pearson bound.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { equally, hodgesLehmann, mean } from "../../src/analyse/robust-estimators.ts";
import { table as markdown, replaceBetween } from "../../test-support/markdown.ts";
import { atLeast, atMost, casesOf, redRuns, reds, tallies, tally, typical, verdicts } from "./cells.ts";
import { ruleTable, sum } from "./goal-tables.ts";
import { goals } from "./goals.ts";
import { CASES, replayAll, type Terms } from "./judge.ts";
import { liveTable } from "./live-tables.ts";
import { oracle } from "./oracle.ts";
import {
  everywhere,
  type LiveRun,
  layStill,
  type Recorded,
  readLive,
  readRecords,
  recordFiles,
} from "./records.ts";
import { resample } from "./resample.ts";
import { mannWhitney, type Rule, Runs, ratioAbove, tachometer, untilFiveAgree } from "./rivals.ts";
import { isSame, kindsOf, terms } from "./series.ts";

const { values } = parseArgs({
  options: {
    records: { type: "string", multiple: true },
    seconds: { type: "string", default: "60" },
    // Also into the pages that carry the tables.
    write: { type: "boolean", default: false },
  },
});
const files = values.records ?? recordFiles();
const machines = readRecords(files);
const SECONDS = Number(values.seconds);
const ROOT = join(import.meta.dirname, "..", "..");
let page = "";

const kinds = kindsOf([...new Set([...machines.values()].flatMap((records) => [...records.keys()]))].sort());
/** A large change needs no more, and of the neighbour less was recorded. */
const SHORT = SECONDS / 2;
const replayed = (series: readonly string[], termsOf: (series: string) => Terms, seconds = SECONDS) =>
  replayAll(machines, series, seconds, termsOf);
const outcomes = {
  alarms: await replayed(kinds.same, terms.half),
  calls: await replayed(kinds.same, terms.at(0.03)),
  finds: await replayed(kinds.small, terms.half),
  stretched: await replayed(kinds.stretch, terms.half),
  larges: await replayed(kinds.large, terms.half, SHORT),
  disturbed: await replayed(kinds.noisy, terms.half, SHORT),
  waits: await replayed(kinds.rates, terms.rate),
};
const { alarms, calls, finds, stretched, larges, disturbed, waits } = outcomes;
const redrawn = (
  series: readonly string[],
  termsOf: (series: string) => Terms,
  runs: number,
  seconds = SECONDS,
) => resample(machines, series, termsOf, { runs, seconds });
const drawn = {
  alarms: await redrawn(kinds.same, terms.half, 300),
  calls: await redrawn(kinds.same, terms.at(0.03), 100),
  finds: await redrawn(kinds.small, terms.half, 100),
  stretched: await redrawn(kinds.stretch, terms.half, 100),
  larges: await redrawn(kinds.large, terms.half, 100, SHORT),
  disturbed: await redrawn(kinds.noisy, terms.half, 100, SHORT),
  waits: await redrawn(kinds.rates, terms.rate, 100),
};

table("Identical builds", kinds.same, [
  ["false red", (name) => atMost(alarms.cases.get(name), "regression")],
  [
    `unchanged at 3% in ${SECONDS} s`,
    (name) => `${atLeast(calls.cases.get(name), "unchanged")}, ${typical(calls.cases.get(name))}`,
  ],
]);
print(`\nRuns with any red: ${redRuns(alarms)}.\n`);
for (const [title, series, outcome, seconds] of [
  ["Planted CPU cost, threshold at half of it", kinds.small, finds, SECONDS],
  ["A smaller one", kinds.stretch, stretched, SECONDS],
  ["A large one", kinds.large, larges, SHORT],
] as const) {
  const columns: Column[] = [
    ["found", (name) => atLeast(outcome.cases.get(name), "regression")],
    ["seconds and sessions", (name) => typical(outcome.cases.get(name))],
    ["sessions ÷ oracle's", (name) => oracle(machines, name, outcome.cases.get(name) ?? [])],
  ];
  table(title, series, columns, seconds);
}
table(
  "A noisy neighbour, identical builds",
  kinds.noisy,
  [
    ["false red", (name) => atMost(disturbed.cases.get(name), "regression")],
    ["verdicts", (name) => verdicts(disturbed.cases.get(name))],
  ],
  SHORT,
);
table("A fixed rate, 2 ms of sleep in 5% of requests", kinds.rates, [
  [
    "found, or of identical builds red",
    (name) => (isSame(name) ? atMost : atLeast)(waits.cases.get(name), "regression"),
  ],
  ["seconds and sessions", (name) => typical(waits.cases.get(name))],
]);
const RULES: Readonly<Record<string, (threshold: number) => Rule>> = {
  "ratio to the last run over 200%": () => ratioAbove(2),
  "ratio to the last run over 110%": () => ratioAbove(1.1),
  "Mann–Whitney on two runs": () => mannWhitney,
  "t interval until it excludes zero": () => tachometer(SECONDS),
  "again until five agree within 3%": (threshold) => untilFiveAgree(threshold),
};
print(
  `\nResampled with replacement from the same sessions, sides swapped at random, so not independent: ${reds(drawn.alarms)} of ${drawn.alarms.runs} runs of ${kinds.same.length} cases have any red.\n`,
);
const kindOf = (run: LiveRun) => `${run.machine}; files ${layStill(run) ? "lying still" : "written again"}`;
for (const [kind, runs] of Map.groupBy(readLive(), kindOf))
  print(`\nLive runs of these eight cases, 60 s each (${kind})\n\n${liveTable(runs)}\n`);
const reached = goals(kinds, outcomes, drawn, machines, readLive());
print(`\nGoals\n\n${reached}\n`);
const others = rivals();
print(`\nRules that other tools use, on the same sessions\n\n${others}\n`);
if (values.write) write();

type Column = readonly [title: string, cell: (name: string) => string];

function table(title: string, rows: readonly string[], columns: readonly Column[], seconds = SECONDS): void {
  print(`\n${title} (cases of a run of ${CASES}, ${seconds} s each)\n\n`);
  const head = ["server/via/planted", "sessions", "measured change", ...columns.map(([name]) => name)];
  const body = rows.map((name) => {
    const found = everywhere(machines, name);
    const sessions = found.map((each) => each.length).join(" + ");
    return [name, sessions, found.map(measuredChange).join(", "), ...columns.map(([, cell]) => cell(name))];
  });
  print(`${markdown(head, body)}\n`);
}

/** CPU per request of head against base over all sessions. */
function measuredChange(found: readonly Recorded[]): string {
  const logs = found.flatMap(({ session }) =>
    session.rounds.map(({ samples }) => {
      const cost = (variant: string) => {
        const sample = samples.find((each) => each.variant === variant);
        return (sample?.cpu.server ?? Number.NaN) / (sample?.correct ?? Number.NaN);
      };
      return Math.log(cost("head") / cost("base"));
    }),
  );
  const sessions = hodgesLehmann(equally(logs.filter(Number.isFinite).slice(0, 1500))) ?? 0;
  return `${(Math.expm1(sessions) * 100).toFixed(2)}% CPU`;
}

function rivals(): string {
  const mostly = (all: readonly { seconds: number }[]) =>
    all.length === 0 ? null : mean(all.map((each) => each.seconds));
  const counted = (all: readonly { slower: boolean }[]) => ({
    hits: all.filter((each) => each.slower).length,
    of: all.length,
  });
  const rows = Object.entries(RULES).map(([rule, make]) => {
    const [red, found] = [judgedBy(make, kinds.same), judgedBy(make, kinds.small)];
    const seconds = mostly([...red, ...found]);
    return { rule, alarms: counted(red), found: counted(found), seconds, bounded: true };
  });
  const ours = [casesOf(alarms, kinds.same), casesOf(finds, kinds.small)] as const;
  const own = {
    rule: "loadgate",
    alarms: tally(ours[0], "regression"),
    found: tally(ours[1], "regression"),
    seconds: mostly(ours.flat()),
    bounded: true,
  };
  const resampled = {
    rule: "loadgate, resampled",
    alarms: sum([...tallies(drawn.alarms, kinds.same, "regression").values()]),
    found: sum([...tallies(drawn.finds, kinds.small, "regression").values()]),
    seconds: null,
    bounded: false,
  };
  return ruleTable([...rows, own, resampled]);
}

function judgedBy(make: (threshold: number) => Rule, some: readonly string[]) {
  return some.flatMap((name) => {
    const rule = make(terms.half(name).threshold);
    return everywhere(machines, name).flatMap((found) => {
      const runs = new Runs(found);
      const said = [];
      for (let each = rule(runs); each; each = rule(runs)) said.push(each);
      return said;
    });
  });
}

function print(text: string): void {
  page += text;
  process.stdout.write(text);
}

/** The tables in docs/evidence.md, the rules beside each other in docs/accuracy.md as well. */
function write(): void {
  const all = [...machines.values()].flatMap((records) => [...records.values()].flat());
  const dates = all.map(({ at }) => at.slice(0, 10)).sort();
  const lines = `From ${all.length} recorded sessions of ${new Set(all.map(({ series }) => series)).size} series, ${dates[0]} to ${dates.at(-1)}, on ${[...machines.keys()].join("; ")}. Bounds are one-sided, at 95% (Clopper & Pearson 1934).`;
  const put = (file: string, name: string, content: string) => {
    const path = join(ROOT, file);
    writeFileSync(path, replaceBetween(readFileSync(path, "utf8"), name, content));
  };
  put("docs/evidence.md", "detect", `${lines}\n${page.trimEnd()}`);
  put("docs/accuracy.md", "detect", `${reached}\n\n${others}\n\n${lines}`);
}
