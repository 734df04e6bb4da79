import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Command, Config, RunnerName, Target } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import type { LeftOut } from "../model/ranking.ts";
import type { RunnerChosen } from "../model/results.ts";
import { docker, engine, imageResolves } from "../platform/docker.ts";
import { engineElsewhere } from "../platform/engine-machine.ts";
import { findProgram } from "../platform/tools.ts";
import { baseImagesOfTarget } from "./base-images.ts";

/**
 * Which runner runs these targets. `auto` takes Docker only where an engine answers, Buildx is there and all base images resolve;
 * else processes. Throws a UsageError where the one asked for cannot run, with what to do.
 */
export async function chooseRunner(
  config: Config,
  targets: readonly Target[],
  folder: string,
  needsProxy: boolean,
): Promise<RunnerChosen> {
  const noCommand = targets.map(withoutCommand).find((found) => found !== null);
  if (config.runner === "process") {
    if (noCommand)
      throw new UsageError(
        `${noCommand} has no command, which the process runner needs; add one, or use --runner docker`,
      );
    return { name: "process", reason: "asked for" };
  }
  const problem = await whyNotDocker(config, targets, folder, needsProxy);
  if (!problem) {
    const asked =
      config.runner === "docker" ? "asked for" : "a Docker engine answers and all base images resolve";
    return chosen("docker", asked);
  }
  if (config.runner === "docker") throw new UsageError(`the Docker runner cannot be used: ${problem}`);
  if (noCommand) {
    throw new UsageError(
      `no runner can be used: ${problem}; and ${noCommand} has no command for the process runner`,
    );
  }
  return { name: "process", reason: `not Docker: ${problem}` };
}

async function chosen(name: RunnerName, reason: string): Promise<RunnerChosen> {
  const elsewhere = name === "docker" ? await engineElsewhere() : null;
  return elsewhere
    ? { name, reason: `${reason}; the engine is on another machine`, elsewhere }
    : { name, reason };
}

/** What of a target could not be started as a process, in words, or null. */
function withoutCommand({ name, command, services = [] }: Target): string | null {
  if (!command) return `target "${name}"`;
  const service = services.find((each) => !each.command);
  return service ? `service "${service.name}"` : null;
}

/** What stands in the way of the Docker runner, with what to do, or null. */
async function whyNotDocker(
  config: Config,
  targets: readonly Target[],
  folder: string,
  needsProxy: boolean,
): Promise<string | null> {
  const bare = targets.find((target) => !target.build && !target.image);
  if (bare) return `target "${bare.name}" has neither build nor image`;
  const problem = await whyNoEngine();
  if (problem) return problem;
  const started = targets.flatMap((target) => [target, ...(target.services ?? [])]);
  const images = started.flatMap((each) => baseImagesOfTarget(each, folder) ?? []);
  return missingImages(needsProxy ? [config.proxyImage, ...images] : images);
}

/** What stands in the way of any container, with what to do, or null. */
async function whyNoEngine(): Promise<string | null> {
  const found = await engine();
  if ("problem" in found) return `${found.problem} (start Docker, or install it: apt-get install docker.io)`;
  const buildx = await docker(["buildx", "version"]);
  return buildx.code === 0 ? null : "Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)";
}

/** Which of these images can be had neither here nor from their registry, in words, or null. */
async function missingImages(images: readonly string[]): Promise<string | null> {
  const resolved = await Promise.all(
    [...new Set(images)].map(async (image) => ({ image, there: await imageResolves(image) })),
  );
  const missing = resolved.filter(({ there }) => !there).map(({ image }) => image);
  return missing.length === 0
    ? null
    : `the base image${missing.length > 1 ? "s" : ""} ${missing.join(", ")} cannot be resolved (docker pull shows why)`;
}

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
