import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { closeSync, constants, globSync, lstatSync, mkdtempDisposableSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { startTime } from "./proc.ts";

/** A child and what it says. */
export interface Piped {
  readonly child: ChildProcess;
  readonly stdout: Readable;
  readonly stderr: Readable;
}

/**
 * Spawns a command of a stranger's, whose output goes to pipes. Node's own "pipe" is a socket, which nobody can open again as
 * /dev/stdout (ENXIO): servers and builds that write there, as they may everywhere else, would fail here.
 * Throws where Node's `spawn` does; a command that is not there is the child's "error" event, as usual.
 */
export function spawnPiped(
  argv: readonly string[],
  options: SpawnOptions,
  stdin: "ignore" | "pipe" = "ignore",
): Piped {
  const [file, ...args] = argv as [string, ...string[]];
  const stdout = makePipe();
  const stderr = makePipe();
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
  execFileSync("mkfifo", ["-m", "600", path], { stdio: "ignore", timeout: 10_000 });
  // The reader is first and does not wait for a writer; the writer then finds it there.
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader: new Socket({ fd, readable: true, writable: false }), writer: openSync(path, "w") };
}
