import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { delimiter, isAbsolute, join, resolve } from "node:path";
import { UsageError } from "../errors.ts";
import { allowedEnvironment } from "./child-environment.ts";
import { run } from "./exec.ts";
import { absolutePath } from "./inherited.ts";

/** The folder where long steps are cached, outside any checkout. UsageError where it would depend on the folder we run in. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const { LOADGATE_CACHE: named, XDG_CACHE_HOME: caches } = env;
  if (named && !isAbsolute(named))
    throw new UsageError(
      `LOADGATE_CACHE is the relative path ${named}, so programs of the checkout would be run; write an absolute path`,
    );
  return named || join(caches && isAbsolute(caches) ? caches : join(homedir(), ".cache"), "loadgate");
}

/**
 * The path of a program: the one that LOADGATE_OHA, LOADGATE_NGINX, … names, and no other then; else on PATH, where distributions
 * hide servers; oha, which is looked over before it is run, in the cache too. Null if there is none.
 */
export function findProgram(name: string, env: NodeJS.ProcessEnv = process.env): string | null {
  return programs(name, env)[0] ?? null;
}

/** All of them by their whole paths, the one that `findProgram` takes first. */
export function programs(name: string, env: NodeJS.ProcessEnv = process.env): string[] {
  const named = env[`LOADGATE_${name.toUpperCase()}`];
  const folders = [
    ...absolutePath(env.PATH ?? "")
      .split(delimiter)
      .filter(Boolean),
    "/usr/sbin",
    "/usr/local/sbin",
    ...(name === "oha" ? [join(cacheFolder(env), "bin")] : []),
  ];
  const paths = named ? [resolve(named)] : folders.map((folder) => join(folder, name));
  return paths.filter(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first line of what a program says of its version, or null. */
export async function versionOf(path: string, flag = "--version"): Promise<string | null> {
  const answer = await run([path, flag], {
    cwd: "/",
    env: allowedEnvironment(process.env),
    timeoutSeconds: 10,
  });
  return answer.code === 0 ? ((answer.stdout + answer.stderr).trim().split("\n")[0] ?? null) : null;
}
