import { checkCommand } from "./check.ts";
import type { Command } from "./command.ts";
import { commentCommand } from "./comment.ts";
import { compareCommand } from "./compare.ts";
import { exportCommand } from "./export.ts";
import { importCommand } from "./import.ts";
import { initCommand } from "./init.ts";
import { mergeCommand } from "./merge.ts";
import { planCommand } from "./plan.ts";
import { publishCommand } from "./publish.ts";
import { rankCommand } from "./rank.ts";
import { reportCommand } from "./report.ts";
import { selftestCommand } from "./selftest.ts";
import { trendCommand } from "./trend.ts";
import { tuneCommand } from "./tune.ts";

/** Every command of the command line, as help lists them. */
export const COMMANDS: readonly Command[] = [
  initCommand,
  checkCommand,
  compareCommand,
  reportCommand,
  rankCommand,
  tuneCommand,
  selftestCommand,
  planCommand,
  mergeCommand,
  commentCommand,
  publishCommand,
  trendCommand,
  exportCommand,
  importCommand,
];
