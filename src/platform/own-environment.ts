import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { isAllowed } from "./child-environment.ts";
import { readText } from "./proc.ts";

/** By these a runner finds what a job left running, in the environments that it reads itself. */
const FOR_OTHERS = ["RUNNER_TRACKING_ID", "LOADGATE_RUN", "LOADGATE_SERVER"];

/**
 * Takes what may be a secret out of `/proc/PID/environ` of this process, which every process of this user can read: there lies what the
 * process was started with. `process.env` keeps all. False where the kernel does not let us.
 */
export function hideEnvironment(): boolean {
  // Set again, each is somewhere else in our memory, which takes the right to trace us to read.
  for (const [name, value] of Object.entries(process.env)) process.env[name] = value;
  try {
    const { from, bytes } = placeOf(readText("/proc/self/stat") ?? "");
    const memory = openSync("/proc/self/mem", "r+");
    try {
      const area = Buffer.alloc(bytes);
      if (readSync(memory, area, 0, bytes, from) !== bytes) return false;
      return writeSync(memory, withoutSecrets(area), 0, bytes, from) === bytes;
    } finally {
      closeSync(memory);
    }
  } catch {
    return false;
  }
}

/** Where the environment lies: `env_start` and `env_end`, fields 50 and 51 of proc_pid_stat(5). */
function placeOf(stat: string): { readonly from: number; readonly bytes: number } {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [from, to] = [Number(fields[47]), Number(fields[48])];
  if (!(from > 0 && to > from)) throw new RangeError("the kernel does not say where the environment is");
  return { from, bytes: to - from };
}

/** The same settings one behind the other, as long as before, those that may be secrets left out. */
export function withoutSecrets(area: Buffer): Buffer {
  const kept = area
    .toString("latin1")
    .split("\0")
    .filter((setting) => {
      const name = setting.slice(0, Math.max(0, setting.indexOf("=")));
      return isAllowed(name) || FOR_OTHERS.includes(name);
    });
  const result = Buffer.alloc(area.length);
  result.write(kept.map((setting) => `${setting}\0`).join(""), "latin1");
  return result;
}
