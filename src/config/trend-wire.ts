import * as z from "zod";
import { METRICS } from "../metrics/metrics.ts";
import { parseAge } from "./age.ts";
import { DEFAULTS } from "./defaults.ts";
import * as f from "./fields.ts";

const trendRevision = f.text(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,
  "must be a revision, or an image with its digest",
);

const trendMetric = z.enum(METRICS.map(({ name }) => name));

const imageDigest = f.text(
  /^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
  "must be an image with its digest, like name@sha256:…",
);

/** What the trend compares with, how long it is kept, and who is told. */
export const trendSchema = z.strictObject({
  reference: f.required(
    z.union([trendRevision, z.record(f.name, imageDigest)]),
    "The pinned build that every night is compared with: a revision, or an image with its digest for each target.",
    { example: "v1.0.0" },
  ),
  control: f.optional(
    z.string(),
    "The case that is measured with equal builds, which shows how often this finds a change where there is none; the first one if absent.",
    { example: "api/hello/direct" },
  ),
  alert: f.optional(
    f.oneOrMore(z.enum(["issue", "comment", "fail", "none"])),
    "Who is told of a change: an issue, a comment on the commit, the exit code.",
    { default: DEFAULTS.alert, example: ["issue", "comment"] },
  ),
  direction: f.optional(
    z.enum(["worse", "both"]),
    "Whether only what gets worse raises an alert, or what gets better too.",
    { default: DEFAULTS.direction, example: "both" },
  ),
  metrics: f.optional(
    z.partialRecord(trendMetric, f.share),
    "Further metrics that raise alerts, each with the smallest change worth telling.",
    { example: { memory: "5%" } },
  ),
  keep: f.optional(f.parsed(z.string(), parseAge), "How long points are kept.", {
    default: DEFAULTS.keep,
    example: DEFAULTS.keep,
  }),
  "keep-runs": f.optional(f.parsed(z.string(), parseAge), "How long each run's own file is kept.", {
    default: DEFAULTS.keepRuns,
    example: DEFAULTS.keepRuns,
  }),
});

export type TrendInput = z.output<typeof trendSchema>;
