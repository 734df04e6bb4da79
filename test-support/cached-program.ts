import { delimiter, join } from "node:path";
import { cacheFolder, findProgram } from "../src/platform/programs.ts";

/** A program of the tests' own, from PATH or from where `make setup-tests` left it; null if it is nowhere. */
export function cachedProgram(name: string): string | null {
  const PATH = [process.env.PATH, join(cacheFolder(), "bin")].join(delimiter);
  return findProgram(name, { ...process.env, PATH });
}
