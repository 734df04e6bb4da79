import { eventLine, publish, publishCode, publishedText } from "../commands/publish.ts";
import { preformatted } from "../report/markdown-syntax.ts";
import { PUBLISH } from "./definitions.ts";
import { requireBranchEvent } from "./events.ts";
import { annotate, log, resultsGiven, runAction, summarize, tokenGiven } from "./run-action.ts";

/** The job that adds a point to the trend, and reports what changed. */
await runAction(PUBLISH, async ({ inputs, event, host, output }) => {
  requireBranchEvent(event.name, "publish");
  const { branch, folder } = inputs;
  const options = { branch, folder, remote: undefined, keep: undefined, keepRuns: undefined };
  const env = { ...process.env, GITHUB_TOKEN: tokenGiven(inputs.token) };
  const published = await publish(resultsGiven(inputs.results, host), options, env, host);
  const text = publishedText(published, options);
  log(`${text}\n`);
  output("alerts", JSON.stringify(published.events.map(({ alert }) => alert)));
  for (const each of published.events)
    annotate({ level: published.fails ? "error" : "warning", message: eventLine(each) });
  for (const message of published.remarks) annotate({ level: "warning", message });
  for (const message of published.undelivered) annotate({ level: "error", message });
  await summarize(preformatted(text));
  return publishCode(published);
});
