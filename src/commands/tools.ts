import type { RunnerName, Target } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import { findProgram } from "../platform/tools.ts";
import { NO_NGINX } from "../serve/process.ts";
import { secretsOf } from "../serve/variables.ts";

export interface Tools {
  readonly oha: string;
  readonly nginx: string | null;
}

export const NO_OHA =
  "oha was not found, which makes the load; install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH, or make setup in a checkout of loadgate";

/** Fails before anything is built where a secret of a target, or of a service beside it, is not set. */
export function requireSecrets(targets: readonly Target[], env: NodeJS.ProcessEnv): void {
  for (const target of targets) for (const each of [target, ...(target.services ?? [])]) secretsOf(each, env);
}

/** The programs that measuring needs, oha from the given path if any; a UsageError says how to get what is missing. */
export function requireTools(runner: RunnerName, needsProxy: boolean, ohaPath?: string): Tools {
  const oha = ohaPath ?? findProgram("oha");
  if (!oha) throw new UsageError(NO_OHA);
  const nginx = findProgram("nginx");
  if (runner === "process" && needsProxy && !nginx) throw new UsageError(NO_NGINX);
  return { oha, nginx };
}
