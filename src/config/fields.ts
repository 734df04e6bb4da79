import * as z from "zod";
import { UsageError } from "../errors.ts";
import type { FailOn, Mode } from "../format/plan.ts";
import type { AlertBy } from "../format/results.ts";
import type { Via } from "../format/sample.ts";
import type { IsolationChoice, Trend } from "../model/config.ts";
import { isSecretName } from "../platform/credentials.ts";
import { RUNNERS_OWN } from "../platform/inherited.ts";
import { quote } from "../text/escape.ts";
import { checkArguments, splitWords } from "./shell-words.ts";
import { parseBytes, parseChange, parseDuration, parseRate, parseShare, parseShareOrZero } from "./units.ts";

/** What holds where the file says nothing. Times are in seconds, shares of 1. */
export const DEFAULTS = {
  falseAlarms: 0.002,
  threshold: 0.02,
  failOn: ["regression", "invalid"] as readonly FailOn[],
  mode: "block" as Mode,
  isolation: "auto" as IsolationChoice,
  nginxImage: "nginx:1.28",
  context: ".",
  dockerfile: "Dockerfile",
  readyTimeout: 60,
  tlsName: "localhost",
  fixture: "bench/",
  method: "GET",
  status: 200,
  sameLength: true,
  connections: 64,
  backgroundConnections: 2,
  keepalive: true,
  via: ["direct", "nginx"] as readonly Via[],
  timeout: 2,
  runTimeout: 600,
  maxErrors: 0,
  alert: ["issue", "fail"] as readonly AlertBy[],
  direction: "worse" as Trend["direction"],
  keep: "5y",
  keepRuns: "90d",
} as const;

/** What an editor shows beside a key. */
interface Shown {
  readonly default?: unknown;
  /** One right way to write it; messages quote it too. */
  readonly example?: unknown;
}

const meta = (description: string, { example, ...shown }: Shown) => ({
  description,
  ...shown,
  ...(example === undefined ? {} : { examples: [example] }),
});

export const required = <T extends z.ZodType>(schema: T, description: string, shown: Shown = {}): T =>
  schema.meta(meta(description, shown)) as T;

export const optional = <T extends z.ZodType>(schema: T, description: string, shown: Shown = {}) =>
  schema.exactOptional().meta(meta(description, shown)) as z.ZodExactOptional<T>;

/** The schema's value put through a parser; the parser's UsageError becomes an issue at this place. */
export function parsed<T extends z.ZodType, R>(schema: T, parse: (value: z.output<T>) => R) {
  return schema.transform((value, context): R => {
    try {
      return parse(value);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      context.addIssue({ code: "custom", message: error.message });
      return z.NEVER;
    }
  });
}

const numberOrText = z.union([z.number(), z.string()]);
export const duration = parsed(numberOrText, parseDuration);
export const share = parsed(numberOrText, parseShare);
export const change = parsed(numberOrText, parseChange);
export const shareOrZero = parsed(numberOrText, parseShareOrZero);
export const rate = parsed(numberOrText, parseRate);
export const bytes = parsed(numberOrText, parseBytes);
export const words = parsed(z.string(), (line) => splitWords(line));

export const text = (pattern: RegExp, must: string) => z.string().regex(pattern, { error: must });

/** Names make case ids and file names, so they hold nothing that means something to either. */
export const name = text(
  /^(?![.-])[A-Za-z0-9._-]{1,64}$/,
  'must be 1 to 64 letters, digits, ".", "_" or "-", and begin with a letter, a digit or "_"',
);

/** An image or a stage never looks like an option of the program it is handed to. */
export const image = text(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/, "must be the name of an image");

/** Absolute paths, drive letters, addresses and what looks like an option are refused; `..` is for the resolver. */
export const relativePath = text(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
  'must be a relative path with "/" between folders; write it from the folder of this file',
);

export const urlPath = parsed(
  text(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    /^\/[^\s#\u0000-\u001f\u007f]*$/,
    'must begin with "/", without scheme and host, and hold no blank and no "#"',
  ),
  parsePath,
);

const NUL_FREE = /^[^\0]*$/;
export const body = text(NUL_FREE, "must not hold a NUL character; put it in a body-file");
const argument = text(NUL_FREE, "must not hold a NUL character; remove it");

/** A line, or a list of arguments. */
export const command = z.union([words, parsed(z.array(argument).min(1), (list) => checkArguments(list))]);

/** The same with `${port}` and `${db.host}` in it, which are replaced when it is started. */
export const startCommand = z.union([
  parsed(z.string(), (line) => splitWords(line, { placeholders: true })),
  parsed(z.array(argument).min(1), (list) => checkArguments(list, { placeholders: true })),
]);

export const runArguments = parsed(z.string(), (line) => splitWords(line, { arguments: true }));

/** What the source keeps as it is written; the other types are for editors. */
export const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

export const variable = text(/^[A-Za-z_][A-Za-z0-9_.-]*$/, "must be the name of a variable");

/** Its own tokens are among them, which no change may ask for. */
const isRunnersOwn = (name: string) => RUNNERS_OWN.test(name.replace(/\*$/, ""));

export const secret = variable.refine((name) => !isRunnersOwn(name), {
  error: (issue) =>
    `is the runner's own and given to no server, is ${quote(String(issue.input))}; give the secret another name`,
});

const secretEntry = z.union([
  secret.transform((given) => ({ name: given, required: true })),
  z
    .strictObject({
      name: required(secret, "The variable's name.", { example: "API_KEY" }),
      required: optional(
        z.boolean(),
        "Whether a run fails where it is not set, or empty; if not, the variable is as env has it there, or not set.",
        { default: true, example: false },
      ),
    })
    .transform((given) => ({ required: true, ...given })),
]);

/** Names of secrets, each perhaps with whether it is required; one, or a list of several. */
export const secrets = z
  .union([secretEntry, z.array(secretEntry).min(1)])
  .transform((given) => (Array.isArray(given) ? given : [given]))
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
    error: "must name everything once; remove one",
  });

/** A variable's name, or a prefix of three characters or more with `*` behind it. */
export const inherited = text(
  /^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,
  "must be the name of a variable, or a prefix like ACME_*",
)
  .refine((name) => !isRunnersOwn(name), {
    error: (issue) =>
      `is the runner's own and given to no server, is ${quote(String(issue.input))}; leave it out`,
  })
  .refine((name) => !isSecretName(name), {
    error: (issue) => `must not be a secret, is ${quote(String(issue.input))}; name it in "secrets" instead`,
  });

export const textMap = z.record(
  variable,
  scalar.refine((value) => NUL_FREE.test(value), { error: "must not hold a NUL character; remove it" }),
);

const headerName = text(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/, "must be the name of a header");

/** Header fields by name, each name once whatever its case. */
export const headers = z
  .record(
    headerName,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    scalar.refine((value) => /^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(value), {
      error: "must not hold a line break or another control character; remove it",
    }),
  )
  .superRefine((map, context) => {
    const seen = new Set<string>();
    for (const key of Object.keys(map)) {
      if (seen.has(key.toLowerCase()))
        context.addIssue({
          code: "custom",
          path: [key],
          message: "is here in another case, too; remove one",
        });
      seen.add(key.toLowerCase());
    }
  });

/** A list that is not empty and names nothing twice. */
export const listOf = <T extends z.ZodType<string>>(item: T) =>
  z
    .array(item)
    .min(1)
    .refine((list) => new Set(list).size === list.length, { error: "must name everything once; remove one" });

/** One, or a list of several. */
export const oneOrMore = <T extends z.ZodType<string>>(item: T) =>
  z
    .union([item, listOf(item)])
    .transform((value): z.output<T>[] => (Array.isArray(value) ? value : [value as z.output<T>]));

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

/**
 * A path with its query as it is sent, the same by the check and by the load generator, which both follow the URL standard: what may not
 * stand in a URL is percent-encoded as UTF-8. UsageError for what the standard would make another path of.
 */
export function parsePath(text: string): string {
  if (text.includes("\\"))
    throw new UsageError(`${quote(text)} holds "\\", which URLs take for "/"; write %5C, or /`);
  const [path = ""] = text.split("?", 1);
  const dots = path.split("/").find((segment) => DOT_SEGMENT.test(segment));
  if (dots !== undefined)
    throw new UsageError(
      `${quote(text)} holds "/${dots}", which clients resolve before they send it; write the path that it leads to`,
    );
  const origin = "http://localhost";
  return new URL(origin + text).href.slice(origin.length);
}
