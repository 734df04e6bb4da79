import { resolve } from "node:path";
import { compare } from "../experiment/compare.ts";
import { prepareOut } from "../experiment/result-files.ts";
import { defineCommand, printResults } from "./command.ts";
import { configOfCommand } from "./commanded.ts";
import {
  BASE,
  CPU_PROFILE,
  FAIL_ON,
  HEAD,
  ISOLATION,
  JSON_FORMAT,
  MEASURE_IDENTICAL,
  OUT,
  QUIET,
  SECRETS,
  SEED,
  SELECTION,
  SHARD,
  THRESHOLD,
  WAIT,
  WITHOUT_FILE,
} from "./options.ts";
import { revisionArguments } from "./revision-arguments.ts";

export const compareCommand = defineCommand({
  name: "compare",
  summary: "measure whether a change makes the server slower: head against base",
  group: "daily",
  examples: [
    { line: "loadgate compare", does: "compare the working tree with its merge base with main" },
    {
      line: "loadgate compare main...HEAD --case 'api/*'",
      does: "compare HEAD with its merge base with main, in some cases",
    },
    {
      line: "loadgate compare --command 'node app.js'",
      does: "compare without a configuration file; requests /",
    },
  ],
  options: {
    base: BASE,
    head: HEAD,
    ...WITHOUT_FILE,
    ...SELECTION,
    isolation: ISOLATION,
    secrets: SECRETS,
    waitSeconds: WAIT,
    threshold: THRESHOLD,
    failOn: FAIL_ON,
    measureIdentical: MEASURE_IDENTICAL,
    cpuProfile: CPU_PROFILE,
    seed: SEED,
    shard: SHARD,
    out: OUT,
    quiet: QUIET,
    json: JSON_FORMAT,
  },
  files: "[BASE] [HEAD]",
  asOptions: revisionArguments,
  async run({ values, host }) {
    const out = resolve(host.cwd, values.out);
    const configText = await configOfCommand(values, host.cwd);
    await prepareOut(out);
    const results = await compare({ ...values, ...(configText !== undefined && { configText }), out }, host);
    printResults(results, { json: values.json, out }, host);
    return results.exitCode;
  },
});
