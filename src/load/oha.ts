import type { Address } from "../model/address.ts";
import type { Request } from "../model/config.ts";

/** One oha run. */
export interface Load {
  readonly address: Address;
  readonly request: Request;
  /** Where the body lies, if there is one: as an argument, a body could be taken for an option, and be too long. */
  readonly bodyFile?: string;
  readonly tls?: { readonly name: string; readonly caFile: string };
  readonly connections: number;
  readonly keepalive: boolean;
  readonly http2?: true;
  /** A time in seconds after which nothing more is asked, or a count of requests; all that was asked is waited for. */
  readonly length: { readonly seconds: number } | { readonly requests: number };
  /** Requests per second in an open loop; only with a count of requests. */
  readonly rate?: number;
  /** The status of a correct answer. */
  readonly status: number;
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
    ...request.headers.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(load.bodyFile === undefined ? [] : ["-D", load.bodyFile]),
    ...(load.tls
      ? ["--cacert", load.tls.caFile, "--connect-to", connectTo(load.tls.name, load.address)]
      : []),
    ...(load.urlFile === undefined ? [urlsOf(load)[0] as string] : ["--urls-from-file", load.urlFile]),
  ];
}

/** The URLs of a load. With TLS they name the server as its certificate does, and `--connect-to` leads to its address. */
export function urlsOf(load: Pick<Load, "address" | "request" | "tls">): string[] {
  const { host, port } = load.address;
  const origin = load.tls
    ? `https://${load.tls.name}:${port}`
    : `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  return load.request.paths.map((path) => origin + path);
}

function connectTo(name: string, { host, port }: Address): string {
  return `${name}:${port}:${host}:${port}`;
}
