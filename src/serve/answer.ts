import { createHash } from "node:crypto";
import type http from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { AnswerFault, Fault, Framing } from "../format/faults.ts";
import { type Expect, rightStatuses } from "../format/plan.ts";
import type { Tls } from "../model/config.ts";
import { lacksOf } from "./expected-body.ts";

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
  /** The first status (1xx) that came before it, such as 103. */
  readonly interim?: number;
}

export interface SendOptions {
  /** Any certificate is taken where there is no file. */
  readonly tls?: Tls & { readonly caFile: string | null };
  readonly bodyFile?: string;
  readonly http2?: true;
  /** Whether each request has its own connection, and says so. */
  readonly again?: true;
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

type Redact = (text: string) => string;

/** What is wrong with an answer, or null. What it quotes is concealed first. */
export function problemWith(
  answer: Answer,
  expect: Expect,
  redact: Redact = (text) => text,
): AnswerFault | null {
  const { path, status, length: bytes } = answer;
  if (!rightStatuses(expect).includes(status))
    return { code: "wrong-status", path, status, expected: expect.status, body: startOf(answer, redact) };
  const lacks = expect.body === undefined ? null : lacksOf(decodedBody(answer), expect.body, redact);
  if (lacks) return { code: "wrong-body", path, bytes, body: startOf(answer, redact), lacks };
  for (const [name, expected] of Object.entries(expect.headers)) {
    const got = Object.hasOwn(answer.headers, name) ? answer.headers[name] : undefined;
    if (String(got ?? "") !== expected) {
      const value = got === undefined ? null : redact(String(got));
      return { code: "wrong-header", path, name, value, expected };
    }
  }
  return null;
}

/** A variant's answer; `fixed` where every answer to the same request has the same bytes. */
interface VariantAnswer {
  readonly answer: Answer;
  readonly fixed: boolean;
}

/** How base's and head's answers to one request differ in the work they stand for, or null. */
export function difference(base: VariantAnswer, head: VariantAnswer): Fault | null {
  const { path } = base.answer;
  const [a, b] = [base.answer, head.answer];
  // Where several statuses are right, each has its own length and framing.
  if (a.status !== b.status) return null;
  if (base.fixed && head.fixed && a.length !== b.length)
    return { code: "lengths-differ", path, base: a.length, head: b.length };
  return a.framing === b.framing ? null : { code: "framing-differs", path, base: a.framing, head: b.framing };
}

/** Enough that a secret which begins in what is quoted ends in what is concealed. */
const REDACTED = 64 * 1024;
const QUOTED = 200;

function startOf(answer: Answer, redact: Redact): string {
  return redact(decodedBody(answer).subarray(0, REDACTED).toString("utf8")).slice(0, QUOTED);
}

const DECODERS: Readonly<Record<string, (body: Buffer, limit: { maxOutputLength: number }) => Buffer>> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

const MOST_CODINGS = 2;

/** The body as people write what they expect of it: without Content-Encoding. As it was sent where that is unknown, or not true. */
export function decodedBody({ body, headers }: Pick<Answer, "body" | "headers">): Buffer {
  const codings = (headers["content-encoding"] ?? "").toLowerCase().split(",");
  // Each may make 64 MiB of a few bytes, and whoever answers may be an outsider.
  if (codings.length > MOST_CODINGS) return body;
  try {
    return codings.reduceRight((coded, coding) => {
      const name = coding.trim();
      const decode = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
      return decode ? decode(coded, { maxOutputLength: LARGEST }) : coded;
    }, body);
  } catch {
    return body;
  }
}
