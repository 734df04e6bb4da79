import { UsageError } from "../errors.ts";
import { type MeasureCommand, subActionPath } from "./definitions.ts";

/** What decides beside the event and the command that is asked for. */
interface Circumstances {
  /** Whether base and head are both named. */
  readonly named: boolean;
  /** Whether the configuration has a trend section. */
  readonly trend: () => boolean;
}

/**
 * What is measured: what was asked for, else the event's own. UsageError where the two do not go together. On a comment only
 * commits that were named are compared: another job has made sure who asked for them. By hand a trend is measured where there is
 * one, and compared otherwise.
 */
export function commandForEvent(
  event: string,
  asked: MeasureCommand | undefined,
  { named, trend }: Circumstances,
): MeasureCommand {
  if (Object.hasOwn(INSTEAD, event) && !(event === "issue_comment" && asked === "compare" && named))
    throw new UsageError(
      `the event ${event} is refused, since measuring builds and runs the code of whoever opened the pull request, and here it would have the repository's secrets and a token that can write; ${INSTEAD[event]}`,
    );
  if (asked === "trend") requireBranchEvent(event, "trend");
  if (asked !== undefined) return asked;
  if (event === "workflow_dispatch") return named || !trend() ? "compare" : "trend";
  if (event === "schedule" || event === "push") return "trend";
  if (event === "pull_request" || event === "merge_group") return "compare";
  throw new UsageError(
    `there is nothing to measure by itself for the event ${event}; set command: compare, and base: to what to compare with`,
  );
}

/** Events that outsiders cause and that run with the repository's secrets, and what to do instead of measuring on them. */
const INSTEAD: Readonly<Record<string, string>> = {
  pull_request_target: `measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,
  workflow_run: `measure on: pull_request, and comment here with ${subActionPath("comment")}`,
  issue_comment: `read the comment with ${subActionPath("request")}, and give the base and head that it names to another job with command: compare, see workflows/command.yml`,
};

/** No action runs on pull_request_target: UsageError there. */
export function refuseTargetEvent(event: string): void {
  if (event !== "pull_request_target") return;
  throw new UsageError(
    `the event ${event} is refused, since outsiders cause it and it has the repository's secrets; ${INSTEAD[event]}`,
  );
}

/** Events whose commit is not on the branch yet. */
const OF_A_CHANGE = ["pull_request", "merge_group", "issue_comment", "workflow_run"];

/** The trend is of the branch: UsageError on the events of a change. */
export function requireBranchEvent(event: string, command: "trend" | "publish"): void {
  if (!OF_A_CHANGE.includes(event)) return;
  throw new UsageError(
    `the trend is of the branch, and its numbers never of pull requests, whose code may forge them; run ${command} on: schedule, push or workflow_dispatch`,
  );
}
