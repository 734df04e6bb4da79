import type { CaseResult } from "../src/format/results.ts";
import { explain } from "../src/report/messages.ts";

/** What explains the verdict of a case, as people read it, a line each. */
export function sentencesOf(result: Pick<CaseResult, "findings"> | undefined): string {
  return (result?.findings ?? []).map(explain).join("\n");
}
