/** Prints what CHANGELOG.md says of a version: `node scripts/release-notes.ts v1.2.3`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The section of a version, without its heading; null where there is none, or nothing in it. */
export function notesOf(changelog: string, version: string): string | null {
  const lines = changelog.split("\n");
  const from = lines.findIndex(
    (line) => line.startsWith(`## ${version}`) && !/[\w.]/.test(line[3 + version.length] ?? " "),
  );
  if (from < 0) return null;
  const rest = lines.slice(from + 1);
  const end = rest.findIndex((line) => line.startsWith("## "));
  return (
    rest
      .slice(0, end < 0 ? undefined : end)
      .join("\n")
      .trim() || null
  );
}

/** What is wrong with a tag, in words, or its notes. */
export function release(
  tag: string,
  packageVersion: string,
  changelog: string,
): { notes: string } | { wrong: string } {
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
  );
  if ("notes" in found) process.stdout.write(`${found.notes}\n`);
  else {
    process.stderr.write(`${found.wrong}\n`);
    process.exitCode = 1;
  }
}
