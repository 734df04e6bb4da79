import * as z from "zod";
import type { Latency } from "../format/sample.ts";
import { type SentRequest, sentHeaders } from "../model/request.ts";
import { type Address, hostPort, originOf } from "../platform/ports.ts";

/** One oha run. */
export interface Load {
  readonly address: Address;
  readonly request: SentRequest;
  /** Where the body lies, if there is one: as an argument, a body could be taken for an option, and be too long. */
  readonly bodyFile?: string;
  readonly tls?: { readonly name: string; readonly caFile: string | null };
  readonly connections: number;
  readonly keepalive: boolean;
  readonly http2?: true;
  /** A time in seconds after which nothing more is asked, or a count of requests; all that was asked is waited for. */
  readonly length: { readonly seconds: number } | { readonly requests: number };
  /** Requests per second in an open loop; only with a count of requests. */
  readonly rate?: number;
  /** The statuses of correct answers. */
  readonly statuses: readonly number[];
  readonly timeoutSeconds: number;
  readonly threads: number;
  /** Where the list of URLs lies, if there are several. */
  readonly urlFile?: string;
}

/** The rate of an open loop, and the file that each of its requests is written down in. */
export interface OpenLoop {
  readonly rate: number;
  readonly file: string;
}

/** oha's command line for a load. Options that change what is measured are always set, never left to its defaults. */
export function ohaArguments(load: Load & { readonly open?: OpenLoop }): string[] {
  const { request } = load;
  return [
    ...("seconds" in load.length
      ? // Who leaves before the answers are there has the server work for nothing that is counted.
        ["-z", `${Math.round(load.length.seconds * 1000)}ms`, "--wait-ongoing-requests-after-deadline"]
      : ["-n", String(load.length.requests)]),
    ...(load.open ? ["-q", String(load.open.rate), "--latency-correction", "--db-url", load.open.file] : []),
    "-c",
    String(load.connections),
    "-t",
    `${Math.round(load.timeoutSeconds * 1000)}ms`,
    "--worker-threads",
    String(load.threads),
    "--no-tui",
    "--output-format",
    "json",
    "--redirect",
    "0",
    "--disable-compression",
    "--http-version",
    load.http2 ? "2" : "1.1",
    "-m",
    request.method,
    ...(load.keepalive ? [] : ["--disable-keepalive"]),
    // One argument each: a name may begin like an option.
    ...sentHeaders(request, load.bodyFile !== undefined).map(([name, value]) => `-H${name}: ${value}`),
    ...(load.bodyFile === undefined ? [] : ["-D", load.bodyFile]),
    ...(load.tls
      ? [
          ...(load.tls.caFile === null ? ["--insecure"] : ["--cacert", load.tls.caFile]),
          ...["--connect-to", connectTo(load.tls.name, load.address)],
        ]
      : []),
    ...(load.urlFile === undefined ? [urlsOf(load)[0] as string] : ["--urls-from-file", load.urlFile]),
  ];
}

/** The URLs of a load. With TLS they name the server as its certificate does, and `--connect-to` leads to its address. */
export function urlsOf(load: Pick<Load, "address" | "request" | "tls">): string[] {
  const { origin } = originOf(load.address, load.tls);
  return load.request.paths.map((path) => origin + path);
}

/** oha looks for the name as it stands in URLs, in small letters. */
function connectTo(name: string, address: Address): string {
  return `${name.toLowerCase()}:${address.port}:${hostPort(address)}`;
}

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
