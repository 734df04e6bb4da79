import { UsageError } from "../errors.ts";
import { githubApi } from "../platform/github-api.ts";
import { react, requestIn } from "../review/rerun-request.ts";
import { REQUEST } from "./definitions.ts";
import { annotate, runAction, tokenGiven } from "./run-action.ts";

/** The job that decides whether a comment's command is carried out, and shows under the comment whether it will be. */
await runAction(REQUEST, async ({ inputs, event, output }) => {
  if (event.name !== "issue_comment")
    throw new UsageError(
      "a request is read from comments; run this on: issue_comment, as in workflows/command.yml",
    );
  const api = githubApi(tokenGiven(inputs.token), process.env);
  const found = await requestIn(event, api);
  if (found !== null) await react(event, "why" in found ? "confused" : "eyes", api);
  if (found === null || "why" in found) {
    output("run", "false");
    if (found !== null) annotate({ level: "warning", message: found.why });
    return 0;
  }
  output("run", "true");
  output("head", found.head);
  output("base", found.base);
  output("case", found.cases);
  output("budget", found.budget);
  return 0;
});
