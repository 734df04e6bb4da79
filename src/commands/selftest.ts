import { resolve } from "node:path";
import { openWorkspace } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { prepareOut } from "../experiment/result-files.ts";
import { selfTest } from "../experiment/self-test.ts";
import { selfTestText } from "../report/self-test-text.ts";
import { defineCommand, print } from "./command.ts";
import {
  ISOLATION,
  JSON_FORMAT,
  OUT,
  QUIET,
  SECRETS,
  SEED,
  SELECTION,
  SELFTEST_BUDGET,
  SLOWDOWN,
  WAIT,
} from "./options.ts";

export const selftestCommand = defineCommand({
  name: "selftest",
  summary: "test loadgate on your servers: identical builds, then an added slowdown",
  group: "more",
  examples: [
    { line: "loadgate selftest", does: "test both, in three minutes" },
    { line: "loadgate selftest --slowdown 2% --budget 10m", does: "test whether 2% is found in ten minutes" },
    { line: "loadgate selftest --case api/hello/direct", does: "test with one case" },
  ],
  options: {
    ...SELECTION,
    budgetSeconds: SELFTEST_BUDGET,
    slowdown: SLOWDOWN,
    isolation: ISOLATION,
    secrets: SECRETS,
    waitSeconds: WAIT,
    seed: SEED,
    out: { ...OUT, default: ".loadgate/selftest", description: "The folder for the reports of both halves." },
    quiet: QUIET,
    json: JSON_FORMAT,
  },
  async run({ values, host }) {
    const out = resolve(host.cwd, values.out);
    await prepareOut(out);
    await recoverAbandoned(host);
    await using workspace = await openWorkspace(host);
    const tested = await selfTest({ ...values, out }, workspace);
    print(tested, values, () => selfTestText(tested));
    return tested.exitCode;
  },
});
