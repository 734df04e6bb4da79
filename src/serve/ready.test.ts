import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { systemClock } from "../platform/clock.ts";
import { awaitReady, type Probe } from "./ready.ts";
import type { Served } from "./runner.ts";

const PROBE = {
  request: { method: "GET", paths: ["/"], headers: [] },
  options: { timeoutSeconds: 2 },
} as unknown as Probe;

/** A server that answers from the start, and a command that says it is ready when it is asked for the nth time. */
async function begun(readyAt: number, ready: { command?: string[]; timeoutSeconds: number }) {
  await using server = createServer((_, response) => response.end("x")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  const served = {
    address: { host: "127.0.0.1", port },
    ended: () => null,
    exec: async (command: readonly string[]) => {
      asked.push(command.join(" "));
      return { code: asked.length < readyAt ? 7 : 0, signal: null, stdout: "", stderr: "", timedOut: false };
    },
  } as unknown as Served;
  await awaitReady(served, { path: "/", ...ready }, PROBE, systemClock);
  return asked;
}

test("a server that answers is ready once its command ends with 0, too", async () => {
  const command = ["sh", "warm.sh"];
  assert.deepEqual(await begun(3, { command, timeoutSeconds: 10 }), Array(3).fill("sh warm.sh"));
  assert.deepEqual(await begun(3, { timeoutSeconds: 10 }), [], "without a command it is ready by its answer");
});

test("a command that never ends with 0 is named with what it ended with", async () => {
  await assert.rejects(begun(Number.POSITIVE_INFINITY, { command: ["warm"], timeoutSeconds: 0.2 }), {
    fault: { code: "not-ready", seconds: 0.2, last: { error: "warm: exit code 7" } },
  });
});
