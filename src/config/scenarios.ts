import type { Request, Scenario } from "../format/plan.ts";
import { quote } from "../text/escape.ts";
import { suggestion } from "../text/nearest.ts";
import type { ConfigInput } from "./config-schema.ts";
import { DEFAULTS } from "./fields.ts";
import { merged } from "./gate-schema.ts";
import { contradictions, ONLY_HTTP, type RequestInput, type ScenarioInput } from "./scenario-schema.ts";
import type { Source } from "./source.ts";

/** Every scenario in file order, with the defaults below its own keys and the preset's above them. */
export function resolveScenarios(input: ConfigInput, source: Source, preset: string | undefined): Scenario[] {
  const rows = rowsOf(source);
  const names = source.keys(["scenarios"]);
  const overrides = chosenPreset(input, source, preset);
  return names.flatMap((name) => {
    const own = input.scenarios[name];
    const forAll = (layer: ScenarioInput = {}) => (own?.run ? without(layer, ONLY_HTTP) : layer);
    const layers = [forAll(input.defaults), own, forAll(overrides?.["*"]), overrides?.[name]];
    const joined = layers.reduce<ScenarioInput>((below, above) => join(below, above ?? {}), {});
    const [wrong] = contradictions(joined);
    if (wrong)
      throw source.error(
        ["scenarios", name],
        `${quote(name)}, with the defaults and the preset: ${wrong.path.join(".")} ${wrong.message}`,
      );
    if (joined.request === undefined && joined.run === undefined)
      throw source.error(
        ["scenarios", name],
        `scenario ${quote(name)} has no "request"; add it, for example request: GET /`,
      );
    return combinations(joined.parameters ?? {}).map((values) => {
      const full = nameWith(name, values);
      if (full.length > 64 || /[^A-Za-z0-9._-]/.test(full))
        throw source.error(
          ["scenarios", name, "parameters"],
          `makes a scenario ${quote(full)}, which is no name; values are of letters, digits, ".", "_" and "-"`,
        );
      if (joined.beside && joined.rate === undefined)
        throw source.error(
          ["scenarios", name],
          `scenario ${quote(name)} has "beside" without a "rate" to measure; add one, for example rate: 100`,
        );
      return scenario(full, withValues(joined, values), rows, input);
    });
  });
}

/** The names of a scenario's rows, one for each combination of its parameters, in any preset. */
export function scenarioNames(input: ConfigInput, name: string): string[] {
  const layers = [input.scenarios[name], ...Object.values(input.presets ?? {}).map((preset) => preset[name])];
  const all = layers.flatMap((layer) => (layer?.parameters ? combinations(layer.parameters) : []));
  return all.length === 0 ? [name] : [...new Set(all.map((values) => nameWith(name, values)))];
}

function nameWith(name: string, values: Readonly<Record<string, string>>): string {
  return [name, ...Object.values(values)].join("-");
}

/** Every combination of one value of each parameter. */
function combinations(parameters: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  return Object.entries(parameters).reduce<Record<string, string>[]>(
    (some, [name, values]) => some.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
}

function withValues(input: ScenarioInput, values: Readonly<Record<string, string>>): ScenarioInput {
  if (input.run === undefined) return input;
  const put = (text: string) =>
    Object.entries(values).reduce((kept, [name, value]) => kept.replaceAll(`{${name}}`, value), text);
  return { ...input, run: input.run.map(put) };
}

/** What a key above takes the place of below, beside itself: what cannot stand beside it. */
const REPLACES: Partial<Record<keyof ScenarioInput, readonly (keyof ScenarioInput)[]>> = {
  requests: ["round", "rate"],
  round: ["requests"],
  rate: ["requests"],
  run: ONLY_HTTP,
  request: ["run", "parameters"],
};

/**
 * A key above replaces the same key below as a whole, and what cannot stand beside it; but thresholds and limits are added, so that
 * another one takes none away.
 */
function join(below: ScenarioInput, above: ScenarioInput): ScenarioInput {
  const gone = (Object.keys(above) as (keyof ScenarioInput)[]).flatMap((key) => REPLACES[key] ?? []);
  return { ...without(below, gone), ...above, ...gates(below, above) };
}

/** The thresholds and limits of several layers, the lowest first. */
function gates(...layers: readonly Pick<ScenarioInput, "thresholds" | "limits">[]) {
  const [thresholds, limits] = (["thresholds", "limits"] as const).map((key) =>
    merged(...layers.map((layer) => layer[key])),
  );
  return { ...(thresholds && { thresholds }), ...(limits && { limits }) };
}

function without(input: ScenarioInput, keys: readonly (keyof ScenarioInput)[]): ScenarioInput {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !keys.some((each) => each === key)));
}

function scenario(name: string, input: ScenarioInput, rows: Rows, file: ConfigInput): Scenario {
  const { body, headers = {}, status = DEFAULTS.status, same = DEFAULTS.same } = input.expect ?? {};
  const lowerCase = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
  return {
    name,
    targets: withRows(input.targets ?? [...rows.keys()], rows),
    request: input.request
      ? resolveRequest(input.request)
      : { method: DEFAULTS.method, paths: [], headers: [] },
    ...(input.run === undefined ? {} : { run: input.run }),
    expect: { status, ...(body === undefined ? {} : { body }), headers: Object.fromEntries(lowerCase), same },
    connections: input.connections ?? DEFAULTS.connections,
    keepalive: input.keepalive ?? DEFAULTS.keepalive,
    ...(input.http2 ? { http2: true as const } : {}),
    paths: input.run || input.http2 ? ["direct"] : (input.path ?? DEFAULTS.path),
    ...(input.beside === undefined ? {} : { beside: resolveBeside(input.beside) }),
    ...(input.rate === undefined ? {} : { rate: input.rate }),
    ...(input.requests === undefined ? {} : { requests: input.requests }),
    ...(input.round === undefined ? {} : { roundSeconds: input.round }),
    timeoutSeconds: input.timeout ?? (input.run ? DEFAULTS.runTimeout : DEFAULTS.timeout),
    errors: input.errors ?? DEFAULTS.errors,
    threshold: input.threshold ?? file.threshold ?? DEFAULTS.threshold,
    ...gates(file, input),
  };
}

function resolveBeside({
  request,
  connections = DEFAULTS.connectionsBeside,
}: NonNullable<ScenarioInput["beside"]>) {
  return { request: resolveRequest(request), connections };
}

function resolveRequest(input: RequestInput): Request {
  const { method = DEFAULTS.method, path, paths = [], headers = {}, body, "body-file": file } = input;
  return {
    method,
    paths: path === undefined ? paths : [path],
    headers: Object.entries(headers).map(asSent),
    ...(body === undefined ? {} : { body: { text: body } }),
    ...(file === undefined ? {} : { body: { file } }),
  };
}

/** A header as both the check and the load generator send it: blanks around a value are no part of it (RFC 9110, 5.5). */
function asSent([name, value]: [string, string]): readonly [string, string] {
  return [name.toLowerCase(), value.replace(/^[\t ]+|[\t ]+$/g, "")];
}

function chosenPreset(input: ConfigInput, source: Source, preset: string | undefined) {
  if (preset === undefined) return undefined;
  const known = source.keys(["presets"]);
  if (known.includes(preset)) return input.presets?.[preset];
  const end = known.length === 0 ? "the file has no presets" : suggestion(preset, known);
  throw source.error(["presets"], `unknown preset ${quote(preset)}; ${end}`, "key");
}

/** By each name under `targets:`, the names of its rows: itself, or one for each row of its matrix. */
export type Rows = ReadonlyMap<string, readonly string[]>;

export function rowsOf(source: Source): Rows {
  return new Map(
    source.keys(["targets"]).map((name) => {
      const rows = source.keys(["targets", name, "matrix"]);
      return [name, rows.length === 0 ? [name] : rows.map((row) => rowName(name, row))];
    }),
  );
}

export function rowName(target: string, row: string): string {
  return `${target}-${row}`;
}

/** A target's name stands for all of its rows. */
export function withRows(names: readonly string[], rows: Rows): string[] {
  return [...new Set(names.flatMap((name) => rows.get(name) ?? [name]))];
}

/** Every name that may stand for a target. */
export function namesIn(rows: Rows): string[] {
  return [...new Set([...rows.keys(), ...[...rows.values()].flat()])];
}
