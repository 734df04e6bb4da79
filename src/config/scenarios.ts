import type { Request, Scenario } from "../model/config.ts";
import { DEFAULTS } from "./defaults.ts";
import { suggestion } from "./nearest.ts";
import { quote } from "./quote.ts";
import { expanded, type Rows, rowsOf } from "./rows.ts";
import { contradictions, ONLY_HTTP, type RequestWire, type ScenarioWire } from "./scenario-wire.ts";
import type { Source } from "./source.ts";
import type { ConfigWire } from "./wire.ts";

/** Every scenario in file order, with the defaults below its own keys and the preset's above them. */
export function resolveScenarios(wire: ConfigWire, source: Source, preset: string | undefined): Scenario[] {
  const rows = rowsOf(source);
  const names = source.keys(["scenarios"]);
  const overrides = chosenPreset(wire, source, preset);
  return names.flatMap((name) => {
    const own = wire.scenarios[name];
    const forAll = (layer: ScenarioWire = {}) => (own?.run ? without(layer, ONLY_HTTP) : layer);
    const layers = [forAll(wire.defaults), own, forAll(overrides?.["*"]), overrides?.[name]];
    const joined = layers.reduce<ScenarioWire>((below, above) => join(below, above ?? {}), {});
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
      return scenario(full, withValues(joined, values), rows, wire.threshold ?? DEFAULTS.threshold);
    });
  });
}

/** The names of a scenario's rows, one for each combination of its parameters, in any preset. */
export function scenarioNames(wire: ConfigWire, name: string): string[] {
  const layers = [wire.scenarios[name], ...Object.values(wire.presets ?? {}).map((preset) => preset[name])];
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

function withValues(wire: ScenarioWire, values: Readonly<Record<string, string>>): ScenarioWire {
  if (wire.run === undefined) return wire;
  const put = (text: string) =>
    Object.entries(values).reduce((kept, [name, value]) => kept.replaceAll(`{${name}}`, value), text);
  return { ...wire, run: wire.run.map(put) };
}

/** What a key above takes the place of below, beside itself: what cannot stand beside it. */
const REPLACES: Partial<Record<keyof ScenarioWire, readonly (keyof ScenarioWire)[]>> = {
  requests: ["round", "rate"],
  round: ["requests"],
  rate: ["requests"],
  run: ONLY_HTTP,
  request: ["run", "parameters"],
};

/** A key above replaces the same key below as a whole, and what cannot stand beside it. */
function join(below: ScenarioWire, above: ScenarioWire): ScenarioWire {
  const gone = (Object.keys(above) as (keyof ScenarioWire)[]).flatMap((key) => REPLACES[key] ?? []);
  return { ...without(below, gone), ...above };
}

function without(wire: ScenarioWire, keys: readonly (keyof ScenarioWire)[]): ScenarioWire {
  return Object.fromEntries(Object.entries(wire).filter(([key]) => !keys.some((each) => each === key)));
}

function scenario(name: string, wire: ScenarioWire, rows: Rows, threshold: number): Scenario {
  const { body, headers = {}, status = DEFAULTS.status, same = DEFAULTS.same } = wire.expect ?? {};
  const lowerCase = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
  return {
    name,
    targets: expanded(wire.targets ?? [...rows.keys()], rows),
    request: wire.request
      ? resolveRequest(wire.request)
      : { method: DEFAULTS.method, paths: [], headers: [] },
    ...(wire.run === undefined ? {} : { run: wire.run }),
    expect: { status, ...(body === undefined ? {} : { body }), headers: Object.fromEntries(lowerCase), same },
    connections: wire.connections ?? DEFAULTS.connections,
    keepalive: wire.keepalive ?? DEFAULTS.keepalive,
    ...(wire.http2 ? { http2: true as const } : {}),
    paths: wire.run || wire.http2 ? ["direct"] : (wire.path ?? DEFAULTS.path),
    ...(wire.beside === undefined ? {} : { beside: resolveBeside(wire.beside) }),
    ...(wire.rate === undefined ? {} : { rate: wire.rate }),
    ...(wire.requests === undefined ? {} : { requests: wire.requests }),
    ...(wire.round === undefined ? {} : { roundSeconds: wire.round }),
    timeoutSeconds: wire.timeout ?? (wire.run ? DEFAULTS.runTimeout : DEFAULTS.timeout),
    errors: wire.errors ?? DEFAULTS.errors,
    threshold: wire.threshold ?? threshold,
  };
}

function resolveBeside({
  request,
  connections = DEFAULTS.connectionsBeside,
}: NonNullable<ScenarioWire["beside"]>) {
  return { request: resolveRequest(request), connections };
}

function resolveRequest(wire: RequestWire): Request {
  const { method = DEFAULTS.method, path, paths = [], headers = {}, body, "body-file": file } = wire;
  return {
    method,
    paths: path === undefined ? paths : [path],
    headers: Object.entries(headers),
    ...(body === undefined ? {} : { body: { text: body } }),
    ...(file === undefined ? {} : { body: { file } }),
  };
}

function chosenPreset(wire: ConfigWire, source: Source, preset: string | undefined) {
  if (preset === undefined) return undefined;
  const known = source.keys(["presets"]);
  if (known.includes(preset)) return wire.presets?.[preset];
  const end = known.length === 0 ? "the file has no presets" : suggestion(preset, known);
  throw source.error(["presets"], `unknown preset ${quote(preset)}; ${end}`, "key");
}
