import { seeded } from "../../src/analyse/fixture.ts";
import { type Job, pointsOf, type Tool } from "./ask.ts";
import { WINDOW } from "./score.ts";
import { calm, NOISES, type Noise, seriesOf, TWO_YEARS } from "./series.ts";
import { table } from "./tables.ts";

const normal = NOISES.normal as Noise;

/** The median of how many points a second a tool takes, on one core; the first answer warms it up. */
async function pointsPerSecond(tool: Tool, jobs: readonly Job[]): Promise<number> {
  await tool.ask(jobs);
  const rates: number[] = [];
  for (let round = 0; round < 5; round++) rates.push(pointsOf(jobs) / (await tool.ask(jobs)).seconds);
  return rates.sort((a, b) => a - b)[2] as number;
}

/** Windows as they are asked every night, and long series asked once: calm, and with a step of 2 sd every 350 nights. */
export async function speeds(first: Tool, others: readonly Tool[]): Promise<string> {
  const tools = [first, ...others];
  const random = seeded(1);
  const nights = Array.from({ length: TWO_YEARS }, (_, night) => night + 1);
  const long = Array.from({ length: 2000 }, (_, night) => (Math.floor(night / 350) % 2) * 2);
  const nightly = (series: number) =>
    Array.from({ length: series }, () => ({
      values: seriesOf(normal, random, calm),
      nights,
      window: WINDOW,
    }));
  const whole = (levels: readonly number[], series: number) =>
    Array.from({ length: series }, () => ({
      values: seriesOf(normal, random, levels),
      nights: [levels.length],
      window: levels.length,
    }));
  const shown = (rate: number) =>
    `${Math.floor(rate / 1000)
      .toLocaleString("en")
      .replaceAll(",", " ")} 000`;
  const row = async (name: string, jobs: (tool: Tool) => readonly Job[]) => {
    const cells: string[] = [];
    for (const tool of tools) cells.push(shown(await pointsPerSecond(tool, jobs(tool))));
    return [name, ...cells];
  };
  const many = (tool: Tool, ofFirst: number, ofOthers: number) => (tool === first ? ofFirst : ofOthers);
  return table(
    "Points a second, one core",
    ["", ...tools.map(({ name }) => name)],
    [
      await row(`the last ${WINDOW} points, every night`, (tool) => nightly(many(tool, 10, 1))),
      await row("2000 points at once, without change", (tool) =>
        whole(new Array(2000).fill(0), many(tool, 200, 5)),
      ),
      await row("2000 points at once, five changes", (tool) => whole(long, many(tool, 200, 5))),
    ],
  );
}
