import { randomInt } from "node:crypto";
import { resolve } from "node:path";
import { concludeRanking } from "../analyse/conclude-ranking.ts";
import { describeEnvironment } from "../experiment/environment.ts";
import { ohaHere } from "../experiment/find-oha.ts";
import { type Host, takeMachineHere } from "../experiment/host.ts";
import { journalIn, recoverAbandoned } from "../experiment/journal.ts";
import { buildLineup, whatIsAsked } from "../experiment/lineup.ts";
import { loadsAny, measurable } from "../experiment/loads.ts";
import { measureBuilt } from "../experiment/measure-built.ts";
import type { RankOptions } from "../experiment/rank-options.ts";
import { prepareOut, writeRanking } from "../experiment/write-reports.ts";
import { cpusFor } from "../measure/cpus.ts";
import { Interrupted } from "../model/failure.ts";
import type { Ranking } from "../model/ranking.ts";
import type { Plan } from "../model/results.ts";
import { openRepository } from "../platform/git.ts";
import { takeLease } from "../platform/lease.ts";
import { usableCores } from "../platform/machine.ts";
import { rankingTerminal } from "../report/ranking-terminal.ts";
import { defineCommand, print, sayReport, terminalWidth } from "./command.ts";
import { HEAD, JSON_FORMAT, OUT, PUBLISHED, RUNNER, SEED, SELECTION, STRICT, WAIT } from "./options.ts";

export const rankCommand = defineCommand({
  name: "rank",
  summary: "all targets of a configuration against each other, best first",
  options: {
    head: HEAD,
    ...SELECTION,
    runner: RUNNER,
    waitSeconds: WAIT,
    published: PUBLISHED,
    strict: STRICT,
    seed: SEED,
    out: OUT,
    json: JSON_FORMAT,
  },
  async run({ values, host }) {
    const out = resolve(host.cwd, values.out);
    prepareOut(out);
    const ranking = await rank({ ...values, out }, host);
    print(ranking, values, () => rankingTerminal(ranking, { width: terminalWidth() }));
    if (!values.json) sayReport(out, host);
    return ranking.exitCode;
  },
});

/** All targets of a configuration against each other: builds them, measures one at a time, and puts them in order. */
export async function rank(options: RankOptions, host: Host): Promise<Ranking> {
  await recoverAbandoned(host);
  const repository = await openRepository(host.cwd);
  await using lease = takeLease(repository.top);
  const place = { repository, lease, host };
  // What is asked wrongly is told before anybody is waited for.
  const asked = await whatIsAsked(options, place);
  await using _turn = await takeMachineHere(host, options);
  const began = host.clock.now();
  const startedAt = host.clock.date().toISOString();
  await using stack = new AsyncDisposableStack();
  const lineup = await buildLineup(asked, options, place, stack);
  const buildSeconds = host.clock.now() - began;

  const { config, file, published } = asked;
  const { built, runner, nginx, leftOut, notices } = lineup;
  const seed = options.seed ?? randomInt(2 ** 31);
  const cpus = cpusFor(runner, usableCores());
  const untouched = new Set<string>();
  const planning = { config, cases: lineup.cases, runner, cpus, seed, untouched, contest: true } as const;
  const measuring = { measureIdentical: true };
  const loads = loadsAny(measurable(built, planning, measuring), config);
  const tools = { oha: loads ? await (options.oha?.() ?? ohaHere()) : null, nginx };
  const environment = await describeEnvironment(tools, runner, config.proxyImage);
  const begun = ({ budgetSeconds, runnerReason, scenarios }: Plan) => ({
    id: lease.id,
    startedAt,
    config: file,
    plan: { seed, budgetSeconds, runner: runner.name, runnerReason, cpus, scenarios },
    environment: environment.atTheEnd(),
    variants: built.variants.filter(({ variant }) => variant === "head"),
    failures: built.failures,
    leftOut,
    notices,
    published,
  });
  const journal = journalIn(lease.folder, (plan) => ({
    command: "rank",
    out: options.out,
    begun: begun(plan),
    planned: plan.cases,
  }));
  const outcome = await measureBuilt(built, planning, { options: measuring, host, lease, tools, journal });

  const { reason } = host.signal;
  const measured = {
    ...begun(outcome.plan),
    notices: [...notices, ...outcome.notices],
    cases: outcome.records,
    seconds: { build: buildSeconds, run: outcome.seconds, ...outcome.tally },
    interrupted: outcome.interrupted,
  };
  const ranking = concludeRanking(measured, reason instanceof Interrupted ? reason.signal : undefined);
  writeRanking(ranking, outcome.logs, options.out);
  return ranking;
}
