import type { Request } from "../format/plan.ts";

/** A request as it is sent, with the values of secrets in its headers. */
export interface SentRequest extends Request {
  /** These values: nothing that is written may hold them. */
  readonly secrets?: readonly string[];
}

/** Methods in which a request without a body says nothing of its length (RFC 9110, 8.6). */
const BODILESS: readonly string[] = ["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"];

/** The headers of a request that both what checks and what loads have to send: the user's own, and the length of no body. */
export function sentHeaders({ method, headers }: Request, hasBody: boolean): (readonly [string, string])[] {
  return hasBody || BODILESS.includes(method) ? [...headers] : [...headers, ["content-length", "0"]];
}
