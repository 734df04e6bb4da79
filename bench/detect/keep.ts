/**
 * Puts what was recorded here into the repository: sessions as a separate compressed file under `data/`, numbers at six significant digits,
 * which is finer than anything that was measured, and live runs beside the others. What is kept is not recorded again.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DATA, HERE, KEPT_LIVE, NEW_LIVE } from "./records.ts";

const DIGITS = 6;

function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
}

const reported = [...keepSessions(), ...keepLive()];
if (reported.length === 0) throw new Error("nothing was recorded here: make record, make live");
process.stdout.write(reported.map((line) => `${line}\n`).join(""));

function keepSessions(): string[] {
  const lines = linesOf(HERE);
  const last = lines.at(-1);
  if (last === undefined) return [];
  const text = lines.map(compact).join("");
  const { at } = JSON.parse(last) as { at: string };
  const file = join(DATA, `${at.slice(0, 16).replaceAll(/[^0-9]/g, "")}.jsonl.gz`);
  writeFileSync(file, gzipSync(text, { level: 9 }));
  rmSync(HERE);
  return [`${lines.length} sessions are in ${file}`];
}

function keepLive(): string[] {
  const lines = linesOf(NEW_LIVE);
  if (lines.length === 0) return [];
  appendFileSync(KEPT_LIVE, lines.map(compact).join(""));
  rmSync(NEW_LIVE);
  return [`${lines.length} live runs are in ${KEPT_LIVE}`];
}

function compact(line: string): string {
  return `${JSON.stringify(JSON.parse(line), rounded)}\n`;
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}
