import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import type { Address } from "../model/address.ts";
import type { Expect, Request, Tls } from "../model/config.ts";
import { askHttp2 } from "./answer-http2.ts";

/** How the answer said where it ends. */
export type Framing = "content-length" | "chunked" | "until-close" | "none";

/** One whole answer of a server. */
export interface Answer {
  readonly path: string;
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly framing: Framing;
  /** Body bytes as sent, not decoded. */
  readonly length: number;
  readonly digest: string;
  /** The start of the body, for messages. */
  readonly start: string;
  readonly body: Buffer;
}

export interface AskOptions {
  readonly tls?: Tls & { readonly caFile: string };
  readonly bodyFile?: string;
  readonly http2?: true;
  readonly timeoutSeconds: number;
  readonly signal?: AbortSignal;
}

/** No answer that is worth a benchmark is larger; a server that never ends its answer must not fill our memory. */
export const LARGEST = 64 * 1024 * 1024;

/** The headers that the generator sends by itself, so that the server does the same work for us. */
export const GENERATOR_HEADERS = { accept: "*/*" } as const;

/** Sends one request on a connection of its own and reads the whole answer. Rejects with a readable error. */
export function ask(address: Address, request: Request, path: string, options: AskOptions): Promise<Answer> {
  if (options.signal?.aborted) return Promise.reject(options.signal.reason);
  const body = requestBody(request, options.bodyFile);
  if (options.http2) return askHttp2(address, request, path, { ...options, body });
  return new Promise((resolve, reject) => {
    const client = options.tls ? https : http;
    const sent = client.request({
      host: address.host,
      port: address.port,
      path,
      method: request.method,
      agent: false,
      headers: {
        host: `${options.tls?.name ?? address.host}:${address.port}`,
        ...GENERATOR_HEADERS,
        ...(body && { "content-length": body.length }),
        ...Object.fromEntries(request.headers),
      },
      ...(options.tls && { ca: readFileSync(options.tls.caFile), servername: options.tls.name }),
    });
    const timer = setTimeout(
      () => sent.destroy(new Error(`no whole answer within ${options.timeoutSeconds} s`)),
      options.timeoutSeconds * 1000,
    );
    const onAbort = () => sent.destroy(options.signal?.reason);
    options.signal?.addEventListener("abort", onAbort, { once: true });
    const done = () => {
      clearTimeout(timer);
      options.signal?.removeEventListener("abort", onAbort);
    };
    // A connection may fail more than once, and an error nobody hears ends the process.
    sent.on("error", (error) => {
      done();
      reject(error);
    });
    sent.once("response", (response) => {
      const pieces: Buffer[] = [];
      let length = 0;
      response.on("data", (piece: Buffer) => {
        length += piece.length;
        if (length > LARGEST) return sent.destroy(new Error(`the answer is larger than ${LARGEST} bytes`));
        pieces.push(piece);
      });
      response.on("error", (error) => {
        done();
        reject(error);
      });
      response.once("end", () => {
        done();
        resolve(toAnswer(path, response.statusCode ?? 0, response.headers, Buffer.concat(pieces)));
      });
    });
    sent.end(body);
  });
}

function requestBody(request: Request, bodyFile: string | undefined): Buffer | undefined {
  if (bodyFile !== undefined) return readFileSync(bodyFile);
  return request.body && "text" in request.body ? Buffer.from(request.body.text) : undefined;
}

export function toAnswer(
  path: string,
  status: number,
  headers: http.IncomingHttpHeaders,
  body: Buffer,
): Answer {
  return {
    path,
    status,
    headers,
    framing: framingOf(headers, body.length),
    length: body.length,
    digest: createHash("sha256").update(body).digest("hex"),
    start: body.subarray(0, 200).toString("utf8"),
    body,
  };
}

function framingOf(headers: http.IncomingHttpHeaders, length: number): Framing {
  if (headers["transfer-encoding"]?.toLowerCase().includes("chunked")) return "chunked";
  if (headers["content-length"] !== undefined) return "content-length";
  return length > 0 ? "until-close" : "none";
}

/** What is wrong with an answer, in words, or null. */
export function problemWith(answer: Answer, expect: Expect): string | null {
  if (answer.status !== expect.status) {
    return `${answer.path} answered ${answer.status} instead of ${expect.status}${quoteStart(answer)}`;
  }
  if (expect.body !== undefined && answer.body.toString("utf8") !== expect.body) {
    return `${answer.path} answered ${answer.length} bytes that are not the expected body${quoteStart(answer)}`;
  }
  for (const [name, value] of Object.entries(expect.headers)) {
    const got = answer.headers[name];
    if (String(got ?? "") !== value)
      return `${answer.path} answered header ${name}: ${got ?? "(none)"} instead of ${value}`;
  }
  return null;
}

/** A variant's answer; `fixed` where every answer to the same request has the same bytes. */
export interface Given {
  readonly name: string;
  readonly answer: Answer;
  readonly fixed: boolean;
}

/** How two variants' answers to one request differ in the work they stand for, in words, or null. */
export function difference(a: Given, b: Given): string | null {
  const path = a.answer.path;
  if (a.fixed && b.fixed && a.answer.length !== b.answer.length) {
    return `${path}: ${a.name} answers ${a.answer.length} bytes, ${b.name} ${b.answer.length}; set expect.same to false if that is meant`;
  }
  if (a.answer.framing !== b.answer.framing) {
    return `${path}: ${a.name} frames its answer by ${a.answer.framing}, ${b.name} by ${b.answer.framing}; set expect.same to false if that is meant`;
  }
  return null;
}

function quoteStart(answer: Answer): string {
  return answer.length === 0 ? " (empty)" : `: ${JSON.stringify(answer.start)}`;
}
