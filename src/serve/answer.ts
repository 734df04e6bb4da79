import { createHash } from "node:crypto";
import type http from "node:http";
import type { Expect, Tls } from "../model/config.ts";

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
    body,
  };
}

function framingOf(headers: http.IncomingHttpHeaders, length: number): Framing {
  if (headers["transfer-encoding"]?.toLowerCase().includes("chunked")) return "chunked";
  if (headers["content-length"] !== undefined) return "content-length";
  return length > 0 ? "until-close" : "none";
}

type Conceal = (text: string) => string;

/** What is wrong with an answer, in words, or null. What it quotes is concealed first. */
export function problemWith(
  answer: Answer,
  expect: Expect,
  conceal: Conceal = (text) => text,
): string | null {
  if (answer.status !== expect.status) {
    return `${answer.path} answered ${answer.status} instead of ${expect.status}${quoteStart(answer, conceal)}`;
  }
  if (expect.body !== undefined && answer.body.toString("utf8") !== expect.body) {
    return `${answer.path} answered ${answer.length} bytes that are not the expected body${quoteStart(answer, conceal)}`;
  }
  for (const [name, value] of Object.entries(expect.headers)) {
    const got = Object.hasOwn(answer.headers, name) ? answer.headers[name] : undefined;
    if (String(got ?? "") !== value)
      return `${answer.path} answered header ${name}: ${conceal(String(got ?? "(none)"))} instead of ${value}`;
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

/** Enough that a secret which begins in what is quoted ends in what is concealed. */
const CONCEALED = 64 * 1024;
const QUOTED = 200;

function quoteStart({ length, body }: Answer, conceal: Conceal): string {
  const start = conceal(body.subarray(0, CONCEALED).toString("utf8")).slice(0, QUOTED);
  return length === 0 ? " (empty)" : `: ${JSON.stringify(start)}`;
}
