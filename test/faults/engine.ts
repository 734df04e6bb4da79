import { begin, compareArguments, type Underway } from "../../test-support/loadgate.ts";
import { docker, noDocker } from "../../test-support/remains.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import type { SecondEngine } from "../../test-support/second-engine.ts";
import { config, DOCKERFILE, HELLO, serverThat, UNDER_LOAD } from "../../test-support/servers.ts";
import { until } from "../../test-support/until.ts";

export const DOCKER = ["--isolation", "docker", "--fail-on", "never"];
/** An engine that is stopped does not wait for its containers. */
const IGNORING = { ".dockerignore": "*\n!server.js\n", Dockerfile: `${DOCKERFILE}STOPSIGNAL SIGKILL\n` };

/** What head says once it is asked by a load. */
const LOADED = "loaded";
const HEAD = serverThat(
  `if (!said && ${UNDER_LOAD}) { said = true; console.log("${LOADED}"); } response.end("Hello");`,
  "let said = false;",
);

export function changed(head = HEAD, options: Parameters<typeof config>[0] = {}): Scratch {
  const repository = scratch({ ...IGNORING, "loadgate.yml": config(options), "server.js": HELLO });
  repository.write({ "server.js": head });
  return repository;
}

/** The container of head, once it is loaded; of this engine, if not the usual one. */
async function loadedHead({ says, ids }: Underway, engine?: string): Promise<string> {
  await says("api/hello/direct");
  const at = engine === undefined ? [] : ["--host", engine];
  const containers = () =>
    ids().flatMap((id) =>
      docker(...at, "ps", "--quiet", "--filter", `label=loadgate.run=${id}`, "--filter", "name=-head-"),
    );
  let found: string | undefined;
  await until("load on head's container", () => {
    found = containers().find((container) => docker(...at, "logs", container).includes(LOADED));
    return found !== undefined;
  });
  return found as string;
}

/** Does something to the container of head once it is loaded. */
export async function meddled(repository: Scratch, meddle: (container: string) => void) {
  const run = begin(repository, compareArguments([...DOCKER, "--budget", "20s"]));
  meddle(await loadedHead(run));
  return run.finished;
}

/** A run on another engine, once that loads head. */
export async function loadedOn(engine: SecondEngine, repository: Scratch): Promise<Underway> {
  const env = { DOCKER_HOST: engine.host };
  const run = begin(repository, compareArguments([...DOCKER, "--budget", "20s"]), { env });
  await loadedHead(run, engine.host);
  return run;
}

export const skip = { skip: noDocker };

/** By when it goes: what it was asked for fails, or what it ran ends. */
export const ENGINE_WENT =
  /harness failed: .*(Docker daemon|cannot be read)|died: its container ended|gave no answer/;
