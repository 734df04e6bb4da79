import { UsageError } from "../model/failure.ts";
import type { PlannedCase } from "../model/results.ts";
import { findProgram } from "../platform/tools.ts";

export interface Tools {
  readonly oha: string;
  readonly nginx: string | null;
}

export const NO_OHA =
  "oha was not found, which makes the load; install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH, or make setup in a checkout of loadgate";

/** The programs that measuring needs, oha from the given path if any; a UsageError says how to get what is missing. */
export function requireTools(_cases: readonly PlannedCase[], ohaPath?: string): Tools {
  const oha = ohaPath ?? findProgram("oha");
  if (!oha) throw new UsageError(NO_OHA);
  return { oha, nginx: findProgram("nginx") };
}
