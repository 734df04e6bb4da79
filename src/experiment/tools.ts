import { resolve } from "node:path";
import { UsageError } from "../errors.ts";
import type { Isolation, Scenario } from "../format/plan.ts";
import type { IsolationChosen, Target } from "../model/config.ts";
import { installOha, isKeptIn, isOhaPinned, keptOha, ohaFolders } from "../platform/install-oha.ts";
import { openFilesLimit } from "../platform/proc.ts";
import { findProgram, isExecutable, programs } from "../platform/programs.ts";
import { LEAST_HYPERFINE, toolVersion } from "../platform/tool-version.ts";
import { NO_NGINX } from "../serve/process-runner.ts";
import { requestWithSecrets, secretsOf } from "../serve/variables.ts";
import type { Host } from "./host.ts";

export interface Tools {
  /** Null where nothing is loaded. */
  readonly oha: string | null;
  readonly nginx: string | null;
  /** Null where no command is timed by it. */
  readonly hyperfine: string | null;
}

export const GET_OHA =
  "install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH";
const NO_OHA = `oha was not found, which makes the load; ${GET_OHA}`;

/**
 * Fails before anything is built where a secret of a target, or of a service beside it, is not to be given, or not set. GitHub gives none to
 * the pull request of a fork.
 */
export function requireSecrets(
  targets: readonly Target[],
  env: NodeJS.ProcessEnv,
  {
    allowed,
    ofFork = false,
  }: { readonly allowed?: readonly string[] | undefined; readonly ofFork?: boolean } = {},
): void {
  for (const target of targets)
    for (const each of [target, ...(target.services ?? [])]) {
      for (const { secrets = [], optionalSecrets = [] } of [each, each.build ?? {}]) {
        const isLeftOut = (name: string) => !env[name] && optionalSecrets.includes(name);
        const refused = secrets.find((name) => allowed && !allowed.includes(name) && !isLeftOut(name));
        if (refused !== undefined)
          throw new UsageError(
            `"${each.name}" takes the secret ${refused}, which this run may not give to it; if it may, name it with "secrets", in the workflow as: secrets: ${refused}`,
          );
        const missing = secrets.find((name) => !env[name] && !isLeftOut(name));
        if (missing !== undefined && ofFork)
          throw new UsageError(
            `"${each.name}" takes the secret ${missing}, which is not set: GitHub gives no secrets to the pull request of a fork; write { name: ${missing}, required: false } in loadgate.yml on the base branch, with a value for tests under env:, or have the change measured by a comment: /loadgate run`,
          );
        secretsOf({ name: each.name, secrets, optionalSecrets }, env);
      }
    }
}

/** Fails before anything is built where a secret has a value that no header can carry. */
export function requireSendable(
  scenarios: readonly Scenario[],
  targets: readonly Target[],
  env: NodeJS.ProcessEnv,
): void {
  for (const target of targets)
    for (const { targets: asked, request, background } of scenarios)
      for (const each of asked.includes(target.name) ? [request, background?.request] : [])
        if (each) requestWithSecrets(each, target, env);
}

/** What the generator opens beside its connections. */
const SPARE_DESCRIPTORS = 50;

/** A UsageError where a scenario has more connections than this process, and so the generator, may open files. */
export function requireDescriptors(scenarios: readonly Pick<Scenario, "name" | "connections">[]): void {
  const limit = openFilesLimit();
  for (const { name, connections } of scenarios)
    if (connections + SPARE_DESCRIPTORS > limit)
      throw new UsageError(
        `scenario ${name} takes ${connections} connections, but only ${limit} files may be open here; raise that limit: ulimit -n ${connections + SPARE_DESCRIPTORS}`,
      );
}

/** What to do about a program that is not there, with the variable that names another place, if it does. */
export function lacks(
  name: "oha" | "nginx" | "hyperfine",
  advice: string,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const variable = `LOADGATE_${name.toUpperCase()}`;
  const named = env[variable];
  return named ? `${advice} (${variable} names ${named}, which cannot be run)` : advice;
}

/** nginx, null where it may be missing; else a UsageError says how to get it. */
export function requireNginx(isolation: Isolation, needsProxy: boolean): string | null {
  const nginx = findProgram("nginx");
  if (isolation === "process" && needsProxy && !nginx) throw new UsageError(lacks("nginx", NO_NGINX));
  return nginx;
}

/** What `requireHyperfine` goes by. */
interface TimedBy {
  readonly scenarios: readonly Pick<Scenario, "args">[];
  readonly isolation: Pick<IsolationChosen, "elsewhere">;
}

/**
 * The path of hyperfine, null where no scenario runs a command, or commands run on another machine, whose engine notes their times. A
 * UsageError says which version is needed and how to get it.
 */
export async function requireHyperfine(
  { scenarios, isolation }: TimedBy,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | null> {
  const timed = scenarios.find(({ args }) => args !== undefined);
  if (timed === undefined || isolation.elsewhere !== undefined) return null;
  const advice = `install hyperfine ${LEAST_HYPERFINE} or newer: apt-get install hyperfine (Debian 12, Ubuntu 24.04 or newer), or cargo install hyperfine --locked`;
  const found = findProgram("hyperfine", env);
  if (!found)
    throw new UsageError(
      lacks("hyperfine", `hyperfine was not found, which times scenarios with "args"; ${advice}`, env),
    );
  const version = await toolVersion("hyperfine", found);
  if ("problem" in version)
    throw new UsageError(`${version.problem}; it times scenarios with "args", so ${advice}`);
  return found;
}

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
  const say = (text: string) => host.progress.say(`oha: ${text}`);
  const tooOld = own && (await whyTooOld(own));
  if (own && !tooOld) return own;
  if (tooOld) say(`${tooOld}; another is got`);
  return installOha({ folders, say, env, signal: host.signal, cwd: host.cwd });
}

/** That an oha lacks what we use of it, as a sentence; null where it does not, or says nothing of its version: loading shows what it is. */
async function whyTooOld(path: string): Promise<string | null> {
  const found = await toolVersion("oha", path);
  return "problem" in found && found.tooOld ? found.problem : null;
}

/** A UsageError where this oha is too old to load anything. */
export async function requireRecentOha(path: string): Promise<void> {
  const tooOld = await whyTooOld(path);
  if (tooOld) throw new UsageError(`${tooOld}; ${GET_OHA}`);
}

/**
 * oha for the command line: the one that is found, else its release, downloaded once and verified by its hash. A UsageError where the one
 * that is named cannot be run, is too old, or none can be had.
 */
export function ohaForCommandLine(host: Host, env: NodeJS.ProcessEnv = process.env): Oha {
  let found: Promise<string> | undefined;
  const get = async () => {
    if (findProgram("oha", env) === null && !env.LOADGATE_OHA && isOhaPinned()) {
      const say = (text: string) => host.progress.say(`oha: ${text}`);
      const { signal, cwd } = host;
      return installOha({ folders: ohaFolders(env), say, env, signal, cwd, releaseOnly: true });
    }
    const path = ohaHere(env, host.cwd);
    await requireRecentOha(path);
    return path;
  };
  return () => {
    found ??= get();
    return found;
  };
}

/**
 * The oha that is here: the one named, else the first on PATH, else a kept one. A UsageError says how to get it, and where the one that is
 * kept is not as it was installed.
 */
export function ohaHere(env: NodeJS.ProcessEnv = process.env, cwd: string = process.cwd()): string {
  const found = findProgram("oha", env);
  if (!found) throw new UsageError(lacks("oha", NO_OHA, env));
  const folder = env.LOADGATE_OHA ? undefined : ohaFolders(env).find((each) => isKeptIn(each, found));
  const kept = folder === undefined ? null : keptOha(folder, undefined, cwd);
  if (kept && "wrong" in kept)
    throw new UsageError(
      `${kept.wrong}; so it is not run: delete it, and the next run gets it again, or name another with LOADGATE_OHA`,
    );
  return found;
}
