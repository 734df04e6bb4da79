import { resolve } from "node:path";
import { openWorkspace } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { prepareOut } from "../experiment/result-files.ts";
import { selfTest } from "../experiment/self-test.ts";
import { selfTestText } from "../report/self-test-text.ts";
import { defineCommand, print } from "./command.ts";
import {
  JSON_FORMAT,
  OUT,
  RUNNER,
  SECRETS,
  SEED,
  SELECTION,
  SELFTEST_BUDGET,
  SLOWDOWN,
  WAIT,
} from "./options.ts";

export const selftestCommand = defineCommand({
  name: "selftest",
  summary: "on your own servers: equal builds must not be red, and a slowdown of known size must be found",
  options: {
    ...SELECTION,
    budgetSeconds: SELFTEST_BUDGET,
    slowdown: SLOWDOWN,
    runner: RUNNER,
    secrets: SECRETS,
    waitSeconds: WAIT,
    seed: SEED,
    out: { ...OUT, default: ".loadgate/selftest", description: "The folder for the reports of both halves." },
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
