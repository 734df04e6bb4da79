import { nearest } from "../config/nearest.ts";
import { UsageError } from "../model/failure.ts";

/** The commands that a workflow runs. */
const HERE = ["compare", "comment", "request", "plan", "merge", "trend", "publish", "export"] as const;
export type ActionCommand = (typeof HERE)[number];

/** Commands that a person runs, or a program on a machine of its own. */
const NOT_HERE = ["rank", "import", "tune", "check"];

/** What runs by itself on an event. */
const BY_EVENT: Readonly<Record<string, ActionCommand>> = {
  pull_request: "compare",
  merge_group: "compare",
  workflow_run: "comment",
  schedule: "trend",
  push: "trend",
  // Compares where there is no trend: see `commandFor`.
  workflow_dispatch: "trend",
};

/** Events that outsiders cause and that run with the repository's secrets: nothing of theirs may run there. */
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];

/** What decides beside the event and the command that is asked for. */
export interface Circumstances {
  /** Whether base and head are both named. */
  readonly named: boolean;
  /** Whether the configuration has a trend section. */
  readonly trend: () => boolean;
}

/**
 * Which command runs: the one asked for, else the event's own. UsageError where the two do not go together. On a comment only
 * commits that were named are compared: another job has made sure who asked for them. By hand a trend is measured where there is
 * one, and compared otherwise.
 */
export function commandFor(event: string, asked: string, { named, trend }: Circumstances): ActionCommand {
  const own = asked === "" ? ownOf(event) : known(asked);
  const command = asked === "" && event === "workflow_dispatch" && (named || !trend()) ? "compare" : own;
  if (command === "request" && event !== "issue_comment")
    throw new UsageError("the command request is for the event issue_comment, see workflows/command.yml");
  const compares =
    (command === "compare" || command === "trend") &&
    !(event === "issue_comment" && asked === "compare" && named);
  if (event === "pull_request_target" || (compares && PRIVILEGED.includes(event))) {
    throw new UsageError(
      `the event ${event} is refused, since comparing builds and runs the code of whoever opened the pull request, and here it would have the repository's secrets and a token that can write; compare on: pull_request${event === "workflow_run" ? ", and comment here" : ""}`,
    );
  }
  if ((command === "trend" || command === "publish") && OF_A_CHANGE.includes(event))
    throw new UsageError(
      `the trend is of the branch, and its numbers never of pull requests, whose code may forge them; run ${command} on: schedule, push or workflow_dispatch`,
    );
  return command;
}

/** Events whose commit is not on the branch yet. */
const OF_A_CHANGE = ["pull_request", "merge_group", "issue_comment", "workflow_run"];

function known(asked: string): ActionCommand {
  const found = HERE.find((command) => command === asked);
  if (found) return found;
  if (NOT_HERE.includes(asked))
    throw new UsageError(`the command ${asked} is not available in the Action; ${HERE.join(", ")} are`);
  const close = nearest(asked, [...HERE, ...NOT_HERE]);
  throw new UsageError(
    `unknown command ${JSON.stringify(asked)}; ${close ? `did you mean ${close}?` : `there are ${HERE.join(", ")}`}`,
  );
}

function ownOf(event: string): ActionCommand {
  const own = Object.hasOwn(BY_EVENT, event) ? BY_EVENT[event] : undefined;
  if (own) return own;
  if (PRIVILEGED.includes(event)) return "compare";
  throw new UsageError(
    `there is no command for the event ${event}; set command: compare, and base: to what to compare with`,
  );
}
