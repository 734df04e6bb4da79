/** Prints what CHANGELOG.md says of a version: `node scripts/release-notes.ts v1.2.3`; fails where it must not be released. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pins } from "../test-support/pins.ts";

/** The section of a version, without its heading; null where there is none, or nothing in it. */
export function notesOf(changelog: string, version: string): string | null {
  const lines = changelog.split("\n");
  const from = lines.findIndex((line) => /^## \[?([\w.-]+)\]?/.exec(line)?.[1] === version);
  if (from < 0) return null;
  const rest = lines.slice(from + 1);
  // The links that headings refer to stand at the end of the file.
  const end = rest.findIndex((line) => line.startsWith("## ") || /^\[[^\]]+\]: /.test(line));
  return (
    rest
      .slice(0, end < 0 ? undefined : end)
      .join("\n")
      .trim() || null
  );
}

/** The files of oha's release that runners download. */
const ASSETS = ["oha-linux-amd64", "oha-linux-arm64"];

/** What is wrong with a tag, in words, or its notes. */
export function release(
  tag: string,
  packageVersion: string,
  changelog: string,
  { oha: { version, sha256 } }: Pick<Pins, "oha">,
): { notes: string } | { wrong: string } {
  const unpinned = ASSETS.filter((asset) => !/^[0-9a-f]{64}$/.test(sha256[asset] ?? ""));
  if (unpinned.length > 0)
    return {
      wrong: `src/platform/pins.json has no SHA-256 of ${unpinned.join(" and ")} of oha ${version}, so every runner would compile it; look it up with make pin`,
    };
  if (tag !== `v${packageVersion}`)
    return { wrong: `the tag ${tag} is not package.json's version, ${packageVersion}` };
  const notes = notesOf(changelog, packageVersion);
  return notes === null ? { wrong: `CHANGELOG.md says nothing of ${packageVersion}` } : { notes };
}

if (import.meta.main) {
  const read = (name: string) => readFileSync(join(import.meta.dirname, "..", name), "utf8");
  const found = release(
    process.argv[2] ?? "",
    JSON.parse(read("package.json")).version,
    read("CHANGELOG.md"),
    JSON.parse(read("src/platform/pins.json")),
  );
  if ("notes" in found) process.stdout.write(`${found.notes}\n`);
  else {
    process.stderr.write(`${found.wrong}\n`);
    process.exitCode = 1;
  }
}
