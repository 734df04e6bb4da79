import { UsageError } from "../errors.ts";
import type { RunnerName, Scenario } from "../format/plan.ts";
import type { Target } from "../model/config.ts";
import { openFilesLimit } from "../platform/proc.ts";
import { findProgram } from "../platform/programs.ts";
import { NO_NGINX } from "../serve/process-runner.ts";
import { secretsOf } from "../serve/variables.ts";

export interface Tools {
  /** Null where nothing is loaded. */
  readonly oha: string | null;
  readonly nginx: string | null;
}

export const NO_OHA =
  "oha was not found, which makes the load; install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH, or make setup in a checkout of loadgate";

/** Fails before anything is built where a secret of a target, or of a service beside it, is not set. */
export function requireSecrets(targets: readonly Target[], env: NodeJS.ProcessEnv): void {
  for (const target of targets) for (const each of [target, ...(target.services ?? [])]) secretsOf(each, env);
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
export function lacks(name: "oha" | "nginx", advice: string, env: NodeJS.ProcessEnv = process.env): string {
  const variable = `LOADGATE_${name.toUpperCase()}`;
  const named = env[variable];
  return named ? `${advice} (${variable} names ${named}, which cannot be run)` : advice;
}

/** nginx, null where it may be missing; else a UsageError says how to get it. */
export function requireNginx(runner: RunnerName, needsProxy: boolean): string | null {
  const nginx = findProgram("nginx");
  if (runner === "process" && needsProxy && !nginx) throw new UsageError(lacks("nginx", NO_NGINX));
  return nginx;
}
