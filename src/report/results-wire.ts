import * as z from "zod";
import { METRIC_NAMES, RESULTS_SCHEMA, VERDICTS } from "../model/results.ts";
import { bottleneck, path, session, variant } from "./sample-wire.ts";

export const known = z.number().nullable();
const verdict = z.enum(VERDICTS);

/** The metrics as they are written. */
export const metricName = z.enum(METRIC_NAMES);

const request = z.strictObject({
  method: z.string(),
  paths: z.array(z.string()),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.union([z.strictObject({ text: z.string() }), z.strictObject({ file: z.string() })]).exactOptional(),
});

const expect = z.strictObject({
  status: z.number(),
  body: z.string().exactOptional(),
  headers: z.record(z.string(), z.string()),
  same: z.boolean(),
});

export const scenario = z.strictObject({
  name: z.string(),
  targets: z.array(z.string()),
  request,
  run: z
    .array(z.string())
    .exactOptional()
    .describe("Set where the target was run with these arguments instead of being asked."),
  expect,
  connections: z.number(),
  keepalive: z.boolean(),
  http2: z.literal(true).exactOptional(),
  paths: z.array(path),
  beside: z.strictObject({ request, connections: z.number() }).exactOptional(),
  rate: z
    .union([z.strictObject({ perSecond: z.number() }), z.strictObject({ share: z.number() })])
    .exactOptional(),
  requests: z.number().exactOptional(),
  roundSeconds: z.number().exactOptional(),
  timeoutSeconds: z.number(),
  errors: z.number(),
  threshold: z.number(),
});

const pairing = z.enum(["side-by-side", "interleaved"]);
export const plannedCase = { id: z.string(), target: z.string(), scenario: z.string(), path };
const cores = z.array(z.number());

export const cpus = z.strictObject({
  apart: z.literal(true).exactOptional(),
  server: cores,
  proxy: cores,
  generator: cores,
  note: z.string(),
});

const plan = z.strictObject({
  shard: z
    .strictObject({ index: z.int().positive(), count: z.int().positive() })
    .exactOptional()
    .describe("Which part of a run this is; the cases are those of the whole run."),
  named: z
    .strictObject({ config: z.string().exactOptional(), preset: z.string().exactOptional() })
    .exactOptional()
    .describe(
      "What of the configuration was asked for by name: its file, from the repository's top, and a preset.",
    ),
  looks: z.literal(false).exactOptional().describe("Set where no case was judged before its time was over."),
  seed: z.number(),
  alpha: z.number().gt(0).lt(1).describe("One-sided risk of any false regression in the whole run."),
  budgetSeconds: z.number(),
  runner: z.enum(["docker", "process"]),
  runnerReason: z.string(),
  pairing: pairing.describe("How the variants of a case are loaded, where both can be up at once."),
  pairingReason: z.string(),
  cpus,
  cases: z.array(z.strictObject(plannedCase)),
  scenarios: z.array(scenario),
  failOn: z.array(z.enum(["regression", "invalid", "never"])),
  mode: z.enum(["block", "observe"]).describe("Whether a verdict fails the run, or is only told."),
});

export const environment = z.strictObject({
  cpuModel: z.string(),
  cores: z.number(),
  memoryBytes: z.number(),
  kernel: z.string(),
  os: z.string(),
  runnerImage: z.string().nullable(),
  servers: z
    .strictObject({ cores: z.number(), memoryBytes: z.number(), kernel: z.string(), os: z.string() })
    .exactOptional()
    .describe("The machine of the servers, where it is not the one that made the load."),
  tools: z.record(z.string(), z.string()),
  load: z.strictObject({ before: z.number(), after: known }).describe("Load average of one minute."),
});

const builtVariant = z.strictObject({
  variant,
  commit: z.string(),
  label: z.string(),
  builds: z.record(z.string(), z.strictObject({ id: z.string(), imageBytes: known })),
});

const interval = z.strictObject({ low: z.number().positive(), high: z.number().positive() });

const metric = z.strictObject({
  name: metricName,
  unit: z.string(),
  better: z.enum(["higher", "lower"]),
  gates: z.boolean().describe("Whether it takes part in the verdict of its case."),
  base: known.describe("Typical value: the median over sessions of the medians over rounds."),
  head: known,
  ratio: z.number().positive().nullable().describe("head ÷ base."),
  interval: interval.nullable().describe("The 95 % interval of the ratio."),
  decisionInterval: interval
    .nullable()
    .describe(
      "The wider one that decides whether it is slower or faster, so that alpha holds for the whole run.",
    ),
  n: z.number().describe("Sessions behind the interval."),
  verdict: verdict.nullable(),
});

const caseResult = z.strictObject({
  ...plannedCase,
  sessions: z.array(session),
  choice: z
    .strictObject({
      roundsPerSession: z.number(),
      warmUpSeconds: z.number().describe("Of later sessions; until steady where absent.").exactOptional(),
      reason: z.string(),
    })
    .exactOptional()
    .describe("What the case's first sessions chose for those after them, by the spread alone."),
  rate: z
    .number()
    .positive()
    .exactOptional()
    .describe("Requests per second that were offered to each variant, in an open loop."),
  skipped: z.string().exactOptional().describe("Why the case was not loaded at all."),
  lost: z.string().exactOptional().describe("Why the shard that was to measure it left nothing."),
  environment: environment.exactOptional().describe("Where it was measured, if not where the rest was."),
  bottleneck: bottleneck.nullable(),
  threshold: z.number().positive(),
  metrics: z.array(metric),
  verdict,
  settledAt: known.describe("Sessions after which a look settled it; null where it was judged at the end."),
  detectable: known.describe(
    "The smallest slowdown, as a share, that would have been called one in 95 of 100 such runs.",
  ),
  brokenIn: z.array(variant).describe("The variants that an invalid case failed in."),
  reasons: z.array(z.string()),
});

export const failure = z.strictObject({
  variant,
  target: z.string(),
  what: z.enum(["build", "prepare"]),
  log: z.string(),
});

export const seconds = z.strictObject({
  build: z.number(),
  run: z.number().describe("Starts, warm-up and measuring."),
  ready: z.number().describe("Of them, from all variants of a session ready to their stop."),
  load: z.number().describe("Of them, with load on."),
  harness: z.number().describe("CPU seconds of loadgate itself while load was on."),
});

const results = {
  schema: z.literal(RESULTS_SCHEMA),
  id: z.string(),
  startedAt: z.string().describe("ISO 8601."),
  plan,
  environment,
  variants: z.array(builtVariant),
  cases: z.array(caseResult),
  failures: z.array(failure),
  notices: z.array(z.string()),
  seconds,
  interrupted: z.boolean(),
  verdict,
  exitCode: z.number(),
};

const compared = z.strictObject({ command: z.literal("compare"), ...results });
const revision = z.strictObject({ commit: z.string(), label: z.string() });

const trendPart = z
  .strictObject({
    settings: z.strictObject({
      control: z.string().exactOptional(),
      alert: z.array(z.enum(["issue", "comment", "fail", "none"])),
      direction: z.enum(["worse", "both"]),
      metrics: z.record(z.string(), z.number()),
      keep: z.number(),
      keepRuns: z.number(),
    }),
    config: z.string(),
    reference: revision,
    head: z.strictObject({ commit: z.string(), subject: z.string() }),
    control: compared.nullable().describe("One case with equal builds, by the rules of a pull request."),
    seam: z
      .strictObject({ from: revision, results: compared })
      .nullable()
      .describe("The new reference against the one before, in the first run after it was moved."),
    again: compared.nullable().describe("The cases that looked changed, measured once more."),
  })
  .describe("What a point of the trend has beside head against its reference, which is `base` here.");

/** results.json as it is written: strict, so that a file of another make is refused and not half understood. */
export const resultsWire = z.strictObject({
  command: z.enum(["compare", "trend"]),
  ...results,
  trend: trendPart.exactOptional(),
});
