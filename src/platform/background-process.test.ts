import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { type BackgroundProcess, keepTail, startProcess } from "./background-process.ts";
import { readText } from "./proc.ts";

const LIMIT = { timeout: 20_000 };
const sh = (script: string) => ["sh", "-c", script];
async function ended(running: BackgroundProcess): Promise<void> {
  if (!running.ended()) await once(running.child, "exit");
}

test("what was started ends with its disposal, even where it does not want to", LIMIT, async () => {
  const running = await startProcess(sh("trap '' TERM; echo up; sleep 100 & wait; sleep 100"), {
    cwd: "/",
    env: process.env,
    graceSeconds: 0.2,
  });
  while (!running.log().includes("up")) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(running.ended(), null);
  await running[Symbol.asyncDispose]();
  assert.equal(running.ended()?.signal, "SIGKILL");
  await assert.rejects(startProcess(["/no/such/program"], { cwd: "/", env: {} }), /ENOENT/);
});

test("a server may open its output again, as images link their log files to it", LIMIT, async () => {
  await using running = await startProcess(sh("echo one > /dev/stdout; echo two > /dev/stderr"), {
    cwd: "/",
    env: process.env,
  });
  await ended(running);
  while (!running.log().includes("two")) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(running.log().split("\n").sort(), ["", "one", "two"]);
  assert.equal(running.ended()?.code, 0);
});

test("a server that logs more than is read waits", LIMIT, async () => {
  const more = `const line = "x".repeat(1 << 20);
    process.title = "logs";
    for (let count = 0; count < 200; count += 1) require("node:fs").writeSync(1, line);`;
  await using running = await startProcess([process.execPath, "-e", more], { cwd: "/", env: process.env });
  running.stdout.pause();
  // Nothing but a write that cannot go on makes it sleep once it has its title.
  const waits = () => /^\d+ \(logs\) S/.test(readText(`/proc/${running.pid}/stat`) ?? "");
  while (!waits()) {
    assert.equal(running.ended(), null);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  running.stdout.resume();
  await ended(running);
  assert.equal(running.ended()?.code, 0);
});

function kept(bytes: number, ...texts: string[]): string {
  const tail = keepTail(bytes);
  for (const text of texts) tail.add(Buffer.from(text));
  return tail.text();
}

test("the end is kept, wherever its pieces begin", () => {
  assert.equal(kept(4), "");
  assert.equal(kept(4, "ab"), "ab");
  assert.equal(kept(4, "ab", "cd"), "abcd");
  assert.equal(kept(4, "ab", "cd", "e"), "bcde");
  assert.equal(kept(4, "ab", "cdefghi"), "fghi");
  assert.equal(kept(4, "abcdefghi", "", "j"), "ghij");
  assert.equal(kept(4, ..."abcdefghi"), "fghi");
});

test("a character in two pieces is one", () => {
  const tail = keepTail(10);
  for (const byte of Buffer.from("aéb")) tail.add(Buffer.of(byte));
  assert.equal(tail.text(), "aéb");
});
