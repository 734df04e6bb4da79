import { connect, createServer, type Socket } from "node:net";
import { UsageError } from "../errors.ts";

/** How long a run may take to say who it is. */
const ANSWER_SECONDS = 1;

/** In the kernel's own name space: it goes away with its process however that ends, and is nobody's file. */
const LOCK_NAME = "\0loadgate-run";

interface LockOptions {
  readonly signal: AbortSignal;
  /** How long another run is waited for. */
  readonly limitSeconds: number;
  /** Called once for each run that is waited for. */
  readonly waits: (holder: string) => void;
  /** The socket that stands for the machine: a test has another. */
  readonly name?: string;
}

/**
 * Waits until no other run builds or measures on this machine, then keeps others waiting until it is disposed of: two at once
 * would measure each other. Runs in containers with their own network do not see each other. Throws `UsageError` after
 * the limit, and where the machine does not let a turn be taken.
 */
export async function lockMachine({
  signal,
  limitSeconds,
  waits,
  name = LOCK_NAME,
}: LockOptions): Promise<AsyncDisposable> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), Math.max(limitSeconds, ANSWER_SECONDS) * 1000);
  const end = AbortSignal.any([signal, late.signal]);
  try {
    for (let holder = ""; ; ) {
      signal.throwIfAborted();
      const taken = await tryLock(name);
      if (taken) return taken;
      holder = await holderUntil(name, end, (found) => {
        if (limitSeconds === 0) late.abort();
        else if (found !== holder) waits(found);
      });
      signal.throwIfAborted();
      if (late.signal.aborted) throw new UsageError(tooLate(holder, limitSeconds));
    }
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(holder: string, limitSeconds: number): string {
  const still = limitSeconds > 0 ? `still uses this machine after ${limitSeconds} s` : "uses this machine";
  return `another run (${holder || "which does not answer"}) ${still}; wait for its end, or wait longer with --wait 2h`;
}

function refused({ message }: Error): string {
  return `loadgate cannot tell whether another run uses this machine (${message}); run it where Linux's abstract Unix sockets are available`;
}

/** Null where somebody else has it. */
function tryLock(name: string): Promise<AsyncDisposable | null> {
  return new Promise((resolve, reject) => {
    const waiting = new Set<Socket>();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on("error", () => {}).unref();
      socket.on("close", () => waiting.delete(socket));
      socket.write(`process ${process.pid}`);
    });
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(new UsageError(refused(error))),
    );
    server.unref();
    server.listen(name, () =>
      resolve({
        async [Symbol.asyncDispose]() {
          await new Promise((closed) => {
            server.close(closed);
            for (const socket of waiting) socket.destroy();
          });
        },
      }),
    );
  });
}

/** Resolves with who had it, when he has it no longer or `end` aborts. */
function holderUntil(name: string, end: AbortSignal, onHolder: (holder: string) => void): Promise<string> {
  return new Promise((resolve) => {
    let holder = "";
    const socket = connect(name);
    const stop = () => socket.destroy();
    socket.on("data", (text) => {
      holder ||= text.toString("utf8").slice(0, 40);
      onHolder(holder);
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      end.removeEventListener("abort", stop);
      resolve(holder);
    });
    if (end.aborted) stop();
    else end.addEventListener("abort", stop, { once: true });
  });
}
