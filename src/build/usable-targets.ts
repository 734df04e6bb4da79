import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Command, Config, RunnerName, Target } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import type { LeftOut } from "../model/ranking.ts";
import type { RunnerChosen } from "../model/results.ts";
import { engineElsewhere } from "../platform/engine-machine.ts";
import { findProgram } from "../platform/tools.ts";
import { baseImagesOfTarget } from "./base-images.ts";
import { missingImages, whyNoEngine } from "./choose-runner.ts";

export interface Usable {
  readonly runner: RunnerChosen;
  readonly targets: readonly Target[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The targets that this machine can run, and why it cannot run the others. `auto` takes Docker where it runs any of them, else
 * processes. A UsageError says what is missing where none can be run.
 */
export async function usableTargets(
  config: Config,
  targets: readonly Target[],
  folder: string,
  needsProxy: boolean,
): Promise<Usable> {
  const ways: readonly RunnerName[] = config.runner === "auto" ? ["docker", "process"] : [config.runner];
  const problems: string[] = [];
  for (const name of ways) {
    const general = name === "docker" ? await whyNoDocker(config, needsProxy) : null;
    if (general) {
      problems.push(`not Docker: ${general}`);
      continue;
    }
    const why = await Promise.all(targets.map((target) => whyNot(name, target, targets, folder)));
    const usable = targets.filter((_, i) => why[i] === null);
    const leftOut = targets.flatMap(({ name: target }, i) => (why[i] ? [{ target, reason: why[i] }] : []));
    if (usable.length > 0) {
      const reason = config.runner === name ? "asked for" : (problems[0] ?? "a Docker engine answers");
      return { runner: await chosen(name, reason), targets: usable, leftOut };
    }
    problems.push(...leftOut.map(({ target, reason }) => `${target}: ${reason}`));
  }
  throw new UsageError(`none of the targets can be run here: ${problems.join("; ")}`);
}

async function chosen(name: RunnerName, reason: string): Promise<RunnerChosen> {
  const elsewhere = name === "docker" ? await engineElsewhere() : null;
  return elsewhere
    ? { name, reason: `${reason}; the engine is on another machine`, elsewhere }
    : { name, reason };
}

async function whyNoDocker({ proxyImage }: Config, needsProxy: boolean): Promise<string | null> {
  return (await whyNoEngine()) ?? (needsProxy ? await missingImages([proxyImage]) : null);
}

async function whyNot(
  runner: RunnerName,
  target: Target,
  all: readonly Target[],
  folder: string,
): Promise<string | null> {
  if (runner === "docker") {
    if (!target.build && !target.image) return "it has neither build nor image, which Docker needs";
    return missingImages(baseImagesOfTarget(target, folder) ?? []);
  }
  if (!target.command) return "it has no command, which the process runner needs";
  const twin = all.slice(0, all.indexOf(target)).find((other) => startOf(other) === startOf(target));
  if (twin) return `as a process it is the same as ${twin.name}: build arguments are for Docker`;
  // What its prepare makes is not there yet.
  const made = target.prepare.length > 0 && target.command[0]?.includes("/");
  return missingPrograms([...target.prepare, ...(made ? [] : [target.command])], folder);
}

function startOf({ prepare, command, args, env, port }: Target): string {
  return JSON.stringify([prepare, command, args, env, port]);
}

function missingPrograms(commands: readonly Command[], folder: string): string | null {
  const missing = commands
    .flatMap(([program]) => (program === undefined ? [] : [program]))
    .filter((program) =>
      program.includes("/") ? !existsSync(resolve(folder, program)) : !findProgram(program),
    );
  return missing.length === 0 ? null : `${[...new Set(missing)].join(" and ")} cannot be found`;
}
