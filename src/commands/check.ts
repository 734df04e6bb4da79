import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { chooseRunner } from "../build/choose-runner.ts";
import { plannedCases } from "../config/cases.ts";
import { parseConfig } from "../config/load.ts";
import { planCpus } from "../measure/cpus.ts";
import { SECONDS_PER_CASE } from "../measure/plan.ts";
import type { RunnerChoice } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import type { CpuPlan, RunnerChosen } from "../model/results.ts";
import { openRepository } from "../platform/git.ts";
import { advisories, describeMachine, usableCores } from "../platform/machine.ts";
import { findProgram } from "../platform/tools.ts";
import { NO_NGINX } from "../serve/process.ts";
import type { Host } from "./host.ts";
import { locateConfig } from "./load-sides.ts";
import { NO_OHA } from "./tools.ts";

export interface CheckOptions {
  readonly config?: string | undefined;
  readonly case?: string | undefined;
  readonly preset?: string | undefined;
  readonly runner?: RunnerChoice | undefined;
  readonly budgetSeconds?: number | undefined;
}

export interface CheckReport {
  readonly ok: boolean;
  readonly config: string;
  readonly cases: readonly { readonly id: string; readonly threshold: number }[];
  readonly runner: RunnerChosen | null;
  readonly cpus: CpuPlan;
  readonly machine: string;
  readonly tools: Readonly<Record<string, string | null>>;
  /** Minutes of starts, warm-up and measuring; builds come on top. */
  readonly predictedMinutes: number;
  /** What stands in the way, each with what to do. */
  readonly missing: readonly string[];
  readonly advisories: readonly string[];
}

/** Looks at the configuration, the tools and the machine, without building or loading anything. */
export async function check(options: CheckOptions, host: Host): Promise<CheckReport> {
  const repository = await openRepository(host.cwd);
  const file = locateConfig(repository, host.cwd, options.config);
  const path = join(repository.top, file);
  if (!existsSync(path))
    throw new UsageError(
      `there is no ${file}; write one (the README shows the 8 lines it takes), or name it with --config`,
    );
  const parsed = parseConfig(
    readFileSync(path, "utf8"),
    file,
    options.preset === undefined ? {} : { preset: options.preset },
  );
  const config = options.runner === undefined ? parsed : { ...parsed, runner: options.runner };
  const cases = plannedCases(config, options.case);
  const targets = config.targets.filter(({ name }) => cases.some(({ target }) => target === name));
  const needsProxy = cases.some((found) => found.path === "proxy");
  const tools = {
    oha: findProgram("oha"),
    nginx: findProgram("nginx"),
    hyperfine: findProgram("hyperfine"),
    docker: findProgram("docker"),
  };

  const missing: string[] = [];
  if (!tools.oha) missing.push(NO_OHA);
  let runner: RunnerChosen | null = null;
  try {
    runner = await chooseRunner(config, targets, resolve(repository.top, dirname(file)), needsProxy);
    if (runner.name === "process" && needsProxy && !tools.nginx) missing.push(NO_NGINX);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    missing.push(error.message);
  }
  const machine = describeMachine();
  const cores = usableCores();
  const seconds = options.budgetSeconds ?? config.budgetSeconds ?? SECONDS_PER_CASE * cases.length;
  return {
    ok: missing.length === 0,
    config: file,
    cases: cases.map(({ id, scenario }) => ({
      id,
      threshold: config.scenarios.find(({ name }) => name === scenario)?.threshold ?? 0,
    })),
    runner,
    cpus: planCpus(cores),
    machine: `${machine.cpuModel}, ${machine.cores} CPUs, ${machine.os}`,
    tools,
    predictedMinutes: seconds / 60,
    missing,
    advisories: advisories(),
  };
}

/** The same for people. */
export function checkText(report: CheckReport): string {
  const { server, proxy, generator, note } = report.cpus;
  const lines = [
    `${report.config}: ${report.cases.length} case${report.cases.length === 1 ? "" : "s"}, about ${report.predictedMinutes.toFixed(1)} minutes, builds on top`,
    ...report.cases.map(
      ({ id, threshold }) => `  ${id} (tells changes from ${Number((threshold * 100).toPrecision(3))} %)`,
    ),
    "",
    `machine  ${report.machine}`,
    `CPUs     server ${server.join(",")}; nginx ${proxy.join(",")}; generator ${generator.join(",")}`,
    `         ${note}`,
    `runner   ${report.runner ? `${report.runner.name} (${report.runner.reason})` : "none"}`,
    ...Object.entries(report.tools).map(([name, path]) => `${name.padEnd(8)} ${path ?? "not found"}`),
  ];
  if (report.advisories.length > 0) lines.push("", ...report.advisories.map((text) => `advisory: ${text}`));
  if (report.missing.length > 0) lines.push("", ...report.missing.map((text) => `missing: ${text}`));
  return `${lines.join("\n")}\n`;
}
