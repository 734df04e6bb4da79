import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import pins from "../../scripts/pins.json" with { type: "json" };
import { UsageError } from "../model/failure.ts";
import { download } from "./download.ts";
import { must, run, why } from "./exec.ts";

const RELEASES = "https://github.com/hatoo/oha/releases/download";

export const OHA_VERSION = pins.oha.version;

export interface Installation {
  /** oha comes into `bin` below it. */
  readonly folder: string;
  readonly say: (text: string) => void;
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  /** SHA-256 by the name of the release's file; null where it is not pinned yet. */
  readonly hashes?: Readonly<Record<string, string | null>>;
}

/** Gets the pinned oha: the release where its hash is pinned and it can be had, else compiled. Returns its path. */
export async function installOha(options: Installation): Promise<string> {
  const { folder, say, signal } = options;
  const program = join(folder, "bin", "oha");
  const problem = await tryRelease(program, options);
  if (problem === null) {
    say(`downloaded and verified ${OHA_VERSION}`);
    return program;
  }
  signal?.throwIfAborted();
  say(problem);
  const cargo = await run(["cargo", "--version"]);
  if (cargo.code !== 0) {
    throw new UsageError(
      `oha ${OHA_VERSION} is missing (${problem}) and cannot be compiled (cargo: ${why(cargo)}): put a release from ${RELEASES.replace("/download", "")} on PATH, or install Rust (https://rustup.rs)`,
    );
  }
  say(`compiles ${OHA_VERSION} with cargo, once; about 5 minutes on 2 cores`);
  const command = ["cargo", "install", "oha", "--version", OHA_VERSION, "--locked", "--root", folder];
  await must(command, { timeoutSeconds: 3600, ...(signal && { signal }) });
  say(`compiled ${OHA_VERSION}`);
  return program;
}

/** Null once the release's file for this machine lies there, else why not. */
async function tryRelease(program: string, options: Installation): Promise<string | null> {
  const asset = `oha-${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
  const hashes: Readonly<Record<string, string | null>> = options.hashes ?? pins.oha.sha256;
  const sha256 = Object.hasOwn(hashes, asset) ? hashes[asset] : undefined;
  if (!sha256)
    return `does not download ${asset}: its hash is not pinned${sha256 === null ? " yet (make pin does that)" : ""}`;
  const url = `${options.env.LOADGATE_OHA_MIRROR || RELEASES}/v${OHA_VERSION}/${asset}`;
  mkdirSync(join(options.folder, "bin"), { recursive: true });
  try {
    await download({ url, file: program, sha256, ...(options.signal && { signal: options.signal }) });
    return null;
  } catch (error) {
    return `the download failed: ${(error as Error).message}`;
  }
}

/** Where a runner keeps tools from job to job, in the layout of its tool cache; null where there is none. */
export function toolCacheFolder(env: NodeJS.ProcessEnv): string | null {
  const { RUNNER_TOOL_CACHE } = env;
  return RUNNER_TOOL_CACHE ? join(RUNNER_TOOL_CACHE, "oha", OHA_VERSION, process.arch) : null;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
