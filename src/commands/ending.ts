import { DeliveryError, Interrupted, RunError, UsageError } from "../model/failure.ts";

export const ALL_GONE = "interrupted; everything it started is gone";

/** The exit code of a command that ended with this error. */
export function codeOf(error: unknown): number {
  if (error instanceof Interrupted) return error.signal === "SIGINT" ? 130 : 143;
  if (error instanceof DeliveryError) return 4;
  return error instanceof UsageError ? 2 : 3;
}

/** A known failure is told in its own words; anything else is a fault of ours and shows where it came from. */
export function messageOf(error: unknown): string {
  if ([UsageError, RunError, DeliveryError].some((kind) => error instanceof kind))
    return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
