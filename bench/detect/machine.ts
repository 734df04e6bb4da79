import { readFileSync } from "node:fs";
import { describeMachine } from "../../src/platform/machine.ts";

/**
 * What tells this machine's records from those of others: "Intel(R) Xeon(R) Processor (6-167-1), 2 CPUs", with the CPU's family, model
 * and stepping. Hosts of virtual machines give CPUs of several generations one name, on which a loop costs half as much or twice; until
 * 2026-11-24 nothing but the name was recorded.
 */
export function machineHere(): string {
  const { cpuModel, cores } = describeMachine();
  const lines = readFileSync("/proc/cpuinfo", "utf8");
  const numbers = ["cpu family", "model", "stepping"].flatMap(
    (name) => new RegExp(`^${name}\\s*:\\s*(\\d+)$`, "m").exec(lines)?.[1] ?? [],
  );
  return `${cpuModel}${numbers.length > 0 ? ` (${numbers.join("-")})` : ""}, ${cores} CPUs`;
}

/** "Intel Xeon (6-167-1)" of "Intel(R) Xeon(R) Processor (6-167-1), 2 CPUs". */
export function shortName(machine: string): string {
  const [name = ""] = machine.split(",");
  return name.replaceAll("(R)", "").replace(" Processor", "");
}
