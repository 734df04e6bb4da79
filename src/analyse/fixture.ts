import type { Variant } from "../format/faults.ts";
import type { CaseRecord, Measured } from "../format/results.ts";
import type { Round, Sample, Session } from "../format/sample.ts";

/** The smallest samples, sessions and runs that a test can change one thing of. */

export function sampleOf(variant: Variant, change: Partial<Sample> = {}): Sample {
  return {
    variant,
    wall: 1,
    byStatus: { "200": 1000 },
    errors: {},
    aborted: 0,
    bytes: 12_000,
    correct: 1000,
    latency: { mean: 0.004, p50: 0.004, p90: 0.006, p99: 0.01 },
    cpu: { server: 0.1, proxy: null, generator: 0.1 },
    busiest: { server: 1, proxy: null },
    opened: { client: 4, upstream: null },
    memory: 1e7,
    switches: 100,
    bottleneck: "server",
    invalid: [],
    limits: [],
    ...change,
  };
}

export function roundOf(head: Partial<Sample> = {}, base: Partial<Sample> = {}): Round {
  return {
    order: ["base", "head"],
    together: true,
    disturbance: { stolen: 0, foreign: 0 },
    at: 0,
    samples: [sampleOf("base", base), sampleOf("head", head)],
  };
}

export function sessionOf(rounds: readonly Round[], change: Partial<Session> = {}): Session {
  return { at: 0, startSeconds: { base: 0.2, head: 0.2 }, warmUpSeconds: 1, rounds, invalid: [], ...change };
}

/** A head that answers and computes at these shares of base, one per session. */
export function sessionsAt(
  speeds: readonly number[],
  cpus: readonly (number | null)[] = speeds.map((speed) => 1 / speed),
  change: Partial<Sample> = {},
): Session[] {
  return speeds.map((speed, i) => {
    const correct = 1e6 * speed;
    const share = cpus[i];
    const server = share === null || share === undefined ? null : 1e-4 * correct * share;
    const base = {
      correct: 1e6,
      byStatus: { "200": 1e6 },
      cpu: { server: 100, proxy: null, generator: null },
    };
    const head = { correct, byStatus: { "200": correct }, cpu: { server, proxy: null, generator: null } };
    return sessionOf([roundOf({ ...head, ...change }, { ...base, ...change })]);
  });
}

export function caseOf(sessions: readonly Session[], change: Partial<CaseRecord> = {}): CaseRecord {
  return { id: "api/hello/direct", target: "api", scenario: "hello", via: "direct", sessions, ...change };
}

export function runOf(cases: readonly CaseRecord[], change: Partial<Measured> = {}): Measured {
  return {
    plan: {
      seed: 1,
      alpha: 0.002,
      budgetSeconds: 60,
      isolation: "process",
      isolationReason: { code: "configured" },
      pairing: "interleaved",
      cpus: { layout: "separate-cores", server: [0], proxy: [1], generator: [1] },
      cases: cases.map(({ id, target, scenario, via }) => ({ id, target, scenario, via })),
      scenarios: [],
      failOn: ["regression", "invalid"],
      mode: "block",
    },
    environment: {
      cpuModel: "test",
      cores: 2,
      memoryBytes: 2 ** 33,
      kernel: "6",
      os: "Debian 12",
      runnerImage: null,
      tools: {},
      load: { before: 0, after: null },
    },
    variants: [],
    cases,
    failures: [],
    notices: [],
    seconds: { build: 1, run: 60, ready: 55, load: 50, harness: 1 },
    interrupted: false,
    id: "run",
    startedAt: "2026-11-20T10:15:00.000Z",
    ...change,
  };
}

/** Numbers that look random and are the same for the same seed: for tests and fixtures. */
export type Random = () => number;

/** mulberry32 by Tommy Ettinger: 32 bits of state. Uniform in [0, 1). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A standard normal number (Box & Muller 1958). */
export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
