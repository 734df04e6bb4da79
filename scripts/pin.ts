/** Looks up what is pinned by hash: oha's release files, and the commits of the actions that the workflows use. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { readPins, writeOhaHashes } from "../test-support/pins.ts";
import { askGithub, withPinnedActions } from "./setup/action-pins.ts";
import { releaseHashes } from "./setup/release-hashes.ts";

const ROOT = join(import.meta.dirname, "..");
const { version, sha256 } = readPins().oha;
const api = env.GITHUB_API_URL || "https://api.github.com";
const assets = Object.keys(sha256);
try {
  const hashes = await releaseHashes(`${api}/repos/hatoo/oha/releases/tags/v${version}`, assets);
  const files = globSync("{workflows,.github/workflows}/*.yml", { cwd: ROOT }).map((file) =>
    join(ROOT, file),
  );
  const pinned: [file: string, text: string][] = [];
  for (const file of files)
    pinned.push([file, await withPinnedActions(readFileSync(file, "utf8"), askGithub(api))]);

  writeOhaHashes(hashes);
  for (const [asset, hash] of Object.entries(hashes))
    process.stdout.write(`oha ${version}: ${asset} ${hash}\n`);
  for (const [file, text] of pinned) {
    writeFileSync(file, text);
    process.stdout.write(`${file}\n`);
  }
} catch (error) {
  process.stderr.write(`pin: nothing was changed: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
