import type { LedgerBlock, LedgerRun, Overview, SeriesSummary, SheetBlock } from "../src/model/history.ts";

/** Data of a store for the tests, with whatever a test is about. */
export function summary(parts: Partial<SeriesSummary> = {}): SeriesSummary {
  return {
    case: "api/hello/direct",
    key: "api.hello.direct",
    metric: "goodput",
    unit: "requests/s",
    better: "higher",
    gates: true,
    threshold: 0.02,
    first: 0,
    last: 99,
    points: 100,
    ratio: [0.95, 0.94, 0.96],
    head: 20_000,
    spark: "0,1000:Az.9",
    change: null,
    ...parts,
  };
}

export function change(parts: Partial<NonNullable<SeriesSummary["change"]>> = {}) {
  const told = {
    run: 60,
    after: 59,
    ratio: [0.95, 0.94, 0.96],
    kind: "regression",
    state: "confirmed",
  } as const;
  return { ...told, at: "2026-11-10T02:00:00Z", ...parts };
}

export function overview(series: readonly SeriesSummary[], parts: Partial<Overview> = {}): Overview {
  return {
    schema: 1,
    name: "octo/app",
    url: "https://github.com/octo/app",
    runs: 100,
    firstBlock: 0,
    updated: "2026-11-21T02:00:00Z",
    control: { runs: 99, alarms: 1 },
    minutes: 3800,
    alerts: { confirmed: 3, withdrawn: 1, accepted: 1 },
    series,
    ...parts,
  };
}

export function sheet(
  from: number,
  ratio: readonly (number | null)[],
  parts: Partial<SheetBlock["metrics"][0]> = {},
) {
  const each = <T>(value: T) => ratio.map(() => value);
  const metric: SheetBlock["metrics"][0] = {
    name: "goodput",
    unit: "requests/s",
    better: "higher",
    gates: true,
    runs: ratio.map((_, i) => from + i),
    ratio,
    low: each(-1000),
    high: each(2000),
    head: each(20_000),
    reference: each(21_000),
    seams: [],
    ...parts,
  };
  return { schema: 1, case: "api/hello/direct", from, invalid: [], metrics: [metric] } satisfies SheetBlock;
}

export function ledgerRun(number: number, parts: Partial<LedgerRun> = {}): LedgerRun {
  return {
    id: `${number}-1`,
    at: `2026-11-${String(1 + (number % 28)).padStart(2, "0")}T02:00:00Z`,
    url: null,
    head: { commit: String(number).padStart(40, "a"), subject: `Commit ${number}` },
    reference: { commit: "b".repeat(40), label: "v1" },
    environment: 0,
    verdict: "unchanged",
    minutes: 38,
    control: "unchanged",
    ...parts,
  };
}

export function ledger(
  from: number,
  runs: readonly LedgerRun[],
  machines: readonly string[] = ["EPYC"],
): LedgerBlock {
  const environments = machines.map((cpuModel) => ({
    cpuModel,
    cores: 4,
    kernel: "6.11",
    os: "Ubuntu",
    runnerImage: null,
  }));
  return { schema: 1, from, environments, runs };
}
