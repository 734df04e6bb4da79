import { closeSync, constants, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import { ownPid, programOf, readText } from "./proc.ts";

/**
 * What a HotSpot JVM counts of itself, in the file that it maps into memory for jstat (`-XX:+UsePerfData`, its default):
 * `/tmp/hsperfdata_USER/PID`. Where its user has no name, or with `-XX:+PerfDisableSharedMem`, it has the same in memory alone. Reading
 * either costs the JVM nothing.
 */

/** Collections of all collectors of these JVMs since their start; null where none is one that can be read. */
export function jvmCollections(pids: readonly number[]): number | null {
  const counts = pids
    .filter((pid) => programOf(pid) === "java")
    .map((pid) => {
      const counters = perfDataOf(pid) ?? perfDataInMemory(pid);
      return counters && collectionsIn(counters);
    });
  const known = counts.filter((count) => count !== null);
  return known.length === 0 || known.length < counts.length
    ? null
    : known.reduce((sum, each) => sum + each, 0);
}

const INVOCATIONS = /^sun\.gc\.collector\.\d+\.invocations$/;

function collectionsIn(counters: ReadonlyMap<string, number>): number | null {
  const found = [...counters].filter(([name]) => INVOCATIONS.test(name));
  return found.length === 0 ? null : found.reduce((sum, [, count]) => sum + count, 0);
}

function perfDataOf(pid: number): ReadonlyMap<string, number> | null {
  const root = `/proc/${pid}/root/tmp`;
  try {
    const folders = readdirSync(root).filter((name) => name.startsWith("hsperfdata_"));
    for (const folder of folders) {
      const data = readSmall(`${root}/${folder}/${ownPid(pid)}`);
      const counters = data && perfDataIn(data);
      if (counters) return counters;
    }
  } catch {
    // Not ours to look into.
  }
  return null;
}

/** A JVM's file has 32 KiB. */
const MOST_BYTES = 1024 * 1024;

/** Null where it is no file of that size: whoever runs the server may have put anything there. */
function readSmall(path: string): Buffer | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    const found = fstatSync(file);
    if (!found.isFile() || found.size > MOST_BYTES) return null;
    const data = Buffer.alloc(found.size);
    return data.subarray(0, readSync(file, data, 0, found.size, 0));
  } finally {
    closeSync(file);
  }
}

/** An area of memory that is of no file. The JVM's has the size of its file, which may be set, and the kernel may have added neighbours. */
const ANONYMOUS = /^([0-9a-f]+)-([0-9a-f]+) rw-p 0+ 00:00 0\s*$/gm;
const AREA_BYTES = { least: 16 * 1024, most: 256 * 1024 };
const PAGE_BYTES = 4096;

/** Null where there is none, or only root may look. */
function perfDataInMemory(pid: number): ReadonlyMap<string, number> | null {
  const areas = [...(readText(`/proc/${pid}/maps`) ?? "").matchAll(ANONYMOUS)]
    .map(([, from, to]) => ({ at: BigInt(`0x${from}`), end: BigInt(`0x${to}`) }))
    .map(({ at, end }) => ({ at, bytes: Number(end - at) }))
    .filter(({ bytes }) => bytes >= AREA_BYTES.least && bytes <= AREA_BYTES.most);
  let memory: number;
  try {
    memory = openSync(`/proc/${pid}/mem`, constants.O_RDONLY);
  } catch {
    return null;
  }
  try {
    const area = Buffer.alloc(AREA_BYTES.most);
    for (const { at, bytes } of areas) {
      const data = area.subarray(0, readAt(memory, area.subarray(0, bytes), at));
      for (let page = 0; page + HEADER_BYTES <= data.length; page += PAGE_BYTES) {
        const counters = perfDataIn(data.subarray(page));
        if (counters) return counters;
      }
    }
    return null;
  } finally {
    closeSync(memory);
  }
}

/** Bytes read; 0 where that memory is gone by now. */
function readAt(memory: number, into: Buffer, at: bigint): number {
  try {
    return readSync(memory, into, 0, into.length, at);
  } catch {
    return 0;
  }
}

const MAGIC = 0xcafec0c0;
const HEADER_BYTES = 32;
const ENTRY_BYTES = 20;

/** The counters that are whole numbers, by name: version 2 of HotSpot's format (perfMemory.hpp). Null where it is something else. */
export function perfDataIn(data: Buffer): ReadonlyMap<string, number> | null {
  if (data.length < HEADER_BYTES || data.readUInt32BE(0) !== MAGIC || data[5] !== 2) return null;
  const little = data[4] === 1;
  const int = (at: number) => (little ? data.readInt32LE(at) : data.readInt32BE(at));
  const long = (at: number) => Number(little ? data.readBigInt64LE(at) : data.readBigInt64BE(at));
  const found = new Map<string, number>();
  let at = int(24);
  for (let left = int(28); left > 0 && at >= HEADER_BYTES && at + ENTRY_BYTES <= data.length; left -= 1) {
    const [length, name, values, value] = [int(at), at + int(at + 4), int(at + 8), at + int(at + 16)];
    const isLong = data[at + 12] === "J".charCodeAt(0) && values === 0;
    const end = data.indexOf(0, name);
    if (isLong && name > at && end > name && value > at && value + 8 <= data.length)
      found.set(data.toString("latin1", name, end), long(value));
    if (length <= 0) break;
    at += length;
  }
  return found;
}
