import { resolve } from "node:path";
import { UsageError } from "../errors.ts";
import { installOha, isKeptIn, keptOha, ohaFolders } from "../platform/install-oha.ts";
import { findProgram, isExecutable, programs } from "../platform/programs.ts";
import type { Host } from "./host.ts";
import { lacks, NO_OHA } from "./tools.ts";

/** Answers with the path of oha, which it may have to get first; the same one each time. */
export type Oha = () => Promise<string>;

/**
 * oha for the Action, on a runner that has none by itself: the one named, else the user's own from PATH, else one that is kept and as it was
 * installed, else a new one. A UsageError where the one named cannot be run; everything else waits until oha is needed.
 */
export function findOha(asked: string, host: Host, env: NodeJS.ProcessEnv = process.env): Oha {
  if (asked !== "") {
    const path = resolve(host.cwd, asked);
    if (!isExecutable(path)) throw new UsageError(`input "oha-path": ${path} is no program that can be run`);
    return async () => path;
  }
  let found: Promise<string> | undefined;
  return () => {
    found ??= ownOrInstalled(host, env);
    return found;
  };
}

async function ownOrInstalled(host: Host, env: NodeJS.ProcessEnv): Promise<string> {
  const folders = ohaFolders(env);
  const own = programs("oha", env).find(
    (program) => env.LOADGATE_OHA || !folders.some((folder) => isKeptIn(folder, program)),
  );
  if (own) return own;
  const say = (text: string) => host.progress.say(`oha: ${text}`);
  return installOha({ folders, say, env, signal: host.signal });
}

/**
 * oha for the command line, which gets none: the one named, else the first on PATH, else the one that `make setup` left. A UsageError says
 * how to get it, and where the one that is kept is not as it was installed.
 */
export function ohaHere(env: NodeJS.ProcessEnv = process.env): string {
  const found = findProgram("oha", env);
  if (!found) throw new UsageError(lacks("oha", NO_OHA, env));
  const folder = env.LOADGATE_OHA ? undefined : ohaFolders(env).find((each) => isKeptIn(each, found));
  const kept = folder === undefined ? null : keptOha(folder);
  if (kept && "wrong" in kept)
    throw new UsageError(
      `${kept.wrong}; so it is not run: make setup in a checkout of loadgate gets it again, or name another with LOADGATE_OHA`,
    );
  return found;
}
