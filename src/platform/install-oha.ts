import { createHash, hash } from "node:crypto";
import {
  chmodSync,
  createWriteStream,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { UsageError } from "../errors.ts";
import { liesInCheckoutOf } from "./checkouts.ts";
import { allowedEnvironment } from "./child-environment.ts";
import { run, why } from "./exec.ts";
import pins from "./pins.json" with { type: "json" };
import { cacheFolder, isExecutable } from "./programs.ts";

const RELEASES = "https://github.com/hatoo/oha/releases/download";

export const OHA_VERSION = pins.oha.version;

/** SHA-256 by the name of the release's file; null where it is not pinned yet. */
type Hashes = Readonly<Record<string, string | null>>;

export interface OhaInstallation {
  /** Where one may be kept already; a new one comes into `bin` below the first. */
  readonly folders: readonly [string, ...string[]];
  readonly say: (text: string) => void;
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  readonly hashes?: Hashes;
  /** The folder that is worked in, whose checkout keeps no program for us. */
  readonly cwd?: string;
  /** How long the server may stay silent. */
  readonly silenceSeconds?: number;
  /** Whether it is the release or nothing: compiling takes minutes, which nobody has asked for on their own machine. */
  readonly releaseOnly?: true;
}

/** An oha that an installation left: verified, or why it must not be run. */
type KeptOha =
  | { readonly path: string; readonly compiled: boolean }
  | { readonly wrong: string; readonly recorded: boolean };

const ASSET = `oha-${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;

const programIn = (folder: string) => join(folder, "bin", "oha");
const recordIn = (folder: string) => join(folder, "bin", "oha.sha256");

/**
 * The oha that an installation left in a folder, looked over before it is run; null where there is none. In the checkout around `cwd` a change
 * may have committed it, with its hash beside it.
 */
export function keptOha(
  folder: string,
  hashes: Hashes = pins.oha.sha256,
  cwd: string = process.cwd(),
): KeptOha | null {
  const path = programIn(folder);
  if (!isExecutable(path)) return null;
  const others = ofOthers(path) ?? ofOthers(recordIn(folder));
  if (others !== null)
    return { wrong: `${path} is not the oha that was installed there: ${others}`, recorded: false };
  const got = hashOf(path);
  if (got !== null && got === pinnedIn(hashes)) return { path, compiled: false };
  // No release has this hash, so it is believed to whoever can write here, and is only as safe as its folder.
  const recorded = recordedIn(folder);
  const planted = liesInCheckoutOf(cwd, path);
  if (got !== null && got === recorded && !planted) return { path, compiled: true };
  const not = planted
    ? "not the release's, and it is in the checkout, where anybody may have committed it"
    : recorded === null
      ? `not the release's, and none was recorded for ${OHA_VERSION}`
      : `not ${recorded}`;
  return {
    wrong: `${path} is not the oha that was installed there: its SHA-256 is ${got ?? "unknown"}, ${not}`,
    recorded: recorded !== null,
  };
}

/** Why somebody else may change a file after it was looked over; null where it is ours or root's alone, or not there. */
function ofOthers(path: string): string | null {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (found.isSymbolicLink()) return `${path} is a link, and what it leads to may be changed by others`;
  const own = [0, process.getuid?.() ?? found.uid];
  return own.includes(found.uid) ? null : `${path} belongs to another user (${found.uid})`;
}

/** Whether a program, by whatever path or link, is the one that an installation left in a folder. */
export function isKeptIn(folder: string, program: string): boolean {
  try {
    return realpathSync(program) === realpathSync(programIn(folder));
  } catch {
    return false;
  }
}

/** Writes down the hash of the oha in a folder as that of a compiled one. */
export function recordOha(folder: string): void {
  rmSync(recordIn(folder), { force: true });
  writeFileSync(recordIn(folder), `${hashOf(programIn(folder))}  oha-${OHA_VERSION}\n`, { flag: "wx" });
}

/**
 * Gets the pinned oha: a kept release, else the release where its hash is pinned and it can be had, else a kept one that was compiled, else
 * it is compiled. In this order, so that a program with its hash written beside it cannot pass for a release. Returns its path.
 */
export async function installOha(options: OhaInstallation): Promise<string> {
  const { folders, say, signal, hashes, cwd } = options;
  const good: Extract<KeptOha, { path: string }>[] = [];
  for (const each of folders) {
    const kept = keptOha(each, hashes, cwd);
    if (kept === null) continue;
    if ("path" in kept) good.push(kept);
    else {
      say(`${kept.wrong}; deleting it and getting oha again`);
      rmSync(programIn(each), { recursive: true, force: true });
    }
  }
  const released = good.find(({ compiled }) => !compiled);
  if (released) return released.path;
  mkdirSync(join(folders[0], "bin"), { recursive: true });
  const problem = await tryRelease(options);
  if (problem === null) {
    say(`downloaded and verified ${OHA_VERSION}`);
    return programIn(folders[0]);
  }
  signal?.throwIfAborted();
  say(problem);
  if (good[0]) return good[0].path;
  if (options.releaseOnly) throw missing(problem, "run cargo install oha --locked");
  return compile(options, problem);
}

/** Null once the release's file for this machine lies in the first folder, else why not. */
async function tryRelease({ folders: [folder], env, ...options }: OhaInstallation): Promise<string | null> {
  const { hashes = pins.oha.sha256, silenceSeconds, signal } = options;
  const sha256 = pinnedIn(hashes);
  if (!sha256)
    return `${ASSET} is not downloaded, since its hash is not pinned${sha256 === null ? " yet (make pin does that)" : ""}`;
  const url = `${env.LOADGATE_OHA_MIRROR || RELEASES}/v${OHA_VERSION}/${ASSET}`;
  const place = mkdtempSync(join(folder, "download-"));
  const file = join(place, "oha");
  try {
    const limits = { ...(silenceSeconds && { silenceSeconds }), ...(signal && { signal }) };
    await download({ url, file, sha256, ...limits });
    const tried = await run([file, "--version"], { cwd: place, env: allowedEnvironment(env) });
    if (tried.code !== 0) return `the release does not run here: ${why(tried)}`;
    rmSync(recordIn(folder), { force: true });
    renameSync(file, programIn(folder));
    return null;
  } catch (error) {
    return `the download failed: ${(error as Error).message}`;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Compiles oha in its own folder, with listed variables only: in a checkout, rustup would run the compiler that the change names in
 * its rust-toolchain.toml, outside of any container and with the job's tokens in its environment.
 */
async function compile(
  { folders: [folder], say, env, signal }: OhaInstallation,
  problem: string,
): Promise<string> {
  const place = mkdtempSync(join(folder, "compile-"));
  const apart = { cwd: place, env: allowedEnvironment({ RUSTUP_TOOLCHAIN: "stable", ...env }) };
  try {
    const cargo = await run(["cargo", "--version"], apart);
    if (cargo.code !== 0) throw missing(`${problem}) and cannot be compiled (cargo: ${why(cargo)}`);
    say(`compiling ${OHA_VERSION} with cargo, once; about 5 minutes on 2 cores`);
    const command = ["cargo", "install", "oha", "--version", OHA_VERSION, "--locked", "--root", place];
    const compiled = await run(command, { ...apart, timeoutSeconds: 3600, ...(signal && { signal }) });
    if (compiled.code !== 0)
      throw missing(`${problem}) and could not be compiled (cargo install: ${why(compiled)}`);
    renameSync(programIn(place), programIn(folder));
    recordOha(folder);
    say(`compiled ${OHA_VERSION}`);
    return programIn(folder);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const missing = (reasons: string, otherwise = "install Rust (https://rustup.rs)") =>
  new UsageError(
    `oha ${OHA_VERSION} is missing (${reasons}); put a release from ${RELEASES.replace("/download", "")} on PATH, or ${otherwise}`,
  );

/** Whether a release is known by its hash that runs on this machine. */
export function isOhaPinned(): boolean {
  return Boolean(pinnedIn(pins.oha.sha256));
}

/** Undefined where the release has no file for this machine. */
function pinnedIn(hashes: Hashes): string | null | undefined {
  return Object.hasOwn(hashes, ASSET) ? hashes[ASSET] : undefined;
}

/** Null where it is no file that can be read. */
function hashOf(path: string): string | null {
  try {
    return statSync(path).isFile() ? hash("sha256", readFileSync(path)) : null;
  } catch {
    return null;
  }
}

/** The hash that was written down when this version was compiled. */
function recordedIn(folder: string): string | null {
  try {
    const [recorded = "", name] = readFileSync(recordIn(folder), "utf8").trim().split("  ");
    return name === `oha-${OHA_VERSION}` ? recorded : null;
  } catch {
    return null;
  }
}

/** Where installations leave oha: a runner's tool cache, kept from job to job, in its own layout; and loadgate's cache. */
export function ohaFolders(env: NodeJS.ProcessEnv): readonly [string, ...string[]] {
  const { RUNNER_TOOL_CACHE } = env;
  const cache = cacheFolder(env);
  return RUNNER_TOOL_CACHE ? [join(RUNNER_TOOL_CACHE, "oha", OHA_VERSION, process.arch), cache] : [cache];
}

interface Download {
  readonly url: string;
  /** Where the program goes; it appears there whole and verified, or not at all. */
  readonly file: string;
  readonly sha256: string;
  /** How long the server may stay silent. */
  readonly silenceSeconds?: number;
  readonly signal?: AbortSignal;
}

/** Downloads a program and checks it against its hash; throws with the reason, and leaves nothing behind then. */
export async function download({ url, file, sha256, silenceSeconds = 20, signal }: Download): Promise<void> {
  const silence = new AbortController();
  const limit = setTimeout(
    () => silence.abort(new Error(`${url}: no answer for ${silenceSeconds} s`)),
    silenceSeconds * 1000,
  );
  const stop = signal ? AbortSignal.any([silence.signal, signal]) : silence.signal;
  const partial = `${file}.${process.pid}.partial`;
  try {
    const response = await fetch(url, { signal: stop });
    if (!response.ok || !response.body) throw new Error(`${url}: the server answered ${response.status}`);
    const hash = createHash("sha256");
    const hashed = new Transform({
      transform(chunk, _encoding, done) {
        limit.refresh();
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    await pipeline(body, hashed, createWriteStream(partial), { signal: stop });
    const got = hash.digest("hex");
    if (got !== sha256) throw new Error(`${url}: its SHA-256 is ${got}, but ${sha256} is pinned`);
    chmodSync(partial, 0o755);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    if (stop.aborted) throw stop.reason;
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.startsWith(url) ? message : `${url}: ${message}${cause}`);
  } finally {
    clearTimeout(limit);
  }
}
