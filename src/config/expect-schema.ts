import * as z from "zod";
import { UsageError } from "../errors.ts";
import * as f from "./fields.ts";
import { DEFAULTS } from "./fields.ts";

const status = z.int().min(200).max(599);

/** One, or several; the same whether one is written alone or in a list. */
const statuses = z
  .union([
    status,
    z
      .array(status)
      .min(1)
      .refine((list) => new Set(list).size === list.length, {
        error: "must name everything once; remove one",
      }),
  ])
  .transform((given): number | number[] => {
    if (!Array.isArray(given)) return given;
    return given.length === 1 ? (given[0] as number) : given.toSorted((a, b) => a - b);
  });

const part = f.text(/./s, "must not be empty; remove it");

const LONGEST_PATTERN = 1000;

const pattern = f.parsed(z.string(), (text) => {
  if (text.length > LONGEST_PATTERN)
    throw new UsageError(`must have at most ${LONGEST_PATTERN} characters; look for less`);
  try {
    // That it is too large, or too slow, shows where it is used, which has a limit.
    new RegExp(text, "u");
  } catch (error) {
    const why = String((error as Error).message).replace(/^Invalid regular expression: /, "");
    throw new UsageError(`is no regular expression as JavaScript has it with its flag u: ${why}; correct it`);
  }
  return text;
});

const DEEPEST = 50;

const json = f.parsed(z.unknown(), (value) => {
  checkJsonValue(value, 0);
  return JSON.stringify(value);
});

/** YAML knows more values than JSON: those that it does not are a UsageError. */
function checkJsonValue(value: unknown, depth: number): void {
  if (depth > DEEPEST) throw new UsageError(`is nested deeper than ${DEEPEST} levels; expect less of it`);
  if (typeof value === "number" && !Number.isFinite(value))
    throw new UsageError(`must be what JSON can hold, which ${value} is not; remove it`);
  if (typeof value !== "object" || value === null) return;
  for (const each of Object.values(value)) checkJsonValue(each, depth + 1);
}

const bodyParts = z
  .strictObject({
    contains: f.optional(
      z.union([part.transform((text) => [text]), z.array(part).min(1)]),
      "A text, or a list of texts, that stand somewhere in the body.",
      { example: "Hello" },
    ),
    matches: f.optional(
      pattern,
      "A regular expression as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, and a body of at most 1 MiB.",
      { example: '"id":\\d+' },
    ),
    json: f.optional(
      json,
      "JSON that the body agrees with: its objects may have more keys, its lists are as long, and everything else is equal.",
      { example: { user: { name: "Ada" } } },
    ),
  })
  .superRefine((given, context) => {
    // A misspelt key is the better explanation.
    if (context.issues.length > 0 || Object.keys(given).length > 0) return;
    const message = 'is empty; add "contains", "matches" or "json", or remove it';
    context.addIssue({ code: "custom", message });
  });

/** The right answer, as a scenario says it. */
export const expectSchema = z.strictObject({
  status: f.optional(statuses, "The status code, or a list of those that are right.", {
    default: DEFAULTS.status,
    example: 200,
  }),
  body: f.optional(
    z.union([z.string(), bodyParts]),
    "The whole body as text, or a map of what of it is expected, decoded where Content-Encoding says how. Not checked if absent.",
    { example: "Hello World!" },
  ),
  headers: f.optional(f.headers, "Headers that the answer must carry, with their values.", {
    example: { "content-type": "text/plain" },
  }),
  "same-length": f.optional(
    z.boolean(),
    "Whether all variants must answer with the same length and framing.",
    {
      default: DEFAULTS.sameLength,
      example: false,
    },
  ),
});
