/**
 * Changes of level found in made series, and false alarms: by the rule of this repository and by Apache Otava, side by side.
 * Prints the tables of docs/changepoints.md. With files it says what both find in them instead: a JSON array, or one number
 * a line with the value last, as in CSV.
 */
import { parseArgs } from "node:util";
import { ours } from "./ask.ts";
import { describeFiles } from "./files.ts";
import { OTAVA_DEFAULT, OTAVA_VERSION, otava, otavaPython } from "./otava.ts";
import { speeds } from "./speed.ts";
import { alarmTable, changeTable, goalTable, spread } from "./tables.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: "string", multiple: true }, without: { type: "boolean", default: false } },
});
const asked = (part: string) => !values.part || values.part.includes(part);

/**
 * Windows as long as what is asked about, and the p that gives about as few alarms as the goal: of 40 series without change p 1e-5
 * gave 5 alarms, 5e-6 gave 4; with its usual window of 50 it sees less at as many alarms (2e-5: 7).
 */
const OTAVA_BEST = { windowLength: 200, maxPvalue: 5e-6 };

const python = values.without ? null : await otavaPython();
const rivals = python ? [OTAVA_DEFAULT, OTAVA_BEST].map((settings) => otava(python, settings)) : [];
const tools = [ours(), ...rivals];

const say = (text: string) => process.stdout.write(`${text}\n\n`);
if (positionals.length > 0) {
  for (const text of await describeFiles(positionals, tools)) say(text);
} else {
  say(
    `loadgate's rule and Apache Otava ${OTAVA_VERSION}, on made series. Bounds: one-sided 95% (Clopper–Pearson).`,
  );
  if (asked("goals")) say(await goalTable(tools, spread(2000, 40), spread(20_000, 1500)));
  if (asked("alarms")) say(await alarmTable(tools, spread(160, 10)));
  if (asked("changes")) say(await changeTable(tools, spread(4000, 400)));
  if (asked("speed")) say(await speeds(ours(), python ? [otava(python, OTAVA_DEFAULT, 1)] : []));
}
