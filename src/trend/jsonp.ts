import * as z from "zod";
import { UsageError } from "../model/failure.ts";
import { HISTORY_SCHEMA } from "../model/history.ts";
import { NewerFile, UnreadableFile } from "./unreadable.ts";

/** The page has to load it, so nothing larger is written; in bytes. An overview of 15 000 series has so much. */
const LONGEST = 6 * 1024 * 1024;
const SCRIPT = /^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s;

/** JSON that is harmless inside a script and inside HTML. Keys are in the order of the schema, whatever the order they came in. */
export function jsonText<T>(schema: z.ZodType<T>, value: T): string {
  return JSON.stringify(schema.parse(value)).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A script that hands its data to the page. */
export function scriptText<T>(path: string, schema: z.ZodType<T>, value: T): string {
  const text = `loadgate("${nameOf(path)}", ${jsonText(schema, value)});\n`;
  if (Buffer.byteLength(text) > LONGEST)
    throw new UsageError(
      `${path} would have more than ${LONGEST / 2 ** 20} MiB: these are too many series for one trend; part them into several with --dashboard-path`,
    );
  return text;
}

/** The data in a script; it is read, never run. */
export function readScript<T>(path: string, schema: z.ZodType<T>, text: string): T {
  if (Buffer.byteLength(text) > LONGEST)
    throw new UnreadableFile(path, `has more than ${LONGEST / 2 ** 20} MiB`);
  const [, name, json] = SCRIPT.exec(text) ?? [];
  if (json === undefined) throw new UnreadableFile(path, "is not a script of loadgate's");
  if (name !== nameOf(path)) throw new UnreadableFile(path, `holds the data of ${name}`);
  return readJson(path, schema, json);
}

export function readJson<T>(path: string, schema: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableFile(path, "holds no valid JSON; was it cut off, or merged by hand?");
  }
  const numbered = z.looseObject({ schema: z.number() }).safeParse(value);
  if (numbered.success && numbered.data.schema > HISTORY_SCHEMA)
    throw new NewerFile(path, numbered.data.schema, HISTORY_SCHEMA);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join(".") || "the top";
  throw new UnreadableFile(
    path,
    `is not valid at ${`${where}: ${issue?.message ?? "unknown"}`.slice(0, 200)}`,
  );
}

const nameOf = (path: string) => path.replace(/\.js$/, "");
