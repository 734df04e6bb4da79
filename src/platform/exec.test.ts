import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { startProcess } from "./background-process.ts";
import { lastLines, must, run, spawnPiped, why } from "./exec.ts";
import { startTime } from "./proc.ts";
import { findProgram } from "./programs.ts";

const HERE = { cwd: tmpdir(), env: process.env };

const sh = (script: string) => ["sh", "-c", script];
/** Resolves once a killed process is gone, which takes a moment. */
async function gone(pid: number): Promise<void> {
  assert.ok(pid > 1);
  while (startTime(pid) !== null) await new Promise((resolve) => setTimeout(resolve, 20));
}
const LIMIT = { timeout: 20_000 };

test("how a command ended, and what it said", LIMIT, async () => {
  const done = await run(sh("echo out; echo err >&2; exit 3"), HERE);
  assert.deepEqual([done.code, done.stdout, done.stderr], [3, "out\n", "err\n"]);
  assert.equal(why(done), "exit code 3: err");
  assert.match(why(await run(["/no/such/program"], HERE)), /not found or not executable/);
  assert.equal(why(await run(sh("kill -TERM $$"), HERE)), "ended by SIGTERM");
  assert.equal((await run(["cat"], { ...HERE, input: "in" })).stdout, "in");
  await assert.rejects(must(sh("echo no >&2; exit 1"), HERE), /exit code 1: no/);
});

test("an outsider may open its output again, and all of it is there", LIMIT, async () => {
  const script = sh("echo out > /dev/stdout; echo err > /dev/stderr; head -c 3000000 /dev/zero");
  assert.equal((await run(script, HERE)).stdout.length, 3_000_000, "the shell's own are sockets");
  const done = await run(script, { ...HERE, untrusted: true });
  assert.deepEqual([done.code, done.stdout.length, done.stderr], [0, 3_000_004, "err\n"]);
  assert.match(
    why(await run(["/no/such/program"], { ...HERE, untrusted: true })),
    /not found or not executable/,
  );
});

test("all of a long output is there when it ends", LIMIT, async () => {
  assert.equal((await run(["head", "-c", "3000000", "/dev/zero"], HERE)).stdout.length, 3_000_000);
});

test("output is taken as it comes, for as long as it is wanted", LIMIT, async () => {
  const pieces: Buffer[] = [];
  const whole = await run(["printf", "\\377\\000"], { ...HERE, take: (piece) => pieces.push(piece) > 0 });
  assert.deepEqual([whole.code, whole.stdout], [0, ""]);
  assert.deepEqual([...Buffer.concat(pieces)], [255, 0]);
  const enough = await run(["cat", "/dev/zero"], { ...HERE, take: () => false });
  assert.equal(why(enough), "ended by SIGTERM");
});

test("a limit, and an abort, end what the command started too", LIMIT, async () => {
  const late = await run(sh("sleep 100 & echo $!; wait"), { ...HERE, timeoutSeconds: 0.3 });
  assert.equal(why(late), "took too long and was ended");
  await gone(Number(late.stdout));
  const stop = new AbortController();
  let said = "";
  const aborted = run(sh("sleep 100 & echo $!; wait"), {
    ...HERE,
    signal: stop.signal,
    output: (text) => {
      said = text;
      stop.abort(new Error("stop"));
    },
  });
  await assert.rejects(aborted, /stop/);
  await gone(Number(said));
});

test("a daemon that holds the output open does not hold up its command's end", LIMIT, async () => {
  const done = await run(sh("setsid sleep 100 & echo $!"), { ...HERE, timeoutSeconds: 15 });
  process.kill(Number(done.stdout), "SIGKILL");
  assert.equal(done.code, 0);
  assert.equal(done.timedOut, false);
});

test("the last lines", () => {
  assert.equal(lastLines("a\n\nb\n  \nc\n\n", 2), "b\nc");
  assert.equal(lastLines("", 5), "");
});

test("a program: the one that is named and no other, else on PATH, else in the cache", () => {
  const folder = mkdtempSync(join(tmpdir(), "tools-"));
  const program = (...way: string[]) => {
    const path = join(folder, ...way);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, "", { mode: 0o755 });
    return path;
  };
  try {
    const cached = program("cache", "bin", "oha");
    const env = { PATH: join(folder, "path"), LOADGATE_CACHE: join(folder, "cache") };
    assert.equal(findProgram("oha", env), cached);
    const onPath = program("path", "oha");
    assert.equal(findProgram("oha", env), onPath);
    assert.equal(findProgram("oha", { ...env, LOADGATE_OHA: cached }), cached);
    assert.equal(findProgram("oha", { ...env, LOADGATE_OHA: join(folder, "gone") }), null);
    assert.equal(findProgram("no-such-program", env), null);
    assert.throws(() => findProgram("oha", { ...env, LOADGATE_CACHE: "cache" }), { name: "UsageError" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const PIPE_TIME_LIMIT = { timeout: 20_000 };
/** How many ends of those pipes this process holds. */
const held = () =>
  readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes("/pipes-");
    } catch {
      return false;
    }
  }).length;

test("a command that cannot be spawned leaves no pipe open", PIPE_TIME_LIMIT, async () => {
  const { child, stdout, stderr } = spawnPiped(["cat"], HERE, "pipe");
  assert.equal(held(), 2, "the two that are read");
  child.stdin?.end();
  for (const stream of [stdout, stderr]) await stream.resume().toArray();

  const tooLong = ["true", "x".repeat(1 << 22)];
  await assert.rejects(run(tooLong, { ...HERE, untrusted: true }), /E2BIG/);
  await assert.rejects(startProcess(tooLong, { ...HERE, env: {} }), /E2BIG/);
  await assert.rejects(startProcess(["true", "zero\0byte"], { ...HERE, env: {} }), /null bytes/);
  await assert.rejects(startProcess(["/no/such/program"], { ...HERE, env: {} }), /ENOENT/);
  while (held() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
});

test("a command that says very much is not held up by what is kept of it, which is the end", async () => {
  const says = `const line = "x".repeat(1023) + "\\n"; let left = 400_000;
    const more = () => { while (left-- > 0) if (!process.stdout.write(line)) return process.stdout.once("drain", more); console.log("end"); };
    more();`;
  const finished = await run([process.execPath, "-e", says], {
    ...{ cwd: tmpdir(), env: {}, untrusted: true, timeoutSeconds: 30 },
  });
  assert.equal(finished.timedOut, false);
  assert.equal(finished.stdout.length, 8 * 1024 * 1024);
  assert.ok(finished.stdout.endsWith("x\nend\n"));
});
