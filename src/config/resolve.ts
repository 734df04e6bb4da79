import type { Config, DockerBuild, Scenario, Service, Startable, Target, Trend } from "../model/config.ts";
import { parseAge } from "./age.ts";
import { DEFAULTS } from "./defaults.ts";
import { resolvePublished } from "./published.ts";
import { quote } from "./quote.ts";
import { checkReferences } from "./references.ts";
import { expanded, rowName, rowsOf } from "./rows.ts";
import { resolveScenarios } from "./scenarios.ts";
import type { Source } from "./source.ts";
import type { ServiceWire, TargetWire } from "./target-wire.ts";
import type { TrendWire } from "./trend-wire.ts";
import type { ConfigWire } from "./wire.ts";

/** The validated file with every default filled in; UsageError for references that lead nowhere. */
export function resolveConfig(wire: ConfigWire, source: Source, preset: string | undefined): Config {
  checkReferences(wire, source);
  const scenarios = resolveScenarios(wire, source, preset);
  checkPorts(scenarios, wire, source);
  const targets = source.keys(["targets"]).flatMap((name) => resolveRows(name, wire, source, scenarios));
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
    ...(wire.profile ? { profile: true } : {}),
    ...(wire.trend === undefined ? {} : { trend: resolveTrend(wire.trend) }),
    ...(wire.published === undefined ? {} : { published: resolvePublished(wire.published, rowsOf(source)) }),
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

/** What is asked has a port, and what is run has none to be asked at. */
function checkPorts(scenarios: readonly Scenario[], wire: ConfigWire, source: Source): void {
  const rows = rowsOf(source);
  for (const name of rows.keys()) {
    const asked = scenarios.some(
      ({ run, targets }) => run === undefined && expanded([name], rows).some((row) => targets.includes(row)),
    );
    if (asked && wire.targets[name]?.port === undefined)
      throw source.error(
        ["targets", name],
        `target ${quote(name)} has no "port"; add it, for example port: 8080`,
      );
  }
}

/** A target, or one for each row of its matrix. */
function resolveRows(
  name: string,
  wire: ConfigWire,
  source: Source,
  scenarios: readonly Scenario[],
): Target[] {
  const target = wire.targets[name];
  if (target === undefined) return [];
  const resolved = (row: string, args: Readonly<Record<string, string>> = {}) => {
    const services = (target.services ?? []).flatMap((each) => {
      const service = wire.services?.[each];
      return service ? [resolveService(each, service)] : [];
    });
    const { build, ...rest } = resolveTarget(row, target, firstPath(row, scenarios), services);
    return { ...rest, ...(build && { build: { ...build, args: { ...build.args, ...args } } }) };
  };
  const rows = source.keys(["targets", name, "matrix"]);
  return rows.length === 0
    ? [resolved(name)]
    : rows.map((row) => resolved(rowName(name, row), target.matrix?.[row]));
}

/** A server that answers its first scenario is ready for it. */
function firstPath(target: string, scenarios: readonly Scenario[]): string {
  return scenarios.find((scenario) => scenario.targets.includes(target))?.request.paths[0] ?? "/";
}

function resolveTarget(
  name: string,
  wire: TargetWire,
  readyPath: string,
  services: readonly Service[],
): Target {
  const { https, ready, setup, paths } = wire;
  const { path = readyPath, timeout = DEFAULTS.readyTimeout }: { path?: string; timeout?: number } =
    ready ?? {};
  return {
    ...resolveStartable(name, wire),
    ready: { path, timeoutSeconds: timeout },
    ...(https === undefined ? {} : { tls: { ca: https.ca, name: https.name ?? DEFAULTS.tlsName } }),
    ...(services.length === 0 ? {} : { services }),
    ...(setup === undefined ? {} : { setup }),
    ...(paths === undefined ? {} : { paths }),
  };
}

function resolveService(name: string, wire: ServiceWire): Service {
  const { command, timeout = DEFAULTS.readyTimeout }: { command?: string[]; timeout?: number } =
    wire.ready ?? {};
  const ready = { ...(command === undefined ? {} : { command }), timeoutSeconds: timeout };
  return { ...resolveStartable(name, wire), ready };
}

function resolveStartable(name: string, wire: TargetWire | ServiceWire): Startable {
  const { build, prepare = [], env = {}, image, command, args, port = 0, memory, secrets } = wire;
  return {
    name,
    ...(build === undefined ? {} : { build: resolveBuild(build) }),
    ...(image === undefined ? {} : { image }),
    prepare,
    ...(command === undefined ? {} : { command }),
    ...(args === undefined ? {} : { args }),
    port,
    env,
    ...(secrets === undefined ? {} : { secrets }),
    ...(memory === undefined ? {} : { memory }),
  };
}

function resolveBuild(wire: NonNullable<TargetWire["build"]>): DockerBuild {
  return { context: DEFAULTS.context, dockerfile: DEFAULTS.dockerfile, args: {}, ...wire };
}
