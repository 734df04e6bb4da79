import { conclude } from "../analyse/conclude.ts";
import { UsageError } from "../model/failure.ts";
import type { Compared, Results } from "../model/results.ts";
import { parseResults } from "../report/results-schema.ts";
import { checkJson } from "./json-caps.ts";

/** More than any run leaves; a file that is larger was made to do harm. */
export const MOST_BYTES = 64 * 1024 * 1024;
const MOST_VALUES = 4_000_000;
const DEEPEST = 24;
const LONGEST_LIST = 20_000;
const MOST_CASES = 1000;
const MOST_SESSIONS = 1000;
const MOST_ROUNDS = 100;

/**
 * Results that a stranger's job wrote. What the file says is checked for its form only, since its maker can forge
 * any number; but verdicts are not read from it: they are found again from its samples, so that a figure and its
 * verdict belong together.
 */
export function untrustedResults(text: string): Results {
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw new UsageError(`the results have more than ${MOST_BYTES / 2 ** 20} MiB: no run leaves so much`);
  checkJson(text, { deepest: DEEPEST, mostValues: MOST_VALUES, longest: LONGEST_LIST });
  const read = parseResults(text);
  const { trend } = read;
  for (const part of [read, trend?.control, trend?.seam?.results, trend?.again]) if (part) checkSize(part);
  if (trend === undefined) return concluded(read);
  const { control, seam, again } = trend;
  return {
    ...concluded(read),
    command: "trend",
    trend: {
      ...trend,
      control: control && concluded(control),
      seam: seam && { ...seam, results: concluded(seam.results) },
      again: again && concluded(again),
    },
  };
}

/** The verdicts found again from the samples. */
function concluded(read: Results | Compared): Compared {
  const { exitCode, verdict, schema, command, trend, ...measured } = read as Results;
  return { ...conclude(measured), command: "compare" };
}

function checkSize(read: Pick<Results, "cases" | "plan">): void {
  const sessions = read.cases.flatMap((each) => each.sessions);
  if (
    read.cases.length > MOST_CASES ||
    read.plan.cases.length > MOST_CASES ||
    read.cases.some((each) => each.sessions.length > MOST_SESSIONS) ||
    sessions.some(({ rounds }) => rounds.length > MOST_ROUNDS)
  )
    throw new UsageError("the results hold more cases, sessions or rounds than any run leaves");
}
