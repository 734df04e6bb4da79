import { nearest } from "../config/nearest.ts";
import { UsageError } from "../model/failure.ts";

/** Commands that loadgate is going to have, and those that a person runs on the command line. */
const NOT_HERE = ["rank", "trend", "publish", "comment", "plan", "merge", "import", "export"];
const COMPARED = ["pull_request", "merge_group", "workflow_dispatch"];

/** Events that outsiders cause and that run with the repository's secrets, and what they are meant for. */
const PRIVILEGED: Readonly<Record<string, string>> = {
  pull_request_target: "it is never needed",
  workflow_run: "it is for the command comment, which this version does not have",
  issue_comment: "it is never needed",
};
const LATER: Readonly<Record<string, string>> = {
  schedule: "trend and publish",
  push: "trend and publish",
};

/** Which command runs: the one asked for, else the event's own. UsageError where the two do not go together. */
export function commandFor(event: string, asked: string): "compare" {
  const privileged = Object.hasOwn(PRIVILEGED, event) ? PRIVILEGED[event] : undefined;
  if (privileged !== undefined && (asked === "" || asked === "compare" || event === "pull_request_target")) {
    throw new UsageError(
      `the event ${event} is refused, since comparing builds and runs the code of whoever opened the pull request, and here it would have the repository's secrets and a token that can write; ${privileged}: compare on: pull_request`,
    );
  }
  if (asked === "compare") return asked;
  if (NOT_HERE.includes(asked))
    throw new UsageError(`the command ${asked} is not available in this version of the Action; compare is`);
  if (asked !== "") {
    const close = nearest(asked, ["compare", ...NOT_HERE]);
    throw new UsageError(
      `unknown command ${JSON.stringify(asked)}; ${close ? `did you mean ${close}?` : "there is compare"}`,
    );
  }
  if (COMPARED.includes(event)) return "compare";
  const later = Object.hasOwn(LATER, event) ? LATER[event] : undefined;
  throw new UsageError(
    later
      ? `the event ${event} is for the commands ${later}, which are not available in this version; set command: compare to compare on it`
      : `there is no command for the event ${event}; set command: compare, and base: to what to compare with`,
  );
}
