import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { replaceBetween } from "../../test-support/markdown.ts";
import { type Records, readRecords, recordFiles } from "./records.ts";

const PAGE = join(import.meta.dirname, "..", "..", "docs", "methodology.md");

/** Prints what is reported of each machine's records, if anything; with --write it goes into docs/methodology.md, as the block of that name. */
export function tellMachines(block: string, tell: (records: Records) => string): void {
  const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
  const text = [...readRecords(recordFiles())]
    .map(([machine, records]) => [machine, tell(records)])
    .filter(([, told]) => told !== "")
    .map(([machine, told]) => `${machine}\n\n${told}`)
    .join("\n\n");
  process.stdout.write(`${text}\n`);
  if (values.write) writeBlock(block, text);
}

/** Puts a text into docs/methodology.md, as the block of that name. */
export function writeBlock(block: string, text: string): void {
  writeFileSync(PAGE, replaceBetween(readFileSync(PAGE, "utf8"), block, text));
}
