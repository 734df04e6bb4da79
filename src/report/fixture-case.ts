import { normal, type Random } from "../analyse/seeded-random.ts";
import type { SkipReason } from "../format/findings.ts";
import type { Scenario } from "../model/config.ts";
import type { CaseRecord } from "../model/results.ts";
import type { Bottleneck, Limit, Round, Sample, Session, Variant } from "../model/sample.ts";

/** What a simulated case is like. Shares are in logs: 0.01 is about 1 %. */
export interface CaseSketch {
  readonly target?: string;
  readonly scenario: string;
  readonly path?: "direct" | "proxy";
  readonly sessions?: number;
  /** Head ÷ base of the throughput and of the CPU per request. */
  readonly speed?: number;
  readonly cpu?: number | null;
  /** Standard deviation from start to start, and from round to round. */
  readonly starts?: number;
  readonly rounds?: number;
  readonly bottleneck?: Bottleneck;
  readonly limits?: readonly Limit[];
  readonly skipped?: SkipReason;
  readonly change?: (session: Session) => Session;
}

const WALL = 0.5;

function sample(variant: Variant, perSecond: number, cpu: number | null, sketch: CaseSketch): Sample {
  const correct = Math.round(perSecond * WALL);
  const mean = 64 / perSecond;
  return {
    variant,
    wall: WALL,
    byStatus: { "200": correct },
    errors: {},
    aborted: 64,
    bytes: correct * 12,
    correct,
    latency: { mean, p50: mean * 0.92, p90: mean * 1.6, p95: mean * 2.1, p99: mean * 3.1 },
    cpu: { server: cpu === null ? null : cpu * correct, proxy: null, generator: WALL * 0.7 },
    busiest: { server: 0.99, proxy: null },
    opened: { client: 64, upstream: null },
    memory: 64 * 2 ** 20,
    switches: Math.round(correct * 0.04),
    bottleneck: sketch.bottleneck ?? "server",
    invalid: [],
    limits: sketch.limits ?? [],
  };
}

function round(at: number, sketch: CaseSketch, start: number, random: Random): Round {
  const noise = () => normal(random) * (sketch.rounds ?? 0.015);
  const drift = Math.exp(noise());
  const [both, apart] = [9_800 * drift, Math.exp(start + noise())];
  const cpu = 98e-6 / drift;
  const headCpu = sketch.cpu === null ? null : (cpu * (sketch.cpu ?? 1)) / Math.exp(start + noise());
  return {
    order: random() < 0.5 ? ["base", "head"] : ["head", "base"],
    together: true,
    disturbance: { stolen: 0, foreign: 0 },
    at,
    samples: [
      sample("base", both, sketch.cpu === null ? null : cpu, sketch),
      sample("head", both * (sketch.speed ?? 1) * apart, headCpu, sketch),
    ],
  };
}

function session(at: number, sketch: CaseSketch, random: Random): Session {
  const start = normal(random) * (sketch.starts ?? 0.004);
  return {
    at,
    startSeconds: {
      base: 0.21 * Math.exp(normal(random) * 0.05),
      head: 0.21 * Math.exp(normal(random) * 0.05),
    },
    warmUpSeconds: 1.5,
    rounds: Array.from({ length: 6 }, (_, i) => round(at + 2 + i * 0.6, sketch, start, random)),
    invalid: [],
  };
}

export function sketchedCase(sketch: CaseSketch, random: Random): CaseRecord {
  const [target, path] = [sketch.target ?? "api", sketch.path ?? "direct"];
  const sessions = Array.from({ length: sketch.sessions ?? 10 }, (_, i) => session(i * 7, sketch, random));
  return {
    id: `${target}/${sketch.scenario}/${path}`,
    target,
    scenario: sketch.scenario,
    path,
    sessions: sessions.map(sketch.change ?? ((s) => s)),
    ...(sketch.skipped && { skipped: sketch.skipped }),
  };
}

export function sketchedScenario(name: string, targets: readonly string[], threshold: number): Scenario {
  return {
    name,
    targets,
    request: { method: "GET", paths: ["/"], headers: [] },
    expect: { status: 200, body: "Hello World!", headers: {}, same: true },
    connections: 64,
    keepalive: true,
    paths: ["direct", "proxy"],
    timeoutSeconds: 10,
    errors: 0,
    threshold,
  };
}
