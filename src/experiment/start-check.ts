import { chooseHead } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import type { Failure } from "../format/results.ts";
import { startVariants } from "../measure/deployment.ts";
import { logName } from "../measure/run-context.ts";
import type { StartCheck, StartedCase } from "../report/command-output.ts";
import { explain, explainFault, explainNotice } from "../report/messages.ts";
import { tailOfLog } from "../text/escape.ts";
import { applyOverrides, type RunOptions } from "./compare-options.ts";
import { benchmarkOf, type Experiment, scenarioOf, selectCases } from "./experiment.ts";
import { type Host, openWorkspace } from "./host.ts";
import { loadConfig, locateConfig } from "./load-config.ts";
import { startRunner } from "./measure.ts";
import { probePorts } from "./port-probes.ts";
import { prepare } from "./prepared-run.ts";
import { ohaForCommandLine, requireSecrets } from "./tools.ts";

/** Enough for a stack trace with the error above it. */
const LOG_LINES = 16;

/** Builds the working tree, starts each case once, and asks it what its scenario asks. UsageError where it cannot be run here. */
export async function startEachCase(options: Omit<RunOptions, "out">, host: Host): Promise<StartCheck> {
  await using workspace = await openWorkspace(host);
  const { repository, resources } = workspace;
  const { signal, clock, progress } = host;
  const file = locateConfig(repository, host.cwd, options.config);
  const revision = await chooseHead(repository, undefined, resources.folder, signal);
  const given = await loadConfig(repository, revision.commit, file, options.preset);
  const config = applyOverrides(given, options);
  const cases = plannedCases(config, options.case);
  const targets = config.targets.filter(({ name }) => cases.some(({ target }) => target === name));
  requireSecrets(targets, process.env, { allowed: options.secrets });
  const experiment: Experiment = {
    ...{ config, file, cases, notices: [], head: { name: "head", revision, targets } },
    ...{ design: "blocks", untouched: new Set(), measureIdentical: true },
  };
  // Nothing is loaded, so that oha is not fetched for it.
  await using run = await prepare(experiment, workspace, { ...options, oha: ohaForCommandLine(host) });
  const selection = selectCases(experiment, run.sides);
  await using runner = await startRunner(run);
  const probed = await probePorts(experiment, run.sides, selection, runner, progress);
  const started: StartedCase[] = [];
  for (const [done, found] of cases.entries()) {
    progress.step({ doing: `starting ${found.id}`, done: done / cases.length, secondsLeft: null });
    const failure = probed.variants.failures.find(({ target }) => target === found.target);
    const silent = probed.silent.get(found.id)?.sessions[0]?.invalid[0];
    const benchmark = benchmarkOf(found, probed.variants, config, signal);
    const failed = (problem: string, log = "") =>
      started.push({ id: found.id, seconds: null, problem, log: tailOfLog(log, LOG_LINES) });
    if (failure) failed(notBuilt(failure), failure.log);
    else if (silent) failed(explainFault(silent.fault), silent.log);
    else if (!benchmark || scenarioOf(found, config)?.args)
      started.push({ id: found.id, seconds: null, problem: null, log: "" });
    else {
      await using stack = new AsyncDisposableStack();
      const { open, invalid, logs } = await startVariants(
        benchmark.builds,
        benchmark,
        { runner, clock, signal },
        stack,
      );
      const [wrong] = invalid;
      if (wrong) failed(explainFault(wrong.fault), logs.get(logName(benchmark, "head")));
      else started.push({ id: found.id, seconds: open[0]?.startSeconds ?? null, problem: null, log: "" });
    }
  }
  progress.end();
  return {
    cases: started,
    buildSeconds: run.sides.buildTime.seconds,
    notices: probed.notices.map(explainNotice),
  };
}

function notBuilt({ what, ...failure }: Failure): string {
  const code = what === "build" ? "build-failed" : "setup-failed";
  return explain({ code, ...failure });
}
