import { globSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { run } from "./run.ts";

/** The machine's JDK of a version: the one of JAVA25_HOME, or one of the usual place; null where there is none. */
export async function jdkHome(version: string): Promise<string | null> {
  const named = env[`JAVA${version}_HOME`];
  for (const home of named ? [named] : globSync(`/usr/lib/jvm/*${version}*`)) {
    const answer = await run([join(home, "bin", "javac"), "--version"]);
    if (answer.stdout.startsWith(`javac ${version}`)) return home;
  }
  return null;
}
