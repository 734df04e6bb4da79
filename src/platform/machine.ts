import { readdirSync } from "node:fs";
import os from "node:os";
import { readText } from "./proc.ts";

/** The logical CPUs this process may use, grouped by physical core, in order. */
export function usableCores(): number[][] {
  const allowed = allowedCpus();
  const seen = new Set<number>();
  const cores: number[][] = [];
  for (const cpu of allowed) {
    if (seen.has(cpu)) continue;
    const siblings = readText(`/sys/devices/system/cpu/cpu${cpu}/topology/thread_siblings_list`);
    const core = (siblings ? parseCpuList(siblings) : [cpu]).filter((each) => allowed.includes(each));
    for (const each of core) seen.add(each);
    cores.push(core);
  }
  return cores;
}

function allowedCpus(): number[] {
  const listed = /^Cpus_allowed_list:\s*(\S+)/m.exec(readText("/proc/self/status") ?? "")?.[1];
  return listed ? parseCpuList(listed) : os.cpus().map((_, cpu) => cpu);
}

/** The kernel's notation for sets of CPUs, e.g. "0-3,8". */
export function parseCpuList(text: string): number[] {
  return text
    .trim()
    .split(",")
    .filter(Boolean)
    .flatMap((part) => {
      const [first, last] = part.split("-").map(Number) as [number, number?];
      return Array.from({ length: (last ?? first) - first + 1 }, (_, index) => first + index);
    });
}

interface Machine {
  readonly cpuModel: string;
  readonly cores: number;
  readonly memoryBytes: number;
  readonly kernel: string;
  readonly os: string;
  readonly runnerImage: string | null;
}

export function describeMachine(): Machine {
  const image = process.env.ImageOS;
  const version = process.env.ImageVersion;
  return {
    cpuModel: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    kernel: os.release(),
    os: /^PRETTY_NAME="?([^"\n]*)/m.exec(readText("/etc/os-release") ?? "")?.[1] ?? os.platform(),
    runnerImage: image ? `${image} ${version ?? ""}`.trim() : null,
  };
}

/** What makes a machine's figures advisory: a battery, a clock governor that saves power. */
export function advisories(): string[] {
  const found: string[] = [];
  const governor = readText("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")?.trim();
  if (governor && governor !== "performance") {
    found.push(
      `the CPU frequency follows the governor "${governor}", so figures are advisory; "performance" is steadier`,
    );
  }
  const supplies = list("/sys/class/power_supply");
  if (supplies.some((name) => readText(`/sys/class/power_supply/${name}/type`)?.trim() === "Battery")) {
    found.push(
      "this machine has a battery, so its CPU frequency may change and figures are advisory; measure on a desktop or server",
    );
  }
  if (process.platform !== "linux")
    found.push("CPU sets and CPU time per request need Linux, so figures are advisory here");
  return found;
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Load average of the last minute. */
export function loadAverage(): number {
  return os.loadavg()[0] ?? 0;
}
