import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import {
  groupCpu,
  groupMemoryPeak,
  groupProcesses,
  MOST_TASKS,
  makeControlGroup,
  releaseControlGroups,
} from "./cgroup.ts";
import { parseCpuList } from "./machine.ts";
import {
  connectionsIn,
  cpuSeconds,
  descendants,
  ioCalls,
  ioCallsIn,
  listenersIn,
  listenersOf,
  passiveOpens,
  peakResident,
  portsOfListeners,
  processesMarked,
  processesWithin,
  socketsOf,
  startTime,
  tcpTables,
  threads,
  unixListenersIn,
} from "./proc.ts";

test("where sockets listen, on IPv4 and IPv6", async () => {
  const head = "  sl  local_address rem_address st\n";
  const row = (local: string, state: string) =>
    `   0: ${local} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000     0        0 77 1 0\n`;
  const tables = [
    head + row("0100007F:1F90", "0A") + row("0100007F:1F91", "01") + row("00000000:0BB8", "0A"),
    head +
      row("00000000000000000000000001000000:1F90", "0A") +
      row("00000000000000000000000000000000:0050", "0A"),
  ];
  assert.deepEqual(
    listenersIn(tables).map(({ host, port, inode }) => `${host} ${port} ${inode}`),
    ["127.0.0.1 8080 77", "0.0.0.0 3000 77", "::1 8080 77", ":: 80 77"],
  );
  const server = createServer().listen(0, "::1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const own = socketsOf([process.pid]);
  assert.ok(
    listenersOf(process.pid).some((each) => each.port === port && each.host === "::1" && own.has(each.inode)),
  );
  server.close();
});

const GONE = 2 ** 22 + 1;

test("Unix sockets that wait for connections, among those that are connected or another's", () => {
  const table = `Num       RefCount Protocol Flags    Type St Inode Path
0000000000000000: 00000002 00000000 00010000 0001 01 11 /run/my app.sock
0000000000000000: 00000003 00000000 00000000 0001 03 12 /run/my app.sock
0000000000000000: 00000002 00000000 00010000 0001 01 13 @hidden
0000000000000000: 00000002 00000000 00010000 0001 01 14 /run/other.sock
0000000000000000: 00000003 00000000 00000000 0002 01 15
`;
  assert.deepEqual(unixListenersIn(table, new Set(["11", "12", "13", "15"])), [
    "/run/my app.sock",
    "@hidden",
  ]);
});

test("the files of a control group, both versions", () => {
  const folder = mkdtempSync(join(tmpdir(), "group-"));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  try {
    const one = { file: file("cpuacct.usage", "1500000000\n"), version: 1 } as const;
    const two = { file: file("cpu.stat", "usage_usec 2500000\nuser_usec 1\n"), version: 2 } as const;
    const peak = file("memory.peak", "4096\n");
    const procs = file("cgroup.procs", "12\n345\n");
    assert.equal(groupCpu({ cpu: one, memoryPeak: null, processes: null }), 1.5);
    assert.equal(groupCpu({ cpu: two, memoryPeak: null, processes: null }), 2.5);
    assert.equal(groupMemoryPeak({ cpu: null, memoryPeak: peak, processes: null }), 4096);
    assert.deepEqual(groupProcesses({ cpu: null, memoryPeak: null, processes: procs }), [12, 345]);
    // What is not there is unknown, not 0.
    const gone = join(folder, "gone");
    const lost = { cpu: { file: gone, version: 2 as const }, memoryPeak: gone, processes: gone };
    for (const group of [lost, { cpu: null, memoryPeak: null, processes: null }])
      assert.deepEqual([groupCpu(group), groupMemoryPeak(group), groupProcesses(group)], [null, null, null]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a process in a group of ours can start so many others, and no more", async (t) => {
  const id = `tasks-${process.pid}`;
  const group = makeControlGroup(id, "server");
  if (!group) return t.skip("no control group can be made here");
  const child = spawn("sleep", ["100"]);
  await once(child, "spawn");
  try {
    group.add(child.pid as number);
    const lines = readFileSync(`/proc/${child.pid}/cgroup`, "utf8").split("\n");
    const [one, two] = [/^\d+:pids:(.*)$/, /^0::(.*)$/].map(
      (form) => lines.flatMap((line) => form.exec(line)?.[1] ?? [])[0],
    );
    const folder = one === undefined ? `/sys/fs/cgroup${two}` : `/sys/fs/cgroup/pids${one}`;
    assert.match(folder, new RegExp(id));
    assert.equal(readFileSync(join(folder, "pids.max"), "utf8").trim(), String(MOST_TASKS));
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
    await releaseControlGroups(id);
  }
});

test("a process by its start, its descendants and the sign it carries", async () => {
  const sign = `LOADGATE_TEST=${process.pid}`;
  const child = spawn("sleep", ["100"], { env: { ...process.env, LOADGATE_TEST: String(process.pid) } });
  await once(child, "spawn");
  const pid = child.pid as number;
  assert.match(startTime(pid) ?? "", /^\d+$/);
  assert.ok(descendants(process.pid).includes(pid));
  // It carries its sign from its exec on, which comes a moment after its start.
  for (let i = 0; i < 50 && processesMarked(sign).length === 0; i += 1)
    await new Promise((r) => setTimeout(r, 20));
  assert.deepEqual(processesMarked(sign), [pid]);
  child.kill("SIGKILL");
  await once(child, "exit");
  assert.equal(startTime(pid), null);
  assert.deepEqual(processesMarked(sign), []);
});

test("a process by the folder that it works in, and nobody's terminal", { timeout: 20_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "within-"));
  const child = spawn("sleep", ["100"], { cwd: folder, env: { PATH: process.env.PATH }, detached: true });
  const shown = spawn("script", ["-qec", `cd '${folder}' && echo here && exec sleep 100`, "/dev/null"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  await Promise.all([once(child, "spawn"), once(shown.stdout, "data")]);
  try {
    assert.deepEqual(processesWithin(folder), [child.pid]);
    assert.deepEqual(processesWithin(folder.slice(0, -1)), []);
    rmSync(folder, { recursive: true });
    assert.deepEqual(processesWithin(folder), [child.pid]);
  } finally {
    for (const each of [child, shown]) each.kill("SIGKILL");
  }
});

test("CPU time, context switches and memory of this process", () => {
  const { cpu, switches } = threads([process.pid]);
  assert.ok((cpu.get(`${process.pid}/${process.pid}`) ?? 0) > 0);
  assert.ok(switches > 0);
  assert.ok((peakResident(process.pid) ?? 0) > 1e6);
  assert.ok((cpuSeconds([0])?.idle ?? 0) > 0);
});

test("calls of read and write are counted, with those of children that ended", () => {
  const before = ioCalls([process.pid]) ?? Number.NaN;
  const file = openSync("/dev/null", "w");
  for (let i = 0; i < 50; i += 1) writeSync(file, "x");
  closeSync(file);
  const between = ioCalls([process.pid]) ?? Number.NaN;
  assert.ok(between - before >= 50 && between - before < 60, `${between - before}`);
  execFileSync("dd", ["if=/dev/zero", "of=/dev/null", "bs=1", "count=200"], { stdio: "ignore" });
  assert.ok((ioCalls([process.pid]) ?? 0) - between >= 400);
  assert.equal(ioCallsIn("rchar: 5\nwchar: 6\nsyscr: 7\nsyscw: 8\nread_bytes: 0\n"), 15);
  assert.equal(ioCallsIn(null), null);
  assert.equal(ioCallsIn("syscr: 7\n"), null);
});

test("what is gone is unknown, not 0", () => {
  assert.equal(ioCalls([]), null);
  assert.equal(startTime(GONE), null);
  assert.deepEqual(descendants(GONE), [GONE]);
  assert.equal(threads([GONE]).cpu.size, 0);
  assert.equal(peakResident(GONE), null);
  assert.equal(passiveOpens(GONE), null);
  assert.equal(cpuSeconds([4096]), null);
});

test("accepted connections are counted", async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  const before = passiveOpens(process.pid) as number;
  await once(connect(address.port, "127.0.0.1"), "close");
  assert.ok((passiveOpens(process.pid) as number) > before);
  server.close();
});

test("the kernel's notation for sets of CPUs", () => {
  assert.deepEqual(parseCpuList("0-3,8\n"), [0, 1, 2, 3, 8]);
  assert.deepEqual(parseCpuList("5"), [5]);
  assert.deepEqual(parseCpuList("\n"), []);
});

test("who is connected to a port of this machine, over IPv4 and IPv6", async () => {
  for (const host of ["127.0.0.1", "::"]) {
    const server = createServer().listen(0, host);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    assert.deepEqual(connectionsIn(tcpTables(), new Set([port])), []);
    const client = connect(port, "127.0.0.1");
    const [accepted] = await once(server, "connection");
    const [found, ...others] = connectionsIn(tcpTables(), new Set([port]));
    assert.deepEqual(others, []);
    assert.equal(found?.to, port);
    assert.ok(socketsOf([process.pid]).has(found?.inode ?? ""));
    for (const socket of [client, accepted, server] as const)
      "destroy" in socket ? socket.destroy() : socket.close();
  }
});

test("connections to other machines lead to none of our ports", () => {
  const heading =
    "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode";
  const row = (here: string, there: string, inode: string) =>
    `   0: ${here} ${there} 01 00000000:00000000 00:00000000 00000000     0        0 ${inode} 1 0 20 4 30 10 -1`;
  const table = [
    heading,
    row("0100A8C0:C001", "0200A8C0:4E21", "5"),
    row("0100007F:4E21", "0100007F:C002", "0"),
  ];
  const pair = row("0100007F:C002", "0100007F:4E21", "6");
  assert.deepEqual(connectionsIn([table.join("\n"), ""], new Set([0x4e21])), []);
  assert.deepEqual(connectionsIn([[...table, pair].join("\n"), ""], new Set([0x4e21])), [
    { to: 0x4e21, inode: "6" },
  ]);
});

test("where somebody listens: each port once, and whether others reach it", () => {
  const header =
    "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode";
  const line = (here: string, state: string, inode: number) =>
    `   0: ${here} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000     0        0 ${inode} 1 0000000000000000`;
  const four = [
    header,
    line("0100007F:0BB8", "0A", 1),
    line("00000000:1F90", "0A", 2),
    line("0100007F:0050", "01", 3),
    line("0B00007F:0051", "0A", 7),
  ];
  const six = [
    header,
    line("00000000000000000000000001000000:0BB9", "0A", 4),
    line("00000000000000000000000000000000:0BB8", "0A", 5),
    line("0000000000000000FFFF00000100007F:0BBA", "0A", 6),
  ];
  const tables = [four.join("\n"), six.join("\n")];
  const listeners = listenersIn(tables);
  assert.deepEqual(portsOfListeners(listeners, null), [
    { port: 3000, loopback: false },
    { port: 8080, loopback: false },
    { port: 3001, loopback: true },
    { port: 3002, loopback: true },
  ]);
  assert.deepEqual(portsOfListeners(listeners, new Set(["1", "3"])), [{ port: 3000, loopback: true }]);
  assert.deepEqual(portsOfListeners(listenersIn(["", header]), null), []);
});
