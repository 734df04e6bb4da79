import * as z from "zod";
import type { Latency } from "../model/sample.ts";

/** What one oha run reported: raw counts, and percentiles that are null where there was no answer. */
export interface OhaOutput {
  /** Seconds from the first request to the end, by oha's clock. */
  readonly wall: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Without deadline aborts. */
  readonly errors: Readonly<Record<string, number>>;
  readonly aborted: number;
  readonly bytes: number;
  readonly latency: Latency;
}

const DEADLINE = "aborted due to deadline";

const count = z.number().int().nonnegative();
const secondsOrNothing = z.number().nonnegative().nullish();

/** The part of oha's JSON that is used. `requestsPerSec` and `successRate` are left out on purpose: both count failures. */
const ohaJson = z.object({
  summary: z.object({ total: z.number().positive(), average: secondsOrNothing, totalData: count }),
  latencyPercentiles: z.object({
    p50: secondsOrNothing,
    p90: secondsOrNothing,
    p95: secondsOrNothing,
    p99: secondsOrNothing,
  }),
  statusCodeDistribution: z.record(z.string().regex(/^\d{3}$/), count),
  errorDistribution: z.record(z.string().max(1000), count),
});

/** Reads oha's JSON. Throws an Error that says what about it was not understood. */
export function parseOhaOutput(text: string): OhaOutput {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`oha printed no JSON: ${JSON.stringify(text.slice(0, 200))}`);
  }
  const parsed = ohaJson.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(
      `oha's JSON is not as expected at ${issue?.path.join(".") || "its top"}: ${issue?.message}`,
    );
  }
  const { summary, latencyPercentiles, statusCodeDistribution, errorDistribution } = parsed.data;
  const { [DEADLINE]: aborted = 0, ...errors } = errorDistribution;
  return {
    wall: summary.total,
    byStatus: statusCodeDistribution,
    errors,
    aborted,
    bytes: summary.totalData,
    latency: {
      mean: summary.average ?? null,
      p50: latencyPercentiles.p50 ?? null,
      p90: latencyPercentiles.p90 ?? null,
      p95: latencyPercentiles.p95 ?? null,
      p99: latencyPercentiles.p99 ?? null,
    },
  };
}
