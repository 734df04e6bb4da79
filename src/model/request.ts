import type { Request } from "../format/plan.ts";

/** A request as it is sent, with the values of secrets in its headers. */
export interface SentRequest extends Request {
  /** These values: nothing that is written may hold them. */
  readonly secrets?: readonly string[];
}

/** Methods in which a request without a body says nothing of its length (RFC 9110, 8.6). */
const BODILESS: readonly string[] = ["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"];

/** Who asks, unless the user's headers say otherwise. By the name of the generator a server could tell the load from what checks it. */
const USER_AGENT = ["user-agent", "loadgate"] as const;

/** The headers of a request that both what checks and what loads have to send: who asks, the user's own, and the length of no body. */
export function sentHeaders({ method, headers }: Request, hasBody: boolean): (readonly [string, string])[] {
  const named = headers.some(([name]) => name.toLowerCase() === USER_AGENT[0]);
  const sent = named ? headers : [USER_AGENT, ...headers];
  return hasBody || BODILESS.includes(method) ? [...sent] : [...sent, ["content-length", "0"]];
}
