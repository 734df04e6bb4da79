import { gzipSync } from "node:zlib";
import type { Long } from "./rows.ts";

const FIRST_NUMBER = 100_000;

/** What a server's file describes instead of writing it out. */
export function longText(described: Long): Buffer {
  if ("text" in described) {
    const { before, text, times, after } = described;
    return Buffer.from(before + text.repeat(times) + after);
  }
  const numbers = Array.from({ length: described.numbers }, (_, i) => FIRST_NUMBER + ((i * 7919) % 900_000));
  return gzipSync(numbers.map((number) => `${number}`).join(""));
}
