import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { run } from "./exec.ts";

const ENGINE_FILE = "engine.json";

/** How Docker's client finds its engine. */
const ENGINE_VARIABLES = [
  "DOCKER_HOST",
  "DOCKER_CONTEXT",
  "DOCKER_TLS_VERIFY",
  "DOCKER_CERT_PATH",
  "DOCKER_CONFIG",
];

/** Notes in a run's folder that it is going to make images or containers, and in which engine. */
export function noteEngine(folder: string, env: NodeJS.ProcessEnv): void {
  const known = ENGINE_VARIABLES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  writeFileSync(join(folder, ENGINE_FILE), JSON.stringify(Object.fromEntries(known)));
}

/** The names of a run's files that have to stay as long as something of it is in an engine. */
export const ENGINE_FILES: readonly string[] = [ENGINE_FILE];

/** Takes a run's containers and images away; false where its engine does not answer within `patience` seconds: they are still there. */
export async function emptyEngine(folder: string, id: string, patience: number): Promise<boolean> {
  const file = join(folder, ENGINE_FILE);
  if (!existsSync(file)) return true;
  const env = { ...process.env, ...readEngineNote(file) };
  if (!(await engineAnswers(env, patience))) return false;
  await removeContainers(id, env);
  await removeImages(id, env);
  return true;
}

/** A run that was killed while it wrote the note has made nothing in an engine yet. */
function readEngineNote(file: string): NodeJS.ProcessEnv {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as NodeJS.ProcessEnv;
  } catch {
    return {};
  }
}

/** Whether there is an engine. One that nobody has installed will not come, and has nothing of ours. */
async function engineAnswers(env: NodeJS.ProcessEnv, patience: number): Promise<boolean> {
  const until = performance.now() + patience * 1000;
  for (;;) {
    const { code, missing } = await run(["docker", "version", "--format", "{{.Server.Version}}"], {
      env,
      timeoutSeconds: 5,
    });
    if (code === 0 || missing) return true;
    if (performance.now() >= until) return false;
    await delay(1000);
  }
}

async function removeContainers(id: string, env: NodeJS.ProcessEnv): Promise<void> {
  const containers = await dockerLines(env, "ps", "--all", "--quiet", "--filter", `label=loadgate.run=${id}`);
  if (containers.length > 0) await dockerLines(env, "rm", "--force", "--volumes", ...containers);
}

async function removeImages(id: string, env: NodeJS.ProcessEnv): Promise<void> {
  const format = ["--format", "{{.Repository}}:{{.Tag}}"];
  const images = await dockerLines(env, "image", "ls", ...format, "--filter", `reference=loadgate/*:${id}`);
  if (images.length > 0) await dockerLines(env, "image", "rm", "--force", ...images);
}

/** The lines of its answer; none where it has none. */
async function dockerLines(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string[]> {
  const { code, stdout } = await run(["docker", ...args], { env, timeoutSeconds: 60 });
  return code === 0 ? stdout.split("\n").filter(Boolean) : [];
}
