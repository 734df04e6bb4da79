import { exportResults } from "../commands/export.ts";
import { EXPORT } from "./definitions.ts";
import { log, openOut, resultsGiven, runAction } from "./run-action.ts";

/** Hands a run's figures on to github-action-benchmark. */
await runAction(EXPORT, async (step) => {
  const { inputs, host } = step;
  const out = await openOut(inputs.out, step);
  const results = resultsGiven(inputs.results, host);
  for (const file of await exportResults({ results, out }, host)) log(`wrote ${file}\n`);
  return 0;
});
