import assert from "node:assert/strict";
import { ended, fault } from "../../test-support/fault.ts";
import { compare } from "../../test-support/loadgate.ts";
import { docker } from "../../test-support/remains.ts";
import { noSecondEngine, secondEngine } from "../../test-support/second-engine.ts";
import { serverThat, UNDER_LOAD } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { changed, DOCKER, ENGINE_WENT, loadedOn, meddled, skip } from "./engine.ts";

takeTurns();

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
  "a container uses more memory than it may",
  async () => {
    const eater = serverThat(
      `if (${UNDER_LOAD}) kept.push(Buffer.alloc(1 << 20, 1)); response.end("Hello");`,
      "const kept = [];",
    );
    using repository = changed(eater, { target: { mem_limit: "96m" } });
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
  "a base image does not exist",
  async () => {
    using repository = changed();
    repository.write({ Dockerfile: "FROM localhost:1/no/such:image\n" });
    const run = await compare(repository, DOCKER);
    return ended(repository, run, { code: 2, says: /containers cannot be used: .*no\/such:image/ });
  },
  skip,
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
