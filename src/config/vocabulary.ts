import * as z from "zod";
import { configSchema } from "./config-schema.ts";
import type { KeyPath } from "./source.ts";

/** The schemas that a schema is made of once optional, transformed and either-or wrappers are taken off. */
function unwrapped(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional)
    return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrapped);
  return schema instanceof z.ZodType ? [schema] : [];
}

/** The schemas one key or index further in. */
function schemasInside(schema: z.ZodType, step: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, step)) return [schema.shape[String(step)]];
  return [];
}

function schemasAt(path: KeyPath): z.ZodType[] {
  let schemas: z.ZodType[] = [configSchema];
  for (const step of path)
    schemas = schemas.flatMap(unwrapped).flatMap((schema) => schemasInside(schema, step));
  return schemas;
}

/** The keys that a map at this path may have. */
export function knownKeys(path: KeyPath): string[] {
  return schemasAt(path)
    .flatMap(unwrapped)
    .flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
}

/** One right way to write the key at this path, like `port: 8080`; undefined where there is none. */
export function exampleAt(path: KeyPath): string | undefined {
  const example = schemasAt(path)
    .flatMap((schema) => schema.meta()?.examples ?? [])
    .at(0);
  if (example === undefined) return undefined;
  return `${String(path.at(-1))}: ${flow(example)}`;
}

/** What YAML reads as a text without quotation marks. */
const PLAIN_TEXT = /^[\w/.][\w./?=:% -]*$/;

/** A value as YAML on one line. */
function flow(value: unknown): string {
  if (typeof value === "string") return PLAIN_TEXT.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${flow(key)}: ${flow(inner)}`)
    .join(", ")} }`;
}
