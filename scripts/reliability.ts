/**
 * Runs the fault campaign, and puts what happened in each fault into docs/reliability.md. With files as arguments only those are run
 * again, and the other rows stay as they happened last.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeMachine } from "../src/platform/machine.ts";
import { KINDS, type Row } from "../test-support/fault.ts";
import { replaceBetween, table } from "../test-support/markdown.ts";

const ROOT = join(import.meta.dirname, "..");
const file = join(ROOT, ".loadgate", "faults.jsonl");
const page = join(ROOT, "docs", "reliability.md");

mkdirSync(join(ROOT, ".loadgate"), { recursive: true });
const given = process.argv.slice(2);
if (given.length === 0) rmSync(file, { force: true });
const tests = given.length > 0 ? given : globSync("test/faults/*.{test,long}.ts", { cwd: ROOT }).sort();
const { status } = spawnSync(process.execPath, ["--test", "--test-concurrency=1", ...tests], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, LOADGATE_FAULTS: file },
});
// A table of the faults that went well alone would hide the others.
if (status !== 0) process.exit(status ?? 1);

const happened = readFileSync(file, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row);
const rows = [...new Map(happened.map((row) => [`${row.kind} ${row.fault}`, row])).values()];
const { cpuModel, cores, os } = describeMachine();
const date = new Date().toISOString().slice(0, 10);
const head = ["fault", "what a user sees", "exit code", "lost"];
const tables = Object.entries(KINDS).map(([kind, title]) => {
  const own = rows.filter((row) => row.kind === kind);
  const lines = own.map(({ fault, seen, code, lost }) => [
    fault,
    quoted(seen),
    code === null ? "" : `${code}`,
    lost,
  ]);
  return `### ${title}: ${own.length}\n\n${table(head, lines)}`;
});
const reported = `${rows.length} faults, ${date}, ${cpuModel}, ${cores} cores, ${os}. Nothing was left behind in any of them.`;
writeFileSync(
  page,
  replaceBetween(readFileSync(page, "utf8"), "faults", `${reported}\n\n${tables.join("\n\n")}`),
);

/** As code, which Markdown shows as it is. */
function quoted(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}
