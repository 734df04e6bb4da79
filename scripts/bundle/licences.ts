import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licences of the packages that a bundle contains, which ask to travel with it. */
export function licences(root: string, files: readonly string[]): string {
  const folders = files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const parts = [...new Set(folders)].sort().map((folder) => {
    const path = join(root, folder);
    const { name, version, license } = JSON.parse(
      readFileSync(join(path, "package.json"), "utf8"),
    ) as Package;
    const file = readdirSync(path).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? readFileSync(join(path, file), "utf8").trim() : "";
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return parts.join(`\n${"-".repeat(80)}\n\n`);
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}
