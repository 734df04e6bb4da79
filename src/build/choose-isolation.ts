import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { IsolationReason, Obstacle } from "../format/findings.ts";
import type { Isolation } from "../format/plan.ts";
import type { LeftOut } from "../format/results.ts";
import {
  type Command,
  type Config,
  type IsolationChosen,
  type Startable,
  type Target,
  workingFolder,
} from "../model/config.ts";
import { readPlainFile } from "../platform/checkouts.ts";
import { docker, engineVersion, imageResolves, remoteEngineMachine } from "../platform/docker.ts";
import { findProgram } from "../platform/programs.ts";
import { timeAllowance } from "./build-revisions.ts";

/** That neither containers nor processes can run the targets: what stands in the way of each that was tried, and of which target. */
interface NoIsolation {
  readonly obstacles: readonly {
    readonly isolation: Isolation;
    readonly target: string | null;
    readonly obstacle: Obstacle;
  }[];
}

/** Targets of one revision, checked out, and whether nginx stands in front of any. */
interface Side {
  readonly targets: readonly Target[];
  readonly folder: string;
  readonly needsProxy: boolean;
}

/**
 * Whether these targets run in containers or as processes. `auto` takes Docker only where an engine answers, Buildx is there and all base images resolve; else
 * processes, but never because of head alone: where `base` runs in Docker, head's code does so too, or not at all.
 */
export async function chooseIsolation(
  config: Config,
  head: Side,
  base?: Side,
): Promise<IsolationChosen | NoIsolation> {
  const { targets } = head;
  const noCommand = targets.map(withoutCommand).find((found) => found !== null);
  const noProcess = noCommand ? [{ isolation: "process", target: null, obstacle: noCommand } as const] : [];
  if (config.isolation === "process")
    return noCommand ? { obstacles: noProcess } : { name: "process", reason: { code: "configured" } };
  const obstacle = await whyNotDocker(config, head);
  if (!obstacle)
    return chosen("docker", { code: config.isolation === "docker" ? "configured" : "docker-works" });
  const noDocker = { isolation: "docker", target: null, obstacle } as const;
  if (config.isolation === "docker") return { obstacles: [noDocker] };
  if (base && (await whyNotDocker(config, base)) === null)
    return {
      obstacles: [noDocker, { isolation: "process", target: null, obstacle: { code: "base-in-docker" } }],
    };
  return noCommand
    ? { obstacles: [noDocker, ...noProcess] }
    : { name: "process", reason: { code: "not-docker", obstacle } };
}

async function chosen(name: Isolation, reason: IsolationReason): Promise<IsolationChosen> {
  const elsewhere = name === "docker" ? await remoteEngineMachine() : null;
  return { name, reason, ...(elsewhere && { elsewhere }) };
}

/** What of a target could not be started as a process, or null. */
function withoutCommand({ name, process, services = [] }: Target): Obstacle | null {
  if (!process) return { code: "no-command", of: "target", name };
  const service = services.find((each) => !each.process);
  return service ? { code: "no-command", of: "service", name: service.name } : null;
}

/** What stands in the way of containers for these targets, or null. */
async function whyNotDocker(config: Config, { targets, folder, needsProxy }: Side): Promise<Obstacle | null> {
  const bare = targets.find((target) => !target.build && !target.image);
  if (bare) return { code: "nothing-to-build", target: bare.name };
  const started = targets.flatMap((target) => [target, ...(target.services ?? [])]);
  const images = started.flatMap((each) => baseImagesOfTarget(each, folder) ?? []);
  return (await whyNoEngine()) ?? missingImages(needsProxy ? [config.nginxImage, ...images] : images);
}

/** What stands in the way of any container, or null. */
async function whyNoEngine(): Promise<Obstacle | null> {
  const found = await engineVersion();
  if ("problem" in found)
    return found.problem === "no-engine" ? { code: "no-engine", said: found.said } : { code: found.problem };
  const buildx = await docker(["buildx", "version"]);
  return buildx.code === 0 ? null : { code: "no-buildx" };
}

/** A Dockerfile may name any number of images: so many are looked up at once, and for so long. */
const LOOKUPS = 8;
const LOOKUP_SECONDS = 120;

/** Which of these images can be had neither here nor from their registry, or were not looked up in time; else null. */
async function missingImages(images: readonly string[]): Promise<Obstacle | null> {
  const time = timeAllowance(LOOKUP_SECONDS);
  const wanted = [...new Set(images)].values();
  const missing: string[] = [];
  const lookUp = async () => {
    for (const image of wanted) if (time.left() === 0 || !(await imageResolves(image))) missing.push(image);
  };
  await Promise.all(Array.from({ length: LOOKUPS }, lookUp));
  return missing.length === 0 ? null : { code: "images-unresolved", images: missing };
}

interface Usable {
  readonly isolation: IsolationChosen;
  readonly targets: readonly Target[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The targets that this machine can run, and why it cannot run the others. `auto` takes Docker where it runs any of them, else
 * processes.
 */
export async function usableTargets(
  config: Config,
  targets: readonly Target[],
  folder: string,
  needsProxy: boolean,
): Promise<Usable | NoIsolation> {
  const ways: readonly Isolation[] = config.isolation === "auto" ? ["docker", "process"] : [config.isolation];
  const obstacles: NoIsolation["obstacles"][number][] = [];
  for (const isolation of ways) {
    const general = isolation === "docker" ? await whyNoDocker(config, needsProxy) : null;
    if (general) {
      obstacles.push({ isolation, target: null, obstacle: general });
      continue;
    }
    const why = await Promise.all(targets.map((target) => whyNot(isolation, target, targets, folder)));
    const usable = targets.filter((_, i) => why[i] === null);
    const leftOut = targets.flatMap(({ name: target }, i) => (why[i] ? [{ target, obstacle: why[i] }] : []));
    if (usable.length > 0) {
      const [before] = obstacles;
      const reason: IsolationReason =
        config.isolation === isolation
          ? { code: "configured" }
          : before
            ? { code: "not-docker", obstacle: before.obstacle }
            : { code: "docker-works" };
      return { isolation: await chosen(isolation, reason), targets: usable, leftOut };
    }
    obstacles.push(...leftOut.map((each) => ({ isolation, ...each })));
  }
  return { obstacles };
}

async function whyNoDocker({ nginxImage }: Config, needsProxy: boolean): Promise<Obstacle | null> {
  return (await whyNoEngine()) ?? (needsProxy ? await missingImages([nginxImage]) : null);
}

async function whyNot(
  isolation: Isolation,
  target: Target,
  all: readonly Target[],
  folder: string,
): Promise<Obstacle | null> {
  const { name } = target;
  if (isolation === "docker") {
    if (!target.build && !target.image) return { code: "nothing-to-build", target: name };
    return missingImages(baseImagesOfTarget(target, folder) ?? []);
  }
  if (!target.process) return { code: "no-command", of: "target", name };
  const twin = all.slice(0, all.indexOf(target)).find((other) => startOf(other) === startOf(target));
  if (twin) return { code: "same-process", as: twin.name };
  // What an earlier command makes is not there yet.
  const commands = [...target.process.setup, target.process.command];
  const known = commands.filter(([program], index) => index === 0 || !program?.includes("/"));
  return missingPrograms(known, workingFolder(target, folder));
}

function startOf({ process, env, port }: Target): string {
  return JSON.stringify([process, env, port]);
}

function missingPrograms(commands: readonly Command[], folder: string): Obstacle | null {
  const missing = commands
    .flatMap(([program]) => (program === undefined ? [] : [program]))
    .filter((program) =>
      program.includes("/") ? !existsSync(resolve(folder, program)) : !findProgram(program),
    );
  return missing.length === 0 ? null : { code: "programs-missing", programs: [...new Set(missing)] };
}

/**
 * The images that a Dockerfile starts from, with its own and the given build arguments put in. Stages of the same file and
 * `scratch` are left out, as are references that cannot be known before the build.
 */
export function baseImagesOf(dockerfile: string, args: Readonly<Record<string, string>>): string[] {
  const known = new Map<string, string>();
  const stages = new Set(["scratch"]);
  const images: string[] = [];
  for (const line of dockerfile.replaceAll(/\\\r?\n/g, " ").split(/\r?\n/)) {
    const argument = /^\s*ARG\s+(\w+)(?:=(\S+))?/i.exec(line);
    if (argument?.[1]) known.set(argument[1], args[argument[1]] ?? unquoted(argument[2] ?? ""));
    const from = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(line);
    if (!from?.[1]) continue;
    const image = unquoted(from[1]).replaceAll(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (_, a, b) => known.get(a ?? b) ?? "",
    );
    if (image && !image.includes("$") && !stages.has(image.toLowerCase())) images.push(image);
    if (from[2]) stages.add(from[2].toLowerCase());
  }
  return [...new Set(images)];
}

/** Before the image that a named context is. */
const IMAGE = "docker-image://";

/** The base images of a target in the tree of `folder`; null where its Dockerfile cannot be read. */
function baseImagesOfTarget(target: Startable, folder: string): string[] | null {
  if (target.image) return [target.image];
  if (!target.build) return [];
  const file = resolve(folder, target.build.context, target.build.dockerfile);
  const text = readPlainFile(file)?.toString("utf8");
  if (text === undefined) return null;
  const contexts = Object.entries(target.build.contexts ?? {});
  const named = contexts.map(([name]) => name);
  const images = contexts.flatMap(([, from]) => (from.startsWith(IMAGE) ? [from.slice(IMAGE.length)] : []));
  const own = baseImagesOf(text, target.build.args);
  return [...new Set([...own.filter((image) => !named.includes(image)), ...images])];
}

function unquoted(text: string): string {
  return text.replaceAll(/^["']|["']$/g, "");
}
