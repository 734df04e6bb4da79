import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { fieldIn, readText, threads } from "./proc.ts";

/** Fields of `/proc/PID/stat`: where the arguments begin, and where they end. */
const [BEGIN, END] = [48, 49];

/**
 * Writes stars over texts in the arguments of a process of ours, which every user of the machine can read in `/proc/PID/cmdline`. Only once
 * it has read them itself, as a program with several threads has: null where it has none yet, false where the kernel does not let us.
 */
export function hideArguments(pid: number, texts: readonly string[]): boolean | null {
  if (threads([pid]).cpu.size < 2) return null;
  try {
    const stat = readText(`/proc/${pid}/stat`) ?? "";
    const from = Number(fieldIn(stat, BEGIN));
    const bytes = Number(fieldIn(stat, END)) - from;
    if (!(from > 0 && bytes > 0)) return false;
    const memory = openSync(`/proc/${pid}/mem`, "r+");
    try {
      const area = Buffer.alloc(bytes);
      if (readSync(memory, area, 0, bytes, from) !== bytes) return false;
      return writeSync(memory, withStars(area, texts), 0, bytes, from) === bytes;
    } finally {
      closeSync(memory);
    }
  } catch {
    return false;
  }
}

function withStars(area: Buffer, texts: readonly string[]): Buffer {
  const result = Buffer.from(area);
  for (const text of texts.map((each) => Buffer.from(each)).filter(({ length }) => length > 0))
    for (let at = area.indexOf(text); at >= 0; at = area.indexOf(text, at + 1))
      result.fill("*", at, at + text.length);
  return result;
}
