import type { Service, Startable, Target } from "../model/config.ts";
import type { Failure } from "../model/results.ts";
import type { Variant } from "../model/sample.ts";
import type { Build, ServiceBuild } from "../serve/server.ts";

/** Something built, a target or a service. */
export interface Entry<T extends Startable = Startable> {
  readonly build: {
    readonly variant: Variant;
    readonly target: T;
    readonly image?: string;
    readonly folder: string;
  };
  /** Equal ids, equal builds. */
  readonly id: string;
  readonly imageBytes: number | null;
}

/** Targets and what stands beside them, each service once. */
export function withServices(targets: readonly Target[]): Startable[] {
  const services = new Map(
    targets.flatMap((target) => (target.services ?? []).map((each) => [each.name, each])),
  );
  return [...targets, ...services.values()];
}

/** The targets with the builds of their services; a target whose service could not be built was not built either. */
export function joined(
  sides: readonly { readonly variant: Variant; readonly targets: readonly Target[] }[],
  all: readonly Entry[],
  failures: readonly Failure[],
): { entries: (Omit<Entry, "build"> & { build: Build })[]; failures: Failure[] } {
  const wanted = sides.flatMap(({ variant, targets }) => targets.map((target) => ({ variant, target })));
  const lost = wanted.flatMap(({ variant, target }) =>
    failures
      .filter((failure) => failure.variant === variant && serves(failure.target, target))
      .map((failure) => ({
        ...failure,
        target: target.name,
        log: `service ${failure.target}:\n${failure.log}`,
      })),
  );
  const own = failures.filter((failure) => wanted.some(({ target }) => target.name === failure.target));
  const entries = wanted.flatMap(({ variant, target }) => {
    const found = all.find(({ build }) => build.variant === variant && build.target === target);
    if (!found || lost.some((failure) => failure.variant === variant && failure.target === target.name))
      return [];
    const services = (target.services ?? []).flatMap((service) => serviceBuild(service, variant, all));
    const build = { ...found.build, target, ...(services.length > 0 && { services }) };
    return [{ ...found, build }];
  });
  return { entries, failures: [...own, ...lost] };
}

function serves(service: string, { services = [] }: Target): boolean {
  return services.some(({ name }) => name === service);
}

function serviceBuild(service: Service, variant: Variant, all: readonly Entry[]): ServiceBuild[] {
  const found = all.find(({ build }) => build.variant === variant && build.target.name === service.name);
  return found ? [{ ...found.build, target: service }] : [];
}
