import * as z from "zod";
import { secretsInHeader } from "../model/request.ts";
import { expectSchema } from "./expect-schema.ts";
import * as f from "./fields.ts";
import { DEFAULTS } from "./fields.ts";
import { absoluteLimits, thresholds, unfitting } from "./gate-schema.ts";

/** Headers that the load generator sets by itself. */
const OWN_HEADERS: ReadonlyMap<string, string> = new Map([
  ["connection", 'is set by loadgate; use "keepalive"'],
  ["keep-alive", 'is set by loadgate; use "keepalive"'],
  ["content-length", "is set by loadgate; remove it"],
  ["transfer-encoding", "is set by loadgate; remove it"],
  ["expect", "waits for consent before a body is sent, which load generators do not; remove it"],
  ["upgrade", "is for another protocol; remove it"],
  ["http2-settings", 'is for another protocol; use "http2"'],
  ["proxy-connection", "is for proxies; remove it"],
  ["trailer", "is for chunked bodies, which are not sent; remove it"],
]);

const NO_SECRET =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what users write
  'needs the name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar';

const REQUEST_LINE = /^(?:([A-Za-z]+)\s+)?(\S.*)$/;
const method = f
  .text(/^[A-Z]{1,20}$/, "must be in capital letters")
  .refine((name) => name !== "CONNECT", { error: "makes a proxy open a tunnel, which is not measured" });

const requestMap = z
  .strictObject({
    method: f.optional(method, "The method.", { default: DEFAULTS.method, example: "POST" }),
    path: f.optional(f.urlPath, "The path, with its query.", { example: "/users?page=2" }),
    paths: f.optional(f.listOf(f.urlPath), "Several paths; each request takes one at random.", {
      example: ["/users/1", "/users/2"],
    }),
    headers: f.optional(
      f.headers,
      `Headers to send, by name; user-agent is loadgate unless it is one of them. \${NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.`,
      {
        example: { accept: "application/json" },
      },
    ),
    body: f.optional(f.body, "The body as text.", { example: '{"name":"Ada"}' }),
    "body-file": f.optional(f.relativePath, "A file with the body, from the folder of this file.", {
      example: "test/body.json",
    }),
  })
  .superRefine((request, context) => {
    const fail = (message: string, path: string[] = []) =>
      context.addIssue({ code: "custom", message, path });
    if (request.path !== undefined && request.paths !== undefined)
      fail('is given beside "path"; keep one of them', ["paths"]);
    if (request.path === undefined && request.paths === undefined)
      fail('has no "path"; add it, for example path: /');
    const bodyKey = request["body-file"] !== undefined ? "body-file" : "body";
    if (request.body !== undefined && bodyKey === "body-file")
      fail('is given beside "body"; keep one of them', ["body-file"]);
    if (request[bodyKey] !== undefined && request.method === undefined)
      fail("needs a method that sends it; add method: POST", [bodyKey]);
    for (const key of Object.keys(request.headers ?? {})) {
      const own = OWN_HEADERS.get(key.toLowerCase());
      if (own !== undefined) fail(own, ["headers", key]);
      if (key.toLowerCase() === "host" && request.headers?.[key]?.trim() === "")
        fail("must not be empty; name a host, or remove it", ["headers", key]);
    }
    for (const [key, value] of Object.entries(request.headers ?? {}))
      if (secretsInHeader(value).includes(null)) fail(NO_SECRET, ["headers", key]);
  });

export type RequestInput = z.output<typeof requestMap>;

/** "GET /path" or "/path" in the form of the map. */
const requestLine = z.string().transform((line, context): RequestInput => {
  const [, verb, path = ""] = REQUEST_LINE.exec(line.trim()) ?? [];
  const [asked, at] = [method.safeParse(verb ?? DEFAULTS.method), f.urlPath.safeParse(path)];
  if (asked.success && at.success) return { method: asked.data, path: at.data };
  const [what, { error }] = asked.success ? ["its path", at] : ["its method", asked];
  context.addIssue({ code: "custom", message: `${what} ${error?.issues[0]?.message}` });
  return z.NEVER;
});

/** Everything is optional here, for defaults and presets; that a scenario has a request is checked when they are joined. */
export const scenarioKeys = z.strictObject({
  targets: f.optional(f.listOf(z.string()), "Names of the targets it is run against; all if absent.", {
    example: ["api"],
  }),
  request: f.optional(
    z.union([requestLine, requestMap]),
    'The request that is sent: "GET /path", or a map. Every scenario needs one.',
    { example: "GET /" },
  ),
  args: f.optional(
    f.runArguments,
    'Instead of a request: arguments with which the target is run to its end, timed by hyperfine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per operation. {name} stands for a parameter.',
    { example: "--operation select --count 10000" },
  ),
  parameters: f.optional(
    z.record(f.variable, z.array(f.scalar).min(1)),
    "Makes a scenario of each value, or of each combination of values: {name} in a request, in args or as the value of any other key stands for it.",
    { example: { clients: [1, 10, 100] } },
  ),
  expect: f.optional(expectSchema, "The right answer. Any other answer makes the run invalid.", {
    example: { status: 200, body: "Hello World!" },
  }),
  connections: f.optional(z.int().min(1).max(65535), "How many connections send requests at the same time.", {
    default: DEFAULTS.connections,
    example: DEFAULTS.connections,
  }),
  keepalive: f.optional(
    z.boolean(),
    "Whether a connection is used again; false opens one per request, from nginx to the server too.",
    {
      default: DEFAULTS.keepalive,
      example: false,
    },
  ),
  http2: f.optional(
    z.boolean(),
    "Send requests over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",
    { default: false, example: true },
  ),
  via: f.optional(
    f.oneOrMore(z.enum(["direct", "nginx"])),
    "Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",
    { default: DEFAULTS.via, example: "direct" },
  ),
  background: f.optional(
    z.strictObject({
      request: f.required(
        z.union([requestLine, requestMap]),
        "The request that is sent beside what is measured.",
        {
          example: "GET /export",
        },
      ),
      connections: f.optional(z.int().min(1).max(65535), "How many connections send it at the same time.", {
        default: DEFAULTS.backgroundConnections,
        example: DEFAULTS.backgroundConnections,
      }),
    }),
    "Other requests that are sent all the while: what they do to the latency of the rate.",
    { example: { request: "GET /export" } },
  ),
  rate: f.optional(
    f.rate,
    "Requests per second offered whatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",
    { example: "50%" },
  ),
  requests: f.optional(
    z.int().min(1).max(1e9),
    "The count of requests of one sample, as oha's -n, instead of a length.",
    {
      example: 10000,
    },
  ),
  duration: f.optional(
    f.duration,
    "The length of one sample, as oha's -z; chosen from the throughput if absent. The time of the whole run is the budget.",
    {
      example: "2s",
    },
  ),
  timeout: f.optional(f.duration, "How long one answer may take.", { default: "2s", example: "2s" }),
  "max-errors": f.optional(f.shareOrZero, "The share of answers that may be errors.", {
    default: DEFAULTS.maxErrors,
    example: "1%",
  }),
  threshold: f.optional(f.share, "The smallest change that counts; the file's if absent.", {
    example: "5%",
  }),
  thresholds,
  "absolute-limits": absoluteLimits,
});

export const scenarioSchema = scenarioKeys.superRefine((scenario, context) => {
  for (const found of [...contradictions(scenario), ...unfitting(scenario)])
    context.addIssue({ code: "custom", ...found });
});

export type ScenarioInput = z.output<typeof scenarioKeys>;

/** What a scenario that runs its target as a command has no use for. */
export const ONLY_HTTP = [
  "request",
  "background",
  "rate",
  "requests",
  "duration",
  "connections",
  "keepalive",
  "http2",
  "via",
] as const satisfies readonly (keyof ScenarioInput)[];

interface Contradiction {
  readonly path: string[];
  readonly message: string;
}

/** Keys of one map that cannot stand beside each other, each with the place that has to change. */
export function contradictions(scenario: ScenarioInput): Contradiction[] {
  const given = (key: keyof ScenarioInput) => scenario[key] !== undefined;
  const beside = (key: keyof ScenarioInput, other: keyof ScenarioInput): Contradiction[] =>
    given(key) && given(other)
      ? [{ path: [key], message: `is given beside "${other}"; keep one of them` }]
      : [];
  const found: Contradiction[] = [
    ...ONLY_HTTP.flatMap((key) => beside(key, "args")),
    ...beside("duration", "requests"),
    ...beside("requests", "rate"),
  ];
  if (scenario.http2 && scenario.keepalive === false)
    found.push({ path: ["keepalive"], message: "is for HTTP/1.1; remove one of them" });
  if (scenario.http2 && scenario.via?.includes("nginx")) {
    const message = 'holds "nginx", but nginx speaks HTTP/1.1 to servers; write via: direct';
    found.push({ path: ["via"], message });
  }
  if (scenario.background?.request["body-file"] !== undefined) {
    const message = "is only for what is measured; write the body here";
    found.push({ path: ["background", "request", "body-file"], message });
  }
  return found;
}
