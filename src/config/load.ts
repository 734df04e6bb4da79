import { posix } from "node:path";
import type { Scenario } from "../format/plan.ts";
import type { Published, PublishedFigure } from "../format/results.ts";
import type { Config, DockerBuild, Service, Startable, Target, Trend } from "../model/config.ts";
import { quote } from "../text/escape.ts";
import {
  type ConfigInput,
  configSchema,
  type PublishedInput,
  TEXT_MAPS,
  type TrendInput,
} from "./config-schema.ts";
import { explain } from "./explain.ts";
import { DEFAULTS } from "./fields.ts";
import { checkReferences } from "./references.ts";
import { type Rows, resolveScenarios, rowName, rowsOf, withRows } from "./scenarios.ts";
import { Source } from "./source.ts";
import type { ServiceInput, TargetInput } from "./target-schema.ts";
import { parseAge } from "./units.ts";

interface LoadOptions {
  /** The preset to apply to the scenarios. */
  readonly preset?: string;
}

/**
 * The text of a loadgate.yml as a complete configuration. `file` is its path inside the repository.
 * UsageError for whatever is wrong with it, beginning with `file:line:column:`; of several mistakes, the first in the file,
 * and what is missing after what is wrong.
 */
export function parseConfig(text: string, file: string, options: LoadOptions = {}): Config {
  const source = new Source(text, file, TEXT_MAPS);
  return resolveConfig(validate(source), source, options.preset);
}

function validate(source: Source): ConfigInput {
  if (source.value === null || source.value === undefined)
    throw source.error([], "the file is empty; begin with targets: and scenarios:");
  const result = configSchema.safeParse(source.value);
  if (result.success) return result.data;
  const [first] = result.error.issues
    .flatMap((issue) => explain(issue, source))
    .map((problem) => ({
      ...problem,
      offset: source.offset(problem.path, problem.at),
      // A missing key comes last: a misspelt one in the same map is the better explanation.
      rank: source.has(problem.path) ? 0 : 1,
    }))
    .sort((a, b) => a.rank - b.rank || a.offset - b.offset);
  if (first === undefined) throw result.error;
  throw source.error(first.path, first.message, first.at);
}

/** The validated file with every default filled in; UsageError for references that lead nowhere. */
function resolveConfig(input: ConfigInput, source: Source, preset: string | undefined): Config {
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
    ...(input.threshold === undefined ? {} : { threshold: input.threshold }),
    ...(input.thresholds && { thresholds: input.thresholds }),
    ...(input.limits && { limits: input.limits }),
    runner: input.runner ?? DEFAULTS.runner,
    proxyImage: input["proxy-image"] ?? DEFAULTS.proxyImage,
    ...(input.budget === undefined ? {} : { budgetSeconds: input.budget }),
    ...(input.profile === undefined ? {} : { profile: input.profile }),
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
  checkFixture(name, target, source);
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

/** It is put in the place of base's: never all that base is, nor anything outside. */
function checkFixture(name: string, { fixture }: TargetInput, source: Source): void {
  if (fixture === undefined) return;
  const parts = plainFolder(fixture).split("/");
  const isTop = plainFolder(posix.join(posix.dirname(source.file), fixture)) === ".";
  if (parts.includes("..") || parts.includes(".git") || isTop)
    throw source.error(
      ["targets", name, "fixture"],
      `must name a folder under this file's that the library itself is not in; make one, for example ${DEFAULTS.fixture}`,
    );
}

/** "bench" of "./bench/" */
function plainFolder(path: string): string {
  return posix.normalize(path).replace(/(?<=.)\/$/, "");
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
  const { https, ready, setup, paths, fixture } = input;
  const { path = readyPath, timeout = DEFAULTS.readyTimeout }: { path?: string; timeout?: number } =
    ready ?? {};
  return {
    ...resolveStartable(name, input),
    ready: { path, timeoutSeconds: timeout },
    ...(https === undefined ? {} : { tls: { ca: https.ca, name: https.name ?? DEFAULTS.tlsName } }),
    ...(services.length === 0 ? {} : { services }),
    ...(setup === undefined ? {} : { setup }),
    ...(paths === undefined ? {} : { paths }),
    ...(fixture === undefined ? {} : { fixture: plainFolder(fixture) }),
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
  const { inherit, ulimits, shm_size: shmSize, security_opt: [seccomp] = [] } = input;
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
    ...(inherit === undefined ? {} : { inherit }),
    ...(memory === undefined ? {} : { memory }),
    ...(shmSize === undefined ? {} : { shmSize }),
    ...(ulimits === undefined ? {} : { ulimits }),
    ...(seccomp === undefined ? {} : { seccomp }),
  };
}

function resolveBuild({
  additional_contexts: contexts,
  shm_size: shmSize,
  ...input
}: NonNullable<TargetInput["build"]>): DockerBuild {
  return {
    ...{ context: DEFAULTS.context, dockerfile: DEFAULTS.dockerfile, args: {}, ...input },
    ...(contexts === undefined ? {} : { contexts }),
    ...(shmSize === undefined ? {} : { shmSize }),
  };
}

type FigureInput = PublishedInput["figures"][string];

/** Figures in order, best first; a target's name stands for all of its rows. */
function resolvePublished({ source, figures }: PublishedInput, rows: Rows): Published {
  const resolved = Object.entries(figures).map(([id, figure]) => [id, resolveFigure(figure, rows)]);
  return { source, figures: Object.fromEntries(resolved) };
}

function resolveFigure(figure: FigureInput, rows: Rows): PublishedFigure {
  const unit = figure.unit ?? null;
  if (figure.order)
    return {
      unit,
      entries: withRows(figure.order, rows).map((target) => ({ target, value: null, system: null })),
    };
  // What has no figure comes last.
  const [sign, worst] =
    figure.better === "lower" ? [1, Number.POSITIVE_INFINITY] : [-1, Number.NEGATIVE_INFINITY];
  const entries = Object.entries(figure.values ?? {}).flatMap(([name, entry]) =>
    withRows([name], rows).map((target) => publishedEntry(target, entry)),
  );
  return { unit, entries: entries.toSorted((a, b) => sign * ((a.value ?? worst) - (b.value ?? worst))) };
}

function publishedEntry(target: string, entry: { readonly value?: number; readonly system?: string }) {
  return { target, value: entry.value ?? null, system: entry.system ?? null };
}
