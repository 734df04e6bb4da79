import * as exec from "../src/platform/exec.ts";

export { why } from "../src/platform/exec.ts";

/** Runs a program for a test or a script: in our own folder, with everything that we were given, unless said otherwise. */
export function run(argv: readonly string[], options: Partial<exec.RunOptions> = {}): Promise<exec.Finished> {
  return exec.run(argv, { ...here(), ...options });
}

/** As `run`, but an end other than 0 throws. */
export function must(argv: readonly string[], options: Partial<exec.RunOptions> = {}): Promise<string> {
  return exec.must(argv, { ...here(), ...options });
}

const here = () => ({ cwd: process.cwd(), env: process.env });
