import assert from "node:assert/strict";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { config, DOCKERFILE, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const CLOSING = serverThat(`response.setHeader("Connection", "close"); response.end("Hello");`);

for (const runner of ["process", "docker"])
  test(`a server that closes its connections, ${runner} runner: no number where they should be kept`, {
    timeout: 60_000,
    skip: runner === "docker" && noDocker,
  }, async () => {
    using repository = scratch({
      "loadgate.yml": config({ scenario: { path: ["direct", "proxy"] } }),
      "server.js": CLOSING,
      Dockerfile: DOCKERFILE,
    });
    repository.write({ "server.js": `// changed\n${CLOSING}` });
    const run = await compare(repository, ["--runner", runner, "--budget", "10s"]);
    assert.equal(run.code, 3, run.stderr);
    const [direct, proxy] = run.results?.cases ?? [];
    assert.match(sentencesOf(direct), /keepalive not in force: \d+ connections were opened for \d+ requests/);
    assert.match(
      sentencesOf(proxy),
      /keepalive not in force: \d+ connections were opened from nginx to the server/,
    );
    assert.deepEqual(direct?.brokenIn, ["base", "head"]);
  });
