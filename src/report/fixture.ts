import { conclude } from "../analyse/conclude.ts";
import { normal, type Random, seeded } from "../analyse/fixture.ts";
import type { Variant } from "../format/faults.ts";
import type { SkipReason } from "../format/findings.ts";
import type { Fresh, Scenario } from "../format/plan.ts";
import type { CaseRecord, Growth, Measured, Results } from "../format/results.ts";
import type { Bottleneck, Limit, Round, Sample, Session } from "../format/sample.ts";

/** What a simulated case is like. Shares are in logs: 0.01 is about 1%. */
export interface CaseSketch {
  readonly target?: string;
  readonly scenario: string;
  readonly via?: "direct" | "nginx";
  readonly sessions?: number;
  /** Head ÷ base of the throughput and of the CPU per request. */
  readonly speed?: number;
  readonly cpu?: number | null;
  /** Head ÷ base of the peak memory, which then has noise. */
  readonly memory?: number;
  /** What its scenario has beside a threshold. */
  readonly gates?: Pick<Scenario, "thresholds" | "limits">;
  /** Read and write calls of head per request; base's are two. */
  readonly calls?: number;
  /** Standard deviation from start to start, and from round to round. */
  readonly starts?: number;
  readonly rounds?: number;
  readonly bottleneck?: Bottleneck;
  readonly limits?: readonly Limit[];
  readonly skipped?: SkipReason;
  readonly growth?: Growth;
  /** What base does not have of it, so that head alone was measured. */
  readonly fresh?: Fresh;
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
    counters: { "io-calls": Math.round(correct * (variant === "head" ? (sketch.calls ?? 2) : 2)) + 7 },
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
  const startSeconds = {
    base: 0.21 * Math.exp(normal(random) * 0.05),
    head: 0.21 * Math.exp(normal(random) * 0.05),
  };
  const rounds = Array.from({ length: 6 }, (_, i) => round(at + 2 + i * 0.6, sketch, start, random));
  return {
    at,
    startSeconds,
    warmUpSeconds: 1.5,
    rounds: sketch.memory === undefined ? rounds : withMemory(rounds, sketch.memory, random),
    invalid: [],
  };
}

/** The peak of a session is in each of its rounds. */
function withMemory(rounds: readonly Round[], ratio: number, random: Random): Round[] {
  const peak = () => 64 * 2 ** 20 * Math.exp(normal(random) * 0.01);
  const peaks = { base: Math.round(peak()), head: Math.round(peak() * ratio) };
  return rounds.map((each) => ({
    ...each,
    samples: each.samples.map((one) => ({ ...one, memory: peaks[one.variant] })),
  }));
}

/** What is left of sessions where base has no such scenario, or no side at all. */
function withoutBase(sessions: readonly Session[], fresh: Fresh): Session[] {
  const alone = sessions.map((each) => ({
    ...each,
    rounds: each.rounds.map((one) => ({
      ...one,
      samples: one.samples.filter(({ variant }) => variant === "head"),
    })),
  }));
  if (fresh === "target" || fresh === "configuration") return alone;
  const fault = {
    code: "wrong-status",
    path: "/new",
    status: 404,
    expected: 200,
    body: "no <route>",
  } as const;
  const lacking = { at: 0, startSeconds: {}, warmUpSeconds: 0, rounds: [] };
  return [{ ...lacking, invalid: [{ variant: "base", fault, log: "" }] }, ...alone];
}

function sketchedCase(sketch: CaseSketch, random: Random): CaseRecord {
  const [target, via] = [sketch.target ?? "api", sketch.via ?? "direct"];
  const sessions = Array.from({ length: sketch.sessions ?? 10 }, (_, i) => session(i * 7, sketch, random));
  return {
    id: `${target}/${sketch.scenario}/${via}`,
    target,
    scenario: sketch.scenario,
    via,
    sessions: sketch.fresh
      ? withoutBase(sessions.slice(0, 1), sketch.fresh)
      : sessions.map(sketch.change ?? ((s) => s)),
    ...(sketch.skipped && { skipped: sketch.skipped }),
    ...(sketch.growth && { growth: sketch.growth }),
    ...(sketch.fresh && { fresh: sketch.fresh }),
  };
}

function sketchedScenario(
  name: string,
  targets: readonly string[],
  threshold: number,
  gates: CaseSketch["gates"],
): Scenario {
  return {
    name,
    targets,
    request: { method: "GET", paths: ["/"], headers: [] },
    expect: { status: 200, body: "Hello World!", headers: {}, sameLength: true },
    connections: 64,
    keepalive: true,
    via: ["direct", "nginx"],
    timeoutSeconds: 10,
    maxErrors: 0,
    threshold,
    ...gates,
  };
}

/** A run as it could have been measured, the same for the same sketches and seed. */
export function sketchedRun(
  sketches: readonly CaseSketch[],
  more: Partial<Measured> = {},
  seed = 1,
): Results {
  const random = seeded(seed);
  const cases = sketches.map((sketch) => sketchedCase(sketch, random));
  const targets = [...new Set(cases.map((record) => record.target))];
  const scenarios = [...new Set(cases.map((record) => record.scenario))];
  const builds = (id: string, bytes: number) =>
    Object.fromEntries(targets.map((name) => [name, { id: `sha256:${id}`, imageBytes: bytes }]));
  const same = sketches.length > 0 && sketches.every((sketch) => sketch.skipped !== undefined);
  return conclude({
    plan: {
      seed: 421_337,
      alpha: 0.002,
      budgetSeconds: 60 * cases.length,
      isolation: "docker",
      isolationReason: { code: "docker-works" },
      pairing: "side-by-side",
      cpus: { layout: "separate-cores", server: [0, 1], proxy: [2], generator: [3] },
      cases: cases.map(({ id, target, scenario, via, fresh }) => {
        return { id, target, scenario, via, ...(fresh && { fresh }) };
      }),
      scenarios: scenarios.map((name) =>
        sketchedScenario(name, targets, 0.02, sketches.find(({ scenario }) => scenario === name)?.gates),
      ),
      failOn: ["regression", "invalid"],
      mode: "block",
    },
    environment: {
      cpuModel: "AMD EPYC 7763 64-Core Processor",
      cores: 4,
      memoryBytes: 16 * 2 ** 30,
      kernel: "6.8.0-1021-azure",
      os: "Ubuntu 24.04.2 LTS",
      runnerImage: "ubuntu-24.04 20261102.1",
      tools: { oha: "1.12.1", nginx: "1.28.0", node: "24.19.0" },
      load: { before: 0.21, after: 2.87 },
    },
    variants: [
      {
        variant: "base",
        commit: `3f2a91c4${"0".repeat(32)}`,
        label: "main",
        builds: builds("aa", 187_904_819),
      },
      {
        variant: "head",
        commit: `9b07d25e${"0".repeat(32)}`,
        label: "faster-router",
        builds: same ? builds("aa", 187_904_819) : builds("bb", 189_792_256),
      },
    ],
    cases,
    failures: [],
    notices: [],
    seconds: {
      build: 41.3,
      run: 70.4 * cases.length,
      ready: 66.2 * cases.length,
      load: 61.9 * cases.length,
      harness: 0.9 * cases.length,
    },
    interrupted: false,
    id: "8f6c2f0e",
    startedAt: "2026-11-20T10:15:00.000Z",
    ...more,
  });
}

const dies = (session: Session): Session => ({
  ...session,
  rounds: session.rounds.slice(0, 1),
  invalid: [
    {
      fault: { code: "start-failed", error: "it ended with code 1 | `panic` <b>now</b> @octocat" },
      variant: "head",
      log: "listening on 8080\n\u001b[31mTypeError\u001b[0m: handler is not a function <!-- | --> @octocat\n    at serve (/app/server.js:12:3)\n",
    },
  ],
});

const BIND: Growth = {
  tool: "V8's profiler",
  base: 91.2e-6,
  head: 97.3e-6,
  functions: [
    {
      name: "run content-type-parser.js",
      line: 143,
      kind: "code",
      calls: { name: "bind node:async_hooks", line: 78, kind: "runtime" },
      base: 3.1e-6,
      head: 8.1e-6,
    },
    { name: "(garbage collector)", kind: "collector", base: 4.2e-6, head: 5.1e-6 },
  ],
};

/** One run of every kind that a report must be able to tell. */
export const RUNS: Readonly<Record<string, () => Results>> = {
  red: () =>
    sketchedRun(
      [
        { scenario: "hello", speed: 0.94, cpu: 1.065, growth: BIND },
        {
          scenario: "hello",
          via: "nginx",
          speed: 0.97,
          cpu: 1.055,
          bottleneck: "proxy",
          limits: ["proxy-saturated"],
        },
        { scenario: "json", speed: 1.052, cpu: 0.95 },
        { scenario: "file", speed: 1.001, cpu: 1 },
        { scenario: "hash", speed: 0.985, starts: 0.038 },
      ],
      {
        differences: [
          { kind: "runtime", name: "Node", base: "22.1.0", head: "24.0.0" },
          {
            ...{ kind: "package", name: "fastify", base: "4.28.1", head: "5.6.1" },
            ...{ role: "direct", file: "package-lock.json" },
          },
          { kind: "image", name: "node", base: "22.1-slim", head: "24.0-slim", file: "Dockerfile" },
          {
            ...{ kind: "package", name: "@octocat/<b>left</b>-pad", base: null, head: "1.3.0 | 1.4.0" },
            ...{ role: "indirect", file: "package-lock.json" },
          },
          {
            ...{ kind: "package", name: "tap", base: "18.7.0", head: null },
            ...{ role: "development", file: "package-lock.json" },
          },
        ],
        notices: [
          {
            code: "gate-changed",
            changes: [{ setting: "threshold", scenario: "file", before: 0.02, after: 0.03 }],
          },
        ],
      },
    ),
  unchanged: () => sketchedRun([{ scenario: "hello" }, { scenario: "hello", via: "nginx" }], {}, 5),
  faster: () => sketchedRun([{ scenario: "hello", speed: 1.31, cpu: 0.76 }]),
  "invalid-head": () =>
    sketchedRun([{ scenario: "hello", sessions: 1, change: dies }, { scenario: "json" }], {}, 2),
  "failed-build": () =>
    sketchedRun([{ scenario: "hello", sessions: 0 }], {
      failures: [
        {
          variant: "head",
          target: "api",
          what: "build",
          log: "#8 [3/4] RUN npm ci\n#8 0.412 npm error code EUSAGE\n#8 ERROR: process did not complete: exit code 1\n",
        },
      ],
    }),
  inconclusive: () =>
    sketchedRun([
      { scenario: "hello", starts: 0.011, sessions: 5, speed: 0.975, cpu: 1.03 },
      { scenario: "file", starts: 0.02, sessions: 5, calls: 4 },
      { scenario: "json", sessions: 1 },
    ]),
  limited: () =>
    sketchedRun([
      { scenario: "hello", bottleneck: "generator", limits: ["generator-saturated"], cpu: 1.04 },
      { scenario: "json", bottleneck: "generator", limits: ["generator-saturated"], cpu: null },
    ]),
  limits: () =>
    sketchedRun(
      [
        {
          scenario: "hello",
          gates: { limits: { p99: 0.015, cpu: 0.0002, "image-size": 150 * 2 ** 20 } },
        },
        {
          scenario: "json",
          memory: 1.2,
          gates: { thresholds: { memory: 0.1 }, limits: { memory: 2 ** 28 } },
        },
        { scenario: "file", gates: { limits: { goodput: 9800, p99: 0.1 } } },
      ],
      {
        notices: [
          {
            code: "gate-changed",
            changes: [
              { setting: "thresholds", scenario: "json", metric: "memory", before: 0.1, after: 0.5 },
              ...([
                {
                  setting: "absolute-limits",
                  scenario: "hello",
                  metric: "p99",
                  before: 0.015,
                  after: null,
                  unit: "s",
                },
              ] as const),
            ],
          },
        ],
      },
      5,
    ),
  memory: () =>
    sketchedRun([
      {
        scenario: "hello",
        memory: 1.2,
        gates: { thresholds: { memory: 0.1, p99: 0.05, "image-size": 0.05 } },
      },
    ]),
  identical: () =>
    sketchedRun([
      { scenario: "hello", sessions: 0, skipped: "identical-builds" },
      { scenario: "hello", via: "nginx", sessions: 0, skipped: "identical-builds" },
    ]),
  new: () =>
    sketchedRun(
      [
        { scenario: "hello" },
        { scenario: "json", fresh: "scenario" },
        { target: "web", scenario: "hello", fresh: "target" },
      ],
      { notices: [{ code: "newly-measured", targets: ["web"], scenarios: ["json"], via: [], pairs: [] }] },
      5,
    ),
  first: () =>
    sketchedRun(
      [
        { scenario: "hello", fresh: "configuration" },
        { scenario: "json", fresh: "configuration" },
      ],
      {
        notices: [{ code: "base-config-missing", file: "loadgate.yml" }],
      },
    ),
  interrupted: () =>
    sketchedRun(
      [
        { scenario: "hello", sessions: 4 },
        { scenario: "json", sessions: 0 },
      ],
      { interrupted: true },
      3,
    ),
};
