import { isDeepStrictEqual } from "node:util";
import { judgedAgain } from "../analyse/conclude.ts";
import { judgedCode } from "../analyse/exit-codes.ts";
import { changedFixtures, plannedCases, untouchedTargets } from "../config/cases.ts";
import { DEFAULTS } from "../config/fields.ts";
import { plain, withFresh } from "../config/fresh.ts";
import { type Judging, judgedBy, judgingChanges, judgingOf } from "../config/judging.ts";
import type { Notice } from "../format/findings.ts";
import type { Plan, Scenario } from "../format/plan.ts";
import type { CaseResult, Results } from "../format/results.ts";
import type { BaseRules } from "./base-rules.ts";

type GateChange = Extract<Notice, { code: "gate-changed" }>["changes"][number];

/** Results with the verdicts that follow from their samples by base's rules. */
interface JudgedByBase {
  readonly results: Results;
  /** Whether all that base asks for was measured, and as base asks for it: as far as that can be known. */
  readonly whole: boolean;
}

/** Whose change it is: a fork's, and whether its own workflow measured it. */
interface Strangeness {
  readonly fork: boolean;
  readonly byFork: boolean;
}

/**
 * What a run measured, judged by the rules of base instead of the plan that it brought along. Of a fork what it left out was not
 * measured, and what its own run says was not worth measuring was not either.
 */
export function judgedByBase(read: Results, rules: BaseRules, { fork, byFork }: Strangeness): JudgedByBase {
  const { plan: gated, changes } = planByBase(read.plan, rules, fork);
  const compared = {
    base: rules.config,
    scenarios: read.plan.scenarios,
    changed: rules.changed ?? [],
  };
  // What base has is not new because a run says so.
  const plan = { ...gated, cases: gated.cases.map((found) => withFresh(found, compared)) };
  const doubted = byFork ? unverifiedSkips(read, rules) : new Set<string>();
  const cases = read.cases.map((each) => withFresh(doubted.has(each.id) ? unskipped(each) : each, compared));
  const judged = judgedAgain({ ...read, plan, cases });
  const missing = fork ? missingCases(judged, rules) : [];
  const altered = fork ? alteredScenarios(read.plan, rules) : [];
  const notices: Notice[] = [
    ...(changes.length === 0 ? [] : [{ code: "gate-changed", changes } as const]),
    ...(fork && rules.config === null ? [{ code: "default-rules", file: rules.file } as const] : []),
    ...(missing.length === 0 ? [] : [{ code: "cases-missing", cases: missing } as const]),
    ...(fork ? fixturesUntold(read, rules) : []),
    ...(altered.length === 0 ? [] : [{ code: "other-requests", scenarios: altered } as const]),
  ];
  const explained = judged.cases.map((each) => (doubted.has(each.id) ? doubtedCase(each, read) : each));
  const results = {
    ...judged,
    cases: explained,
    exitCode: judgedCode({ cases: explained, failures: judged.failures, plan }),
    notices: [...notices, ...judged.notices],
  };
  const measured = judged.cases.every((each) => each.skipped !== undefined || isMeasured(each));
  return { results, whole: measured && missing.length === 0 && altered.length === 0 };
}

/** Whether a round has samples of both sides; of head alone where base does not have the case. */
function isMeasured({ sessions, verdict }: Pick<CaseResult, "sessions" | "verdict">): boolean {
  const sides = verdict === "new" ? (["head"] as const) : (["base", "head"] as const);
  return sessions.some(({ rounds }) =>
    rounds.some(({ samples }) =>
      sides.every((side) => samples.filter(({ variant }) => variant === side).length === 1),
    ),
  );
}

/** The plan with base's gate in it, and what that changed: `before` is base's. */
function planByBase(
  plan: Plan,
  { config, threshold, failOn }: BaseRules,
  fork: boolean,
): { plan: Plan; changes: GateChange[] } {
  const own = fork ? DEFAULTS : plan;
  const gate = {
    alpha: config?.gate.falseAlarms ?? (fork ? DEFAULTS.falseAlarms : plan.alpha),
    failOn: failOn ?? config?.gate.failOn ?? own.failOn,
    mode: config?.gate.mode ?? own.mode,
  };
  const changes: GateChange[] = [];
  if (gate.alpha !== plan.alpha)
    changes.push({ setting: "false-alarms", before: gate.alpha, after: plan.alpha });
  if (gate.failOn.join() !== plan.failOn.join())
    changes.push({ setting: "fail-on", before: gate.failOn, after: plan.failOn });
  if (gate.mode !== plan.mode) changes.push({ setting: "mode", before: gate.mode, after: plan.mode });
  const scenarios = plan.scenarios.map((scenario) => {
    const known = config?.scenarios.find(({ name }) => name === scenario.name);
    const own: Judging = fork || config ? judgingOf(scenario, config) : scenario;
    const wanted = { ...own, threshold: threshold ?? own.threshold };
    changes.push(...judgingChanges(scenario.name, wanted, scenario));
    return judgedBy(fork && known ? judgedAs(scenario, known) : scenario, wanted);
  });
  const { looks: _, ...rest } = plan;
  // A case that is judged at its end alone is judged more mildly at a look.
  return { plan: { ...(fork ? rest : plan), ...gate, scenarios }, changes };
}

/** Which metrics decide follows from whether a rate is offered and whether a command is run: base says so. */
function judgedAs({ rate: _rate, args: _args, ...scenario }: Scenario, { rate, args }: Scenario): Scenario {
  return { ...scenario, ...(rate && { rate }), ...(args && { args }) };
}

/** The cases that were not loaded for a reason that GitHub's comparison and base's configuration do not bear out. */
function unverifiedSkips({ cases }: Results, { config, changed, file }: BaseRules): Set<string> {
  const untouched =
    config && changed
      ? untouchedTargets(config.targets, { files: changed, configFile: file, sameConfig: false })
      : new Set<string>();
  const skipped = cases.filter(({ skipped }) => skipped !== undefined);
  return new Set(
    skipped
      .filter(({ skipped, target }) => skipped !== "untouched" || !untouched.has(target))
      .map(({ id }) => id),
  );
}

function unskipped({ skipped: _, ...rest }: CaseResult): CaseResult {
  return { ...rest, sessions: [] };
}

function doubtedCase(result: CaseResult, { cases }: Results): CaseResult {
  const why = cases.find(({ id }) => id === result.id)?.skipped;
  return why === undefined || result.verdict !== "inconclusive"
    ? result
    : { ...result, findings: [{ code: "skip-unverified", why }] };
}

/** That a change alters what stands for base too is reported, whatever its run says. */
function fixturesUntold({ notices }: Results, { config, changed, file }: BaseRules): Notice[] {
  if (!config || !changed || notices.some(({ code }) => code === "fixture-changed")) return [];
  const folders = changedFixtures(config.targets, { files: changed, configFile: file });
  return folders.length === 0 ? [] : [{ code: "fixture-changed", folders }];
}

/** The cases of base's configuration that the run has left out. */
function missingCases({ cases }: Results, { config }: BaseRules): string[] {
  const there = new Set(cases.map(({ target, scenario, via }) => JSON.stringify([target, scenario, via])));
  return (config ? plannedCases(config) : [])
    .filter(({ target, scenario, via }) => !there.has(JSON.stringify([target, scenario, via])))
    .map(({ id }) => id);
}

/** What of a scenario decides what is asked, and how much. */
const ASKED = [
  "request",
  "args",
  "expect",
  "connections",
  "keepalive",
  "http2",
  "background",
  "rate",
  "requests",
  "durationSeconds",
  "timeoutSeconds",
] as const;

/** The scenarios that base would ask in another way. */
function alteredScenarios({ scenarios }: Plan, { config }: BaseRules): string[] {
  return scenarios
    .filter((scenario) => {
      const known = config?.scenarios.find(({ name }) => name === scenario.name);
      return known && ASKED.some((key) => !isDeepStrictEqual(plain(known[key]), plain(scenario[key])));
    })
    .map(({ name }) => name);
}
