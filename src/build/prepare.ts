import type { Startable } from "../model/config.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { lastLines, run, why } from "../platform/exec.ts";
import type { RunResources } from "../platform/run-resources.ts";
import type { BuildFailure } from "./checkout.ts";

const PREPARE_TIME_LIMIT = 1800;
const LOG_LINES = 25;

/** Runs a target's `prepare` commands in its folder, in order; returns what failed, or null. */
export async function prepareTarget(
  target: Startable,
  options: { readonly folder: string; readonly resources: RunResources; readonly signal: AbortSignal },
): Promise<BuildFailure | null> {
  for (const command of target.prepare) {
    const finished = await run(command, {
      cwd: options.folder,
      env: allowedEnvironment(process.env, { ...target.env, ...options.resources.marker }),
      timeoutSeconds: PREPARE_TIME_LIMIT,
      signal: options.signal,
      untrusted: true,
    });
    if (finished.code === 0) continue;
    const said = lastLines(finished.stdout + finished.stderr, LOG_LINES);
    return {
      target: target.name,
      what: "prepare",
      log: `${command.join(" ")}: ${why(finished)}\n${said}`,
    };
  }
  return null;
}
