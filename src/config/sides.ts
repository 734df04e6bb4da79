import type { Notice } from "../format/findings.ts";
import type { Scenario } from "../format/plan.ts";
import type { Config, Target } from "../model/config.ts";

type GateChange = Extract<Notice, { code: "gate-changed" }>["changes"][number];

/** Both sides' configuration, put together by the rule that nobody judges himself. */
export interface Sides {
  /** Scenarios and everything about how to measure: head's. Thresholds, alpha and fail-on: base's where it has them. */
  readonly config: Config;
  /** How base is built and started: its own way where it has one, head's otherwise. */
  readonly baseTargets: readonly Target[];
  readonly notices: readonly Notice[];
}

export function combineSides(head: Config, base: Config | null): Sides {
  if (!base) {
    return {
      config: head,
      baseTargets: head.targets,
      notices: [{ code: "base-config-missing", file: head.file }],
    };
  }
  const { gate } = base;
  const changes: GateChange[] = [];
  if (head.gate.alpha !== gate.alpha)
    changes.push({ setting: "alpha", before: gate.alpha, after: head.gate.alpha });
  if (head.gate.failOn.join() !== gate.failOn.join())
    changes.push({ setting: "fail-on", before: gate.failOn, after: head.gate.failOn });
  if (head.gate.mode !== gate.mode)
    changes.push({ setting: "mode", before: gate.mode, after: head.gate.mode });
  const scenarios = head.scenarios.map((scenario): Scenario => {
    const before = base.scenarios.find(({ name }) => name === scenario.name);
    if (!before) return scenario;
    for (const setting of ["threshold", "errors"] as const)
      if (before[setting] !== scenario[setting])
        changes.push({ setting, scenario: before.name, before: before[setting], after: scenario[setting] });
    return { ...scenario, threshold: before.threshold, errors: before.errors };
  });
  const baseTargets = head.targets.map(
    (target) => base.targets.find(({ name }) => name === target.name) ?? target,
  );
  const [before, after] = [base, head].map(({ budgetSeconds }) => budgetSeconds ?? null);
  const notices: Notice[] = [
    ...(changes.length === 0 ? [] : [{ code: "gate-changed", changes } as const]),
    // Too little time hides a regression as well as a large threshold does.
    ...(before === after
      ? []
      : [{ code: "budget-changed", before: before ?? null, after: after ?? null } as const]),
    ...noLongerMeasured(head, base),
  ];
  return { config: { ...head, gate, scenarios }, baseTargets, notices };
}

/** A gate is altered by what is taken away, too. */
function noLongerMeasured(head: Config, base: Config): Notice[] {
  const isGone = (names: readonly { readonly name: string }[], name: string) =>
    !names.some((each) => each.name === name);
  const targets = base.targets.map(({ name }) => name).filter((name) => isGone(head.targets, name));
  const scenarios = base.scenarios.map(({ name }) => name).filter((name) => isGone(head.scenarios, name));
  const kept = base.scenarios.flatMap((before) => {
    const after = head.scenarios.find(({ name }) => name === before.name);
    return after ? [{ before, after }] : [];
  });
  const paths = kept.flatMap(({ before, after }) =>
    before.paths.filter((path) => !after.paths.includes(path)).map((path) => `${before.name}/${path}`),
  );
  const pairs = kept.flatMap(({ before, after }) =>
    before.targets
      .filter((target) => !targets.includes(target) && !after.targets.includes(target))
      .map((target) => `${target}/${before.name}`),
  );
  const nothing = [targets, scenarios, paths, pairs].every((names) => names.length === 0);
  return nothing ? [] : [{ code: "no-longer-measured", targets, scenarios, paths, pairs }];
}
