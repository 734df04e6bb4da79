import * as z from "zod";
import { UsageError } from "../model/failure.ts";
import { RESULTS_SCHEMA, type Results } from "../model/results.ts";
import { clip, plainLine } from "../text/escape.ts";
import { resultsWire } from "./results-wire.ts";

/** The JSON Schema of results.json; docs/results.schema.json is this. */
export function resultsJsonSchema(): unknown {
  return { ...z.toJSONSchema(resultsWire, { target: "draft-2020-12" }), title: "results.json of loadgate" };
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`the results are not JSON (${plainLine(String(error))}); was the file cut off?`);
  }
}

const numbered = z.looseObject({ schema: z.number(), command: z.unknown() });

/** A file of a newer loadgate may mean something else by the same words. */
function checkSchema(value: unknown): void {
  const found = numbered.safeParse(value);
  if (!found.success) throw new UsageError("this is not a results.json of loadgate: it has no schema number");
  const { schema, command } = found.data;
  if (command === "rank")
    throw new UsageError("these are the results of rank; this takes those of compare or trend");
  if (schema > RESULTS_SCHEMA) {
    throw new UsageError(
      `the results have schema ${schema}, this loadgate reads up to ${RESULTS_SCHEMA}; use the loadgate that wrote them, or a newer one`,
    );
  }
}

/** The results in a file that may come from anyone. */
export function parseResults(text: string): Results {
  const value = decoded(text);
  checkSchema(value);
  const parsed = resultsWire.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "the top" : issue.path.map(String).join(".");
  const what = clip(plainLine(`${where}: ${issue?.message ?? "unknown"}`), 300);
  throw new UsageError(`the results are not valid at ${what}`);
}
