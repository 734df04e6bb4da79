/** Refused input or a machine that lacks something: shown in one line that says what to do next. Exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The run, or one side of the change, could not be built, started or measured. Exit code 3. */
export class RunError extends Error {
  override readonly name = "RunError";
}

/** SIGINT or SIGTERM arrived; everything started has been released. Exit code 130 or 143. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly signal: "SIGINT" | "SIGTERM";
  constructor(signal: "SIGINT" | "SIGTERM") {
    super(`interrupted by ${signal}`);
    this.signal = signal;
  }
}

/** Measuring went on after its time was over. What was measured before counts; never shown as an error. */
export class OutOfTime extends Error {
  override readonly name = "OutOfTime";
}

/** What was measured could not be delivered: a comment, a status, the trend. Exit code 4. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
}

/** What the user reads of a run that was interrupted. */
export const INTERRUPTED = "interrupted; everything it started is gone";

/** What the user reads: of a known failure its own words; of anything else, a fault of ours, where it came from. */
export function messageOf(error: unknown): string {
  if (error instanceof Interrupted) return INTERRUPTED;
  if ([UsageError, RunError, DeliveryError].some((kind) => error instanceof kind))
    return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
