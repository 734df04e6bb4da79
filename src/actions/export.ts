import { exportResults } from "../commands/export.ts";
import { EXPORT } from "./definitions.ts";
import { log, runAction } from "./run-action.ts";

/** Hands a run's figures on to github-action-benchmark. */
await runAction(EXPORT, async ({ inputs, host }) => {
  for (const file of exportResults(inputs, host)) log(`wrote ${file}\n`);
  return 0;
});
