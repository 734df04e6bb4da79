import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The versions of the tools; a hash is null until `make pin` has looked it up. */
export interface Pins {
  readonly oha: { readonly version: string; readonly sha256: Record<string, string | null> };
  readonly buildx: { readonly version: string };
  readonly act: { readonly version: string };
  readonly zizmor: { readonly version: string };
  readonly "py-spy": { readonly version: string };
  readonly actionlint: { readonly version: string };
}

const FILE = join(import.meta.dirname, "..", "src", "platform", "pins.json");

export function readPins(): Pins {
  return JSON.parse(readFileSync(FILE, "utf8")) as Pins;
}

/** Replaces the hashes of oha's release files, and leaves the rest of the file as it is written. */
export function writeOhaHashes(hashes: Readonly<Record<string, string>>): void {
  let text = readFileSync(FILE, "utf8");
  for (const [asset, hash] of Object.entries(hashes)) {
    text = text.replace(new RegExp(`("${asset}": )(?:null|"[^"]*")`), `$1"${hash}"`);
  }
  writeFileSync(FILE, text);
}
