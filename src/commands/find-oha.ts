import { join, resolve } from "node:path";
import { UsageError } from "../model/failure.ts";
import { installOha, isExecutable, toolCacheFolder } from "../platform/oha.ts";
import { cacheFolder, findProgram } from "../platform/tools.ts";
import type { Host } from "./host.ts";

/** oha on a runner, which has none by itself: the one named, else from PATH, from the tool cache, or installed there. */
export async function findOha(
  asked: string,
  host: Host,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  if (asked !== "") {
    const path = resolve(host.cwd, asked);
    if (!isExecutable(path)) throw new UsageError(`input "oha-path": ${path} is no program that can be run`);
    return path;
  }
  const found = findProgram("oha", env);
  if (found) return found;
  const folder = toolCacheFolder(env) ?? cacheFolder(env);
  const kept = join(folder, "bin", "oha");
  if (isExecutable(kept)) return kept;
  const say = (text: string) => host.progress.say(`oha: ${text}`);
  return installOha({ folder, say, env, signal: host.signal });
}
