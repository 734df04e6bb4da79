import { startProcess } from "../../src/platform/background-process.ts";

/** A noisy neighbour: busy for 50 ms, idle for 50 ms, on whichever core the scheduler gives it, until it is disposed of. */
export function neighbour() {
  const busy = "const until = performance.now() + 50; while (performance.now() < until);";
  return startProcess([process.execPath, "-e", `setInterval(() => { ${busy} }, 100)`], {
    cwd: "/",
    env: process.env,
  });
}
