import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { anywhere, docker, processesOf, remains } from "../../test-support/remains.ts";
import type { Scratch } from "../../test-support/scratch.ts";
import { DOCKERFILE } from "../../test-support/servers.ts";
import { until } from "../../test-support/until.ts";
import { beginAct, noAct } from "./act.ts";
import { slowPullRequest } from "./repository.ts";

const WITH_ACT = { skip: noAct, timeout: 180_000 };

test(
  "what a main step left that was killed while it measured is gone after the post step",
  WITH_ACT,
  async () => {
    using change = slowPullRequest({ isolation: "docker", budget: "120s" });
    const { scratch, payload } = change;
    const underway = beginAct(scratch, "pull_request", payload);
    await until(
      "both servers under load",
      () => servers(scratch) === 2 && find(scratch, "oha ") !== undefined,
    );
    killMain(scratch);
    const run = await underway.finished;

    const log = run.messages.join("\n");
    assert.equal(run.code, 1, log);
    assert.match(run.output, /^outcome=failure$/m, log);
    assert.match(run.output, /removed what a killed run left/, log);
    assert.equal(run.ids.length, 1);
    assert.deepEqual(remains(scratch, run.ids), []);
  },
);

test("what a main step left that was killed while it built is gone, too", WITH_ACT, async () => {
  // No cache knows a layer with this in it, and nothing would end it in time but the post step.
  const sign = randomUUID();
  const slow = `${DOCKERFILE}RUN : ${sign} && sleep 600\n`;
  using change = slowPullRequest({ isolation: "docker" }, { dockerfile: slow });
  const { scratch, payload } = change;
  const underway = beginAct(scratch, "pull_request", payload);
  await until("the build", () => anywhere(sign));
  killMain(scratch);
  const run = await underway.finished;

  const log = run.messages.join("\n");
  assert.match(run.output, /removed what a killed run left/, log);
  assert.deepEqual(remains(scratch, run.ids), []);
  await until("the end of the build", () => !anywhere(sign));
});

function servers({ temporary }: Scratch): number {
  const name = readdirSync(temporary).find((each) => each.startsWith("loadgate-"));
  const id = name?.slice("loadgate-".length).toLowerCase();
  return id === undefined ? 0 : docker("ps", "--quiet", "--filter", `label=loadgate.run=${id}`).length;
}

function killMain(scratch: Scratch): void {
  const main = find(scratch, "/dist/measure.js") ?? assert.fail("there is no main step");
  process.kill(Number(main.split(" ")[0]), "SIGKILL");
}

/** The process of this scratch repository with this in its command line: its id, a space, the command line. */
function find(scratch: Scratch, text: string): string | undefined {
  return processesOf(scratch).find((line) => line.includes(text));
}
