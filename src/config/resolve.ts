import type { Config, DockerBuild, Scenario, Service, Startable, Target, Trend } from "../model/config.ts";
import { parseAge } from "./age.ts";
import type { ConfigInput } from "./config-schema.ts";
import { DEFAULTS } from "./defaults.ts";
import { resolvePublished } from "./published.ts";
import { quote } from "./quote.ts";
import { checkReferences } from "./references.ts";
import { rowName, rowsOf, withRows } from "./rows.ts";
import { resolveScenarios } from "./scenarios.ts";
import type { Source } from "./source.ts";
import type { ServiceInput, TargetInput } from "./target-schema.ts";
import type { TrendInput } from "./trend-wire.ts";

/** The validated file with every default filled in; UsageError for references that lead nowhere. */
export function resolveConfig(input: ConfigInput, source: Source, preset: string | undefined): Config {
  checkReferences(input, source);
  const scenarios = resolveScenarios(input, source, preset);
  checkPorts(scenarios, input, source);
  const targets = source.keys(["targets"]).flatMap((name) => resolveRows(name, input, source, scenarios));
  return {
    file: source.file,
    targets,
    scenarios,
    gate: {
      alpha: input.alpha ?? DEFAULTS.alpha,
      failOn: input["fail-on"] ?? DEFAULTS.failOn,
      mode: input.mode ?? DEFAULTS.mode,
    },
    runner: input.runner ?? DEFAULTS.runner,
    proxyImage: input["proxy-image"] ?? DEFAULTS.proxyImage,
    ...(input.budget === undefined ? {} : { budgetSeconds: input.budget }),
    ...(input.profile ? { profile: true } : {}),
    ...(input.trend === undefined ? {} : { trend: resolveTrend(input.trend) }),
    ...(input.published === undefined
      ? {}
      : { published: resolvePublished(input.published, rowsOf(source)) }),
  };
}

function resolveTrend({
  alert,
  direction,
  keep,
  "keep-runs": keepRuns,
  metrics,
  ...given
}: TrendInput): Trend {
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
function checkPorts(scenarios: readonly Scenario[], input: ConfigInput, source: Source): void {
  const rows = rowsOf(source);
  for (const name of rows.keys()) {
    const asked = scenarios.some(
      ({ run, targets }) => run === undefined && withRows([name], rows).some((row) => targets.includes(row)),
    );
    if (asked && input.targets[name]?.port === undefined)
      throw source.error(
        ["targets", name],
        `target ${quote(name)} has no "port"; add it, for example port: 8080`,
      );
  }
}

/** A target, or one for each row of its matrix. */
function resolveRows(
  name: string,
  input: ConfigInput,
  source: Source,
  scenarios: readonly Scenario[],
): Target[] {
  const target = input.targets[name];
  if (target === undefined) return [];
  const resolved = (row: string, args: Readonly<Record<string, string>> = {}) => {
    const services = (target.services ?? []).flatMap((each) => {
      const service = input.services?.[each];
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
  input: TargetInput,
  readyPath: string,
  services: readonly Service[],
): Target {
  const { https, ready, setup, paths } = input;
  const { path = readyPath, timeout = DEFAULTS.readyTimeout }: { path?: string; timeout?: number } =
    ready ?? {};
  return {
    ...resolveStartable(name, input),
    ready: { path, timeoutSeconds: timeout },
    ...(https === undefined ? {} : { tls: { ca: https.ca, name: https.name ?? DEFAULTS.tlsName } }),
    ...(services.length === 0 ? {} : { services }),
    ...(setup === undefined ? {} : { setup }),
    ...(paths === undefined ? {} : { paths }),
  };
}

function resolveService(name: string, input: ServiceInput): Service {
  const { command, timeout = DEFAULTS.readyTimeout }: { command?: string[]; timeout?: number } =
    input.ready ?? {};
  const ready = { ...(command === undefined ? {} : { command }), timeoutSeconds: timeout };
  return { ...resolveStartable(name, input), ready };
}

function resolveStartable(name: string, input: TargetInput | ServiceInput): Startable {
  const { build, prepare = [], env = {}, image, command, args, port = 0, memory, secrets } = input;
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

function resolveBuild(input: NonNullable<TargetInput["build"]>): DockerBuild {
  return { context: DEFAULTS.context, dockerfile: DEFAULTS.dockerfile, args: {}, ...input };
}
