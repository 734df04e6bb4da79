import { normal, sampleOf, seeded, sessionOf } from "../analyse/fixture.ts";
import { concludeRanking } from "../analyse/leaderboard.ts";
import type { CaseRecord, Ranking, RankMeasured } from "../format/results.ts";
import type { Sample } from "../format/sample.ts";
import { sketchedRun } from "./fixture.ts";

interface TargetSketch {
  readonly target: string;
  /** Correct answers per second; 0 for one that was not measured. */
  readonly speed: number;
  readonly change?: Partial<Sample>;
}

function sketchedEntry(
  { target, speed, change = {} }: TargetSketch,
  scenario: string,
  noise: () => number,
): CaseRecord {
  const sessions = Array.from({ length: speed === 0 ? 0 : 5 }, () => {
    const correct = Math.round(speed * Math.exp(0.02 * normal(noise)));
    const sample = sampleOf("head", {
      correct,
      byStatus: { "200": correct },
      cpu: { server: 0.9, proxy: null, generator: 0.4 },
      memory: 3e7,
      ...change,
    });
    const round = { order: ["head"], together: false, at: 0, samples: [sample] } as const;
    return sessionOf([{ ...round, disturbance: { stolen: 0, foreign: 0 } }], {
      startSeconds: { head: 0.031 },
    });
  });
  return { id: `${target}/${scenario}/direct`, target, scenario, via: "direct", sessions };
}

/** A ranking as it could have been measured. */
export function sketchedRanking(
  leaderboards: Readonly<Record<string, readonly TargetSketch[]>>,
  more: Partial<RankMeasured> = {},
): Ranking {
  const noise = seeded(7);
  const cases = Object.entries(leaderboards).flatMap(([scenario, entries]) =>
    entries.map((each) => sketchedEntry(each, scenario, noise)),
  );
  const run = sketchedRun(
    [...new Set(Object.keys(leaderboards))].map((scenario) => ({ scenario, sessions: 0 })),
  );
  const { environment, seconds, startedAt } = run;
  const { seed, budgetSeconds, isolation, isolationReason, cpus, scenarios } = run.plan;
  return concludeRanking({
    id: "8f6c2f0e",
    startedAt,
    config: "suite/loadgate.yml",
    plan: { seed, budgetSeconds, isolation, isolationReason, cpus, scenarios },
    environment,
    variants: [
      {
        variant: "head",
        commit: `9b07d25e${"0".repeat(32)}`,
        label: "working tree",
        builds: { rust: { id: "sha256:aa", imageBytes: 9e7 }, node: { id: "sha256:bb", imageBytes: 2.5e8 } },
      },
    ],
    failures: [],
    leftOut: [],
    notices: [],
    published: null,
    cases,
    seconds,
    interrupted: false,
    ...more,
  });
}

/** One of everything that a ranking has to report. */
export const RANKING = () =>
  sketchedRanking(
    {
      hello: [
        { target: "node", speed: 41_000 },
        {
          target: "rust",
          speed: 68_000,
          change: { limits: ["generator-saturated"], bottleneck: "generator" },
        },
        { target: "go", speed: 67_500 },
        { target: "php", speed: 3100, change: { errors: { "connection refused": 31 } } },
        { target: "java", speed: 0 },
      ],
      file: [
        { target: "go", speed: 900 },
        { target: "node", speed: 895 },
        {
          target: "old",
          speed: 100,
          change: { invalid: [{ code: "wrong-status", path: "/", status: 500, expected: 200, body: "" }] },
        },
      ],
    },
    {
      failures: [
        { variant: "head", target: "java", what: "build", log: "#8 ERROR: mvn <package> failed @octocat\n" },
      ],
      leftOut: [{ target: "scala", obstacle: { code: "images-unresolved", images: ["maven:3"] } }],
      published: {
        source: "a comparison of 2015",
        figures: {
          "hello/direct": {
            unit: "requests/s",
            entries: [
              { target: "node", value: 36_191.37, system: "Node 5.1.1" },
              { target: "go", value: 32_564.13, system: null },
              { target: "php", value: null, system: null },
            ],
          },
        },
      },
    },
  );
