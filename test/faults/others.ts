import { spawn } from "node:child_process";

/** Processes that compute, one on each of so many cores. */
export function others(count: number): Disposable {
  const all = Array.from({ length: count }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  return {
    [Symbol.dispose]() {
      for (const child of all) child.kill("SIGKILL");
    },
  };
}
