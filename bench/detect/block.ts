import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { replaceBetween } from "../../test-support/markdown.ts";
import { type Records, readRecords, recordFiles } from "./records.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Prints what is reported of each machine's records, if anything; with --write it goes into the page of docs/ that has a block of that name. */
export function tellMachines(block: string, tell: (records: Records) => string): void {
  const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
  const text = [...readRecords(recordFiles())]
    .map(([machine, records]) => [machine, tell(records)])
    .filter(([, lines]) => lines !== "")
    .map(([machine, lines]) => `${machine}\n\n${lines}`)
    .join("\n\n");
  process.stdout.write(`${text}\n`);
  if (values.write) writeBlock(block, text);
}

/** Puts a text into the page of docs/ that has a block of that name. RangeError where none has. */
export function writeBlock(block: string, text: string): void {
  const page = globSync("docs/*.md", { cwd: ROOT })
    .map((file) => join(ROOT, file))
    .find((file) => readFileSync(file, "utf8").includes(`<!-- generated:${block} -->`));
  if (page === undefined) throw new RangeError(`no page of docs/ has a block ${block}`);
  writeFileSync(page, replaceBetween(readFileSync(page, "utf8"), block, text));
}
