import * as z from "zod";
import { isolationReason } from "./findings.ts";
import { type Frozen, METRIC_NAMES } from "./names.ts";
import { known, via } from "./sample.ts";

/** What is fixed before anything is measured, and where. */

const isolation = z.enum(["docker", "process"]);
export type Isolation = z.infer<typeof isolation>;

const request = z.strictObject({
  method: z.string(),
  paths: z.array(z.string()).describe("One or several; one of several is picked at random for each request."),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.union([z.strictObject({ text: z.string() }), z.strictObject({ file: z.string() })]).exactOptional(),
});
export interface Request extends Frozen<z.infer<typeof request>> {}

const expectedParts = z.strictObject({
  contains: z.array(z.string()).exactOptional().describe("Texts that all stand in it."),
  matches: z
    .string()
    .exactOptional()
    .describe("A regular expression in JavaScript's syntax, with its flag u."),
  json: z
    .string()
    .exactOptional()
    .describe(
      "JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.",
    ),
});
/** What of a body is expected, where that is not the whole of it. */
export type ExpectedParts = Frozen<z.infer<typeof expectedParts>>;

const expect = z
  .strictObject({
    status: z.union([z.number(), z.array(z.number())]).describe("Of several, each is right."),
    body: z.union([z.string().describe("The whole body."), expectedParts]).exactOptional(),
    headers: z.record(z.string(), z.string()).describe("Lower-case names."),
    sameLength: z.boolean().describe("Whether all variants must answer with the same length and framing."),
  })
  .describe("The expected answer; what is absent is not checked.");
export interface Expect extends Frozen<z.infer<typeof expect>> {}

/** The statuses of right answers, one or more. */
export function rightStatuses({ status }: Pick<Expect, "status">): readonly number[] {
  return typeof status === "number" ? [status] : status;
}
const byMetric = z.partialRecord(z.enum(METRIC_NAMES), z.number().positive());
/** A number for some of the metrics: a smallest change that counts, or a limit. */
export interface ByMetric extends Frozen<z.infer<typeof byMetric>> {}

const scenario = z.strictObject({
  name: z.string(),
  targets: z.array(z.string()).describe("Names of the targets it is run against."),
  request: request.describe("Asks for no path where the scenario runs a command instead."),
  args: z
    .array(z.string())
    .exactOptional()
    .describe(
      "Set where the target was run with these arguments to its end instead of getting requests: a command that is timed from start to end, and may say on its last line how many operations it did.",
    ),
  expect,
  connections: z.number(),
  keepalive: z.boolean(),
  http2: z
    .literal(true)
    .exactOptional()
    .describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),
  via: z.array(via),
  background: z
    .strictObject({ request, connections: z.number() })
    .exactOptional()
    .describe("Other requests that are sent all the while; they are not measured."),
  rate: z
    .union([z.strictObject({ perSecond: z.number() }), z.strictObject({ share: z.number() })])
    .exactOptional()
    .describe(
      "Requests per second, or a share of what base can answer, offered whatever the answers do (open loop); a closed loop if absent.",
    ),
  requests: z
    .number()
    .exactOptional()
    .describe("A fixed count of requests per sample instead of a duration."),
  durationSeconds: z.number().exactOptional().describe("Instead of a length derived from the throughput."),
  timeoutSeconds: z.number(),
  maxErrors: z.number().describe("The share of answers that may be errors, 0 to 1."),
  threshold: z.number().describe("Smallest relative change that counts, 0.02 for 2%."),
  thresholds: byMetric
    .exactOptional()
    .describe("The same of single metrics, which then decide as well, whatever decides without them."),
  limits: byMetric
    .exactOptional()
    .describe(
      "Absolute limits on head, in each metric's unit: the most that it may be, or the least of what is better the higher it is.",
    ),
});
export interface Scenario extends Frozen<z.infer<typeof scenario>> {}
/** Requests per second, or a share of what base can answer. */
export type Rate = NonNullable<Scenario["rate"]>;

const fresh = z.enum(["configuration", "target", "scenario", "request"]);
/** What of a case base's configuration does not have, or has otherwise. */
export type Fresh = z.infer<typeof fresh>;

/** target × scenario × via. */
export const plannedCase = z.strictObject({
  id: z.string(),
  target: z.string(),
  scenario: z.string(),
  via,
  fresh: fresh
    .exactOptional()
    .describe(
      "Set where base's configuration does not have it: no such file, target, scenario, or one that requests or expects something else. What base answers wrongly is then no fault of it.",
    ),
});
export interface PlannedCase extends Frozen<z.infer<typeof plannedCase>> {}

const cores = z.array(z.number());
const cpuPlan = z
  .strictObject({
    layout: z
      .enum([
        "one-core",
        "shared-load-core",
        "smt-siblings",
        "separate-cores",
        "separate-machine",
        "separate-machine-one-core",
      ])
      .describe(
        "What server, proxy and generator share. On a separate machine the numbers of server and proxy are that machine's.",
      ),
    server: cores,
    proxy: cores,
    generator: cores,
  })
  .describe("Which logical CPUs each part may use.");
export interface CpuPlan extends Frozen<z.infer<typeof cpuPlan>> {}

/** Whether servers and proxies run on another machine than the generator. */
export function onSeparateMachine({ layout }: Pick<CpuPlan, "layout">): boolean {
  return layout.startsWith("separate-machine");
}

const pairing = z.enum(["side-by-side", "interleaved"]);
/** Both variants loaded at once, or in turns. */
export type Pairing = z.infer<typeof pairing>;

const failOn = z.enum(["regression", "invalid", "inconclusive", "never"]);
export type FailOn = z.infer<typeof failOn>;

const mode = z.enum(["block", "observe"]);
/** Whether verdicts fail a run, or are only reported: the first weeks. */
export type Mode = z.infer<typeof mode>;

/** What every design of the experiment fixes: two sides of a change, or targets against each other. */
export const experiment = {
  seed: z.number(),
  budgetSeconds: z.number(),
  isolation,
  isolationReason,
  cpus: cpuPlan,
  scenarios: z.array(scenario),
};

export const plan = z.strictObject({
  ...experiment,
  shard: z
    .strictObject({ index: z.int().positive(), count: z.int().positive() })
    .exactOptional()
    .describe("Which part of a run this is; the cases are those of the whole run."),
  named: z
    .strictObject({ config: z.string().exactOptional(), preset: z.string().exactOptional() })
    .exactOptional()
    .describe("What of the configuration was named: its file, from the repository's top, and a preset."),
  looks: z
    .literal(false)
    .exactOptional()
    .describe(
      "Set where every case took all its time: a size that is read at an early look is a little too large.",
    ),
  alpha: z.number().gt(0).lt(1).describe("One-sided risk of any false regression in the whole run."),
  pairing: pairing.describe("How the variants of a case are loaded, where both can be up at once."),
  cases: z.array(plannedCase),
  failOn: z.array(failOn),
  mode: mode.describe("Whether a verdict fails the run, or is only reported."),
});
export interface Plan extends Frozen<z.infer<typeof plan>> {}

/** Seconds that a case gets of the budget, at first. A shard has its share of the cases, too. */
export function caseBudget({
  budgetSeconds,
  cases,
  shard,
}: Pick<Plan, "budgetSeconds" | "cases" | "shard">): number {
  return budgetSeconds / Math.max(1, cases.length / (shard?.count ?? 1));
}

const serverMachine = z.strictObject({
  cores: z.number(),
  memoryBytes: z.number(),
  kernel: z.string(),
  os: z.string(),
});

export const environment = z.strictObject({
  cpuModel: z.string(),
  cores: z.number(),
  memoryBytes: z.number(),
  kernel: z.string(),
  os: z.string(),
  runnerImage: z.string().nullable(),
  servers: serverMachine
    .exactOptional()
    .describe("The machine of the servers, where it is not the one that made the load."),
  tools: z.record(z.string(), z.string()),
  load: z.strictObject({ before: z.number(), after: known }).describe("Load average of one minute."),
});
export interface Environment extends Frozen<z.infer<typeof environment>> {}

/** A machine that an engine runs containers on, as the engine describes it; `host` is where its published ports are reached. */
export type ServerMachine = Frozen<z.infer<typeof serverMachine>> & { readonly host: string };
