import { groupCpuIn } from "../platform/cgroup.ts";
import { passiveOpensIn, startTimeIn } from "../platform/proc.ts";
import type { RemoteFiles } from "../platform/remote-files.ts";
import type { Meter } from "./meter.ts";

const REMOTE_ROOT = "/sys/fs/cgroup";

/**
 * The counters of a container on another machine. Its threads are not told apart there: context switches and the busiest
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
    async read() {
      const found = await files.read([stat, snmp, ...counters]);
      const first = (paths: readonly string[]) => found.get(paths.find((path) => found.has(path)) ?? "");
      const [usage, whole, peak] = [first(places.usage), first(places.stat), first(places.peak)];
      return {
        cpu: usage ? groupCpuIn(usage, 1) : whole ? groupCpuIn(whole, 2) : null,
        threads: new Map(),
        switches: null,
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
