import { COUNTER_NAMES, type CounterName } from "../format/names.ts";
import type { Counters } from "../format/sample.ts";
import {
  type GroupFiles,
  groupCpu,
  groupCpuIn,
  groupMemoryPeak,
  groupProcesses,
} from "../platform/cgroup.ts";
import { jvmCollections } from "../platform/jvm-counters.ts";
import {
  descendants,
  ioCalls,
  passiveOpens,
  passiveOpensIn,
  peakResident,
  startTime,
  startTimeIn,
  threads,
  wholeCpu,
} from "../platform/proc.ts";
import type { RemoteFiles } from "../platform/remote-files.ts";

/** One reading of a server's counters, all since its start; null where this machine cannot know. */
export interface Reading {
  /** Seconds. */
  readonly cpu: number | null;
  /** Seconds to 10 ms, but with what threads and children that ended had used; only where `cpu` does not have that. */
  readonly whole?: number | null;
  /** CPU seconds of each thread by "pid/tid". */
  readonly threads: ReadonlyMap<string, number>;
  readonly switches: number | null;
  /** Those that can be read here. */
  readonly counters: Counters;
  readonly memoryPeak: number | null;
  /** TCP connections accepted in the network namespace of the server. */
  readonly accepted: number | null;
  /** Whether the first process is still the one that was started. */
  readonly same: boolean;
}

/** Where the counters of one server, or proxy, are read. */
export interface Meter {
  readonly read: () => Promise<Reading>;
  /** Whether its accepted connections are its own, or those of the whole machine. */
  readonly ownNetwork: boolean;
  /** The processes that are metered; [] where they are another machine's. */
  readonly pids: () => readonly number[];
  /** The control group whose counters these are; null where its processes are added up. */
  readonly group: GroupFiles | null;
}

/** `group` is null where the process has none: its threads are added up instead. */
export function meterOf(pid: number, group: GroupFiles | null, ownNetwork: boolean): Meter {
  const started = startTime(pid);
  const processes = () => (group && groupProcesses(group)) ?? descendants(pid);
  return {
    ownNetwork,
    group,
    pids: processes,
    async read() {
      const pids = processes();
      const seen = threads(pids);
      const counted = seen.cpu.size > 0;
      const ofGroup = group && groupCpu(group);
      return {
        cpu: ofGroup ?? (counted ? sum(seen.cpu.values()) : null),
        ...(ofGroup === null && { whole: wholeCpu(pids) }),
        threads: seen.cpu,
        switches: counted ? seen.switches : null,
        counters: countersOf(pids),
        memoryPeak: (group && groupMemoryPeak(group)) ?? peakOf(pids),
        accepted: passiveOpens(pid),
        same: started !== null && startTime(pid) === started,
      };
    },
  };
}

/** Used between two readings. */
export interface ResourceUsage {
  readonly cpu: number | null;
  /** The busiest single thread, in CPU seconds. */
  readonly busiest: number | null;
  readonly switches: number | null;
  readonly counters: Counters;
  readonly accepted: number | null;
}

/** What was used between two readings of one meter. */
export function usageBetween(before: Reading, after: Reading): ResourceUsage {
  const busiest = [...after.threads].map(([thread, cpu]) => cpu - (before.threads.get(thread) ?? 0));
  return {
    cpu: cpuBetween(before, after),
    busiest: busiest.length === 0 ? null : Math.max(...busiest),
    switches: difference(before.switches, after.switches),
    counters: countedBetween(before.counters, after.counters),
    accepted: difference(before.accepted, after.accepted),
  };
}

/** Above what rounding to ticks at both ends of a load can make of nothing, in seconds. */
const ROUNDED = 0.03;

/** Threads tell to the nanosecond, as long as none of them ended; else their processes do, to 10 ms. */
function cpuBetween(before: Reading, after: Reading): number | null {
  const cpu = difference(before.cpu, after.cpu);
  const whole = difference(before.whole ?? null, after.whole ?? null);
  return whole !== null && (cpu === null || whole > cpu + ROUNDED) ? whole : cpu;
}

function countedBetween(before: Counters, after: Counters): Counters {
  const counted = COUNTER_NAMES.map((name) => {
    return [name, difference(before[name] ?? null, after[name] ?? null)] as const;
  });
  return Object.fromEntries(counted.filter(([, count]) => count !== null));
}

function difference(before: number | null, after: number | null): number | null {
  // A thread that ended takes its count with it; less than nothing is unknown, not zero.
  return before === null || after === null || after < before ? null : after - before;
}

function peakOf(pids: readonly number[]): number | null {
  const peaks = pids.map(peakResident).filter((peak) => peak !== null);
  return peaks.length === 0 ? null : sum(peaks);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

const REMOTE_ROOT = "/sys/fs/cgroup";

/**
 * The counters of a container on another machine. Its threads are not listed there: context switches and the busiest
 * thread stay unknown.
 */
export async function remoteMeterOf(pid: number, files: RemoteFiles): Promise<Meter> {
  const [stat, groups, snmp] = ["stat", "cgroup", "net/snmp"].map((name) => `/proc/${pid}/${name}`) as [
    string,
    string,
    string,
  ];
  const first = await files.read([stat, groups]);
  const started = startTimeIn(first.get(stat) ?? null);
  const places = placesOf(first.get(groups) ?? "");
  const counters = [...places.usage, ...places.stat, ...places.peak];
  return {
    ownNetwork: true,
    group: null,
    pids: () => [],
    async read() {
      const found = await files.read([stat, snmp, ...counters]);
      const first = (paths: readonly string[]) => found.get(paths.find((path) => found.has(path)) ?? "");
      const [usage, whole, peak] = [first(places.usage), first(places.stat), first(places.peak)];
      return {
        cpu: usage ? groupCpuIn(usage, 1) : whole ? groupCpuIn(whole, 2) : null,
        threads: new Map(),
        switches: null,
        counters: {},
        memoryPeak: peak ? Number(peak) : null,
        accepted: passiveOpensIn(found.get(snmp) ?? null),
        same: started !== null && startTimeIn(found.get(stat) ?? null) === started,
      };
    },
  };
}

/** All the places where a group's counters may lie, in both versions of control groups; most of them are not there. */
function placesOf(groups: string): Readonly<Record<"usage" | "stat" | "peak", readonly string[]>> {
  const lines = groups.split("\n").map((line) => line.split(":"));
  const named = (controller: string) =>
    lines
      .find(([, names]) => names?.split(",").includes(controller))
      ?.slice(2)
      .join(":");
  const [cpuacct, memory, unified] = [named("cpuacct"), named("memory"), named("")];
  return {
    usage: cpuacct
      ? ["cpuacct", "cpu,cpuacct"].map((name) => `${REMOTE_ROOT}/${name}${cpuacct}/cpuacct.usage`)
      : [],
    stat: unified && !cpuacct ? [`${REMOTE_ROOT}${unified}/cpu.stat`] : [],
    peak: memory
      ? [`${REMOTE_ROOT}/memory${memory}/memory.max_usage_in_bytes`]
      : unified
        ? [`${REMOTE_ROOT}${unified}/memory.peak`]
        : [],
  };
}

/**
 * How each counter of a server's processes is read, all since their start; null where it is not counted, or not for us. Reading asks
 * nothing of the server, which is started as it would be without.
 */
const PROBES: Readonly<Record<CounterName, (pids: readonly number[]) => number | null>> = {
  "io-calls": ioCalls,
  collections: jvmCollections,
};

/** The counters that can be read of these processes. */
export function countersOf(pids: readonly number[]): Counters {
  const read = Object.entries(PROBES).map(([name, probe]) => [name, probe(pids)] as const);
  return Object.fromEntries(read.filter(([, count]) => count !== null));
}
