import assert from "node:assert/strict";
import { ended, fault } from "../../test-support/fault.ts";
import { begin, compare, compareArguments } from "../../test-support/loadgate.ts";
import { docker, remains } from "../../test-support/remains.ts";
import { noSecondEngine, secondEngine } from "../../test-support/second-engine.ts";
import { DOCKERFILE } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { until } from "../../test-support/until.ts";
import { changed, DOCKER, ENGINE_WENT, loadedOn, meddled, skip } from "./engine.ts";

takeTurns();

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
  "a container ends at once with exit code 0",
  async () => {
    using repository = changed("process.exit(0);");
    const run = await compare(repository, DOCKER);
    return ended(repository, run, {
      code: 3,
      says: /its container ended before it was ready|the container ended at once, exit code 0/,
    });
  },
  skip,
);

fault("engine", "no engine answers", async () => {
  using repository = changed();
  const env = { DOCKER_HOST: "unix:///nonexistent/docker.sock" };
  const run = await compare(repository, DOCKER, { env });
  return ended(repository, run, { code: 2, says: /containers cannot be used/ });
});

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
    const next = await compare(repository, ["--base", "no-such-revision"], { env });
    assert.deepEqual(remains(repository, next.ids, engine.host), []);
    return ended(repository, finished, { code: 0, says: ENGINE_WENT, engine: engine.host });
  },
  { skip: noSecondEngine, timeout: 180_000 },
);
