import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Tool } from "./ask.ts";
import { table } from "./tables.ts";

/** What each tool finds in files of values, one table a file. Throws if a file has no positive numbers in it. */
export async function describeFiles(files: readonly string[], tools: readonly Tool[]): Promise<string[]> {
  const tables: string[] = [];
  for (const file of files) {
    const values = valuesOf(readFileSync(file, "utf8"));
    if (values.length === 0 || values.some((value) => !(value > 0)))
      throw new Error(`${file}: expected positive numbers, a JSON array or one a line`);
    const job = { values, nights: [values.length], window: values.length };
    const rows: string[][] = [];
    for (const tool of tools) {
      const [, places] = (await tool.ask([job])).reports[0]?.[0] ?? [0, []];
      rows.push([tool.name, places.join(", ") || "none"]);
    }
    tables.push(
      table(`${basename(file)}, ${values.length} values`, ["", "first points after changes"], rows),
    );
  }
  return tables;
}

/** A JSON array of numbers, or the last cell of each line; a head line is passed over. */
export function valuesOf(text: string): number[] {
  if (text.trimStart().startsWith("[")) return (JSON.parse(text) as unknown[]).map(Number);
  const cells = text.split("\n").filter((line) => line.trim() !== "");
  const values = cells.map((line) => Number(line.split(/[,;\t]/).at(-1)));
  return Number.isNaN(values[0]) ? values.slice(1) : values;
}
