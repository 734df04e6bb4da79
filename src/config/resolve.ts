import type { Config, DockerBuild, Scenario, Target, Trend } from "../model/config.ts";
import { parseAge } from "./age.ts";
import { DEFAULTS } from "./defaults.ts";
import { checkReferences } from "./references.ts";
import { resolveScenarios } from "./scenarios.ts";
import type { Source } from "./source.ts";
import type { TargetWire } from "./target-wire.ts";
import type { TrendWire } from "./trend-wire.ts";
import type { ConfigWire } from "./wire.ts";

/** The validated file with every default filled in; UsageError for references that lead nowhere. */
export function resolveConfig(wire: ConfigWire, source: Source, preset: string | undefined): Config {
  checkReferences(wire, source);
  const scenarios = resolveScenarios(wire, source, preset);
  const targets = source.keys(["targets"]).flatMap((name) => {
    const target = wire.targets[name];
    return target === undefined ? [] : [resolveTarget(name, target, firstPath(name, scenarios))];
  });
  return {
    file: source.file,
    targets,
    scenarios,
    gate: {
      alpha: wire.alpha ?? DEFAULTS.alpha,
      failOn: wire["fail-on"] ?? DEFAULTS.failOn,
      mode: wire.mode ?? DEFAULTS.mode,
    },
    runner: wire.runner ?? DEFAULTS.runner,
    proxyImage: wire["proxy-image"] ?? DEFAULTS.proxyImage,
    ...(wire.budget === undefined ? {} : { budgetSeconds: wire.budget }),
    ...(wire.trend === undefined ? {} : { trend: resolveTrend(wire.trend) }),
  };
}

function resolveTrend({
  alert,
  direction,
  keep,
  "keep-runs": keepRuns,
  metrics,
  ...given
}: TrendWire): Trend {
  return {
    ...given,
    alert: alert ?? DEFAULTS.alert,
    direction: direction ?? DEFAULTS.direction,
    metrics: metrics ?? {},
    keep: keep ?? parseAge(DEFAULTS.keep),
    keepRuns: keepRuns ?? parseAge(DEFAULTS.keepRuns),
  };
}

/** A server that answers its first scenario is ready for it. */
function firstPath(target: string, scenarios: readonly Scenario[]): string {
  return scenarios.find((scenario) => scenario.targets.includes(target))?.request.paths[0] ?? "/";
}

function resolveTarget(name: string, wire: TargetWire, readyPath: string): Target {
  const { build, prepare = [], env = {}, https, ready, image, command, port, memory, paths } = wire;
  const { path = readyPath, timeout = DEFAULTS.readyTimeout }: { path?: string; timeout?: number } =
    ready ?? {};
  return {
    name,
    ...(build === undefined ? {} : { build: resolveBuild(build) }),
    ...(image === undefined ? {} : { image }),
    prepare,
    ...(command === undefined ? {} : { command }),
    port,
    env,
    ready: { path, timeoutSeconds: timeout },
    ...(https === undefined ? {} : { tls: { ca: https.ca, name: https.name ?? DEFAULTS.tlsName } }),
    ...(memory === undefined ? {} : { memory }),
    ...(paths === undefined ? {} : { paths }),
  };
}

function resolveBuild(wire: NonNullable<TargetWire["build"]>): DockerBuild {
  return { context: DEFAULTS.context, dockerfile: DEFAULTS.dockerfile, args: {}, ...wire };
}
