import {
  type PublishedCase,
  type PublishedMetric,
  type PublishedRun,
  type StoredEstimate,
  TREND_SCHEMA,
} from "../format/trend.ts";
import { type Estimate, estimateOf, storedEstimate } from "./estimate.ts";
import type { FileChanges, Store } from "./store.ts";

/** A trend in memory, for tests. */
export interface MemoryStore extends Store {
  readonly files: Map<string, string>;
  /** Paths that were read since the last look. */
  readonly seen: string[];
  readonly write: (changes: FileChanges) => void;
}

export function memoryStore(files: Iterable<readonly [string, string]> = []): MemoryStore {
  const held = new Map(files);
  const seen: string[] = [];
  return {
    files: held,
    seen,
    read: async (paths) => {
      seen.push(...paths);
      return paths.map((path) => held.get(path) ?? null);
    },
    list: async (folder) => {
      const inside = [...held.keys()].filter((path) => path.startsWith(`${folder}/`));
      return [...new Set(inside.map((path) => path.slice(folder.length + 1).split("/")[0] as string))];
    },
    write: (changes) => {
      for (const [path, text] of changes)
        if (text === null) held.delete(path);
        else held.set(path, text);
    },
  };
}

/** A night of one case with one metric that decides. `log` is ln(head ÷ reference), known to half a percent or so. */
export function nightOf(number: number, log: number, more: Partial<PublishedMetric> = {}): PublishedRun {
  const ratio = Math.exp(log);
  const metric: PublishedMetric = {
    ...{ name: "goodput", unit: "requests/s", better: "higher", gates: true },
    ...{ ratio: stored(ratio, ratio * 0.99, ratio * 1.01), head: 1000 * ratio, reference: 1000, ...more },
  };
  return {
    schema: TREND_SCHEMA,
    id: `run-${number}`,
    at: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
    url: null,
    head: { commit: number.toString(16).padStart(40, "0"), subject: `Change ${number}` },
    reference: { commit: "f".repeat(40), label: "v1" },
    environment: null,
    verdict: "unchanged",
    minutes: 2,
    control: { case: "api/hello/direct", verdict: "unchanged" },
    cases: [{ id: "api/hello/direct", verdict: "unchanged", threshold: 0.02, metrics: [metric] }],
  };
}

const METRICS = [
  ["goodput", "requests/s", "higher", true],
  ["cpu", "s/request", "lower", true],
  ["p50", "s", "lower", false],
  ["p90", "s", "lower", false],
  ["p99", "s", "lower", false],
  ["memory", "bytes", "lower", false],
  ["switches", "1/request", "lower", false],
  ["start-time", "s", "lower", false],
  ["image-size", "bytes", "lower", false],
] as const;

/** A ratio with its interval, as it is published. */
export function stored(ratio: number, low: number, high: number): StoredEstimate {
  return storedEstimate(estimateOf(ratio, { low, high }) as Estimate);
}

const rounded = (value: number): number => Number(value.toPrecision(6));

/** A number between 0 and 1 that looks random and is always the same. */
const noise = (seed: number): number => {
  const x = Math.sin(seed * 12.9898) * 43758.5453;
  return x - Math.floor(x);
};

/** Night number `n` of a repository, with nine metrics for each case. */
export function nightly(
  n: number,
  caseIds: readonly string[],
  more: Partial<PublishedRun> = {},
): PublishedRun {
  const at = new Date(Date.UTC(2026, 0, 1, 2, 17) + n * 86_400_000).toISOString();
  const hex = n.toString(16).padStart(6, "0");
  return {
    schema: 1,
    id: `${9_000_000 + n}-1`,
    at,
    url: `https://github.example/octo/app/actions/runs/${9_000_000 + n}`,
    head: { commit: hex.repeat(7).slice(0, 40), subject: `Change ${n} of the router` },
    reference: { commit: "a".repeat(40), label: "v1.0" },
    environment: {
      cpuModel: "AMD EPYC 7763 64-Core Processor",
      cores: 4,
      kernel: "6.8.0-1021-azure",
      os: "Ubuntu 24.04.2 LTS",
      runnerImage: "ubuntu-24.04 20261102.1",
    },
    verdict: "unchanged",
    minutes: 7.5,
    control: null,
    cases: caseIds.map((id, i) => nightlyCase(id, n * 31 + i)),
    ...more,
  };
}

function nightlyCase(id: string, seed: number): PublishedCase {
  const metrics = METRICS.map(([name, unit, better, gates], i) => {
    const ratio = 1 + (noise(seed * 17 + i) - 0.5) * 0.02;
    const half = 0.004 + noise(seed * 13 + i) * 0.004;
    const reference = 1000 * (i + 1) * (1 + (noise(seed * 7 + i) - 0.5) * 0.1);
    return {
      ...{ name, unit, better, gates },
      ratio: stored(ratio, ratio - half, ratio + half),
      head: rounded(reference * ratio),
      reference: rounded(reference),
    };
  });
  return { id, verdict: "unchanged", threshold: 0.02, metrics };
}
