import type { LedgerBlock, LedgerRun, RunEnvironment } from "../src/model/history.ts";

/** A run with where it ran. */
export interface KnownRun extends Omit<LedgerRun, "environment"> {
  readonly number: number;
  readonly environment: RunEnvironment | null;
}

export type Ledger = ReadonlyMap<number, KnownRun>;

export function ledgerOf(blocks: readonly LedgerBlock[]): Ledger {
  const known = new Map<number, KnownRun>();
  for (const block of blocks)
    block.runs.forEach((run, i) => {
      const environment = run.environment === null ? null : (block.environments[run.environment] ?? null);
      known.set(block.from + i, { ...run, number: block.from + i, environment });
    });
  return known;
}

/** Runs one after another that were made in one environment. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Counts the environments in the order in which they first appeared. */
  readonly which: number;
}

export function environmentLabel(environment: RunEnvironment | null): string {
  if (environment === null) return "environment not known";
  const { cpuModel, cores, os, kernel, runnerImage } = environment;
  return [`${cpuModel}, ${cores} ${cores === 1 ? "core" : "cores"}`, os, `kernel ${kernel}`, runnerImage]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}

/** Where the environment changed among these runs; runs that the ledger does not know belong to nobody. */
export function stretchesOf(runs: readonly number[], ledger: Ledger): Stretch[] {
  const numbers = new Map<string, number>();
  const stretches: Stretch[] = [];
  for (const number of runs) {
    const run = ledger.get(number);
    if (run === undefined) continue;
    const label = environmentLabel(run.environment);
    if (!numbers.has(label)) numbers.set(label, numbers.size);
    const last = stretches.at(-1);
    if (last?.label === label) stretches[stretches.length - 1] = { ...last, to: number };
    else stretches.push({ from: number, to: number, label, which: numbers.get(label) as number });
  }
  return stretches;
}
