/** Time and chance: the two things a test wants to hold still. */
export interface Clock {
  /** Seconds on a clock that never steps. */
  readonly now: () => number;
  readonly date: () => Date;
  /** Resolves after that many seconds; rejects when the signal aborts. */
  readonly sleep: (seconds: number, signal?: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now() / 1000,
  date: () => new Date(),
  sleep: (seconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const onAbort = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", onAbort);
        resolve();
      }, seconds * 1000);
      signal?.addEventListener("abort", onAbort, { once: true });
    }),
};
