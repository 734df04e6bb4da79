import { randomInt } from "node:crypto";
import { conclude } from "../analyse/conclude.ts";
import { exitCode } from "../analyse/exit-codes.ts";
import { cpusFor } from "../measure/cpus.ts";
import { Interrupted } from "../model/failure.ts";
import type { CaseProfile, NoProfile } from "../model/profile.ts";
import type { Measured, Plan, Results } from "../model/results.ts";
import { openRepository } from "../platform/git.ts";
import { takeLease } from "../platform/lease.ts";
import { usableCores } from "../platform/machine.ts";
import { buildSides, whatToCompare } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import { describeEnvironment } from "./environment.ts";
import { ohaHere } from "./find-oha.ts";
import { type Host, takeMachineHere } from "./host.ts";
import { journalIn } from "./journal.ts";
import { loadsAny, measurable } from "./loads.ts";
import { measureBuilt } from "./measure-built.ts";
import { profileBuilt } from "./profile-built.ts";

/** What a comparison leaves. */
export interface Comparison {
  readonly results: Results;
  readonly logs: ReadonlyMap<string, string>;
  readonly profiles: readonly (CaseProfile | NoProfile)[];
}

/** Builds both sides, measures them side by side, and judges. `logs` are those of servers that failed. */
export async function compareSides(options: CompareOptions, host: Host): Promise<Comparison> {
  const repository = await openRepository(host.cwd);
  await using lease = takeLease(repository.top);
  const place = { repository, lease, host };
  // What is asked wrongly is told before anybody is waited for.
  const change = await whatToCompare(options, place);
  await using _turn = await takeMachineHere(host, options);
  const began = host.clock.now();
  const startedAt = host.clock.date().toISOString();
  await using stack = new AsyncDisposableStack();
  const { runner, nginx, built, notices } = await buildSides(change, options, place, stack);
  const buildSeconds = host.clock.now() - began;

  const { config, cases, untouched } = change;
  const seed = options.seed ?? randomInt(2 ** 31);
  const cpus = cpusFor(runner, usableCores());
  const part = options.shard && { shard: options.shard, cases: change.own };
  const { looks = true } = options;
  const planOptions = { config, looks, cases, ...(part && { part }), runner, cpus, seed, untouched };
  const loads = loadsAny(measurable(built, planOptions, options), config);
  const tools = { oha: loads ? await (options.oha?.() ?? ohaHere()) : null, nginx };
  const environment = await describeEnvironment(tools, runner, config.proxyImage);
  const begun = (plan: Plan) => ({
    id: lease.id,
    startedAt,
    plan: { ...plan, ...namedBy(options, change.file) },
    environment: environment.atTheEnd(),
    variants: built.variants,
    failures: built.failures,
    notices,
  });
  const journal = journalIn(lease.folder, (plan) => ({
    command: "compare",
    out: options.out,
    begun: begun(plan),
  }));
  const context = { options, host, lease, tools, journal };
  const outcome = await measureBuilt(built, planOptions, context);

  const measured: Measured = {
    ...begun(outcome.plan),
    cases: outcome.records,
    notices: [...notices, ...outcome.notices],
    seconds: { build: buildSeconds, run: outcome.seconds, ...outcome.tally },
    interrupted: outcome.interrupted,
  };
  const concluded = conclude(measured);
  const profiles =
    (options.profile || config.profile) && !outcome.interrupted
      ? await profileBuilt(
          concluded,
          { built, planning: planOptions, ignoresPort: outcome.ignoresPort },
          context,
        )
      : [];
  const { reason } = host.signal;
  const signal = reason instanceof Interrupted ? { signal: reason.signal } : {};
  return {
    results: { ...concluded, exitCode: exitCode({ ...signal, judged: concluded }) },
    logs: outcome.logs,
    profiles,
  };
}

/** What has to be named again to measure the same. */
function namedBy({ config, preset }: CompareOptions, file: string): Pick<Plan, "named"> {
  if (config === undefined && preset === undefined) return {};
  return {
    named: { ...(config !== undefined && { config: file }), ...(preset !== undefined && { preset }) },
  };
}
