import assert from "node:assert/strict";
import { begin, compare, compareArguments } from "../support/loadgate.ts";
import { docker, noDocker, remains } from "../support/remains.ts";
import { type Scratch, scratch } from "../support/scratch.ts";
import { noSecondEngine, type SecondEngine, secondEngine } from "../support/second-engine.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../support/servers.ts";
import { takeTurns } from "../support/turn.ts";
import { until } from "../support/until.ts";
import { ended, fault } from "./fault.ts";

takeTurns();

const DOCKER = ["--runner", "docker", "--fail-on", "never"];
const IGNORING = { ".dockerignore": "*\n!server.js\n", Dockerfile: DOCKERFILE };

/** What head says once it is asked by a load. */
const LOADED = "loaded";
const HEAD = serverThat(
  `if (!said && /oha/.test(request.headers["user-agent"])) { said = true; console.log("${LOADED}"); } response.end("Hello");`,
  "let said = false;",
);

function changed(head = HEAD, options: Parameters<typeof config>[0] = {}): Scratch {
  const repository = scratch({ ...IGNORING, "loadgate.yml": config(options), "server.js": HELLO });
  repository.write({ "server.js": head });
  return repository;
}

/** Does something to the container of head once it is loaded. */
async function meddled(repository: Scratch, meddle: (container: string) => void) {
  const run = begin(repository, compareArguments([...DOCKER, "--budget", "20s"]));
  await run.says("api/hello/direct");
  const containers = () =>
    run
      .ids()
      .flatMap((id) =>
        docker("ps", "--quiet", "--filter", `label=loadgate.run=${id}`, "--filter", "name=-head-"),
      );
  const loaded = () => containers().find((container) => docker("logs", container).includes(LOADED));
  await until("load on head's container", () => loaded() !== undefined);
  meddle(loaded() as string);
  return run.finished;
}

const skip = { skip: noDocker };

/** By when it goes: what it was asked for fails, or what it ran ends. */
const ENGINE_WENT =
  /harness failed: .*(Docker daemon|cannot be read)|died: its container ended|gave no answer/;

fault(
  "engine",
  "a container is frozen under load",
  async () => {
    using repository = changed(undefined, { scenario: { timeout: "1s" } });
    const run = await meddled(repository, (container) => docker("pause", container));
    return ended(repository, run, { code: 3, says: /no correct answer|requests failed|gave no answer/ });
  },
  skip,
);

fault(
  "engine",
  "a container is killed under load",
  async () => {
    using repository = changed();
    const run = await meddled(repository, (container) => docker("kill", container));
    return ended(repository, run, { code: 3, says: /died: its container ended/ });
  },
  skip,
);

fault(
  "engine",
  "somebody takes a container away under load",
  async () => {
    using repository = changed();
    const run = await meddled(repository, (container) => docker("rm", "--force", container));
    return ended(repository, run, { code: 3, says: /died|no correct answer/ });
  },
  skip,
);

fault(
  "engine",
  "somebody takes a container off its network under load",
  async () => {
    using repository = changed(undefined, { scenario: { timeout: "1s" } });
    const run = await meddled(repository, (container) =>
      docker("network", "disconnect", "--force", "bridge", container),
    );
    return ended(repository, run, { code: 3, says: /no correct answer|requests failed|gave no answer/ });
  },
  skip,
);

fault(
  "engine",
  "an image is deleted in the middle",
  async () => {
    using repository = changed();
    const run = begin(repository, compareArguments([...DOCKER, "--budget", "25s"]));
    await run.says("api/hello/direct");
    const images = () =>
      run.ids().flatMap((id) => docker("images", "--quiet", "--filter", `reference=loadgate/*:${id}`));
    await until("the images", () => images().length === 2);
    for (const image of images()) docker("image", "rm", "--force", image);
    const finished = await run.finished;
    return ended(repository, finished, {
      code: 0,
      says: /harness failed: no container could be made: .*[Nn]o such image|is (unchanged|inconclusive)/,
    });
  },
  skip,
);

fault(
  "engine",
  "a container uses more memory than it may",
  async () => {
    const eater = serverThat(
      `if (/oha/.test(request.headers["user-agent"])) kept.push(Buffer.alloc(1 << 20, 1)); response.end("Hello");`,
      "const kept = [];",
    );
    using repository = changed(eater, { target: { memory: "96m" } });
    const run = await compare(repository, [...DOCKER, "--budget", "10s"]);
    const log =
      run.results?.cases[0]?.sessions
        .at(-1)
        ?.invalid.map((each) => each.log)
        .join("\n") ?? "";
    assert.match(log, /killed for using more memory than its limit/);
    return ended(repository, run, { code: 3, says: /died: its container ended/ });
  },
  skip,
);

fault(
  "engine",
  "a container ends at once with exit code 0",
  async () => {
    using repository = changed("process.exit(0);");
    const run = await compare(repository, DOCKER);
    return ended(repository, run, { code: 3, says: /died: its container ended before it was ready/ });
  },
  skip,
);

fault(
  "engine",
  "a base image does not exist",
  async () => {
    using repository = changed();
    repository.write({ Dockerfile: "FROM localhost:1/no/such:image\n" });
    const run = await compare(repository, DOCKER);
    return ended(repository, run, { code: 2, says: /the Docker runner cannot be used: .*no\/such:image/ });
  },
  skip,
);

fault("engine", "no engine answers", async () => {
  using repository = changed();
  const env = { DOCKER_HOST: "unix:///nonexistent/docker.sock" };
  const run = await compare(repository, DOCKER, { env });
  return ended(repository, run, { code: 2, says: /the Docker runner cannot be used/ });
});

/** A run on another engine that has been loading for a while. */
async function loadedOn(engine: SecondEngine, repository: Scratch) {
  const env = { DOCKER_HOST: engine.host };
  const run = begin(repository, compareArguments([...DOCKER, "--budget", "20s"]), { env });
  await run.says("api/hello/direct");
  await new Promise((resolve) => setTimeout(resolve, 4000));
  return run;
}

fault(
  "engine",
  "the engine is stopped under load",
  async () => {
    await using engine = await secondEngine(["node:24-slim", "nginx:1.28"]);
    using repository = changed(undefined, { scenario: { timeout: "1s" } });
    const run = await loadedOn(engine, repository);
    await engine.stop();
    const finished = await run.finished;
    // What it could not take away from a stopped engine, the next run does.
    await engine.restart();
    const env = { DOCKER_HOST: engine.host };
    const next = await compare(repository, [...DOCKER, "--budget", "5s"], { env });
    assert.deepEqual(remains(repository, next.ids, engine.host), []);
    return ended(repository, finished, { code: 0, says: ENGINE_WENT, engine: engine.host });
  },
  { skip: noSecondEngine, timeout: 180_000 },
);

fault(
  "engine",
  "the engine is restarted under load",
  async () => {
    await using engine = await secondEngine(["node:24-slim", "nginx:1.28"]);
    using repository = changed(undefined, { scenario: { timeout: "1s" } });
    const run = await loadedOn(engine, repository);
    await engine.restart();
    return ended(repository, await run.finished, { code: 0, says: ENGINE_WENT, engine: engine.host });
  },
  { skip: noSecondEngine, timeout: 180_000 },
);

fault(
  "engine",
  "the engine has no room for an image",
  async () => {
    await using engine = await secondEngine(["node:24-slim", "nginx:1.28"], { roomMiB: 100 });
    using repository = changed();
    repository.write({ Dockerfile: `${DOCKERFILE}\nRUN head -c 200M /dev/urandom > /large\n` });
    const run = await compare(repository, DOCKER, { env: { DOCKER_HOST: engine.host } });
    return ended(repository, run, { code: 3, says: /[Nn]o space left on device/, engine: engine.host });
  },
  { skip: noSecondEngine, timeout: 180_000 },
);
