import { DeliveryError, Interrupted, UsageError } from "../errors.ts";
import type { Variant } from "../format/faults.ts";
import type { FailOn, Mode } from "../format/plan.ts";
import type { CaseResult, Failure } from "../format/results.ts";

/** The exit codes of every command, and of every action's step. */
export const EXIT = { done: 0, regression: 1, usage: 2, invalid: 3, undelivered: 4 } as const;

/** The same in words, as help and documentation show them. */
export const EXIT_CODES_TEXT =
  "0 done, 1 regression or broken limit, or inconclusive with --fail-on inconclusive, 2 usage or configuration, 3 invalid or not built, 4 not delivered, 130/143 interrupted";

/** The exit code of a command that ended with this error. */
export function codeOfError(error: unknown): number {
  if (error instanceof Interrupted) return codeOfSignal(error.signal);
  if (error instanceof DeliveryError) return EXIT.undelivered;
  return error instanceof UsageError ? EXIT.usage : EXIT.invalid;
}

function codeOfSignal(signal: Interrupted["signal"]): number {
  return signal === "SIGINT" ? 130 : 143;
}

/** What of a run its exit code depends on. */
export interface Judged {
  readonly cases: readonly Pick<CaseResult, "verdict" | "brokenIn" | "target">[];
  readonly failures: readonly Pick<Failure, "variant" | "target">[];
  readonly plan: { readonly failOn: readonly FailOn[]; readonly mode?: Mode };
}

/** How a run ended that has results; absent is "did not happen". */
interface Outcome {
  readonly signal?: "SIGINT" | "SIGTERM";
  /** What was ranked could not be built, or answered wrongly. */
  readonly runError?: boolean;
  readonly judged?: Judged;
}

/** The code of what was measured: 1 regression, 3 invalid, 1 inconclusive where that is to fail it, 0; what does not fail the run by `failOn`, or is only observed, is 0. */
export function judgedCode(judged: Judged): 0 | 1 | 3 {
  if (judged.plan.mode === "observe") return EXIT.done;
  const fails = (what: FailOn) => judged.plan.failOn.includes(what) && !judged.plan.failOn.includes("never");
  const has = (verdict: string) => judged.cases.some((c) => c.verdict === verdict);
  if (has("regression") && fails("regression")) return EXIT.regression;
  if (onlyHeadFails(judged)) return EXIT.invalid;
  // A base that could not be built says nothing of the change; a case that it leaves without a word is invalid by itself.
  const broken = has("invalid") || judged.failures.some(({ variant }) => variant === "head");
  if (broken && fails("invalid")) return EXIT.invalid;
  return has("inconclusive") && fails("inconclusive") ? EXIT.regression : EXIT.done;
}

/** A head that fails where base works is never waved through. */
function onlyHeadFails(judged: Judged): boolean {
  const headOnly = (broken: readonly Variant[]) => broken.includes("head") && !broken.includes("base");
  const failedIn = (target: string) =>
    judged.failures.filter((f) => f.target === target).map((f) => f.variant);
  return (
    judged.cases.some((c) => headOnly(c.brokenIn)) ||
    judged.failures.some((f) => headOnly(failedIn(f.target)))
  );
}

/** Of a run that has results: 130 or 143 if it was interrupted, else what was measured decides. Errors have theirs from `codeOfError`. */
export function exitCode({ signal, judged, runError = false }: Outcome): number {
  if (signal !== undefined) return codeOfSignal(signal);
  if (runError) return EXIT.invalid;
  return judged === undefined ? EXIT.done : judgedCode(judged);
}
