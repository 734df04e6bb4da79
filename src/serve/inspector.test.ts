import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { test } from "node:test";
import { openInspector } from "./inspector.ts";
import { inspectorsIn, v8Stacks } from "./profilers.ts";

const LIMIT = { timeout: 30_000 };

test("a Node process is profiled by its own inspector", LIMIT, async () => {
  // Recursive, since V8 puts other functions into their callers.
  const busy =
    "function burnCpu(n) { return n < 2 ? n : burnCpu(n - 1) + burnCpu(n - 2); } setInterval(burnCpu, 1, 25);";
  const child = spawn(process.execPath, ["--inspect=127.0.0.1:0", "-e", busy], { stdio: "pipe" });
  try {
    const [said] = await once(child.stderr, "data");
    const inspectors = inspectorsIn(String(said), "127.0.0.1", 1);
    const load = () => new Promise<void>((resolve) => setTimeout(resolve, 300));
    const { stacks, lines } = await v8Stacks(inspectors, load, AbortSignal.timeout(20_000));
    assert.ok(
      [...stacks.keys()].some((stack) => stack.includes("burnCpu")),
      [...stacks.keys()].join("\n"),
    );
    assert.equal(lines.get([...lines.keys()].find((name) => name.startsWith("burnCpu")) ?? ""), 1);
  } finally {
    child.kill("SIGKILL");
  }
});

test("worker threads are profiled too; one that ends meanwhile is left out", LIMIT, async () => {
  const busy = `
    function burnInThread(n) { return n < 2 ? n : burnInThread(n - 1) + burnInThread(n - 2); }
    setInterval(burnInThread, 1, 25);
    parentPort.postMessage("up");`;
  const mortal = "parentPort.on('message', () => process.exit()); parentPort.postMessage('up');";
  const code = `
    const { Worker } = require("node:worker_threads");
    const { once } = require("node:events");
    const start = (code) => new Worker("const { parentPort } = require('node:worker_threads');" + code, { eval: true });
    const threads = [${JSON.stringify(busy)}, ${JSON.stringify(mortal)}].map(start);
    Promise.all(threads.map((thread) => once(thread, "message"))).then(() => console.error("up"));
    threads[1].once("exit", () => console.error("ended"));
    process.stdin.once("data", () => threads[1].postMessage("end"));`;
  const child = spawn(process.execPath, ["--inspect=127.0.0.1:0", "-e", code], { stdio: "pipe" });
  let said = "";
  child.stderr.on("data", (piece) => {
    said += piece;
  });
  const until = async (word: string) => {
    while (!said.includes(word)) await once(child.stderr, "data");
  };
  try {
    await until("up\n");
    const load = async () => {
      child.stdin.write("end");
      await until("ended\n");
      await new Promise((resolve) => setTimeout(resolve, 300));
    };
    const inspectors = inspectorsIn(said, "127.0.0.1", 1);
    const { stacks } = await v8Stacks(inspectors, load, AbortSignal.timeout(20_000));
    assert.match([...stacks.keys()].join("\n"), /burnInThread/);
  } finally {
    child.kill("SIGKILL");
  }
});

/** Something that says it is an inspector, and once somebody has connected does this. */
async function pretending(then: (socket: Socket) => void, answer = UPGRADED) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(answer);
      then(socket);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    inspector: { address: { host: "127.0.0.1", port: (server.address() as AddressInfo).port }, path: "/a" },
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const UPGRADED = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
const quiet = () => AbortSignal.timeout(20_000);

test("one that never answers is left when the time for all profiles is over", LIMIT, async () => {
  using silent = await pretending(() => {}, "");
  await assert.rejects(openInspector(silent.inspector, AbortSignal.timeout(100)), { name: "TimeoutError" });
  using mute = await pretending(() => {});
  using session = await openInspector(mute.inspector, AbortSignal.timeout(300));
  await assert.rejects(session.send("Profiler.enable"), { name: "TimeoutError" });
});

test("one that sends without end is left, however it cuts that into frames", LIMIT, async () => {
  const piece = Buffer.alloc(1 << 20, 0x20);
  // One frame of a terabyte; a message in frames of no bytes; pings without end.
  const endless = Buffer.from([0x81, 127, 0, 0, 1, 0, 0, 0, 0, 0]);
  for (const [first, then] of [
    [endless, piece],
    [
      Buffer.from([0x01, 0]),
      Buffer.from([0x00, 0])
        .toString("latin1")
        .repeat(1 << 19),
    ],
    [
      Buffer.from([0x89, 0]),
      Buffer.from([0x89, 0])
        .toString("latin1")
        .repeat(1 << 19),
    ],
  ] as const) {
    using flooding = await pretending((socket) => {
      socket.write(first);
      const more = () => {
        while (!socket.destroyed && socket.write(then as string, "latin1"));
        socket.once("drain", more);
      };
      more();
    });
    await assert.rejects(async () => {
      using session = await openInspector(flooding.inspector, quiet());
      await session.send("Profiler.enable");
    }, /sent more than|went away/);
  }
});

test("what is no inspector, or answers no profile, is reported as that", LIMIT, async () => {
  using web = await pretending((socket) => socket.end(), "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  await assert.rejects(openInspector(web.inspector, quiet()), /is none/);
  using ending = await pretending((socket) => socket.end());
  await assert.rejects(async () => {
    using session = await openInspector(ending.inspector, quiet());
    await session.send("Profiler.enable");
  }, /went away/);
  const said = (id: number) => `{"id":${id},"result":{}}`;
  using empty = await pretending((socket) => {
    let id = 0;
    socket.on("data", () => {
      id += 1;
      socket.write(Buffer.concat([Buffer.from([0x81, said(id).length]), Buffer.from(said(id))]));
    });
  });
  await assert.rejects(
    v8Stacks([empty.inspector], async () => {}, quiet()),
    /sent no profile/,
  );
});
