import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";

/** Whether the golden files are written anew: look at the diff before it is committed. */
const UPDATE = process.env.UPDATE_GOLDEN === "1";

/** The whole text must be that of the file; `file` is relative to the folder of the reports. */
export function golden(text: string, file: string): void {
  const url = new URL(file, import.meta.url);
  if (UPDATE) writeFileSync(url, text);
  assert.equal(text, readFileSync(url, "utf8"), `${file}: UPDATE_GOLDEN=1 writes it anew`);
}
