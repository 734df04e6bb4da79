import type { LedgerBlock, LedgerRun, PublishedRun, RunEnvironment } from "../model/history.ts";

/** The block with one more run; machines are kept once. */
export function withRun(ledger: LedgerBlock, run: PublishedRun): LedgerBlock {
  const [environments, environment] = withEnvironment(ledger.environments, run.environment);
  const { id, at, url, head, reference, verdict, minutes } = run;
  const entry: LedgerRun = {
    id,
    at,
    url,
    head,
    reference,
    environment,
    verdict,
    minutes,
    control: run.control?.verdict ?? null,
  };
  return { ...ledger, environments, runs: [...ledger.runs, entry] };
}

function withEnvironment(
  known: readonly RunEnvironment[],
  environment: RunEnvironment | null,
): readonly [readonly RunEnvironment[], number | null] {
  if (environment === null) return [known, null];
  const same = (other: RunEnvironment) =>
    (["cpuModel", "cores", "kernel", "os", "runnerImage"] as const).every(
      (name) => other[name] === environment[name],
    );
  const at = known.findIndex(same);
  return at >= 0 ? [known, at] : [[...known, environment], known.length];
}
