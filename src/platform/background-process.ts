import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { debugProgram } from "./debug.ts";
import { idsOf, killGroup, spawnPiped, type UserIds } from "./exec.ts";

/** A command that goes on while we do other things. */
export interface BackgroundProcess extends AsyncDisposable {
  readonly pid: number;
  readonly child: ChildProcess;
  readonly stdout: Readable;
  /** The last of its output, both streams. */
  readonly log: () => string;
  readonly ended: () => { code: number | null; signal: NodeJS.Signals | null } | null;
}

interface StartOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whom it runs as; our own user unless said otherwise. */
  readonly user?: UserIds | undefined;
  /** How long it may take to end by itself after SIGTERM. */
  readonly graceSeconds?: number;
  /** Whether `child.stdin` is to be written to. */
  readonly input?: boolean;
  /** Called with the child before anything else happens. */
  readonly started?: (child: ChildProcess) => void;
}

/** The most that is kept of the output, in bytes; the end is what matters. */
const KEPT_BYTES = 64 * 1024;

/** Starts a command that runs until it is disposed of: SIGTERM, then SIGKILL, to its whole process group. */
export async function startProcess(
  argv: readonly string[],
  options: StartOptions,
): Promise<BackgroundProcess> {
  const how = { cwd: options.cwd, env: options.env, detached: true, ...idsOf(options.user) };
  const debugEnd = debugProgram(argv, options.cwd);
  const { child, stdout, stderr } = spawnPiped(argv, how, options.input ? "pipe" : "ignore");
  const log = keepTail(KEPT_BYTES);
  for (const stream of [stdout, stderr]) stream.on("data", log.add);
  const silence = () => {
    stdout.destroy();
    stderr.destroy();
  };
  options.started?.(child);
  // Its end is noticed elsewhere.
  child.stdin?.on("error", () => {});
  let ended: { code: number | null; signal: NodeJS.Signals | null } | null = null;
  child.once("exit", (code, signal) => {
    ended = { code, signal };
    debugEnd(signal ? `ended by ${signal}` : `exit code ${code}`);
  });
  try {
    await Promise.race([once(child, "spawn"), once(child, "error").then(([error]) => Promise.reject(error))]);
  } catch (error) {
    debugEnd("could not be started");
    silence();
    throw error;
  }
  const pid = child.pid as number;
  return {
    pid,
    child,
    stdout,
    log: log.text,
    ended: () => ended,
    async [Symbol.asyncDispose]() {
      if (!ended) {
        killGroup(pid, "SIGTERM");
        await Promise.race([once(child, "exit"), delay((options.graceSeconds ?? 2) * 1000)]);
      }
      // Children that outlived their parent, too.
      killGroup(pid, "SIGKILL");
      if (!ended) await Promise.race([once(child, "exit"), delay(5000)]);
      silence();
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** Keeps the end of what is written. */
interface Tail {
  readonly add: (piece: Buffer) => void;
  /** The last bytes as text; what is no UTF-8 becomes replacement characters. */
  readonly text: () => string;
}

/**
 * Keeps at least the last `bytes`, and no more than one piece beyond them. Pieces are not looked at before somebody asks: a server that
 * logs a lot would otherwise wait for its reader, or fill its memory.
 */
export function keepTail(bytes: number): Tail {
  const pieces: Buffer[] = [];
  let size = 0;
  return {
    add(piece) {
      pieces.push(piece);
      size += piece.length;
      while (pieces[0] && size - pieces[0].length >= bytes) size -= pieces.shift()?.length ?? 0;
    },
    text: () => Buffer.concat(pieces).subarray(-bytes).toString("utf8"),
  };
}
