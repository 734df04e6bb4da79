import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Address } from "../src/platform/ports.ts";
import { freePort, listening } from "./raw-http.ts";
import { docker, noDocker } from "./remains.ts";
import { must } from "./run.ts";

/** A server that runs. */
export interface Served {
  readonly at: Address;
  /** Sends SIGTERM, and waits for the exit code; null where the signal itself ended it. */
  readonly terminate: () => Promise<number | null>;
  readonly remove: () => Promise<void>;
}

/** A Docker build, as `build:` of loadgate.yml tells it. */
export interface ImageBuild {
  readonly context: string;
  readonly dockerfile?: string;
  /** The container's environment variables. */
  readonly env?: Environment;
}

export type Environment = Readonly<Record<string, string>>;

export async function serveProcess(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  given: Environment = {},
): Promise<Served> {
  const at = { host: "127.0.0.1", port: Number(given.PORT ?? (await freePort())) };
  const env = { ...process.env, ...given, PORT: String(at.port) };
  const child: ChildProcess = spawn(program, args, { cwd: folder, env, stdio: "inherit" });
  const remove = async () => void child.kill("SIGKILL");
  const terminate = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    return (await ended)[0];
  };
  return ready({ at, remove, terminate });
}

/** This machine's name in a container that was started by `serveImage`. */
export const THIS_MACHINE = "host.docker.internal";

/** Builds an image, which the engine's cache makes short the second time, and runs it, reached at the container's own address. */
export async function serveImage(
  folder: string,
  { context, dockerfile, env = {} }: ImageBuild,
): Promise<Served> {
  const name = `loadgate-conformance-${randomUUID()}`;
  const file = dockerfile ? ["--file", dockerfile] : [];
  const build = ["docker", "buildx", "build", "--load", "--provenance=false", "--tag", name];
  await must([...build, ...file, context], { cwd: folder, timeoutSeconds: 1800 });
  const remove = async () => {
    await must(["docker", "rm", "--force", "--volumes", name]).catch(() => {});
    await must(["docker", "rmi", name]);
  };
  try {
    const variables = Object.entries(env).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
    const names = ["--add-host", `${THIS_MACHINE}:host-gateway`];
    const options = [
      "--detach",
      "--name",
      name,
      "--label",
      "loadgate.conformance=true",
      ...names,
      ...variables,
    ];
    await must(["docker", "run", ...options, name]);
    const format = "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}";
    const host = (await must(["docker", "inspect", "--format", format, name])).trim();
    const terminate = async () => {
      await must(["docker", "kill", "--signal", "TERM", name]);
      return Number(await must(["docker", "wait", name]));
    };
    return await ready({ at: { host, port: 8080 }, remove, terminate });
  } catch (error) {
    await remove();
    throw error;
  }
}

async function ready(served: Served): Promise<Served> {
  await listening(served.at).catch(async (error) => {
    await served.remove();
    throw error;
  });
  return served;
}

/** Why an image cannot be built here, or false: a machine may have neither the toolchain for a stand-in nor a registry. */
export function noImage(folder: string, { context, dockerfile }: ImageBuild): string | false {
  if (noDocker) return noDocker;
  const text = readFileSync(join(folder, dockerfile ?? join(context, "Dockerfile")), "utf8");
  const bases = [...text.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map(([, base]) => base as string);
  const lacking = bases.find((base) => docker("images", "--quiet", base).length === 0 && !pulled(base));
  return lacking !== undefined && `neither here nor to be had from a registry: ${lacking}`;
}

const pulled = (image: string) => spawnSync("docker", ["pull", "--quiet", image]).status === 0;
