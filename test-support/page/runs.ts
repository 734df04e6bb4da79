import { createHash } from "node:crypto";
import { type PublishedRun, TREND_SCHEMA } from "../../src/format/trend.ts";

export interface StoreShape {
  readonly series: number;
  readonly runs: number;
  readonly seed?: number;
  /** First lines of commit messages; "work on part N" where it says nothing. */
  readonly subject?: (run: number) => string | undefined;
}

const system = { kernel: "6.11.0-1018-azure", os: "Ubuntu 24.04.3 LTS" };

/** Three machines, one of them much faster: what absolute values would take for an improvement. */
export const MACHINES = [
  {
    cpuModel: "AMD EPYC 7763 64-Core Processor",
    cores: 4,
    ...system,
    runnerImage: "ubuntu24 20260901.1",
    speed: 1,
  },
  {
    cpuModel: "AMD EPYC 9V74 80-Core Processor",
    cores: 4,
    ...system,
    runnerImage: "ubuntu24 20261012.2",
    speed: 1.31,
  },
  {
    cpuModel: "Intel Xeon Platinum 8370C",
    cores: 4,
    ...system,
    runnerImage: "ubuntu24 20261012.2",
    speed: 1.12,
  },
] as const;

/** Each machine served for a while. */
export function environmentAt(run: number, total: number): 0 | 1 | 2 {
  const share = run / total;
  if (share < 0.45) return 0;
  return share < 0.7 || share > 0.9 ? 1 : 2;
}

const NEWEST = Date.UTC(2026, 10, 21, 2, 17);

const commitOf = (name: string) => createHash("sha1").update(name).digest("hex");

/** One a night, the last on 2026-11-21; without its cases. */
export function runAt(run: number, { runs, subject }: StoreShape): Omit<PublishedRun, "cases"> {
  const { speed: _, ...environment } = MACHINES[environmentAt(run, runs)];
  return {
    schema: TREND_SCHEMA,
    id: `${9_000_000 + run}-1`,
    at: new Date(NEWEST - (runs - 1 - run) * 864e5).toISOString(),
    url: `https://github.com/octo/app/actions/runs/${9_000_000 + run}`,
    head: { commit: commitOf(`head ${run}`), subject: subject?.(run) ?? `Work on part ${(run * 7) % 90}` },
    reference: {
      commit: commitOf(`reference ${run < runs * 0.6 ? 0 : 1}`),
      label: run < runs * 0.6 ? "v1.0.0" : "v2.0.0",
    },
    environment,
    verdict: run % 41 === 0 ? "regression" : "unchanged",
    minutes: 38,
    control: { case: "api/hello/direct", verdict: run % 300 === 7 ? "regression" : "unchanged" },
    planted: {
      ...{ case: "api/hello/direct", slowdown: 0.05 },
      outcome: run % 40 === 13 ? "not-found" : "found",
    },
  };
}
