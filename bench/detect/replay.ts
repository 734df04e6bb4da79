/**
 * Judges recorded sessions again and again: by the rule that runs, and by the rules people use today. Prints the tables that
 * docs/methodology.md and the README carry. Every rate is of disjoint blocks of sessions, with its Clopper–Pearson bound.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { replaceBetween } from "../../scripts/generate/tables.ts";
import { hodgesLehmann, mean } from "../../src/analyse/location.ts";
import { seeded } from "../../src/measure/random.ts";
import { CASES, canReplay, type Replayed, replay, type Terms } from "./judge.ts";
import { oracle } from "./oracle.ts";
import { shownAtLeast, shownAtMost } from "./rates.ts";
import { Deck, NOISY, type Recorded, readRecords, recordFiles } from "./records.ts";
import { mannWhitney, type Rule, Runs, ratioAbove, tachometer, untilFiveAgree } from "./rivals.ts";

const { values } = parseArgs({
  options: {
    records: { type: "string", multiple: true },
    seconds: { type: "string", default: "60" },
    // Also into the pages that carry the tables.
    write: { type: "boolean", default: false },
  },
});
const files = values.records ?? recordFiles();
const records = readRecords(files);
const SECONDS = Number(values.seconds);
const ROOT = join(import.meta.dirname, "..", "..");
let page = "";

const names = [...records.keys()].sort();
const parts = (name: string) => name.split("/") as [server: string, path: "direct" | "proxy", plant: string];
const calm = names.filter((name) => !name.endsWith(NOISY));
const noisy = names.filter((name) => name.endsWith(NOISY));
const isRate = (name: string) => parts(name)[0].endsWith("-rate");
const same = calm.filter((name) => parts(name)[2] === "0" && !isRate(name));
const planted = calm.filter((name) => parts(name)[2] !== "0" && !isRate(name));
const rates = calm.filter(isRate);
/** Requests per second of the recorded open loops, and the threshold that they are judged by. */
const RATE = { perSecond: 2000, threshold: 0.1 };
/** The smallest change that is planted into a server: its goal. */
const goalOf = (server: string) =>
  Math.min(...planted.filter((name) => parts(name)[0] === server).map((name) => sizeOf(parts(name)[2])));
const sizeOf = (plant: string) => Number.parseFloat(plant) / 100;

await table("Identical builds", same, [
  ["false red", async (name) => atMost(await cases(name, goalOf(parts(name)[0]) / 2), "regression")],
  [
    `unchanged at 3 % in ${SECONDS} s`,
    async (name) => {
      const all = await cases(name, 0.03);
      return `${atLeast(all, "unchanged")}, ${typical(all)}`;
    },
  ],
]);
await table("Planted CPU cost, threshold at half of it", planted, [
  ["found", async (name) => atLeast(await cases(name, thresholdFor(name)), "regression")],
  ["seconds and sessions", async (name) => typical(await cases(name, thresholdFor(name)))],
  [
    "sessions ÷ oracle's",
    async (name) => oracle(records.get(name) ?? [], await cases(name, thresholdFor(name))),
  ],
]);
await table("A noisy neighbour, identical builds", noisy, [
  ["false red", async (name) => atMost(await cases(name, goalOf(parts(name)[0]) / 2), "regression")],
  ["said", async (name) => spread(await cases(name, 0.03))],
]);
await table("A fixed rate, 2 ms of sleep in 5 % of requests", rates, [
  ["found, or of identical builds red", async (name) => rateCell(name)],
  ["seconds and sessions", async (name) => typical(await cases(name, RATE.threshold))],
]);
const RULES: Readonly<Record<string, (threshold: number) => Rule>> = {
  "ratio to the last run over 200 %": () => ratioAbove(2),
  "ratio to the last run over 110 %": () => ratioAbove(1.1),
  "Mann–Whitney on two runs": () => mannWhitney,
  "t interval until it excludes zero": () => tachometer(SECONDS),
  "again until five agree within 3 %": (threshold) => untilFiveAgree(threshold),
};
/** Runs of ten cases, made of sessions that are drawn again and again. */
const RESAMPLED_RUNS = 300;
const DRAWN = 60;
await resampled();
await rivals();
if (values.write) write();

/**
 * What whole runs would do: not independent evidence, since each recorded session is used many times, but the only look at
 * hundreds of runs that days of recording would take.
 */
async function resampled(): Promise<void> {
  const random = seeded(1);
  const usable = same.filter((name) => (records.get(name) ?? []).length >= 20);
  if (usable.length === 0) return;
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T;
  let red = 0;
  for (let run = 0; run < RESAMPLED_RUNS; run++) {
    let any = false;
    for (let index = 0; index < CASES; index++) {
      const name = pick(usable);
      const found = records.get(name) ?? [];
      const pilots = found.filter(({ design }) => design.together > 0 && design.apart > 0);
      const others = found.filter((each) => !pilots.includes(each));
      const drawn = [
        ...Array.from({ length: 3 }, () => pick(pilots)),
        ...Array.from({ length: DRAWN }, () => pick(others)),
      ];
      const terms: Terms = { threshold: goalOf(parts(name)[0]) / 2, seconds: SECONDS, path: parts(name)[1] };
      const { result } = await replay(new Deck(drawn), terms, run * CASES + index);
      any ||= result.verdict === "regression";
    }
    if (any) red++;
  }
  print(
    `\nResampled with replacement from the same sessions, so not independent: ${red} of ${RESAMPLED_RUNS} runs of ${CASES} cases have any red.\n`,
  );
}

function thresholdFor(name: string): number {
  return sizeOf(parts(name)[2]) / 2;
}

/** As many cases as there are disjoint blocks of sessions for. */
async function cases(name: string, threshold: number): Promise<Replayed[]> {
  const deck = new Deck(records.get(name) ?? []);
  const rate = isRate(name) ? { rate: RATE.perSecond } : {};
  const terms: Terms = { threshold, seconds: SECONDS, path: parts(name)[1], ...rate };
  const found: Replayed[] = [];
  while (canReplay(deck, terms)) found.push(await replay(deck, terms, found.length));
  return found;
}

function count(all: readonly Replayed[], verdict: string): number {
  return all.filter(({ result }) => result.verdict === verdict).length;
}

function atMost(all: readonly Replayed[], verdict: string): string {
  return shownAtMost(count(all, verdict), all.length);
}

function atLeast(all: readonly Replayed[], verdict: string): string {
  return shownAtLeast(count(all, verdict), all.length);
}

async function rateCell(name: string): Promise<string> {
  const all = await cases(name, RATE.threshold);
  return parts(name)[2] === "0" ? atMost(all, "regression") : atLeast(all, "regression");
}

/** How often each verdict was given. */
function spread(all: readonly Replayed[]): string {
  const verdicts = [...new Set(all.map(({ result }) => result.verdict))];
  return verdicts.map((verdict) => `${count(all, verdict)} ${verdict}`).join(", ") || "–";
}

function typical(all: readonly Replayed[]): string {
  if (all.length === 0) return "–";
  const seconds = mean(all.map((each) => each.seconds));
  const sessions = mean(all.map(({ result }) => result.sessions.length));
  return `${seconds.toFixed(0)} s, ${sessions.toFixed(1)} sessions`;
}

type Column = readonly [title: string, cell: (name: string) => Promise<string>];

async function table(title: string, rows: readonly string[], columns: readonly Column[]): Promise<void> {
  print(`\n${title} (cases of a run of ${CASES}, ${SECONDS} s each)\n`);
  row(["server/path/planted", "sessions", "measured change", ...columns.map(([name]) => name)]);
  row(Array(columns.length + 3).fill("---"));
  for (const name of rows) {
    const found = records.get(name) ?? [];
    const cells = [];
    for (const [, cell] of columns) cells.push(await cell(name));
    row([name, String(found.length), measuredChange(found), ...cells]);
  }
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
  const sessions = hodgesLehmann(logs.filter(Number.isFinite).slice(0, 1500)) ?? 0;
  return `${(Math.expm1(sessions) * 100).toFixed(2)} % CPU`;
}

async function rivals(): Promise<void> {
  print("\nThe rules in use today, on the same sessions\n");
  row(["rule", "false alarms", "planted found", "seconds"]);
  row(Array(4).fill("---"));
  const ours = { false: await total(same, "regression"), found: await total(planted, "regression") };
  for (const [rule, make] of Object.entries(RULES)) {
    const red = judgedBy(make, same);
    const found = judgedBy(make, planted);
    const all = [...red, ...found];
    const seconds = all.length === 0 ? "–" : mean(all.map((each) => each.seconds)).toFixed(0);
    const slower = (all: readonly { slower: boolean }[]) => all.filter((each) => each.slower).length;
    row([rule, shownAtMost(slower(red), red.length), shownAtLeast(slower(found), found.length), seconds]);
  }
  row(["loadgate", ours.false.red, ours.found.found, ours.found.seconds]);
}

async function total(some: readonly string[], verdict: string) {
  const all: Replayed[] = [];
  for (const name of some) {
    const [server, , plant] = parts(name);
    all.push(...(await cases(name, plant === "0" ? goalOf(server) / 2 : thresholdFor(name))));
  }
  const seconds = mean(all.map((each) => each.seconds)).toFixed(0);
  return { red: atMost(all, verdict), found: atLeast(all, verdict), seconds };
}

function judgedBy(make: (threshold: number) => Rule, some: readonly string[]) {
  return some.flatMap((name) => {
    const [server, , plant] = parts(name);
    const rule = make(plant === "0" ? goalOf(server) / 2 : thresholdFor(name));
    const runs = new Runs(records.get(name) ?? []);
    const said = [];
    for (let each = rule(runs); each; each = rule(runs)) said.push(each);
    return said;
  });
}

function row(cells: readonly string[]): void {
  print(`| ${cells.join(" | ")} |\n`);
}

function print(text: string): void {
  page += text;
  process.stdout.write(text);
}

/** The tables in docs/methodology.md, the rules beside each other in the README as well. */
function write(): void {
  const all = [...records.values()].flat();
  const dates = all.map(({ at }) => at.slice(0, 10)).sort();
  const machines = [...new Set(all.map(({ machine }) => machine ?? "a machine that is not named"))].join(
    "; ",
  );
  const told = `From ${all.length} recorded sessions of ${records.size} series, ${dates[0]} to ${dates.at(-1)}, ${machines}. Bounds are one-sided, at 95 % (Clopper & Pearson 1934).`;
  const put = (file: string, name: string, content: string) => {
    const path = join(ROOT, file);
    writeFileSync(path, replaceBetween(readFileSync(path, "utf8"), name, content));
  };
  put("docs/methodology.md", "detect", `${told}\n${page.trimEnd()}`);
  put("README.md", "detect", `${page.slice(page.indexOf("| rule |")).trimEnd()}\n\n${told}`);
}
