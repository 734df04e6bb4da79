import * as z from "zod";
import { coded, fault, variant } from "./faults.ts";
import { COUNTER_NAMES, type Frozen, METRIC_NAMES, PLANTED_TROUBLES } from "./names.ts";
import { limit } from "./sample.ts";
import { withheld } from "./withheld.ts";

/**
 * What analysis and measurement found, as codes with parameters; the words for each stand in src/report/messages.ts. A string in
 * a parameter is a name, or what a program outside of loadgate said.
 */

const change = { before: z.number(), after: z.number() };

const metric = z.enum(METRIC_NAMES);

const ofMetric = {
  scenario: z.string(),
  metric,
  before: z.number().nullable().describe("Null where it has none."),
  after: z.number().nullable(),
};

const configChange = z.strictObject({
  of: z.enum(["run", "scenario", "target", "service"]),
  name: z.string().exactOptional().describe("Absent where it is of the whole run."),
  setting: z.string().describe("The way to it, as `expect.status`."),
  before: z.string().nullable().describe("Cut around what differs; null where it is not there."),
  after: z.string().nullable(),
});
/** One setting that the two sides' configurations do not share. */
export type ConfigChange = Frozen<z.infer<typeof configChange>>;

const configChanges = {
  changes: z.array(configChange),
  more: z.int().nonnegative().describe("How many further ones there are."),
};

const additions = {
  scenarios: z.array(z.string()),
  via: z.array(z.string()).describe("scenario/via"),
  pairs: z.array(z.string()).describe("target/scenario"),
};

const ownUsersLacking = z.enum([
  "not-root",
  "turned-off",
  "not-permitted",
  "not-metered",
  "temporary-folder",
  "build",
  "program",
  "port",
]);
/** Why what runs as processes has no separate user for each side. */
export type OwnUsersLacking = z.infer<typeof ownUsersLacking>;

export interface NoOwnUsers {
  readonly why: OwnUsersLacking;
  /** The target, program or port that a separate user cannot have. */
  readonly what?: string;
}

/** What the reader of a whole run must know first. */
export const notice = z.discriminatedUnion("code", [
  coded("base-config-missing", { file: z.string() }),
  coded("base-config-unusable", { file: z.string(), error: z.string() }),
  coded("config-from-checkout", { file: z.string() }),
  coded("gate-changed", {
    changes: z.array(
      z.discriminatedUnion("setting", [
        z.strictObject({ setting: z.literal("false-alarms"), ...change }),
        z.strictObject({
          setting: z.literal("fail-on"),
          before: z.array(z.string()),
          after: z.array(z.string()),
        }),
        z.strictObject({ setting: z.literal("mode"), before: z.string(), after: z.string() }),
        z.strictObject({ setting: z.literal("threshold"), scenario: z.string(), ...change }),
        z.strictObject({ setting: z.literal("max-errors"), scenario: z.string(), ...change }),
        z.strictObject({ setting: z.literal("thresholds"), ...ofMetric }),
        z.strictObject({ setting: z.literal("absolute-limits"), ...ofMetric, unit: z.string() }),
      ]),
    ),
  }),
  coded("budget-changed", {
    before: z.number().nullable().describe("Seconds; null for the default of each case."),
    after: z.number().nullable(),
  }),
  coded("build-timeout-changed", {
    before: z.number().nullable().describe("Seconds; null for the default."),
    after: z.number().nullable(),
  }),
  coded("isolation-changed", configChanges),
  coded("no-base-side", { file: z.string(), targets: z.array(z.string()) }),
  coded("no-longer-measured", { targets: z.array(z.string()), ...additions }),
  coded("newly-measured", { targets: z.array(z.string()), ...additions }),
  coded("plan-changed", configChanges),
  coded("fixture-changed", { folders: z.array(z.string()) }),
  coded("default-rules", { file: z.string() }),
  coded("cases-missing", { cases: z.array(z.string()) }),
  coded("other-requests", { scenarios: z.array(z.string()) }),
  coded("submodules-missing", { paths: z.array(z.string()) }),
  coded("checkout-sparse", {
    file: z.string().describe("One that is left out."),
    files: z.int().positive(),
  }),
  coded("filters-off", {
    filters: z.array(z.string()),
    file: z.string().describe("One of them."),
    files: z.int().positive(),
  }),
  coded("port-ignored", { target: z.string() }),
  coded("port-fixed", {
    target: z.string(),
    ports: z.array(z.int().positive()).min(1).describe("What both sides listen on beside PORT."),
  }),
  coded("own-users-lacking", {
    why: ownUsersLacking,
    what: z
      .string()
      .exactOptional()
      .describe("The target, program or port that a separate user cannot have."),
  }),
  coded("session-overran", {
    case: z.string(),
    seconds: z.number().describe("What the session that was stopped had taken."),
  }),
  coded("planted-not-found", {
    case: z.string(),
    slowdown: z.number().describe("CPU that was burnt beside head, as a share of what head used."),
  }),
  coded("planted-not-measured", { case: z.string(), why: z.enum(PLANTED_TROUBLES) }),
  coded("rate-not-comparable", { scenario: z.string() }),
]);
export type Notice = Frozen<z.infer<typeof notice>>;

/** Whether a notice says that a change has a hand in how it is measured and judged itself; the others are of the machine or the checkout. */
const BY_THE_CHANGE: Readonly<Record<Notice["code"], boolean>> = {
  "base-config-missing": true,
  "base-config-unusable": true,
  "config-from-checkout": false,
  "gate-changed": true,
  "isolation-changed": true,
  "budget-changed": true,
  "build-timeout-changed": true,
  "no-base-side": true,
  "no-longer-measured": true,
  "newly-measured": true,
  "plan-changed": true,
  "fixture-changed": true,
  "default-rules": false,
  "cases-missing": true,
  "other-requests": true,
  "submodules-missing": false,
  "checkout-sparse": false,
  "filters-off": false,
  "port-ignored": false,
  "port-fixed": false,
  "own-users-lacking": false,
  "session-overran": false,
  "planted-not-found": false,
  "planted-not-measured": false,
  "rate-not-comparable": false,
};

export function altersPlan(notices: readonly Notice[]): boolean {
  return notices.some(({ code }) => BY_THE_CHANGE[code]);
}

/** What stands in the way of running a target, or any of them. */
export const obstacle = z.discriminatedUnion("code", [
  coded("docker-missing", {}),
  coded("no-engine", { said: z.string().exactOptional().describe("By Docker's client.") }),
  coded("no-buildx", {}),
  coded("images-unresolved", { images: z.array(z.string()) }),
  coded("nothing-to-build", { target: z.string() }),
  coded("no-command", { of: z.enum(["target", "service"]), name: z.string() }),
  coded("same-process", { as: z.string().describe("The target that it does not differ from.") }),
  coded("programs-missing", { programs: z.array(z.string()) }),
  coded("base-in-docker", {}),
]);
export type Obstacle = Frozen<z.infer<typeof obstacle>>;

/** Why a runner was chosen. */
export const isolationReason = z.discriminatedUnion("code", [
  coded("configured", {}),
  coded("docker-works", {}),
  coded("nothing-to-run", {}),
  coded("not-docker", { obstacle }),
]);
export type IsolationReason = Frozen<z.infer<typeof isolationReason>>;

/** Why a case is not loaded at all. */
export const skipReason = z.enum(["untouched", "identical-builds"]);
export type SkipReason = z.infer<typeof skipReason>;

/** What kept a round from saying anything of the servers: what others did to its CPUs, or that there were no ports to ask from. */
const interferenceSource = z.enum(["steal", "other-programs", "out-of-ports"]);
export type InterferenceSource = z.infer<typeof interferenceSource>;

const limitSeconds = z
  .number()
  .exactOptional()
  .describe("Set where the time for everything that is built together was over.");

const lost = z.strictObject({
  lost: z
    .int()
    .nonnegative()
    .describe("Requests that were on their way when the server closed the connection."),
  of: z.int().nonnegative(),
});

/** What explains the verdict of a case, or the place of a target. */
export const finding = z.discriminatedUnion("code", [
  coded("build-failed", { variant, target: z.string(), limitSeconds }),
  coded("setup-failed", { variant, target: z.string(), limitSeconds, withheld }),
  coded("fault", {
    variants: z.array(variant).describe("Empty where it is no variant's."),
    fault,
    times: z.int().positive(),
  }),
  coded("head-alone", {
    why: z
      .enum(["configuration", "target", "scenario", "request", "not-built", "not-started"])
      .describe("What base lacks, or has in another form; or what it could not be."),
  }),
  coded("shards-missing", {
    shards: z.array(z.string()).describe("`1/3`; empty where one left the case out."),
  }),
  coded("skipped", { why: skipReason }),
  coded("skip-unverified", { why: skipReason }),
  coded("interrupted", {}),
  coded("no-time", {}),
  coded("no-values", {}),
  coded("one-session", {}),
  coded("equal-ratios", {}),
  coded("slow-start", {
    seconds: z.number().describe("What a start takes, of the slower side."),
    sessions: z.int().positive().describe("How many fit."),
  }),
  coded("interference", {
    source: interferenceSource,
    effect: z.enum(["counted-less", "left-out", "nothing-left"]),
    rounds: z.int().positive(),
  }),
  coded("limited", {
    limit,
    loop: z.enum(["closed", "open", "command"]),
    cpuDecides: z.boolean().describe("Whether CPU time could be read, so that it decides."),
  }),
  coded("held-back", { limit, bound: z.boolean().describe("Whether its value is a bound of the true one.") }),
  coded("connections-closed", {
    base: z
      .number()
      .nullable()
      .exactOptional()
      .describe("Requests after which, about; null where it keeps them."),
    head: z.number().nullable(),
  }),
  coded("requests-lost", {
    base: lost.exactOptional().describe("Absent where there is no base."),
    head: lost,
  }),
  coded("p99-unknown", {}),
  coded("not-judged", {
    metric,
    key: z.enum(["threshold", "limit"]).describe("By which key."),
    why: z
      .enum(["of-requests", "of-commands", "no-operations", "operations", "no-image", "not-known"])
      .describe("What cases have it that this one is not; or that its value could not be known."),
  }),
  coded("bottleneck-unknown", {}),
  coded("server-waits", {
    limit,
    decided: z.boolean().describe("Whether the loss of requests per second is beyond chance, and so judged."),
  }),
  coded("settled-early", { sessions: z.int().positive() }),
  coded("counter-moved", {
    metric: z.enum(COUNTER_NAMES),
    more: z.number().describe("Head less base, per request or operation."),
    low: z.number().describe("Where that lies at 95%, with the other end."),
    high: z.number(),
  }),
]);
export type Finding = Frozen<z.infer<typeof finding>>;
