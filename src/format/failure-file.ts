import * as z from "zod";
import { UsageError } from "../errors.ts";
import { checkJson } from "./json-limits.ts";

/** failure.json: why a run left no results. */
const wire = z.strictObject({ schema: z.literal(1), message: z.string().max(100_000) });

export function failureFile(message: string): string {
  return `${JSON.stringify({ schema: 1, message: message.slice(-20_000) })}\n`;
}

/** What a run that failed said; the file may come from anyone. */
export function parseFailure(text: string): string {
  try {
    checkJson(text, { deepest: 3, mostValues: 10, longest: 10 });
    return wire.parse(JSON.parse(text)).message;
  } catch {
    throw new UsageError("failure.json is not what loadgate writes");
  }
}
