import { join } from "node:path";
import { env } from "node:process";
import { must, run } from "../../src/platform/exec.ts";
import { cacheFolder, findProgram, versionOf } from "../../src/platform/tools.ts";
import { cached } from "./cached.ts";
import { download } from "./download.ts";
import { readPins } from "./pins.ts";
import { firstLine, SetupError, say } from "./say.ts";

const RELEASES = "https://github.com/hatoo/oha/releases/download";

/** oha of the pinned version: from PATH, from the cache, as a verified release, or compiled. */
export async function setUpOha(): Promise<void> {
  const { version } = readPins().oha;
  for (const program of [join(cacheFolder(), "bin", "oha"), findProgram("oha")]) {
    if (program && (await versionOf(program)) === `oha ${version}`)
      return say("oha", `has ${version} (${program})`);
  }
  if (await downloadOha(version)) return;
  await compileOha(version);
}

/** The release file for this machine; false, with the reason said, where it cannot be had. */
async function downloadOha(version: string): Promise<boolean> {
  const asset = `oha-linux-${process.arch === "x64" ? "amd64" : process.arch}`;
  const sha256 = readPins().oha.sha256[asset];
  if (!sha256) {
    say("oha", `does not download ${asset}: its hash is not pinned yet ("make pin" does that)`);
    return false;
  }
  const url = `${env.LOADGATE_OHA_MIRROR || RELEASES}/v${version}/${asset}`;
  try {
    await download({ url, file: join(cached("bin"), "oha"), sha256 });
  } catch (error) {
    say("oha", `the download failed: ${firstLine(error)}`);
    return false;
  }
  say("oha", `downloaded and verified ${version}`);
  return true;
}

async function compileOha(version: string): Promise<void> {
  if ((await run(["cargo", "--version"])).code !== 0) {
    throw new SetupError(
      `oha ${version} is missing: put a release from ${RELEASES.replace("/download", "")} on PATH, or install Rust (https://rustup.rs) and run this again`,
    );
  }
  say("oha", `compiles ${version} with cargo, once; about 5 minutes on 2 cores`);
  const args = ["install", "oha", "--version", version, "--locked", "--root", cacheFolder()];
  await must(["cargo", ...args], { timeoutSeconds: 3600 });
  say("oha", `compiled ${version}`);
}
