import type { Config, Target } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import type { RunnerChosen } from "../model/results.ts";
import { docker, engine, imageResolves } from "../platform/docker.ts";
import { engineElsewhere } from "../platform/engine-machine.ts";
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
    const elsewhere = await engineElsewhere();
    return elsewhere
      ? { name: "docker", reason: `${asked}; the engine is on another machine`, elsewhere }
      : { name: "docker", reason: asked };
  }
  if (config.runner === "docker") throw new UsageError(`the Docker runner cannot be used: ${problem}`);
  if (noCommand) {
    throw new UsageError(
      `no runner can be used: ${problem}; and ${noCommand} has no command for the process runner`,
    );
  }
  return { name: "process", reason: `not Docker: ${problem}` };
}

/** What of a target could not be started as a process, in words, or null. */
function withoutCommand({ name, command, services = [] }: Target): string | null {
  if (!command) return `target "${name}"`;
  const service = services.find((each) => !each.command);
  return service ? `service "${service.name}"` : null;
}

/** What stands in the way of the Docker runner, with what to do, or null. */
export async function whyNotDocker(
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
export async function whyNoEngine(): Promise<string | null> {
  const found = await engine();
  if ("problem" in found) return `${found.problem} (start Docker, or install it: apt-get install docker.io)`;
  const buildx = await docker(["buildx", "version"]);
  return buildx.code === 0 ? null : "Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)";
}

/** Which of these images can be had neither here nor from their registry, in words, or null. */
export async function missingImages(images: readonly string[]): Promise<string | null> {
  const resolved = await Promise.all(
    [...new Set(images)].map(async (image) => ({ image, there: await imageResolves(image) })),
  );
  const missing = resolved.filter(({ there }) => !there).map(({ image }) => image);
  return missing.length === 0
    ? null
    : `the base image${missing.length > 1 ? "s" : ""} ${missing.join(", ")} cannot be resolved (docker pull shows why)`;
}
