import vm from "node:vm";
import type { BodyLacks } from "../format/faults.ts";
import type { Expect } from "../format/plan.ts";

/** The longest body that a regular expression is given, in bytes. The fault's message names it. */
const MATCHED_BYTES = 1024 * 1024;

/** Characters that are quoted of what was expected, and of what was answered in its place. */
const QUOTED = 200;

type Redact = (text: string) => string;

/** What is expected of a body and is not so, or null. What is quoted of it is concealed first. */
export function lacksOf(
  body: Buffer,
  expected: NonNullable<Expect["body"]>,
  redact: Redact,
): BodyLacks | null {
  const quote = (text: string) => redact(text).slice(0, QUOTED);
  const text = body.toString("utf8");
  if (typeof expected === "string") return text === expected ? null : { text: quote(expected) };
  const { contains = [], matches, json } = expected;
  const missing = contains.find((part) => !text.includes(part));
  if (missing !== undefined) return { contains: quote(missing) };
  const why = matches === undefined ? null : unmatched(text, body.length, matches);
  if (matches !== undefined && why) return { matches: quote(matches), why };
  return json === undefined ? null : jsonLacks(text, json, quote, redact);
}

function unmatched(text: string, bytes: number, pattern: string): "differs" | "too-long" | "too-slow" | null {
  if (bytes > MATCHED_BYTES) return "too-long";
  const found = boundedMatch(pattern, text);
  if (found === null) return "too-slow";
  return found ? null : "differs";
}

function jsonLacks(text: string, expected: string, quote: Redact, redact: Redact): BodyLacks | null {
  let got: unknown;
  try {
    got = JSON.parse(text);
  } catch {
    return { json: null };
  }
  const found = disagreement(JSON.parse(expected), got, "$");
  if (!found) return null;
  // In JSON a secret may be escaped.
  const shown = (value: unknown) =>
    quote(JSON.stringify(value, (_, each) => (typeof each === "string" ? redact(each) : each)));
  return {
    json: shown(found.expected),
    at: quote(found.at),
    got: found.got === undefined ? null : shown(found.got),
  };
}

interface Disagreement {
  /** `$.users[0].name` */
  readonly at: string;
  readonly expected: unknown;
  /** Undefined where there is nothing. */
  readonly got: unknown;
}

/** The first place where a value does not agree with what is expected: an object may have more keys, a list no more entries. */
function disagreement(expected: unknown, got: unknown, at: string): Disagreement | null {
  if (typeof expected !== "object" || expected === null)
    return expected === got ? null : { at, expected, got };
  const isList = Array.isArray(expected);
  if (typeof got !== "object" || got === null || isList !== Array.isArray(got)) return { at, expected, got };
  if (isList && expected.length !== (got as unknown[]).length) return { at, expected, got };
  for (const [key, value] of Object.entries(expected)) {
    const inside = Object.hasOwn(got, key) ? (got as Record<string, unknown>)[key] : undefined;
    const found = disagreement(value, inside, isList ? `${at}[${key}]` : `${at}${step(key)}`);
    if (found) return found;
  }
  return null;
}

function step(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

/** How long a regular expression may look through a text. Messages name it. */
const MOST_MS = 1000;

/**
 * Whether a text matches a regular expression (JavaScript's, with its flag u); null where that takes more than a second, or the expression is
 * too large: both may be an outsider's, and one with repetitions inside of repetitions may take years.
 */
export function boundedMatch(pattern: string, text: string): boolean | null {
  try {
    // Node ends what runs too long in its own context, a regular expression too.
    return vm.runInNewContext("new RegExp(pattern, 'u').test(text)", { pattern, text }, { timeout: MOST_MS });
  } catch {
    return null;
  }
}
