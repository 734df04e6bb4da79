import { comment, commentCode, commentLine } from "../commands/comment.ts";
import { COMMENT } from "./definitions.ts";
import { annotate, log, runAction, summarize, tokenGiven } from "./run-action.ts";

/** The job that holds a token: tells what another job has measured. */
await runAction(COMMENT, async ({ inputs, event, host, output }) => {
  const options = { ...inputs, token: tokenGiven(inputs.token) };
  const review = await comment(options, event, process.env, host);
  log(`${commentLine(review)}\n`);
  if ("why" in review) return 0;
  output("verdict", review.conclusion.verdict);
  for (const message of review.undelivered) annotate({ level: "error", message });
  // What could not be delivered is read here.
  if (review.undelivered.length > 0 && review.text !== null) await summarize(review.text);
  return commentCode(review, options);
});
