import { posix } from "node:path";
import type { Scenario } from "../format/plan.ts";
import type { Published, PublishedFigure } from "../format/results.ts";
import type {
  Config,
  DockerBuild,
  ProcessStart,
  Service,
  Startable,
  Target,
  Tls,
  Trend,
} from "../model/config.ts";
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
import { allRows, type Rows, rowsOf, type TargetOfRow, withRows } from "./matrix.ts";
import { type Deferring, defer } from "./parameters.ts";
import { checkHeaderSecrets, checkReferences } from "./references.ts";
import { resolveScenarios } from "./scenarios.ts";
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
  const deferring = defer(source);
  return resolveConfig(validate(source, deferring.value), source, deferring, options.preset);
}

function validate(source: Source, value: unknown): ConfigInput {
  if (source.value === null || source.value === undefined)
    throw source.error([], "the file is empty; begin with targets: and scenarios:");
  const result = configSchema.safeParse(value);
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
function resolveConfig(
  input: ConfigInput,
  source: Source,
  deferring: Deferring,
  preset: string | undefined,
): Config {
  checkReferences(input, source);
  const scenarios = resolveScenarios(input, source, deferring, preset);
  const rows = allRows(input, source);
  checkPorts(rows, scenarios, source);
  const targets = rows.map((row) => resolveRow(row, input, source, scenarios));
  checkHeaderSecrets(scenarios, targets, source);
  return {
    file: source.file,
    targets,
    scenarios,
    gate: {
      falseAlarms: input["false-alarms"] ?? DEFAULTS.falseAlarms,
      failOn: input["fail-on"] ?? DEFAULTS.failOn,
      mode: input.mode ?? DEFAULTS.mode,
    },
    ...(input.threshold === undefined ? {} : { threshold: input.threshold }),
    ...(input.thresholds && { thresholds: input.thresholds }),
    ...(input["absolute-limits"] && { limits: input["absolute-limits"] }),
    isolation: input.isolation ?? DEFAULTS.isolation,
    nginxImage: input["nginx-image"] ?? DEFAULTS.nginxImage,
    ...(input.budget === undefined ? {} : { budgetSeconds: input.budget }),
    ...(input["build-timeout"] === undefined ? {} : { buildSeconds: input["build-timeout"] }),
    ...(input["cpu-profile"] === undefined ? {} : { cpuProfile: input["cpu-profile"] }),
    ...(input.trend === undefined ? {} : { trend: resolveTrend(input.trend) }),
    ...(input.rank?.published === undefined
      ? {}
      : { rank: { published: resolvePublished(input.rank.published, rowsOf(source)) } }),
  };
}

function resolveTrend({
  alert,
  direction,
  keep,
  "keep-runs": keepRuns,
  thresholds,
  ...given
}: TrendInput): Trend {
  return {
    ...given,
    alert: alert ?? DEFAULTS.alert,
    direction: direction ?? DEFAULTS.direction,
    thresholds: thresholds ?? {},
    keep: keep ?? parseAge(DEFAULTS.keep),
    keepRuns: keepRuns ?? parseAge(DEFAULTS.keepRuns),
  };
}

/** What is asked has a port, and what is run has none to be asked at. */
function checkPorts(rows: readonly TargetOfRow[], scenarios: readonly Scenario[], source: Source): void {
  for (const { name, target, at } of rows) {
    const asked = scenarios.some(({ args, targets }) => args === undefined && targets.includes(name));
    if (asked && target.port === undefined)
      throw source.error(at(), `target ${quote(name)} has no "port"; add it, for example port: 8080`);
  }
}

function resolveRow(
  { name, target, at }: TargetOfRow,
  input: ConfigInput,
  source: Source,
  scenarios: readonly Scenario[],
): Target {
  checkFixture(target, at, source);
  const services = (target.services ?? []).flatMap((each) => {
    const service = input.services?.[each];
    return service ? [resolveService(each, service)] : [];
  });
  return resolveTarget(name, target, firstPath(name, scenarios), services);
}

/** It is put in the place of base's: never all that base is, nor anything outside. */
function checkFixture({ fixture }: TargetInput, at: TargetOfRow["at"], source: Source): void {
  if (fixture === undefined) return;
  const parts = plainFolder(fixture).split("/");
  const isTop = plainFolder(posix.join(posix.dirname(source.file), fixture)) === ".";
  if (parts.includes("..") || parts.includes(".git") || isTop)
    throw source.error(
      at("fixture"),
      `must name a folder under this file's that the library itself is not in; make one, for example ${DEFAULTS.fixture}`,
    );
}

/** "bench" of "./bench/" */
function plainFolder(path: string): string {
  return posix.normalize(path).replace(/(?<=.)\/$/, "");
}

/** A server that answers its first scenario is ready for it. */
export function firstPath(target: string, scenarios: readonly Scenario[]): string {
  return scenarios.find((scenario) => scenario.targets.includes(target))?.request.paths[0] ?? "/";
}

function resolveTarget(
  name: string,
  input: TargetInput,
  readyPath: string,
  services: readonly Service[],
): Target {
  const { https, ready, prepare, changes, fixture } = input;
  const {
    path = readyPath,
    command,
    timeout = DEFAULTS.readyTimeout,
  }: NonNullable<TargetInput["ready"]> = ready ?? {};
  return {
    ...resolveStartable(name, input),
    ready: { path, ...(command === undefined ? {} : { command }), timeoutSeconds: timeout },
    ...(https === undefined ? {} : { tls: resolveTls(https) }),
    ...(services.length === 0 ? {} : { services }),
    ...(prepare === undefined ? {} : { prepare }),
    ...(changes === undefined ? {} : { changes }),
    ...(fixture === undefined ? {} : { fixture: plainFolder(fixture) }),
  };
}

function resolveTls({ ca, name = DEFAULTS.tlsName }: NonNullable<TargetInput["https"]>): Tls {
  return { ...(ca === undefined ? {} : { ca }), name };
}

function resolveService(name: string, input: ServiceInput): Service {
  const { command, timeout = DEFAULTS.readyTimeout }: { command?: string[]; timeout?: number } =
    input.ready ?? {};
  const ready = { ...(command === undefined ? {} : { command }), timeoutSeconds: timeout };
  return { ...resolveStartable(name, input), ready };
}

function resolveStartable(name: string, input: TargetInput | ServiceInput): Startable {
  const { build, env = {}, image, command, port = 0, mem_limit: memory, secrets } = input;
  const { inherit, ulimits, shm_size: shmSize, security_opt: [seccomp] = [] } = input;
  const inContainer = build !== undefined || image !== undefined;
  const process = resolveProcess(inContainer ? input.process : input);
  return {
    name,
    ...(build === undefined ? {} : { build: resolveBuild(build) }),
    ...(image === undefined ? {} : { image }),
    ...(inContainer && command !== undefined ? { command } : {}),
    ...(process === undefined ? {} : { process }),
    port,
    env,
    ...resolveSecrets(secrets),
    ...(inherit === undefined ? {} : { inherit }),
    ...(memory === undefined ? {} : { memory }),
    ...(shmSize === undefined ? {} : { shmSize }),
    ...(ulimits === undefined ? {} : { ulimits }),
    ...(seccomp === undefined ? {} : { seccomp }),
  };
}

function resolveProcess(input: NonNullable<TargetInput["process"]> = {}): ProcessStart | undefined {
  const { setup = [], command, "working-directory": folder = "." } = input;
  if (command === undefined) return undefined;
  const workingDirectory = plainFolder(folder);
  return { setup, command, ...(workingDirectory === "." ? {} : { workingDirectory }) };
}

/** The names of all, and of those that a run does without. */
function resolveSecrets(given: TargetInput["secrets"]): Pick<Startable, "secrets" | "optionalSecrets"> {
  const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);
  const optional = names((given ?? []).filter(({ required }) => !required));
  return {
    ...(given && { secrets: names(given) }),
    ...(optional.length > 0 && { optionalSecrets: optional }),
  };
}

function resolveBuild({
  additional_contexts: contexts,
  shm_size: shmSize,
  secrets,
  ...input
}: NonNullable<TargetInput["build"]>): DockerBuild {
  return {
    ...{ context: DEFAULTS.context, dockerfile: DEFAULTS.dockerfile, args: {}, ...input },
    ...resolveSecrets(secrets),
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
