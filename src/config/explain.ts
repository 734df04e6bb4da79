import * as z from "zod";
import { quote } from "../text/escape.ts";
import { nearest, suggestion } from "../text/nearest.ts";
import { configSchema } from "./config-schema.ts";
import { foreignKey } from "./foreign-keys.ts";
import type { KeyPath, Source } from "./source.ts";

type Issue = z.core.$ZodIssue;

/** What is wrong, and at which key of the file. */
interface Problem {
  readonly path: KeyPath;
  readonly at: "key" | "value";
  readonly message: string;
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map",
  record: "a map",
};

/** A validation's issue as problems, each in words that say what is wrong and what to do. */
export function explain(issue: Issue, source: Pick<Source, "at" | "has">, parents: KeyPath = []): Problem[] {
  const path = [...parents, ...issue.path];
  const value = source.at(path);
  const must = (predicate: string): Problem[] => [
    { path, at: "value", message: `${subject(path)} ${advised(predicate, path)}` },
  ];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey(path, key));
    case "invalid_union":
      return explainUnion(issue, source, path);
    case "invalid_type":
      return source.has(path) ? must(wrongType([expectedKind(issue)], value)) : [missing(path)];
    case "invalid_value":
      return must(wrongValue(issue.values.map(String), value));
    case "invalid_key":
      return [badName(path, issue.issues[0]?.message ?? "is not allowed")];
    case "too_small":
      return must(
        issue.origin === "array" ? "must not be empty" : `must be at least ${issue.minimum}, is ${value}`,
      );
    case "too_big":
      return must(`must be at most ${issue.maximum}, is ${value}`);
    case "invalid_format":
      return must(issue.message.replace(/(?=;|$)/, `, is ${quote(String(value))}`));
    default:
      if (/^(must|has|is|needs) /.test(issue.message)) return must(issue.message);
      return [{ path, at: "value", message: `${subject(path)}: ${advised(issue.message, path)}` }];
  }
}

/** Of an either-or, the problems of the form that was tried; if none fits, the forms there are. */
function explainUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  source: Pick<Source, "at" | "has">,
  path: KeyPath,
): Problem[] {
  const value = source.at(path);
  const tried = issue.errors.find((branch) => !branch.some((inner) => isOtherKind(inner, value)));
  if (tried !== undefined) return tried.flatMap((inner) => explain(inner, source, path));
  const kinds = issue.errors.flatMap((branch) =>
    branch.filter((inner) => inner.path.length === 0).map(expectedKind),
  );
  const message = `${subject(path)} ${advised(wrongType([...new Set(kinds)], value), path)}`;
  return [{ path, at: "value", message }];
}

/** Whether an issue says only that the value is of another kind than this form. */
function isOtherKind(issue: Issue, value: unknown): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === "invalid_type") return true;
  if (issue.code === "invalid_value") return typeof value !== "string";
  return (
    issue.code === "invalid_union" && issue.errors.every((b) => b.some((inner) => isOtherKind(inner, value)))
  );
}

function expectedKind(issue: Issue): string {
  if (issue.code === "invalid_type") return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_value") return either(issue.values.map(String));
  return issue.code === "invalid_union"
    ? either([...new Set(issue.errors.flat().map(expectedKind))])
    : "another value";
}

function unknownKey(map: KeyPath, key: string): Problem {
  const where = map.length === 0 ? "" : ` in ${subject(map)}`;
  const known = knownKeys(map);
  const hint =
    noPlainBlank(key) ??
    foreignKey(map, key) ??
    standsElsewhere(map, key) ??
    suggestion(key, known, known.length);
  const message = `unknown key ${quote(key)}${where}; ${hint}`;
  return { path: [...map, key], at: "key", message };
}

/** What looks like a space and is none, or cannot be seen at all. */
function noPlainBlank(key: string): string | undefined {
  const [found] = /(?! )[\p{Z}\p{Cf}]/u.exec(key) ?? [];
  if (found === undefined) return undefined;
  const code = (found.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
  return `it holds U+${code}, which is no space to YAML; write spaces`;
}

/** Where a key stands that belongs to another map of the file. */
function standsElsewhere(map: KeyPath, key: string): string | undefined {
  const [first] = map;
  const inTarget = first === "targets" || first === "services";
  const inScenario = first === "scenarios" || first === "defaults" || first === "presets";
  if (!inTarget && !inScenario) return undefined;
  const other = inTarget ? "scenario" : "target";
  if (knownKeys([`${other}s`, ""]).includes(key))
    return `it stands under a ${other}, as ${exampleAt([`${other}s`, "", key])}`;
  return knownKeys([]).includes(key) ? `it stands at the top of the file, as ${exampleAt([key])}` : undefined;
}

function badName(path: KeyPath, must: string): Problem {
  const message = advised(`the name ${quote(String(path.at(-1)))} ${must}`, path.slice(0, -1));
  return { path, at: "key", message };
}

function missing(path: KeyPath): Problem {
  const owner = path.length === 1 ? "the file" : subject(path.slice(0, -1));
  const message = `${owner} has no ${quote(String(path.at(-1)))}; add it, for example ${exampleAt(path)}`;
  return { path, at: "key", message };
}

function wrongType(kinds: readonly string[], value: unknown): string {
  const said = `must be ${either(kinds)}, is ${kindOf(value, kinds)}`;
  const takes = (kind: string): boolean => kinds.some((words) => words.includes(kind));
  const braced = bracedName(value);
  if (braced !== undefined) return `${said}; put it in quotation marks, as "{${braced}}"`;
  if (typeof value === "string" && kinds.includes("true or false")) {
    const meant = { yes: true, on: true, y: true, no: false, off: false, n: false }[value.toLowerCase()];
    if (meant !== undefined) return `${said}; write ${meant}`;
  }
  const isUnquoted = typeof value === "number" || typeof value === "boolean";
  if (isUnquoted && takes("a text") && !takes("number")) return `${said}; put it in quotation marks`;
  const isNumeric = typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
  if (isNumeric && kinds.every((kind) => kind.endsWith("number")))
    return `${said}; remove the quotation marks`;
  return said;
}

/** The name in `{name}` without quotation marks, which is a map to YAML. */
function bracedName(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const [[name, nothing] = [], ...others] = Object.entries(value);
  return nothing === null && others.length === 0 ? name : undefined;
}

function wrongValue(known: readonly string[], value: unknown): string {
  if (typeof value === "number") return `must be ${either(known)}, is ${value}`;
  if (typeof value !== "string") return wrongType([either(known)], value);
  const meant = nearest(value, known);
  const end = meant === undefined ? "" : `; did you mean "${meant}"?`;
  return `must be ${either(known)}, is ${quote(value)}${end}`;
}

function kindOf(value: unknown, expected: readonly string[]): string {
  if (value === null || value === undefined) return "empty";
  if (typeof value === "string") return "a text";
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value !== "number") return "a map";
  return expected.some((kind) => kind.endsWith("number")) ? String(value) : "a number";
}

/** A message that does not say what to do gets the nearest example. */
function advised(message: string, path: KeyPath): string {
  if (message.includes("; ")) return message;
  for (let length = path.length; length > 0; length--) {
    const example = typeof path[length - 1] === "number" ? undefined : exampleAt(path.slice(0, length));
    if (example !== undefined) return `${message}; write it like ${example}`;
  }
  return `${message}; begin with targets: and scenarios:`;
}

/** What a path is called in a message: `"port" of target "api"`. */
function subject(path: KeyPath): string {
  const [owner, rest] = ownerOf(path);
  const key = rest.filter((step) => typeof step !== "number").join(".");
  if (owner === "") return key === "" ? "the file" : quote(key);
  return key === "" ? owner : `${quote(key)} of ${owner}`;
}

function ownerOf(path: KeyPath): [owner: string, rest: KeyPath] {
  const [first, second, third] = path.map(String);
  if (second === undefined) return ["", path];
  if (first === "targets") return [`target ${quote(second)}`, path.slice(2)];
  if (first === "scenarios") return [`scenario ${quote(second)}`, path.slice(2)];
  if (first === "defaults") return ["the defaults", path.slice(1)];
  if (first !== "presets") return ["", path];
  if (third === undefined) return [`preset ${quote(second)}`, []];
  return [`scenario ${quote(third)} in preset ${quote(second)}`, path.slice(3)];
}

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

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
