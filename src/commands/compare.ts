import { resolve } from "node:path";
import { UsageError } from "../errors.ts";
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

/** `BASE HEAD`, `BASE..HEAD` or `BASE...HEAD`, as git diff reads them, in the words of `--base` and `--head`. */
export function revisionArguments(given: readonly string[]): Readonly<Record<string, string>> {
  const [first, second, third] = given;
  if (first === undefined) return {};
  const range = rangeIn(first);
  if (third !== undefined || (range && second !== undefined))
    throw new UsageError(
      `"${third ?? second}" is one revision too many; write BASE HEAD, BASE..HEAD or BASE...HEAD`,
    );
  if (range) return range;
  return { base: first, ...(second !== undefined && { head: second }) };
}

/** A side that is left out is HEAD. No revision holds two dots, but for a search in messages, `:/text` or `^{/text}`. */
function rangeIn(text: string): { readonly base: string; readonly head: string } | null {
  const match = /^(.*?)(\.{2,3})([^.].*)?$/.exec(text);
  if (!match || /:\/|\{\//.test(text)) return null;
  const [, base = "", dots = "", head = ""] = match;
  return { base: `${base || "HEAD"}${dots === "..." ? "..." : ""}`, head: head || "HEAD" };
}
