import { Source } from "./source.ts";

/** The line, from 1, on which a scenario begins in the text of a configuration file; null if it is not there. */
export function scenarioLine(text: string, scenario: string): number | null {
  const source = new Source(text, "");
  const path = ["scenarios", scenario];
  return source.has(path) ? text.slice(0, source.offset(path, "key")).split("\n").length : null;
}
