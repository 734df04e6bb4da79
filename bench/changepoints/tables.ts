import { table as markdown } from "../../test-support/markdown.ts";
import { leastOf, mostOf } from "../detect/rates.ts";
import type { Tool } from "./ask.ts";
import { askCalm, askOnce, type Calm, PLACE } from "./score.ts";
import { LATE, NOISES, type Noise, ramp, spell, step } from "./series.ts";

/** The first tool is fast, so it can be asked about more series. */
export type Counts = (tool: Tool, tools: readonly Tool[]) => number;

export function spread(first: number, others: number): Counts {
  return (tool, tools) => (tool === tools[0] ? first : others);
}

const SEED = 20261121;

/** Never rounded to look better: shares that should be high down, those that should be low up. */
const down = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
const up = (share: number) => `${(Math.ceil(share * 1000) / 10).toFixed(1)}%`;

function shownFound(hits: number, of: number): string {
  return `${down(hits / of)} (${hits} of ${of}, at least ${down(leastOf(hits, of))})`;
}

function shownCalm({ alarms, alarmed, series }: Calm): string {
  const rate = (Math.ceil((alarms / series) * 1000) / 1000).toFixed(3);
  return `${rate} (${alarms} in ${series} series; ${alarmed} of them with any, at most ${up(mostOf(alarmed, series))})`;
}

/** A table under its title. */
export function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [`### ${title}`, "", markdown(heads, rows)].join("\n");
}

/** What a tool is asked, and the names of the rows that the answer fills. */
interface Probe {
  readonly rows: readonly string[];
  readonly answer: (tool: Tool) => Promise<readonly string[]>;
}

/** One column for each tool; asked one after another, so that they share the machine alike. */
async function answered(title: string, tools: readonly Tool[], questions: readonly Probe[]): Promise<string> {
  const rows: string[][] = [];
  for (const question of questions) {
    const columns: (readonly string[])[] = [];
    for (const tool of tools) columns.push(await question.answer(tool));
    for (const [i, name] of question.rows.entries())
      rows.push([name, ...columns.map((each) => each[i] as string)]);
  }
  return table(title, ["", ...tools.map(({ name }) => name)], rows);
}

const SMALL = { size: 1.5, nights: 15 } as const;
const LARGE = { size: 3, nights: 5 } as const;
const steps = [LARGE, SMALL] as const;
const named = ({ size, nights }: { size: number; nights: number }) =>
  `step of ${size} sd, ${nights} nights later`;

const normal = NOISES.normal as Noise;

/** The claims that goals were set for, under normal noise. */
export function goalTable(tools: readonly Tool[], calm: Counts, found: Counts): Promise<string> {
  const alarms = calmQuestion("false alarms in two years", normal, (tool) => calm(tool, tools));
  const seen = steps.map((each) => ({
    rows: [": anything reported", ": within ±3", ": within ±1"].map((part) => named(each) + part),
    answer: async (tool: Tool) => {
      const levels = step(each.size, each.nights);
      const { any, seen, placed, series } = await askOnce(
        tool,
        normal,
        levels,
        [PLACE],
        found(tool, tools),
        SEED,
      );
      return [any, seen, placed].map((hits) => shownFound(hits, series));
    },
  }));
  return answered("Normal noise", tools, [alarms, ...seen]);
}

function calmQuestion(row: string, noise: Noise, series: (tool: Tool) => number): Probe {
  return {
    rows: [row],
    answer: async (tool) => [shownCalm(await askCalm(tool, noise, series(tool), SEED))],
  };
}

const others = Object.entries(NOISES).filter(([name]) => name !== "normal");

/** False alarms under every other noise. */
export function alarmTable(tools: readonly Tool[], counts: Counts): Promise<string> {
  const questions = others.map(([name, noise]) => calmQuestion(name, noise, (tool) => counts(tool, tools)));
  return answered("False alarms in two years, other noise", tools, questions);
}

/** Steps under every other noise, and other changes under normal noise. */
export function changeTable(tools: readonly Tool[], counts: Counts): Promise<string> {
  const question = (
    row: string,
    noise: Noise,
    levels: readonly number[],
    places: readonly number[],
  ): Probe => ({
    rows: [row],
    answer: async (tool) => {
      const found = await askOnce(tool, noise, levels, places, counts(tool, tools), SEED);
      const hits = places.length > 0 ? found.seen : found.any;
      const elsewhere = (Math.ceil((found.others / found.series) * 100) / 100).toFixed(2);
      return [`${shownFound(hits, found.series)}, ${elsewhere} elsewhere`];
    },
  });
  return answered("Changes seen within ±3, and places elsewhere a series", tools, [
    ...others
      .filter(([name]) => name !== LATE)
      .flatMap(([name, noise]) =>
        steps.map((each) =>
          question(`${name}, ${named(each)}`, noise, step(each.size, each.nights), [PLACE]),
        ),
      ),
    question("3 sd for 10 nights and back, 10 nights later", normal, spell(3, 10, 10), [PLACE, PLACE + 10]),
    question("ramp of 3 sd over 30 nights, 10 nights later: anything", normal, ramp(3, 30, 10), []),
  ]);
}
