import { isDeepStrictEqual } from "node:util";
import { type Fault, isOurs, type Variant } from "../format/faults.ts";
import type { Finding } from "../format/findings.ts";
import type { CaseRecord, Failure } from "../format/results.ts";

/** One thing that made a case invalid, in which variant, and how often. */
interface CountedFault {
  /** Null where it is no variant's fault. */
  readonly variant: Variant | null;
  readonly fault: Fault;
  readonly times: number;
}

function everyFault(record: CaseRecord): Omit<CountedFault, "times">[] {
  return record.sessions
    .flatMap((session) => [
      ...session.invalid,
      ...session.rounds.flatMap((round) =>
        round.samples.flatMap(({ invalid, variant }) => invalid.map((fault) => ({ fault, variant }))),
      ),
    ])
    .map(({ fault, variant }) => ({ fault, variant: isOurs(fault) ? null : variant }));
}

/** Each fault once, with how often it was seen. */
export function faultsOf(record: CaseRecord): CountedFault[] {
  const found = new Map<string, CountedFault>();
  for (const { variant, fault } of everyFault(record)) {
    const key = JSON.stringify([variant, fault]);
    found.set(key, { variant, fault, times: (found.get(key)?.times ?? 0) + 1 });
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
export function faultFindings(faults: readonly CountedFault[]): Finding[] {
  const alike = (fault: Fault) => faults.filter((each) => isDeepStrictEqual(each.fault, fault));
  const firsts = faults.filter((each) => alike(each.fault)[0] === each);
  return firsts.map(({ fault }) => {
    const same = alike(fault);
    const times = Math.max(...same.map((each) => each.times));
    return { code: "fault", variants: variantsOf(same), fault, times };
  });
}

export function failureFinding({ what, variant, target }: Failure): Finding {
  return { code: what === "build" ? "build-failed" : "prepare-failed", variant, target };
}
