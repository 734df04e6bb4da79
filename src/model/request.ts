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

/** `$$`, which is a dollar, or `${NAME}` in a header's value; a `${` that no name follows has none. */
const PLACE = /\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;

/** The names of the secrets that a header's value takes; null for a `${` that takes none. */
export function secretsInHeader(value: string): (string | null)[] {
  return [...value.matchAll(PLACE)].flatMap(([whole, name]) => (whole === "$$" ? [] : [name ?? null]));
}

/** A header's value as it is sent; null where it takes a secret that is not given. */
export function headerWithSecrets(value: string, given: Readonly<Record<string, string>>): string | null {
  const isGiven = (name: string | null) => name !== null && Object.hasOwn(given, name);
  if (!secretsInHeader(value).every(isGiven)) return null;
  return value.replaceAll(PLACE, (whole, name?: string) =>
    whole === "$$" || name === undefined ? "$" : (given[name] as string),
  );
}
