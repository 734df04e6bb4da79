import type * as z from "zod";
import { nearest, suggestion } from "./nearest.ts";
import { quote } from "./quote.ts";
import type { KeyPath, Source } from "./source.ts";
import { exampleAt, knownKeys } from "./vocabulary.ts";

type Issue = z.core.$ZodIssue;

/** What is wrong, and at which key of the file. */
export interface Problem {
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

/** Every problem of a validation, for people. */
export function explain(issue: Issue, source: Source, parents: KeyPath = []): Problem[] {
  const path = [...parents, ...issue.path];
  const at = (message: string): Problem[] => [{ path, at: "value", message: `${subject(path)} ${message}` }];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey(path, key));
    case "invalid_union":
      return union(issue, path, source);
    case "invalid_type":
      return source.has(path) ? at(wrongType([issue.expected], source.at(path), path)) : [missing(path)];
    case "invalid_value":
      return at(wrongValue(issue.values.map(String), source.at(path), path));
    case "invalid_key":
      return [{ path, at: "key", message: `the name ${quote(String(path.at(-1)))} ${issue.issues[0]?.message}` }];
    case "too_small":
      return at(
        issue.origin === "array"
          ? `must not be empty; ${advice(path)}`
          : `must be at least ${issue.minimum}, is ${source.at(path)}; ${advice(path)}`,
      );
    case "too_big":
      return at(`must be at most ${issue.maximum}, is ${source.at(path)}; ${advice(path)}`);
    default:
      return at(/^(must|has|is|needs) /.test(issue.message) ? told(issue, path, source) : `: ${issue.message}`).map(
        (problem) => ({ ...problem, message: problem.message.replace(" : ", ": ") }),
      );
  }
}
