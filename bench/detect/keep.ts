/**
 * Puts the sessions that were recorded here into the repository: a compressed file of their own under `data/`, numbers at six significant
 * digits, which is finer than anything that was measured. What is kept is not recorded again.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DATA, HERE, KEPT_LIVE, NEW_LIVE } from "./records.ts";

const DIGITS = 6;

function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
}

if (!existsSync(HERE)) throw new Error(`${HERE} is not there: make record`);
const lines = readFileSync(HERE, "utf8").split("\n").filter(Boolean);
if (lines.length === 0) throw new Error(`${HERE} is empty: make record`);
const text = lines.map((line) => `${JSON.stringify(JSON.parse(line), rounded)}\n`).join("");
const last = JSON.parse(lines.at(-1) as string) as { at: string };
const file = join(DATA, `${last.at.slice(0, 16).replaceAll(/[^0-9]/g, "")}.jsonl.gz`);
if (existsSync(NEW_LIVE)) {
  appendFileSync(KEPT_LIVE, readFileSync(NEW_LIVE));
  rmSync(NEW_LIVE);
}
writeFileSync(file, gzipSync(text, { level: 9 }));
rmSync(HERE);
process.stdout.write(`${lines.length} sessions are in ${file}\n`);
