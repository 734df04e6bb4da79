import * as z from "zod";
import type { MetricName } from "../format/names.ts";
import type { ByMetric } from "../format/plan.ts";
import { METRICS, type Metric } from "../metrics/metrics.ts";
import * as f from "./fields.ts";
import { parseAmount, parseSize, parseTime } from "./units.ts";

/** What makes a run red beside the smallest change that counts: thresholds and absolute limits by metric, and which verdicts fail it. */

/** Metrics by name, each with its value; an unknown name gets the nearest one. */
function byMetric<T extends z.ZodType>(field: (metric: Metric) => T) {
  const shape = Object.fromEntries(METRICS.map((metric) => [metric.name, field(metric)]));
  return z.strictObject(shape as Record<MetricName, T>);
}

const EXAMPLES: Partial<Record<MetricName, string>> = { memory: "10%", "start-time": "10%" };

const thresholdsByMetric = byMetric(({ label, name }) =>
  f.optional(f.change, `${label}: the smallest change that counts.`, { example: EXAMPLES[name] ?? "5%" }),
);

export const thresholds = f.optional(
  thresholdsByMetric,
  "Metrics that decide as well, each with the smallest change that counts. Those of a scenario are added to those of the file.",
  { example: { p99: "5%", memory: "10%" } },
);

const numberOrText = z.union([z.number(), z.string()]);
const time = f.parsed(numberOrText, parseTime);
const size = f.parsed(numberOrText, parseSize);
const amount = f.parsed(numberOrText, parseAmount);

function limitField({ unit, label, better }: Metric) {
  const bound = better === "lower" ? "most" : "least";
  const [schema, example] =
    unit === "s" || unit === "s/request"
      ? ([time, "50ms"] as const)
      : unit === "bytes"
        ? ([size, "200MiB"] as const)
        : ([amount, 5000] as const);
  return f.optional(schema, `${label}: the ${bound} that head may have.`, { example });
}

export const absoluteLimits = f.optional(
  byMetric(limitField),
  "Bounds on head, by metric, whatever base does: the most, or of requests per second the least.",
  { example: { p99: "50ms", memory: "200MiB" } },
);

export const failOn = f
  .oneOrMore(z.enum(["regression", "invalid", "inconclusive", "never"]))
  .superRefine((list, context) => {
    if (list.includes("never") && list.length > 1)
      context.addIssue({ code: "custom", message: 'must not hold anything beside "never"; keep one' });
  });

interface Gates {
  readonly thresholds?: ByMetric;
  readonly "absolute-limits"?: ByMetric;
}

/** The thresholds and limits of a scenario that no case of its kind can have, each with what is wrong. */
export function unfitting({
  thresholds,
  "absolute-limits": absoluteLimits,
  ...scenario
}: Gates & { request?: unknown; args?: unknown }) {
  const kind = scenario.args !== undefined ? "command" : scenario.request !== undefined ? "request" : null;
  const needs = kind === "command" ? "is of requests over HTTP" : "is of commands that are run";
  return Object.entries({ thresholds, "absolute-limits": absoluteLimits }).flatMap(([key, given = {}]) =>
    METRICS.filter(
      ({ name, of }) => given[name] !== undefined && kind && of !== undefined && of !== kind,
    ).map(({ name }) => ({ path: [key, name], message: `${needs}; remove it` })),
  );
}

/** The keys above added to the same keys below, metric by metric; nothing where neither has any. */
export function merged(...layers: readonly (ByMetric | undefined)[]): ByMetric | undefined {
  const all = Object.assign({}, ...layers) as ByMetric;
  return Object.keys(all).length === 0 ? undefined : all;
}
