import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Server } from "node:net";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { lockMachine } from "./machine-lock.ts";

const MODULE = JSON.stringify(new URL("./machine-lock.ts", import.meta.url).href);
const never = new AbortController().signal;
/** Runs on this machine are nothing to these tests, and these tests nothing to them. */
const name = `\0loadgate-test-${process.pid}`;
const LIMIT = { timeout: 30_000 };

/** A process that has the machine, and says so. */
async function holder(): Promise<ChildProcess> {
  const code = `
    const { lockMachine } = await import(${MODULE});
    await lockMachine({ signal: new AbortController().signal, limitSeconds: 20, waits: () => {}, name: ${JSON.stringify(name)} });
    process.stdout.write("has it");
    setTimeout(() => {}, 60_000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout as NodeJS.ReadableStream, "data");
  return child;
}

test("another run is waited for, by name, until it ends however it ends", LIMIT, async () => {
  const child = await holder();
  try {
    const found: string[] = [];
    let taken = false;
    const waiting = lockMachine({
      signal: never,
      limitSeconds: 20,
      waits: (who) => found.push(who),
      name,
    }).then((turn) => {
      taken = true;
      return turn;
    });
    while (found.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(taken, false);
    child.kill("SIGKILL");
    await using _turn = await waiting;
    assert.deepEqual(found, [`process ${child.pid}`]);
  } finally {
    child.kill("SIGKILL");
  }
});

test("no longer than the limit, and not at all where that is nothing", LIMIT, async () => {
  const child = await holder();
  try {
    for (const limitSeconds of [0, 0.2])
      await assert.rejects(
        lockMachine({ signal: never, limitSeconds, waits: () => {}, name }),
        /another run \(process \d+\) (still )?uses this machine.*--wait/,
      );
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

test("an interruption ends the waiting", LIMIT, async () => {
  await using _turn = await lockMachine({ signal: never, limitSeconds: 20, waits: () => {}, name });
  const abort = new AbortController();
  const waits = () => abort.abort(new Error("interrupted"));
  await assert.rejects(lockMachine({ signal: abort.signal, limitSeconds: 20, waits, name }), /interrupted/);
});

test(
  "a machine that refuses the socket is reported at once, and not taken for another run",
  LIMIT,
  async (t) => {
    t.mock.method(Server.prototype, "listen", function (this: Server) {
      const error = Object.assign(new Error("listen EPERM: operation not permitted"), { code: "EPERM" });
      process.nextTick(() => this.emit("error", error));
      return this;
    });
    await assert.rejects(
      lockMachine({ signal: never, limitSeconds: 5, waits: () => {}, name }),
      (error: Error) => {
        assert.ok(error instanceof UsageError);
        assert.match(error.message, /cannot tell .* \(listen EPERM.*\); run it where/);
        return true;
      },
    );
  },
);

test("what was given back can be taken again at once", LIMIT, async () => {
  for (let time = 0; time < 3; time++)
    await (await lockMachine({ signal: never, limitSeconds: 1, waits: () => {}, name }))[
      Symbol.asyncDispose
    ]();
});
