import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { merge } from "../commands/merge.ts";
import { UsageError } from "../errors.ts";
import { MERGE } from "./definitions.ts";
import { inputNamed, openOut, recordingFailure, reportResults, runAction } from "./run-action.ts";

/** The job that puts shards together; what they left lies in a folder each. */
await runAction(MERGE, async (step) => {
  const { inputs, host } = step;
  const out = await openOut(inputs.out, step);
  const { path } = inputs;
  const files = globSync("**/results.json", { cwd: resolve(host.cwd, path) }).sort();
  const results = await recordingFailure(out, async () => {
    if (files.length === 0)
      throw new UsageError(
        `${path} has no results.json; download the shards into it with actions/download-artifact, or name their folder with ${inputNamed("path")}`,
      );
    const found = files.map((file) => join(path, file));
    return merge(found, out, host);
  });
  return reportResults(results, out, step);
});
