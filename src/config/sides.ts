import { isDeepStrictEqual } from "node:util";
import type { ConfigChange, Notice } from "../format/findings.ts";
import type { Config, DockerBuild, IsolationChoice, Service, Startable, Target } from "../model/config.ts";
import { covers } from "../platform/inherited.ts";
import { judgedBy, judgingChanges, judgingOf } from "./judging.ts";
import { firstPath } from "./load.ts";
import { changeOf, planChanges, servicesOf } from "./plan-changes.ts";

type GateChange = Extract<Notice, { code: "gate-changed" }>["changes"][number];

/** Both sides' configuration, put together by the rule that nobody judges himself. */
export interface Sides {
  /**
   * Scenarios, and how head is built and started: head's. Thresholds, limits, false-alarms, fail-on, the time, and what head's code may have (isolation,
   * secrets, inherited variables, seccomp profile, nginx-image, cpu-profile): base's where it has the file, or less.
   */
  readonly config: Config;
  /** How base is built and started: its own way where it has the file. */
  readonly baseTargets: readonly Target[];
  /** Base's configuration; null where it has none that can be used. */
  readonly base: Config | null;
  /** Head's as its file says. */
  readonly head: Config;
  /** Whether the change is the one that brings the configuration, so that there is none yet to compare by. */
  readonly firstRun: boolean;
  /** Whether base by itself takes nginx. */
  readonly baseHasProxy: boolean;
  readonly notices: readonly Notice[];
}

export function combineSides(given: Config, base: Config | null): Sides {
  const head = base ? readyAsBefore(given, base) : given;
  if (!base) {
    return {
      config: head,
      baseTargets: head.targets,
      base: null,
      head,
      firstRun: true,
      baseHasProxy: hasProxy(head),
      notices: [{ code: "base-config-missing", file: head.file }],
    };
  }
  const { gate, nginxImage } = base;
  const known = servicesOf(base);
  const targets = head.targets.flatMap((after) => {
    const before = base.targets.find(({ name }) => name === after.name);
    return before || !wantsMore(after, known) ? [allowedBy(after, before, known)] : [];
  });
  const { budgetSeconds: _, cpuProfile: __, buildSeconds: ___, ...rest } = head;
  const config: Config = {
    ...rest,
    gate,
    nginxImage,
    isolation: narrower(base.isolation, head.isolation),
    ...(base.budgetSeconds !== undefined && { budgetSeconds: base.budgetSeconds }),
    ...(base.buildSeconds !== undefined && { buildSeconds: base.buildSeconds }),
    ...(base.cpuProfile !== undefined && { cpuProfile: base.cpuProfile }),
    targets,
    scenarios: head.scenarios.map((scenario) => judgedBy(scenario, judgingOf(scenario, base))),
  };
  return {
    config,
    baseTargets: targets.flatMap(({ name }) => base.targets.find((before) => before.name === name) ?? []),
    base,
    head: given,
    firstRun: false,
    baseHasProxy: hasProxy(base),
    notices: noticesOf(head, base),
  };
}

/** Where no file says when a target is ready, a scenario that is put before the others has no say in it: both sides are asked as before. */
function readyAsBefore(head: Config, base: Config): Config {
  const isAsked = (path: string, target: string) =>
    head.scenarios.some(({ targets, request }) => targets.includes(target) && request.paths[0] === path);
  const targets = head.targets.map((target) => {
    const { name, ready } = target;
    const before = base.targets.find((each) => each.name === name)?.ready.path;
    const isDefault =
      before === firstPath(name, base.scenarios) && ready.path === firstPath(name, head.scenarios);
    return before !== undefined && isDefault && isAsked(before, name)
      ? { ...target, ready: { ...ready, path: before } }
      : target;
  });
  return { ...head, targets };
}

/** Whether both sides' files mean the same: then only their words differ. */
export function isSame({ base, head }: Pick<Sides, "base" | "head">): boolean {
  return base !== null && isDeepStrictEqual(base, head);
}

function hasProxy({ scenarios }: Config): boolean {
  return scenarios.some(({ via }) => via.includes("nginx"));
}

/** From what isolates least to what isolates most. */
const ISOLATION: readonly IsolationChoice[] = ["process", "auto", "docker"];

function narrower(...choices: readonly IsolationChoice[]): IsolationChoice {
  return choices.toSorted((a, b) => ISOLATION.indexOf(b) - ISOLATION.indexOf(a))[0] ?? "docker";
}

/** Whether a target that base does not have takes secrets, which only base's configuration may give. */
function wantsMore({ services = [], ...target }: Target, baseServices: readonly Service[]): boolean {
  const known = ({ name }: Service) =>
    secretsNamed(baseServices.find((service) => service.name === name) ?? {});
  return (
    secretsNamed(target).length > 0 ||
    services.some((service) => secretsNamed(service).some((secret) => !known(service).includes(secret)))
  );
}

const secretsNamed = ({ secrets = [], build }: Pick<Startable, "secrets" | "build">) => [
  ...secrets,
  ...(build?.secrets ?? []),
];

/** A target with nothing of the machine's that base's would not have, its services likewise. */
function allowedBy(after: Target, before: Target | undefined, baseServices: readonly Service[]): Target {
  const { services, ...target } = after;
  return {
    ...within(target, before),
    ...(services && {
      services: services.map((service) =>
        within(
          service,
          baseServices.find(({ name }) => name === service.name),
        ),
      ),
    }),
  };
}

/** No secret and no variable that base's would not get, and base's own seccomp profile: one of head's may allow more. */
function within<T extends Startable>(after: T, before: Startable | undefined): T {
  const { secrets, optionalSecrets, inherit, seccomp: _, build, ...rest } = after;
  const isGiven = (name: string) => before?.secrets?.includes(name);
  const isGivenToBuild = (name: string) => before?.build?.secrets?.includes(name);
  const kept = {
    ...rest,
    ...some("secrets", secrets, isGiven),
    ...some("optionalSecrets", optionalSecrets, isGiven),
    ...some("inherit", inherit, (name) => covers(before?.inherit ?? [], name)),
    ...(before?.seccomp !== undefined && { seccomp: before.seccomp }),
    ...(build && { build: withSecrets(build, isGivenToBuild) }),
  };
  return kept as unknown as T;
}

function some(
  key: "secrets" | "optionalSecrets" | "inherit",
  asked: readonly string[] | undefined,
  isKnown: (name: string) => boolean | undefined,
): Partial<Record<typeof key, readonly string[]>> {
  const kept = (asked ?? []).filter(isKnown);
  return kept.length === 0 ? {} : { [key]: kept };
}

function withSecrets(
  { secrets, optionalSecrets, ...build }: DockerBuild,
  isGiven: (name: string) => boolean | undefined,
): DockerBuild {
  return {
    ...build,
    ...some("secrets", secrets, isGiven),
    ...some("optionalSecrets", optionalSecrets, isGiven),
  };
}

function noticesOf(head: Config, base: Config): Notice[] {
  const gate = gateChanges(head, base);
  const isolation = isolationChanges(head, base);
  const plan = planChanges(base, head);
  const [before, after] = [base, head].map(({ budgetSeconds }) => budgetSeconds ?? null);
  const [allowed, wanted] = [base, head].map(({ buildSeconds }) => buildSeconds ?? null);
  const services = servicesOf(base);
  const unknown = missingFrom(
    base.targets,
    head.targets.filter((target) => wantsMore(target, services)),
  );
  return [
    ...(gate.length === 0 ? [] : [{ code: "gate-changed", changes: gate } as const]),
    ...(isolation.length === 0 ? [] : [{ code: "isolation-changed", ...atMost(isolation) } as const]),
    // Too little time hides a regression as well as a large threshold does.
    ...(before === after
      ? []
      : [{ code: "budget-changed", before: before ?? null, after: after ?? null } as const]),
    ...(allowed === wanted
      ? []
      : [{ code: "build-timeout-changed", before: allowed ?? null, after: wanted ?? null } as const]),
    ...(unknown.length === 0 ? [] : [{ code: "no-base-side", file: base.file, targets: unknown } as const]),
    ...noLongerMeasured(head, base),
    ...newlyMeasured(head, base, unknown),
    ...(plan.length === 0 ? [] : [{ code: "plan-changed", ...atMost(plan) } as const]),
  ];
}

/** Results have to be read by others, however much an outsider changes. */
const MOST_CHANGES = 100;

function atMost(all: readonly ConfigChange[]): { changes: ConfigChange[]; more: number } {
  const changes = all.slice(0, MOST_CHANGES);
  return { changes, more: all.length - changes.length };
}

function gateChanges(head: Config, base: Config): GateChange[] {
  const { gate } = base;
  const changes: GateChange[] = [];
  if (head.gate.falseAlarms !== gate.falseAlarms)
    changes.push({ setting: "false-alarms", before: gate.falseAlarms, after: head.gate.falseAlarms });
  if (head.gate.failOn.join() !== gate.failOn.join())
    changes.push({ setting: "fail-on", before: gate.failOn, after: head.gate.failOn });
  if (head.gate.mode !== gate.mode)
    changes.push({ setting: "mode", before: gate.mode, after: head.gate.mode });
  return [
    ...changes,
    ...head.scenarios.flatMap((after) => judgingChanges(after.name, judgingOf(after, base), after)),
  ];
}

/** What head's code would have by its own file: more, or less, than by base's. */
function isolationChanges(head: Config, base: Config): ConfigChange[] {
  const givenTo = (of: "target" | "service", before: readonly Startable[], after: readonly Startable[]) =>
    [...new Set([...before, ...after].map(({ name }) => name))].flatMap((name) => {
      const [was, is] = [before, after].map((list) => list.find((each) => each.name === name));
      // What is gone needs none, and is reported.
      if (is === undefined) return [];
      const change = (setting: string, one: unknown, other: unknown) =>
        changeOf({ of, name, setting }, one, other);
      return [
        ...change("secrets", secretsShown(was), secretsShown(is)),
        ...change("build.secrets", secretsShown(was?.build), secretsShown(is.build)),
        ...change("inherit", sorted(was?.inherit), sorted(is.inherit)),
        ...change("security_opt", was?.seccomp, is.seccomp),
      ];
    });
  return [
    ...changeOf({ of: "run", setting: "isolation" }, base.isolation, head.isolation),
    ...changeOf({ of: "run", setting: "nginx-image" }, base.nginxImage, head.nginxImage),
    ...changeOf(
      { of: "run", setting: "cpu-profile" },
      base.cpuProfile ?? "own changes",
      head.cpuProfile ?? "own changes",
    ),
    ...givenTo("target", base.targets, head.targets),
    ...givenTo("service", servicesOf(base), servicesOf(head)),
  ];
}

/** Their order means nothing. */
function sorted(names: readonly string[] | undefined): string[] | undefined {
  return names?.toSorted();
}

/** The names of secrets, with those that it does without. */
function secretsShown(
  given: Pick<Startable, "secrets" | "optionalSecrets"> | undefined,
): string[] | undefined {
  const isOptional = (name: string) => given?.optionalSecrets?.includes(name);
  return sorted(given?.secrets)?.map((name) => (isOptional(name) ? `${name} (optional)` : name));
}

/** Names of what is there in the second list only. */
function missingFrom(
  names: readonly { readonly name: string }[],
  all: readonly { readonly name: string }[],
): string[] {
  return all.map(({ name }) => name).filter((name) => !names.some((each) => each.name === name));
}

/** A gate is altered by what is taken away, too. */
function noLongerMeasured(head: Config, base: Config): Notice[] {
  const targets = missingFrom(head.targets, base.targets);
  const rest = onlyMeasuredIn(base, head, targets);
  const nothing = targets.length === 0 && Object.values(rest).every((names) => names.length === 0);
  return nothing ? [] : [{ code: "no-longer-measured", targets, ...rest }];
}

/** What is added takes time and risk from what was there. */
function newlyMeasured(head: Config, base: Config, leftOut: readonly string[]): Notice[] {
  const added = missingFrom(base.targets, head.targets);
  const targets = added.filter((name) => !leftOut.includes(name));
  const all = { targets, ...onlyMeasuredIn(head, base, added) };
  const nothing = Object.values(all).every((names) => names.length === 0);
  return nothing ? [] : [{ code: "newly-measured", ...all }];
}

/** Scenarios, their ways and pairs of one configuration that another lacks; pairs with these targets are left out. */
function onlyMeasuredIn(one: Config, other: Config, targets: readonly string[]) {
  const kept = one.scenarios.flatMap((here) => {
    const there = other.scenarios.find(({ name }) => name === here.name);
    return there ? [{ here, there }] : [];
  });
  return {
    scenarios: missingFrom(other.scenarios, one.scenarios),
    via: kept.flatMap(({ here, there }) =>
      here.via.filter((via) => !there.via.includes(via)).map((via) => `${here.name}/${via}`),
    ),
    pairs: kept.flatMap(({ here, there }) =>
      here.targets
        .filter((target) => !targets.includes(target) && !there.targets.includes(target))
        .map((target) => `${target}/${here.name}`),
    ),
  };
}
