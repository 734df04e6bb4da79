import { type Fault, isAnswerFault, type Variant } from "../format/faults.ts";
import type { Finding, Notice } from "../format/findings.ts";
import type { CaseRecord, CaseResult, Failure, Measured } from "../format/results.ts";
import type { Sample, Session } from "../format/sample.ts";
import {
  type CountedFault,
  failureFinding,
  failuresOf,
  faultFindings,
  faultsOf,
} from "./faults-and-limits.ts";

/**
 * When a case has nothing to be compared with: base lacks what is measured, or cannot be built or started. A base that was ready and
 * answered rightly once does not lack anything, whatever becomes of it later: head may have had a hand in that.
 */

type Lacking = Pick<CaseRecord, "sessions" | "fresh">;

/** That it never was ready. Where the run's time was over first, nobody knows. */
function neverStarted(fault: Fault): boolean {
  if (fault.code === "died") return fault.when === "starting";
  if (fault.code === "not-ready") return fault.runOver !== true;
  return fault.code === "start-failed" || fault.code === "prepare-failed";
}

/** That it does not know what it was asked: wrong from the first answer on. */
function answersOtherwise(fault: Fault): boolean {
  if (isAnswerFault(fault)) return fault.afterLoad !== true;
  return (
    fault.code === "command-failed" ||
    fault.code === "no-report" ||
    (fault.code === "died" && fault.when === "before-load")
  );
}

/** That both know it, as different things. */
function unequal({ code }: Fault): boolean {
  return code === "lengths-differ" || code === "framing-differs";
}

/** Whether a fault says that base lacks something, and is not broken by this change. */
function isLack({ variant, fault }: Omit<CountedFault, "times">, { fresh }: Lacking): boolean {
  if (variant === "base") return neverStarted(fault) || (fresh !== undefined && answersOtherwise(fault));
  // Where both were asked it before, that their answers differ is for a configuration to allow.
  return variant === null && unequal(fault) && (fresh === "scenario" || fresh === "configuration");
}

function samplesIn({ rounds }: Session, variant: Variant): Sample[] {
  return rounds.flatMap(({ samples }) => samples.filter((sample) => sample.variant === variant));
}

/** Whether base was measured without a fault in any round. */
function baseAnswered({ sessions }: Lacking): boolean {
  return sessions.some((session) => samplesIn(session, "base").some(({ invalid }) => invalid.length === 0));
}

/** Whether head was, in a session of head alone. */
function headAnsweredAlone({ sessions }: Lacking): boolean {
  return sessions.some(
    (session) =>
      samplesIn(session, "base").length === 0 &&
      samplesIn(session, "head").some(({ invalid }) => invalid.length === 0),
  );
}

/** Whether all that went wrong so far is that base lacks something, so that head is worth being measured alone. */
export function lacksBase(record: CaseRecord): boolean {
  const faults = faultsOf(record);
  return faults.length > 0 && faults.every((each) => isLack(each, record)) && !baseAnswered(record);
}

/** Why head was measured alone; null where it was not, or where something is wrong with it. */
export function whyAlone(
  record: CaseRecord,
  { failures, notices }: Pick<Measured, "failures" | "notices">,
): Finding[] | null {
  const own = failuresOf(record, failures);
  const faults = faultsOf(record);
  const known = faults.every((each) => isLack(each, record)) && own.every(isBasesOwn);
  if (!known || baseAnswered(record) || !headAnsweredAlone(record)) return null;
  const because = [...own.map(failureFinding), ...faultFindings(faults)];
  const broken =
    own.length > 0 ? "not-built" : faults.some(({ fault }) => neverStarted(fault)) && "not-started";
  if (broken && !excusesBase({ notices })) return null;
  const why = record.fresh === "configuration" ? record.fresh : broken || record.fresh;
  // Of a request that base knows in another form its own answer has to be seen.
  if (why === undefined || (because.length === 0 && why !== "configuration" && why !== "target")) return null;
  return [{ code: "head-alone", why }, ...because];
}

/** Whether a base that does not work is no fault of head's: with another isolation than it asks for it might. */
export function excusesBase({ notices }: { readonly notices: readonly Notice[] }): boolean {
  return !notices.some(
    (notice) =>
      notice.code === "isolation-changed" && notice.changes.some(({ setting }) => setting === "isolation"),
  );
}

/** Whether a failure is base's alone: all builds share their time, so who ran out of it may have been kept from it. */
export function isBasesOwn({ variant, limitSeconds }: Pick<Failure, "variant" | "limitSeconds">): boolean {
  return variant === "base" && limitSeconds === undefined;
}

/** The faults that count against a side: not what base never had. */
export function blamable(faults: readonly CountedFault[], record: Lacking): readonly CountedFault[] {
  const heads = faults.some(({ variant }) => variant === "head");
  return heads && record.fresh !== undefined ? faults.filter((each) => !isLack(each, record)) : faults;
}

/** Whether base could not be built or started for any case, which then is new. */
export function baseIsBroken({
  cases,
}: {
  readonly cases: readonly Pick<CaseResult, "findings">[];
}): boolean {
  return cases.some(
    ({ findings }) => findings.some(({ code }) => code === "head-alone") && findings.some(isOfBrokenBase),
  );
}

function isOfBrokenBase(found: Finding): boolean {
  const unbuilt = found.code === "build-failed" || found.code === "setup-failed";
  return unbuilt || (found.code === "fault" && neverStarted(found.fault));
}
