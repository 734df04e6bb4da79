import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
} from "node:fs";
import { basename } from "node:path";

/** Reading /proc. Everything returns null, or leaves out, what is gone by the time it is read. */

export function readText(path: string): string | null {
  return orNull(() => readFileSync(path, "utf8"));
}

/** How many files this process, and what it starts, may have open: the hard limit, to which Node raises the soft one. */
export function openFilesLimit(): number {
  const hard = /^Max open files\s+\S+\s+(\d+)/m.exec(readText("/proc/self/limits") ?? "")?.[1];
  return hard === undefined ? Number.POSITIVE_INFINITY : Number(hard);
}

/** A process's start in clock ticks since boot: with its id, it names one process for good. */
export function startTime(pid: number): string | null {
  return startTimeIn(readText(`/proc/${pid}/stat`));
}

/** The same, in the text of `/proc/PID/stat`. */
export function startTimeIn(stat: string | null): string | null {
  return fieldIn(stat, 22);
}

/** One field of `/proc/PID/stat`, counted from 1 as in proc_pid_stat(5), from the third on. */
export function fieldIn(stat: string | null, number: number): string | null {
  // The command name may hold spaces and brackets; fields are counted after its last bracket.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[number - 3] ?? null;
}

/** The process and all its descendants. */
export function descendants(pid: number): number[] {
  const found = [pid];
  for (const parent of found) {
    for (const task of list(`/proc/${parent}/task`)) {
      const children = readText(`/proc/${parent}/task/${task}/children`) ?? "";
      for (const child of children.split(" ")) if (child) found.push(Number(child));
    }
  }
  return found;
}

/** Processes other than this one that have this setting (`NAME=value`) in the environment they were started with. */
export function processesMarked(setting: string): number[] {
  return others().filter((pid) => readText(`/proc/${pid}/environ`)?.split("\0").includes(setting));
}

/**
 * Processes other than this one whose real, effective or saved user this is, by `status`, since /proc/PID itself may be root's. What has
 * ended and waits for its parent is none any more.
 */
export function processesOfUser(uid: number): number[] {
  return others().filter((pid) => {
    const status = readText(`/proc/${pid}/status`) ?? "";
    const ids = /^Uid:\s*(.*)$/m.exec(status)?.[1]?.split(/\s+/) ?? [];
    return ids.includes(String(uid)) && !/^State:\s*Z/m.test(status);
  });
}

/** Processes other than this one that work in this folder or below it, even if it was removed; not those of a terminal, which are somebody's who looks. */
export function processesWithin(folder: string): number[] {
  const within = `${orNull(() => realpathSync(folder)) ?? folder}/`;
  return others().filter((pid) => {
    const at = orNull(() => readlinkSync(`/proc/${pid}/cwd`)) ?? "";
    return (
      `${at.replace(/ \(deleted\)$/, "")}/`.startsWith(within) &&
      fieldIn(readText(`/proc/${pid}/stat`), 7) === "0"
    );
  });
}

function others(): number[] {
  return list("/proc")
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .map(Number);
}

interface Threads {
  /** CPU seconds by "pid/tid". */
  readonly cpu: ReadonlyMap<string, number>;
  /** Voluntary and involuntary context switches of all threads. */
  readonly switches: number;
}

/** CPU time (`schedstat`, nanosecond resolution) and context switches of all threads of the given processes. */
export function threads(pids: readonly number[]): Threads {
  const cpu = new Map<string, number>();
  let switches = 0;
  for (const pid of pids) {
    for (const tid of list(`/proc/${pid}/task`)) {
      const schedstat = readText(`/proc/${pid}/task/${tid}/schedstat`);
      if (schedstat) cpu.set(`${pid}/${tid}`, Number(schedstat.split(" ")[0]) / 1e9);
      const status = readText(`/proc/${pid}/task/${tid}/status`) ?? "";
      for (const [, count] of status.matchAll(/^(?:non)?voluntary_ctxt_switches:\s*(\d+)/gm))
        switches += Number(count);
    }
  }
  return { cpu, switches };
}

/**
 * Calls of read(2), write(2) and their like that these processes made, with those of threads that ended and of children that were waited
 * for. Null where one of them may not be looked into, as other users' may not.
 */
export function ioCalls(pids: readonly number[]): number | null {
  const counts = pids.map((pid) => {
    const text = readText(`/proc/${pid}/io`);
    // A process that has ended is in its parent's.
    return text === null && startTime(pid) === null ? 0 : ioCallsIn(text);
  });
  const known = counts.filter((count) => count !== null);
  return known.length === 0 || known.length < counts.length
    ? null
    : known.reduce((sum, each) => sum + each, 0);
}

/** The same, in the text of `/proc/PID/io`. */
export function ioCallsIn(io: string | null): number | null {
  const counts = [...(io ?? "").matchAll(/^sysc[rw]: (\d+)$/gm)].map(([, count]) => Number(count));
  return counts.length === 2 ? counts.reduce((sum, each) => sum + each, 0) : null;
}

/** The name of the program that a process runs; null where it may not be seen. */
export function programOf(pid: number): string | null {
  return orNull(() => basename(readlinkSync(`/proc/${pid}/exe`)));
}

/** The first bytes of the program that a process runs, at most so many. */
export function startOfProgram(pid: number, bytes: number): Buffer | null {
  return orNull(() => {
    const file = openSync(`/proc/${pid}/exe`, "r");
    try {
      const start = Buffer.alloc(bytes);
      return start.subarray(0, readSync(file, start, 0, bytes, 0));
    } finally {
      closeSync(file);
    }
  });
}

/** What a process is called in its own namespace, which is its container's. */
export function ownPid(pid: number): number | null {
  const own = /^NSpid:.*?(\d+)$/m.exec(readText(`/proc/${pid}/status`) ?? "")?.[1];
  return own === undefined ? null : Number(own);
}

/** Fields of `/proc/PID/stat`: CPU time in user and system mode, of the process and of its children that ended. */
const TIMES = [14, 15, 16, 17];

/** CPU seconds of the given processes, with those of threads and children that ended, in ticks of 10 ms. Null where none is there. */
export function wholeCpu(pids: readonly number[]): number | null {
  const stats = pids.map((pid) => readText(`/proc/${pid}/stat`)).filter((stat) => stat !== null);
  const ticks = stats.flatMap((stat) => TIMES.map((field) => Number(fieldIn(stat, field))));
  return ticks.length === 0 ? null : ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** Peak resident memory of one process in bytes (`VmHWM`). */
export function peakResident(pid: number): number | null {
  const kib = /^VmHWM:\s*(\d+) kB/m.exec(readText(`/proc/${pid}/status`) ?? "")?.[1];
  return kib === undefined ? null : Number(kib) * 1024;
}

/** TCP connections accepted so far in the network namespace of a process (`Tcp: PassiveOpens`). */
export function passiveOpens(pid: number): number | null {
  return passiveOpensIn(readText(`/proc/${pid}/net/snmp`));
}

/** The same, in the text of `/proc/PID/net/snmp`. */
export function passiveOpensIn(snmp: string | null): number | null {
  const lines = (snmp ?? "").split("\n").filter((line) => line.startsWith("Tcp:"));
  const [names, values] = lines.map((line) => line.split(" "));
  const value = values?.[names?.indexOf("PassiveOpens") ?? -1];
  return value === undefined ? null : Number(value);
}

/** One end of a TCP connection whose other end is in the same network namespace. */
export interface LocalConnection {
  /** The port at the other end. */
  readonly to: number;
  /** Of this end's socket: who has it open is in /proc/PID/fd. */
  readonly inode: string;
}

/**
 * The texts of `/proc/PID/net/tcp` and `tcp6`, of this process if none is named. The kernel goes through all of its sockets for each, which
 * takes milliseconds: under load they are read once for all questions.
 */
export function tcpTables(pid: number | "self" = "self"): readonly string[] {
  return [readText(`/proc/${pid}/net/tcp`) ?? "", readText(`/proc/${pid}/net/tcp6`) ?? ""];
}

/**
 * Connections of a network namespace to itself that lead to these ports, from the side that opened them. Ends that no process holds any more
 * have inode 0.
 */
export function connectionsIn(tables: readonly string[], ports: ReadonlySet<number>): LocalConnection[] {
  const ends = tables.flatMap((table) =>
    openRows(table).flatMap((line) => {
      const [, here = "", there = "", , , , , , , inode = "0"] = line.trim().split(/\s+/);
      return there === "" ? [] : [{ here: plainAddress(here), there: plainAddress(there), inode }];
    }),
  );
  const both = new Set(ends.map(({ here, there }) => `${here} ${there}`));
  return ends.flatMap(({ here, there, inode }) => {
    const to = Number.parseInt(there.slice(there.indexOf(":") + 1), 16);
    return ports.has(to) && inode !== "0" && both.has(`${there} ${here}`) ? [{ to, inode }] : [];
  });
}

/** The state TIME_WAIT, as no other column has it. */
const LINGERS = " 06 ";

/** The rows of sockets that are open. Closed connections linger by the ten thousand, and are nobody's. */
function openRows(table: string): string[] {
  return table
    .split("\n")
    .slice(1)
    .filter((line) => !line.includes(LINGERS));
}

/** An IPv4 address that a socket of IPv6 has, as a socket of IPv4 has it (RFC 4291, 2.5.5.2). */
function plainAddress(address: string): string {
  return address.replace(/^0{16}FFFF0000/, "");
}

/** A socket that listens. */
export interface Listener {
  /** 0.0.0.0 and :: where it listens on every address. */
  readonly host: string;
  readonly port: number;
  readonly inode: string;
}

/** The TCP sockets that listen in the network namespace of a process. */
export function listenersOf(pid: number): Listener[] {
  return listenersIn([listenerTable(`/proc/${pid}/net/tcp`), listenerTable(`/proc/${pid}/net/tcp6`)]);
}

const CHUNK_BYTES = 65_536;

/** The beginning of such a table, up to the first row of another state: what listens comes first, whatever lingers behind it. */
function listenerTable(path: string): string {
  const read = () => {
    const file = openSync(path, "r");
    try {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      let text = "";
      for (let size = -1; size !== 0 && listenersOnly(text); ) {
        size = readSync(file, chunk);
        text += chunk.toString("latin1", 0, size);
      }
      return text;
    } finally {
      closeSync(file);
    }
  };
  return orNull(read) ?? "";
}

/** Whether every whole row there is of a socket that listens. */
function listenersOnly(table: string): boolean {
  const rows = table.split("\n").slice(1, -1);
  return rows.every((row) => row.includes(` ${LISTENS} `));
}

/** TCP_LISTEN in the fourth column of `/proc/net/tcp`. */
const LISTENS = "0A";

/** The same, in the texts of `/proc/PID/net/tcp` and `tcp6`. */
export function listenersIn(tables: readonly string[]): Listener[] {
  return tables.flatMap((table) =>
    openRows(table).flatMap((line) => {
      const [, here = "", , state, , , , , , inode = "0"] = line.trim().split(/\s+/);
      const [address = "", port = ""] = here.split(":");
      return state === LISTENS ? [{ host: addressIn(address), port: Number.parseInt(port, 16), inode }] : [];
    }),
  );
}

/** An address as the kernel prints it there: words of 32 bits, the bytes of each in the order of a little-endian machine. */
function addressIn(hex: string): string {
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap((word) =>
    (word.match(/../g) ?? []).toReversed().map((byte) => Number.parseInt(byte, 16)),
  );
  if (bytes.length === 4) return bytes.join(".");
  const groups = Array.from({ length: bytes.length / 2 }, (_, i) =>
    (((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)).toString(16),
  );
  // As URLs write it, in short.
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}

/** A port that something listens at. */
export interface ListeningPort {
  readonly port: number;
  /** Whether only its own machine, or container, reaches it there. */
  readonly loopback: boolean;
}

/** 127.0.0.11, where Docker answers questions for names inside every container. */
const NAME_SERVER = "127.0.0.11";

/** The ports that these processes listen at: by their own sockets, or all in the network namespace of the first of them. Each once. */
export function portsOf(pids: readonly number[], ownNetwork: boolean): ListeningPort[] {
  const [first] = pids;
  return first === undefined ? [] : portsOfListeners(listenersOf(first), ownNetwork ? null : socketsOf(pids));
}

/** The same of all these sockets, or of those that have one of these inodes. */
export function portsOfListeners(
  listeners: readonly Listener[],
  inodes: ReadonlySet<string> | null,
): ListeningPort[] {
  const found = new Map<number, boolean>();
  for (const { host, port, inode } of listeners) {
    if (host === NAME_SERVER || (inodes && !inodes.has(inode))) continue;
    found.set(port, (found.get(port) ?? true) && isLoopback(host));
  }
  return [...found].map(([port, loopback]) => ({ port, loopback }));
}

/** The paths of the Unix sockets on which these processes wait for connections; "@" begins one that is in no folder. */
export function unixSocketsOf(pids: readonly number[]): string[] {
  const [first] = pids;
  if (first === undefined) return [];
  return unixListenersIn(readText(`/proc/${first}/net/unix`) ?? "", socketsOf(pids));
}

/** SO_ACCEPTCON in the fourth column of `/proc/net/unix`. */
const ACCEPTS = 0x10000;

/** The same, in the text of `/proc/PID/net/unix`. */
export function unixListenersIn(table: string, inodes: ReadonlySet<string>): string[] {
  const rows = table.split("\n").map((line) => line.split(/\s+/));
  return rows.flatMap(([, , , flags = "0", , , inode = "", ...path]) =>
    (Number.parseInt(flags, 16) & ACCEPTS) !== 0 && inodes.has(inode) && path.length > 0
      ? [path.join(" ")]
      : [],
  );
}

/** 127.0.0.0/8, also as IPv6 has it, and ::1. */
function isLoopback(host: string): boolean {
  return host === "::1" || /^127\.|^::ffff:7f/.test(host);
}

/** The inodes of the sockets that these processes have open. */
export function socketsOf(pids: readonly number[]): Set<string> {
  const found = new Set<string>();
  for (const pid of pids) {
    for (const fd of list(`/proc/${pid}/fd`)) {
      const inode = /^socket:\[(\d+)\]$/.exec(orNull(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? "")?.[1];
      if (inode !== undefined) found.add(inode);
    }
  }
  return found;
}

/** How many processes the kernel has ended since boot because memory ran out; null where it does not say. */
export function memoryKills(): number | null {
  const count = /^oom_kill (\d+)$/m.exec(readText("/proc/vmstat") ?? "")?.[1];
  return count === undefined ? null : Number(count);
}

/** What CPUs did since boot, in seconds summed over them. */
export interface CpuSeconds {
  readonly idle: number;
  /** Taken away by the machine that this machine runs on. */
  readonly stolen: number;
  /** Work of any kind, interrupts included. */
  readonly busy: number;
}

/** The seconds of these CPUs of this machine; null where they are not reported. */
export function cpuSeconds(cpus: readonly number[]): CpuSeconds | null {
  return cpuSecondsIn(readText("/proc/stat"), cpus);
}

/** The same, in the text of `/proc/stat`. Ticks are 10 ms. proc_stat(5) has the order of the fields. */
export function cpuSecondsIn(stat: string | null, cpus: readonly number[]): CpuSeconds | null {
  const lines = (stat ?? "").split("\n");
  const total = { idle: 0, stolen: 0, busy: 0 };
  for (const cpu of cpus) {
    const fields = lines.find((line) => line.startsWith(`cpu${cpu} `))?.split(" ");
    if (!fields) return null;
    const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softirq = 0, steal = 0] = fields
      .slice(1)
      .map((ticks) => Number(ticks) / 100);
    total.idle += idle + wait;
    total.stolen += steal;
    total.busy += user + nice + system + irq + softirq;
  }
  return total;
}

function list(path: string): string[] {
  return orNull(() => readdirSync(path)) ?? [];
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
