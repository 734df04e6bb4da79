import type { Finding } from "../format/findings.ts";
import type { CaseRecord, Failure } from "../model/results.ts";
import type { Invalid, InvalidCode, Variant } from "../model/sample.ts";

/** What makes a case invalid: one thing that went wrong, in which variant, and how often. */
export interface Fault extends Invalid {
  readonly variant: Variant | null;
  readonly times: number;
}

function everyFault(record: CaseRecord): (Invalid & { readonly variant: Variant | null })[] {
  return record.sessions.flatMap((session) => [
    ...session.invalid.map((found) => blamed(found, found.variant)),
    ...session.rounds.flatMap((round) =>
      round.samples.flatMap((sample) => sample.invalid.map((found) => blamed(found, sample.variant))),
    ),
  ]);
}

/** What the generator, nginx or Docker did wrong is no fault of the variant that was to be measured. */
const OURS: readonly InvalidCode[] = ["generator-failed", "harness-failed"];

function blamed(found: Invalid, variant: Variant | null) {
  return { ...found, variant: OURS.includes(found.code) ? null : variant };
}

/** Each fault once, with how often it was seen. */
export function faultsOf(record: CaseRecord): Fault[] {
  const found = new Map<string, Fault>();
  for (const { variant, code, detail } of everyFault(record)) {
    const key = JSON.stringify([variant, code, detail]);
    found.set(key, { variant, code, detail, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}

export function failuresOf(record: CaseRecord, failures: readonly Failure[]): Failure[] {
  return failures.filter((failure) => failure.target === record.target);
}

/** Base before head, each once. */
export function variantsOf(broken: readonly { readonly variant: Variant | null }[]): Variant[] {
  return (["base", "head"] as const).filter((variant) => broken.some((b) => b.variant === variant));
}

/** Base's before head's; what went wrong in both alike is one finding. */
export function faultFindings(faults: readonly Fault[]): Finding[] {
  const isSame = (a: Fault) => (b: Fault) => a.code === b.code && a.detail === b.detail;
  const alike = (fault: Fault) => faults.filter(isSame(fault));
  const firsts = faults.filter((fault) => alike(fault)[0] === fault);
  return firsts.map((first) => {
    const same = alike(first);
    const { code, detail } = first;
    return {
      code: "fault",
      variants: variantsOf(same),
      fault: { code, detail },
      times: Math.max(...same.map((each) => each.times)),
    };
  });
}

export function failureFinding({ what, variant, target }: Failure): Finding {
  return { code: what === "build" ? "build-failed" : "prepare-failed", variant, target };
}
