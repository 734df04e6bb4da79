import * as z from "zod";
import type { Frozen } from "./names.ts";
import { withheld } from "./withheld.ts";

/** A finding's code, and what it is about. */
export const coded = <Code extends string, Shape extends z.core.$ZodLooseShape>(code: Code, params: Shape) =>
  z.strictObject({ code: z.literal(code), ...params });

export const variant = z.enum(["base", "head"]);
export type Variant = z.infer<typeof variant>;

const end = z
  .strictObject({ exitCode: z.number().nullable(), signal: z.string().nullable() })
  .describe("Both null where nothing is known but that it ended.");
/** How a program ended. */
export type End = Frozen<z.infer<typeof end>>;

const framing = z.enum(["content-length", "chunked", "until-close", "none"]);
/** How an answer said where it ends. */
export type Framing = z.infer<typeof framing>;

const listens = z
  .strictObject({
    port: z.number().describe("The port that requests were sent to."),
    at: z.array(z.strictObject({ host: z.string(), port: z.number() })).describe("Where it listens."),
  })
  .describe("Set where nobody accepted a connection, and it is known where the server listens.");
/** Where a server listens that could not be reached. */
export type Listens = Frozen<z.infer<typeof listens>>;

const protocol = z
  .enum(["http", "https", "http2"])
  .describe("Set where it speaks another protocol than the requests'; http2 is without TLS.");
/** What a server may speak. */
export type Protocol = z.infer<typeof protocol>;

/** Of what was asked of the server by way of nginx, and not of itself. */
const throughNginx = {
  through: z.literal("nginx").exactOptional().describe("Set where the server itself answers."),
  interim: z
    .number()
    .exactOptional()
    .describe("The status (1xx) that its answers have before the one that counts."),
};

const afterLoad = { afterLoad: z.literal(true).exactOptional() };

const failedRequests = z.array(
  z.union([
    z.strictObject({ status: z.string(), count: z.number() }),
    z.strictObject({ error: z.string(), count: z.number() }),
  ]),
);
export type FailedRequests = Frozen<z.infer<typeof failedRequests>>;

const unmatched = z.enum(["differs", "too-long", "too-slow"]);

const lacks = z
  .union([
    z.strictObject({ text: z.string() }).describe("The beginning of the whole body that is expected."),
    z.strictObject({ contains: z.string() }),
    z
      .strictObject({ matches: z.string(), why: unmatched })
      .describe(
        "Whether it does not match, or is too long to be looked at, or the expression takes too long.",
      ),
    z
      .strictObject({ json: z.string(), at: z.string(), got: z.string().nullable() })
      .describe("JSON that is expected, the way to it (`$.user.id`), and what is there; null for nothing."),
    z.strictObject({ json: z.null() }).describe("It is no JSON at all."),
  ])
  .describe("The first that is expected of it and is not so.");
/** What is expected of a body and is not so. */
export type BodyLacks = Frozen<z.infer<typeof lacks>>;

/** Why a sample or a session, and with it its case, yields no number. Seconds and bytes. */
export const fault = z.discriminatedUnion("code", [
  coded("wrong-status", {
    path: z.string(),
    status: z.number(),
    expected: z.union([z.number(), z.array(z.number())]).describe("Of several, each would be right."),
    body: z.string().describe("Its beginning, without secrets."),
    speaks: protocol.exactOptional(),
    ...throughNginx,
    ...afterLoad,
  }),
  coded("wrong-body", {
    path: z.string(),
    bytes: z.number(),
    body: z.string().describe("Its beginning, without secrets."),
    lacks,
    ...afterLoad,
  }),
  coded("wrong-header", {
    path: z.string(),
    name: z.string(),
    value: z.string().nullable(),
    expected: z.string(),
    ...afterLoad,
  }),
  coded("no-answer", {
    path: z.string(),
    error: z.string(),
    speaks: protocol.exactOptional(),
    ...throughNginx,
    ...afterLoad,
  }),
  coded("length-changed", { path: z.string(), bytes: z.number() }),
  coded("lengths-differ", { path: z.string(), base: z.number(), head: z.number() }),
  coded("framing-differs", { path: z.string(), base: framing, head: framing }),
  coded("errors", {
    failed: z.number(),
    of: z.number(),
    unit: z.enum(["requests", "operations"]),
    most: failedRequests.describe("The most frequent."),
    through: throughNginx.through,
  }),
  coded("no-answers", {
    seconds: z.number(),
    most: failedRequests.describe("The most frequent."),
    through: throughNginx.through,
  }),
  coded("wrong-size", { answers: z.number(), bytes: z.number(), least: z.number(), most: z.number() }),
  coded("too-many-connections", {
    side: z.enum(["client", "upstream"]).describe("Of nginx; client where there is none."),
    opened: z.number(),
    requests: z.number(),
  }),
  coded("died", {
    end,
    of: z.enum(["server", "service"]),
    service: z.string().exactOptional(),
    when: z.enum(["starting", "before-load", "under-load"]).exactOptional(),
    withheld,
    lacks: z.string().exactOptional().describe("A module that it said it could not find."),
  }),
  coded("restarted", {}),
  coded("worked-unasked", {
    cpu: z.number().describe("CPU seconds that it used while only the other variant was loaded."),
    other: z.number().describe("The same of the other variant, while only this one was loaded."),
    seconds: z.number(),
  }),
  coded("accepted-unasked", {
    connections: z.number().describe("Accepted while only the other variant was loaded."),
    seconds: z.number(),
  }),
  coded("reached-other", {
    of: variant.describe("Whose server, service or nginx it was connected to."),
    connections: z.number(),
    listened: z
      .literal(true)
      .exactOptional()
      .describe("Where it listened at a port of the other instead of being connected to it."),
  }),
  coded("ended-other", {
    of: variant.describe("Whose server was ended by a signal while this one's ran beside it."),
    end,
  }),
  coded("fails-beside", {
    of: variant.describe("Which could not be started beside this one, and could alone."),
  }),
  coded("changed-files", {
    of: variant.describe("Whose files were changed while both ran, and not those of this one."),
    path: z.string().describe("The first of them."),
    files: z.number(),
  }),
  coded("filled-disk", {
    bytes: z.number().describe("That its files take."),
    other: z.number().describe("The same of the other variant."),
  }),
  coded("left-its-group", {
    processes: z.number(),
    cpu: z.number().describe("CPU seconds that they used, which no meter of the variant counts."),
  }),
  coded("not-ready", {
    seconds: z.number(),
    last: z
      .union([
        z.strictObject({ path: z.string(), status: z.number() }),
        z.strictObject({ error: z.string() }),
      ])
      .nullable()
      .describe("What it answered last; null where it answered nothing."),
    service: z.string().exactOptional(),
    listens: listens.exactOptional(),
    speaks: protocol.exactOptional(),
    ...throughNginx,
    runOver: z.literal(true).exactOptional().describe("Set where the run's time was over first."),
  }),
  coded("start-failed", { error: z.string() }),
  coded("prepare-failed", { command: z.array(z.string()), error: z.string(), withheld }),
  coded("command-failed", {
    error: z.string(),
    withheld,
    well: z.int().positive().exactOptional().describe("Runs of the same side that ended well."),
  }),
  coded("no-report", {
    output: z
      .string()
      .describe("The last lines of a command that reported no operations, though base's does."),
  }),
  coded("impossible-time", {
    seconds: z.number().describe("What a command said that it had worked."),
    wall: z.number().describe("From its start to its end, as hyperfine noted it."),
  }),
  coded("timing-altered", {
    noted: z.number().describe("Wall seconds that hyperfine noted."),
    wall: z.number().describe("From its start to its end by loadgate's clock."),
  }),
  coded("generator-failed", { error: z.string() }),
  coded("background-load-failed", {
    failed: z.number().exactOptional(),
    answered: z.number().exactOptional(),
    error: z.string().exactOptional(),
  }),
  coded("proxy-failed", {
    variant,
    end: end.nullable(),
    seconds: z.number().nullable().describe("Set where it was waited for so long."),
    error: z.string().nullable().describe("The last line of its log."),
  }),
  coded("harness-failed", { error: z.string() }),
  coded("burner-elsewhere", {}),
]);
export type Fault = Frozen<z.infer<typeof fault>>;

/** What may be wrong with an answer. */
export type AnswerFault = Extract<
  Fault,
  { code: "wrong-status" | "wrong-body" | "wrong-header" | "no-answer" }
>;

export function isAnswerFault(fault: Fault): fault is AnswerFault {
  return ["wrong-status", "wrong-body", "wrong-header", "no-answer"].includes(fault.code);
}

/** What the generator, nginx or Docker did wrong is no fault of the variant that was to be measured. */
const OURS: readonly Fault["code"][] = [
  "generator-failed",
  "background-load-failed",
  "proxy-failed",
  "harness-failed",
  "burner-elsewhere",
];

export function isOurs({ code }: Fault): boolean {
  return OURS.includes(code);
}

/** Thrown where a server cannot be measured. */
export class FaultError extends Error {
  override readonly name = "FaultError";
  readonly fault: Fault;
  /** The log of what failed, where that is not the server itself. */
  readonly log: string | undefined;
  constructor(fault: Fault, log?: string) {
    super(fault.code);
    this.fault = fault;
    this.log = log;
  }
}
