import { globSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../src/platform/programs.ts";

/** The interpreter of a version ("3.12") as pyenv or a hosted runner has it, else on PATH; null where there is none. */
export function pythonOf(version: string): string | null {
  const program = `python${version}`;
  const pyenv = join(process.env.PYENV_ROOT ?? join(homedir(), ".pyenv"), "versions", `${version}.*`);
  const hosted = join(process.env.RUNNER_TOOL_CACHE ?? "/opt/hostedtoolcache", "Python", `${version}.*`, "*");
  const [kept] = globSync([pyenv, hosted].map((folder) => join(folder, "bin", program)));
  return kept ?? findProgram(program);
}
