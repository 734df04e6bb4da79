import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import {
  closeSync,
  constants,
  fchownSync,
  globSync,
  lstatSync,
  mkdtempDisposableSync,
  openSync,
  rmSync,
} from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { allowedEnvironment } from "./child-environment.ts";
import { debugProgram } from "./debug.ts";
import { startTime } from "./proc.ts";

/** What a finished command left. `code` is null when a signal ended it or it could not be started. */
export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Set where the command could not be started at all, e.g. ENOENT. */
  readonly missing: boolean;
  readonly timedOut: boolean;
}

/** A folder and an environment have to be named: in a checkout, or with everything that we were given, outsiders decide what runs. */
export interface RunOptions extends RunLimits {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whom it runs as; our own user unless said otherwise. */
  readonly user?: UserIds | undefined;
}

/** A user and its group; whoever is started so is in no other group. */
export interface UserIds {
  readonly uid: number;
  readonly gid: number;
}

/** Everything about a command but where it runs, and what it sees there. */
export interface RunLimits {
  readonly input?: string | Buffer;
  /** Every wait has a limit; 60 s unless said otherwise. */
  readonly timeoutSeconds?: number;
  /** Ends the command, and makes `run` reject with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Not a tool of ours: its output goes to pipes, as a shell's would, rather than to Node's sockets. */
  readonly untrusted?: boolean;
  /** Called with the child before anything else happens, e.g. to put it into a control group. */
  readonly started?: (child: ChildProcess) => void;
  /** Called for each piece of output, stdout and stderr alike. */
  readonly output?: (text: string) => void;
  /** Is given stdout as it comes, which is then not kept; false ends the command. */
  readonly take?: (piece: Buffer) => boolean;
}

/** How long output may still come after a command's end: a daemon it left may hold the pipes for ever. */
const LAST_WORDS_MS = 500;

/** The most that is kept of each output stream, in characters; the end is what matters. */
const KEPT = 8 * 1024 * 1024;

/** Runs a command to its end, in a separate process group so that what it started ends with it. Never through a shell. */
export async function run(argv: readonly string[], options: RunOptions): Promise<Finished> {
  options.signal?.throwIfAborted();
  const debugEnd = debugProgram(argv, options.cwd);
  const { child, ...streams } = spawned(argv, options);
  options.started?.(child);
  let timedOut = false;
  const end = () => killGroup(child.pid, "SIGTERM");
  const timer = setTimeout(
    () => {
      timedOut = true;
      killGroup(child.pid, "SIGKILL");
    },
    (options.timeoutSeconds ?? 60) * 1000,
  );
  let hard: NodeJS.Timeout | undefined;
  const onAbort = () => {
    end();
    hard = setTimeout(() => killGroup(child.pid, "SIGKILL"), 3000);
  };
  options.signal?.addEventListener("abort", onAbort, { once: true });
  const texts = { stdout: "", stderr: "" };
  const { take } = options;
  if (take) streams.stdout?.on("data", (piece: Buffer) => take(piece) || end());
  for (const name of take ? (["stderr"] as const) : (["stdout", "stderr"] as const)) {
    streams[name]?.setEncoding("utf8");
    streams[name]?.on("data", (text: string) => {
      texts[name] += text;
      // Cut rarely: each cut copies all that is kept, and a command waits in its pipe meanwhile.
      if (texts[name].length > 2 * KEPT) texts[name] = texts[name].slice(-KEPT);
      options.output?.(text);
    });
  }
  if (options.input !== undefined) {
    // A command that ends without reading its input is no error of ours.
    child.stdin?.on("error", () => {});
    child.stdin?.end(options.input);
  }
  const result = await new Promise<Finished>((resolve) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      resolve({
        code: null,
        signal: null,
        stdout: "",
        stderr: error.message,
        missing: error.code === "ENOENT" || error.code === "EACCES",
        timedOut: false,
      }),
    );
    const finish = () => {
      const { exitCode: code, signalCode: signal } = child;
      const [stdout, stderr] = [texts.stdout.slice(-KEPT), texts.stderr.slice(-KEPT)];
      resolve({ code, signal, stdout, stderr, missing: false, timedOut });
    };
    let open = 3;
    const over = () => {
      open -= 1;
      if (open === 0) finish();
    };
    for (const stream of [streams.stdout, streams.stderr]) stream?.once("close", over);
    child.once("exit", over);
    child.once("exit", () => setTimeout(finish, LAST_WORDS_MS).unref());
  });
  debugEnd(endOf(result));
  streams.stdout?.destroy();
  streams.stderr?.destroy();
  clearTimeout(timer);
  clearTimeout(hard);
  options.signal?.removeEventListener("abort", onAbort);
  options.signal?.throwIfAborted();
  return result;
}

function spawned(argv: readonly string[], options: RunOptions) {
  const how = { cwd: options.cwd, env: options.env, detached: true, ...idsOf(options.user) };
  const stdin = options.input === undefined ? "ignore" : "pipe";
  if (options.untrusted) return spawnPiped(argv, how, stdin);
  const [file, ...args] = argv as [string, ...string[]];
  const child = spawn(file, args, { ...how, stdio: [stdin, "pipe", "pipe"] });
  return { child, stdout: child.stdout, stderr: child.stderr };
}

/** As Node's `spawn` takes them: with either, supplementary groups are left. */
export function idsOf(user: UserIds | undefined): Partial<UserIds> {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** As `run`, but an end other than 0 throws with the last lines of what the command said. */
export async function must(argv: readonly string[], options: RunOptions): Promise<string> {
  const result = await run(argv, options);
  if (result.code === 0) return result.stdout;
  throw new Error(`${argv.join(" ")}: ${why(result)}`);
}

/**
 * Starts a program that outlives us, such as a browser, and tells whether it could: false where it cannot be started or fails within
 * `seconds`.
 */
export function runApart(
  argv: readonly string[],
  { cwd, env }: Pick<RunOptions, "cwd" | "env">,
  seconds: number,
): Promise<boolean> {
  const debugEnd = debugProgram(argv, cwd);
  const [file, ...args] = argv as [string, ...string[]];
  const child = spawn(file, args, { cwd, env, detached: true, stdio: "ignore" });
  child.unref();
  return new Promise((resolve) => {
    const end = (fine: boolean, how: string) => {
      clearTimeout(timer);
      debugEnd(how);
      resolve(fine);
    };
    const timer = setTimeout(() => end(true, "still running"), seconds * 1000);
    child.once("error", ({ message }) => end(false, message));
    child.once("exit", (code) => end(code === 0, `exit code ${code}`));
  });
}

/** Why a command did not end with 0, in one line. */
export function why(result: Finished): string {
  if (result.missing) return `not found or not executable (${result.stderr})`;
  if (result.timedOut) return "took too long and was ended";
  const said = lastLines(result.stderr || result.stdout, 5);
  const how = endOf(result);
  return said ? `${how}: ${said}` : how;
}

function endOf({ missing, timedOut, signal, code }: Finished): string {
  if (missing) return "not found or not executable";
  if (timedOut) return "took too long and was ended";
  return signal ? `ended by ${signal}` : `exit code ${code}`;
}

/** Sends a signal to a process group, if it is still there. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid !== undefined) kill(-pid, signal);
}

/** Sends a signal to a process, or to a group where the id is negative, if it is still there. */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}

/** The last `count` non-empty lines of a text. */
export function lastLines(text: string, count: number): string {
  return text
    .trimEnd()
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-count)
    .join("\n");
}

/** A child and what it says. */
interface Piped {
  readonly child: ChildProcess;
  readonly stdout: Readable;
  readonly stderr: Readable;
}

/**
 * Spawns a command of an outsider's, whose output goes to pipes. Node's own "pipe" is a socket, which nobody can open again as
 * /dev/stdout (ENXIO): servers and builds that write there, as they may everywhere else, would fail here.
 * Throws where Node's `spawn` does; a command that is not there is the child's "error" event, as usual.
 */
export function spawnPiped(
  argv: readonly string[],
  options: SpawnOptions & Pick<RunOptions, "cwd" | "env">,
  stdin: "ignore" | "pipe" = "ignore",
): Piped {
  const [file, ...args] = argv as [string, ...string[]];
  const stdout = makePipe();
  const stderr = makePipe();
  // Who opens /dev/stdout again asks the pipe itself.
  if (options.uid !== undefined)
    for (const { writer } of [stdout, stderr]) fchownSync(writer, options.uid, options.gid ?? options.uid);
  try {
    const child = spawn(file, args, { ...options, stdio: [stdin, stdout.writer, stderr.writer] });
    return { child, stdout: stdout.reader, stderr: stderr.reader };
  } catch (error) {
    stdout.reader.destroy();
    stderr.reader.destroy();
    throw error;
  } finally {
    // The child has its own; with ours open, its end would never be the output's.
    closeSync(stdout.writer);
    closeSync(stderr.writer);
  }
}

/** Folders named loadgate-… are those of runs alone. */
const PREFIX = "pipes-";

/** PREFIX, the process that makes it, and when that started, since a process id is used again. */
const FOLDER = new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);

/** Takes away the folders of processes that were killed in the few milliseconds that a pipe is made in. */
export function removeAbandonedPipes(): void {
  for (const name of globSync(`${PREFIX}*`, { cwd: tmpdir() })) {
    const { pid, started } = FOLDER.exec(name)?.groups ?? {};
    if (pid === undefined || startTime(Number(pid)) === started) continue;
    const path = join(tmpdir(), name);
    const { uid } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
    if (uid === process.getuid?.()) rmSync(path, { recursive: true, force: true });
  }
}

/** Two ends: what is written to the file descriptor `writer` comes out of `reader`. */
function makePipe(): { readonly reader: Socket; readonly writer: number } {
  using folder = mkdtempDisposableSync(join(tmpdir(), `${PREFIX}${process.pid}-${startTime(process.pid)}-`));
  const path = join(folder.path, "pipe");
  const apart = { cwd: folder.path, env: allowedEnvironment(process.env) };
  execFileSync("mkfifo", ["-m", "600", path], { ...apart, stdio: "ignore", timeout: 10_000 });
  // The reader is first and does not wait for a writer; the writer then finds it there.
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader: new Socket({ fd, readable: true, writable: false }), writer: openSync(path, "w") };
}
