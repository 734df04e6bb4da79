import type { Config, Scenario, Target } from "../model/config.ts";

/** Both sides' configuration, put together by the rule that nobody judges himself. */
export interface Sides {
  /** Scenarios and everything about how to measure: head's. Thresholds, alpha and fail-on: base's where it has them. */
  readonly config: Config;
  /** How base is built and started: its own way where it has one, head's otherwise. */
  readonly baseTargets: readonly Target[];
  readonly notices: readonly string[];
}

export function combineSides(head: Config, base: Config | null): Sides {
  if (!base) {
    const notices = [`base has no ${head.file}: head's is used to build and start both sides`];
    return { config: head, baseTargets: head.targets, notices };
  }
  const changes: string[] = [];
  const { gate } = base;
  if (head.gate.alpha !== gate.alpha) changes.push(`alpha ${gate.alpha} → ${head.gate.alpha}`);
  if (head.gate.failOn.join() !== gate.failOn.join())
    changes.push(`fail-on ${gate.failOn.join(", ")} → ${head.gate.failOn.join(", ")}`);
  if (head.gate.mode !== gate.mode) changes.push(`mode ${gate.mode} → ${head.gate.mode}`);
  const scenarios = head.scenarios.map((scenario): Scenario => {
    const before = base.scenarios.find(({ name }) => name === scenario.name);
    if (!before) return scenario;
    if (before.threshold !== scenario.threshold)
      changes.push(
        `threshold of ${scenario.name} ${percent(before.threshold)} → ${percent(scenario.threshold)}`,
      );
    if (before.errors !== scenario.errors)
      changes.push(`errors of ${scenario.name} ${percent(before.errors)} → ${percent(scenario.errors)}`);
    return { ...scenario, threshold: before.threshold, errors: before.errors };
  });
  const baseTargets = head.targets.map(
    (target) => base.targets.find(({ name }) => name === target.name) ?? target,
  );
  const gone = noLongerMeasured(head, base);
  const [before, after] = [base, head].map(timeOf);
  const notices = [
    ...(changes.length === 0
      ? []
      : [`this change alters its own gate (${changes.join("; ")}): base's rules were applied`]),
    ...(before === after ? [] : [`this change alters the time to measure: budget ${before} → ${after}`]),
    ...(gone.length === 0 ? [] : [`this change no longer measures what base does: ${gone.join(", ")}`]),
  ];
  return { config: { ...head, gate, scenarios }, baseTargets, notices };
}

/** A gate is altered by what is taken away, too. */
function noLongerMeasured(head: Config, base: Config): string[] {
  const targets = base.targets.filter(({ name }) => !head.targets.some((target) => target.name === name));
  const scenarios = base.scenarios.flatMap(({ name, paths, targets: before }) => {
    const after = head.scenarios.find((scenario) => scenario.name === name);
    if (!after) return [`scenario ${name}`];
    const kept = before.filter((target) => !targets.some((gone) => gone.name === target));
    return [
      ...paths.filter((path) => !after.paths.includes(path)).map((path) => `${name}/${path}`),
      ...kept.filter((target) => !after.targets.includes(target)).map((target) => `${target}/${name}`),
    ];
  });
  return [...targets.map(({ name }) => `target ${name}`), ...scenarios];
}

/** Too little of it hides a regression as well as a large threshold does. */
function timeOf({ budgetSeconds }: Config): string {
  return budgetSeconds === undefined ? "60 s a case" : `${budgetSeconds} s`;
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(6))} %`;
}
