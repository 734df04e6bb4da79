import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { findProgram } from "../platform/programs.ts";
import { pySpySamples, pySpyStacks, pythonProcesses, trusted } from "./python-profiler.ts";

test("py-spy's stacks by function and file, with the lines that functions begin at", () => {
  const unknown = new Map<number, number>();
  const { samples, lines } = pySpyStacks([
    {
      text: "thread (7): MainThread;<module> (server.py:1);handle (app/views.py:7) 197\n<module> (server.py:1) 2\n",
      samplesAtWork: unknown,
    },
    {
      text: "thread (0x7F1): Thread-1 (work);<module> (server.py:1);handle (other/views.py:7) 3\nprocess 1 3\n\nno stack\n",
      samplesAtWork: unknown,
    },
  ]);
  assert.deepEqual(Object.fromEntries(samples), {
    "<module> server.py;handle views.py": 200,
    "<module> server.py": 2,
    "process 1": 3,
  });
  assert.equal(lines.get("handle views.py"), 7);
});

test("a thread that waits is none at work, however often py-spy saw it just let go on", () => {
  const text =
    "thread (7): MainThread;<module> (a.py:1);select (selectors.py:4) 30\nthread (8): Thread-1;run (a.py:9) 60\nthread (8): Thread-1;wait (a.py:2) 20\n";
  const { samples } = pySpyStacks([
    {
      text,
      samplesAtWork: new Map([
        [7, 0],
        [8, 40],
      ]),
    },
  ]);
  assert.deepEqual(Object.fromEntries(samples), { "run a.py": 30, "wait a.py": 10 });
});

test("where more threads were seen at work than there was CPU time, those that hold the lock say where it went", () => {
  const waiting =
    "thread (7): a;read (s.py:1) 90\nthread (8): b;read (s.py:1) 80\nthread (8): b;work (v.py:3) 30\n";
  // Thread 8 ended with its connection, so nobody knows any more how long it was at work.
  const samplesAtWork = new Map([[7, 50]]);
  const holding =
    "thread (7): a;work (v.py:3) 15\nthread (8): b;parse (v.py:9) 5\nthread (8): b;work (v.py:3) 5\n";
  const { samples } = pySpyStacks([trusted({ text: waiting, samplesAtWork }, holding, 100)]);
  assert.deepEqual(Object.fromEntries(samples), { "work v.py": 80, "parse v.py": 20 });
  const alone = { text: "thread (7): a;work (v.py:3) 90\n", samplesAtWork: new Map([[7, 80]]) };
  assert.equal(trusted(alone, holding, 80), alone);
  // One thread that compresses without the lock, or a server that hardly works at all.
  assert.throws(() => trusted({ text: waiting, samplesAtWork }, "work (v.py:3) 3\n", 100), /which wait/);
});

const SOURCE = `def burn():
    return sum(i * i for i in range(10000))

def main():
    print("up", flush=True)
    while True:
        burn()

main()
`;

test("functions of a Python process have names, whatever it was compiled with", {
  timeout: 60_000,
  skip:
    (findProgram("py-spy") === null && "py-spy is not there") ||
    (findProgram("python3") === null && "Python is not there"),
}, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "python-"));
  writeFileSync(join(folder.path, "busy.py"), SOURCE);
  const child = spawn("python3", [join(folder.path, "busy.py")], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(child.stdout, "data");
    const pids = pythonProcesses([child.pid as number, process.pid]);
    assert.deepEqual(pids, [child.pid], "Node is no Python");
    const asked = { seconds: 1, hertz: 199, file: join(folder.path, "samples") };
    const { samples, lines } = await pySpySamples(pids, asked);
    const [[stack = ""] = []] = [...samples].toSorted((a, b) => b[1] - a[1]);
    assert.match(stack, /^<module> busy\.py;main busy\.py;burn busy\.py/);
    assert.equal(lines.get("main busy.py"), 4);
    assert.deepEqual(readdirSync(folder.path), ["busy.py"]);
  } finally {
    child.kill("SIGKILL");
  }
});
