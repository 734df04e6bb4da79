import type { Startable } from "../model/config.ts";
import type { BuiltVariant, Failure } from "../model/results.ts";
import type { Variant } from "../model/sample.ts";
import type { Build } from "../serve/runner.ts";
import type { BuiltRevision, TargetBuild } from "./build-revisions.ts";

/** Built revisions in the roles in which they are measured. */
export interface BuiltVariants {
  readonly builds: readonly Build[];
  readonly variants: readonly BuiltVariant[];
  readonly failures: readonly Failure[];
  /** Names of the targets whose two sides are the same build. */
  readonly identical: ReadonlySet<string>;
}

/** These targets of base against those of head, or of head alone. */
export function inRoles(
  revisions: { readonly base?: BuiltRevision; readonly head: BuiltRevision },
  names: ReadonlySet<string>,
): BuiltVariants {
  const head = only(revisions.head, names);
  const base = revisions.base && only(revisions.base, names);
  const roles = [...(base ? [["base", base] as const] : []), ["head", head] as const];
  return {
    builds: roles.flatMap(([variant, { targets }]) => targets.map((target) => asVariant(target, variant))),
    variants: roles.map(([variant, { checkout, targets }]): BuiltVariant => {
      const { commit, label } = checkout.revision;
      const builds = targets.map(({ build, id, imageBytes }) => [build.target.name, { id, imageBytes }]);
      return { variant, commit, label, builds: Object.fromEntries(builds) };
    }),
    failures: roles.flatMap(([variant, { failures }]) =>
      failures.map((failure) => ({ variant, ...failure })),
    ),
    identical: new Set(base ? sameIn(base, head) : []),
  };
}

function only({ targets, failures, ...revision }: BuiltRevision, names: ReadonlySet<string>): BuiltRevision {
  return {
    ...revision,
    targets: targets.filter(({ build }) => names.has(build.target.name)),
    failures: failures.filter(({ target }) => names.has(target)),
  };
}

function asVariant({ build: { services, ...build } }: TargetBuild, variant: Variant): Build {
  return { ...build, variant, ...(services && { services: services.map((each) => ({ ...each, variant })) }) };
}

function sameIn(base: BuiltRevision, head: BuiltRevision): string[] {
  return base.targets.flatMap((target) => {
    const { name } = target.build.target;
    const twin = head.targets.find(({ build }) => build.target.name === name);
    return twin && twin.id === target.id && wayOf(twin) === wayOf(target) ? [name] : [];
  });
}

/** How a build is started: the same image started in another way, or beside another service, is another variant. */
function wayOf({ build: { target, services = [] } }: TargetBuild): string {
  const way = ({ command, args, env, port, memory, secrets }: Startable) => [
    command,
    args,
    env,
    port,
    memory,
    secrets,
  ];
  const beside = services.map((service) => [service.image, way(service.target), service.target.ready]);
  return JSON.stringify([way(target), target.tls, target.setup, beside]);
}
