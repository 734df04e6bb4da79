import { join } from "node:path";
import { env } from "node:process";
import { UsageError } from "../../src/model/failure.ts";
import { installOha, OHA_VERSION } from "../../src/platform/oha.ts";
import { cacheFolder, findProgram, versionOf } from "../../src/platform/tools.ts";
import { SetupError, say } from "./say.ts";

/** oha of the pinned version: from PATH, from the cache, as a verified release, or compiled. */
export async function setUpOha(): Promise<void> {
  for (const program of [join(cacheFolder(), "bin", "oha"), findProgram("oha")]) {
    if (program && (await versionOf(program)) === `oha ${OHA_VERSION}`)
      return say("oha", `has ${OHA_VERSION} (${program})`);
  }
  try {
    await installOha({ folder: cacheFolder(), say: (text) => say("oha", text), env });
  } catch (error) {
    throw error instanceof UsageError ? new SetupError(error.message) : error;
  }
}
