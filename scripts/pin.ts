/** Looks up the SHA-256 of oha's release files, as GitHub computed them at upload, and writes them into pins.json. */
import { env } from "node:process";
import { readPins, writeOhaHashes } from "./setup/pins.ts";
import { releaseHashes } from "./setup/release-hashes.ts";

const { version, sha256 } = readPins().oha;
const api = env.GITHUB_API_URL || "https://api.github.com";
const assets = Object.keys(sha256);
try {
  const hashes = await releaseHashes(`${api}/repos/hatoo/oha/releases/tags/v${version}`, assets);
  writeOhaHashes(hashes);
  for (const [asset, hash] of Object.entries(hashes))
    process.stdout.write(`oha ${version}: ${asset} ${hash}\n`);
} catch (error) {
  process.stderr.write(`pin: nothing was changed: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
