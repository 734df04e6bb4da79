/** What stand-ins take from the toolchains of the machine. */
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { jdkHome } from "../../test-support/jdk.ts";
import { must, run } from "../../test-support/run.ts";
import { cached } from "../setup/cached.ts";
import { SetupError } from "../setup/say.ts";

/** A stand-in that cannot be made here, which is no reason to make no others. */
export class ToolchainMissing extends SetupError {}

/** The binary itself: what stands in node_modules/.bin may be a link or a launcher. */
export function nodeOfPackages(): string {
  const name = `node-linux-${process.arch}`;
  return join(createRequire(import.meta.url).resolve(`${name}/package.json`), "..", "bin", "node");
}

/** Another Node, from npm like the one of the packages. */
export async function nodeFromNpm(version: string): Promise<string> {
  const name = `node-linux-${process.arch}`;
  const folder = join(cached("stand-ins"), `node-${version}`);
  await must(["npm", "install", "--no-save", "--prefix", folder, `${name}@${version}`], {
    timeoutSeconds: 300,
  });
  return join(folder, "node_modules", name, "bin", "node");
}

export async function goRoot(): Promise<string> {
  const answer = await run(["go", "env", "GOROOT"]);
  if (answer.code === 0) return answer.stdout.trim();
  throw new ToolchainMissing("needs a Go toolchain on PATH (Go 1.26 or newer)");
}

export async function rustSysroot(): Promise<string> {
  const answer = await run(["rustc", "--print", "sysroot"]);
  // A distribution's own Rust has the whole of /usr as its root.
  if (answer.code === 0 && answer.stdout.trim() !== "/usr") return answer.stdout.trim();
  throw new ToolchainMissing("needs a Rust toolchain of rustup's");
}

/** Puts the machine's JDK of a version into a folder. */
export async function copyJdk(version: string, folder: string): Promise<void> {
  const home = await jdkHome(version);
  if (!home)
    throw new ToolchainMissing(`needs a JDK ${version}: JAVA${version}_HOME, or /usr/lib/jvm/*${version}*`);
  // Links lead out of it: to the certificates, for one.
  await cp(home, folder, { recursive: true, dereference: true, filter: (path) => neededToRun(path) });
}

const neededToRun = (path: string) => !["src.zip", "man", "jmods", "demo"].includes(basename(path));
