import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { UsageError } from "../../src/errors.ts";
import { installOha, isKeptIn, keptOha, OHA_VERSION, recordOha } from "../../src/platform/install-oha.ts";
import { cacheFolder, programs, versionOf } from "../../src/platform/programs.ts";
import { SetupError, say } from "./say.ts";

/** oha of the pinned version: kept in the cache and verified, from PATH, as a verified release, or compiled. */
export async function setUpOha(): Promise<void> {
  const folder = cacheFolder();
  if (adoptCompiled(folder)) say("oha", `wrote down the hash of the one that cargo left in ${folder}`);
  const kept = keptOha(folder);
  if (kept && "path" in kept) return say("oha", `has ${OHA_VERSION} (${kept.path})`);
  for (const program of programs("oha").filter((each) => !isKeptIn(folder, each))) {
    if ((await versionOf(program)) === `oha ${OHA_VERSION}`)
      return say("oha", `has ${OHA_VERSION} (${program})`);
  }
  try {
    await installOha({ folders: [folder], say: (text) => say("oha", text), env });
  } catch (error) {
    throw error instanceof UsageError ? new SetupError(error.message) : error;
  }
}

/**
 * Writes down the hash of an oha that was compiled into the cache before hashes were written down, as cargo's own list there says: else
 * each such cache would compile it again. Whoever could put another program there could write its hash beside it as well.
 */
function adoptCompiled(folder: string): boolean {
  const kept = keptOha(folder);
  if (kept === null || "path" in kept || kept.recorded || !listed(folder)) return false;
  recordOha(folder);
  return true;
}

/** Whether cargo's list of what it has installed in a folder has this version of oha. */
function listed(folder: string): boolean {
  try {
    return readFileSync(join(folder, ".crates.toml"), "utf8").includes(`"oha ${OHA_VERSION} (registry+`);
  } catch {
    return false;
  }
}
