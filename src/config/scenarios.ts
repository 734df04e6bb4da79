import type { Request, Scenario } from "../format/plan.ts";
import { quote } from "../text/escape.ts";
import { suggestion } from "../text/nearest.ts";
import type { ConfigInput } from "./config-schema.ts";
import { DEFAULTS } from "./fields.ts";
import { merged } from "./gate-schema.ts";
import { type Rows, rowsOf, withRows } from "./matrix.ts";
import { type Deferring, type Layer, settled, usedParameters } from "./parameters.ts";
import { contradictions, ONLY_HTTP, type RequestInput, type ScenarioInput } from "./scenario-schema.ts";
import type { KeyPath, Source } from "./source.ts";

/** Every scenario in file order, with the defaults below its own keys and the preset's above them. */
export function resolveScenarios(
  input: ConfigInput,
  source: Source,
  deferring: Deferring,
  preset: string | undefined,
): Scenario[] {
  const rows = rowsOf(source);
  const overrides = chosenPreset(input, source, preset);
  const names = new Set<string>();
  return source.keys(["scenarios"]).flatMap((name) => {
    const place = (path: KeyPath, keys: ScenarioInput = {}) => ({
      path,
      layer: { ...keys, ...deferring.at(path) } as Layer,
    });
    const own = place(["scenarios", name], input.scenarios[name]);
    const forAll = ({ path, layer }: typeof own) => ({
      path,
      layer: own.layer.args ? without(layer, ONLY_HTTP) : layer,
    });
    const ofPreset = (of: string) => place(["presets", preset ?? "", of], overrides?.[of]);
    const places = [
      forAll(place(["defaults"], input.defaults)),
      own,
      ...(preset === undefined ? [] : [forAll(ofPreset("*")), ofPreset(name)]),
    ];
    const joined = places.reduce<Layer>((below, { layer }) => join(below, layer), {});
    const from = places.findLast(({ layer }) => layer.parameters)?.path ?? [];
    const all = parametersOf(joined, { name, path: from, isOwn: from === own.path && preset === undefined });
    return combinations(all).map((values) => {
      const full = nameWith(name, values);
      if (full.length > 64 || /[^A-Za-z0-9._-]/.test(full))
        throw source.error(
          ["scenarios", name, "parameters"],
          `makes a scenario ${quote(full)}, which is no name; values are of letters, digits, ".", "_" and "-"`,
        );
      if (names.has(full))
        throw source.error(
          ["scenarios", name, "parameters"],
          `makes a scenario ${quote(full)} twice; name the scenario or its values otherwise`,
        );
      names.add(full);
      const keys = settled(joined, values, { path: from, all }, source);
      checkJoined(name, keys, source);
      return scenario(full, keys, rows, input);
    });

    /** Those that stand for something: a preset, or what has nothing to do with the defaults, may take the place of all that does. */
    function parametersOf(
      layer: Layer,
      { name, path, isOwn }: { name: string; path: KeyPath; isOwn: boolean },
    ) {
      const declared = Object.entries((layer.parameters ?? {}) as Record<string, string[]>);
      const used = usedParameters(layer);
      const unused = declared.find(([parameter]) => !used.has(parameter));
      if (unused && isOwn)
        throw source.error(
          [...path, "parameters", unused[0]],
          `parameter ${quote(unused[0])} stands nowhere in scenario ${quote(name)}; write {${unused[0]}} where its values belong, or remove it`,
          "key",
        );
      const kept = declared.filter(([parameter]) => used.has(parameter));
      const count = countOf(Object.fromEntries(kept));
      if (count > MOST_COMBINATIONS)
        throw source.error(
          [...path, "parameters"],
          `makes ${count} scenarios of ${quote(name)}; make it at most ${MOST_COMBINATIONS}`,
        );
      return Object.fromEntries(kept);
    }
  });
}

/** Refuses what cannot stand beside each other, or lacks something, once all that a scenario is made of is joined. */
function checkJoined(name: string, joined: ScenarioInput, source: Source): void {
  const [wrong] = contradictions(joined);
  if (wrong)
    throw source.error(
      ["scenarios", name],
      `${quote(name)}, with the defaults and the preset: ${wrong.path.join(".")} ${wrong.message}`,
    );
  if (joined.request === undefined && joined.args === undefined)
    throw source.error(
      ["scenarios", name],
      `scenario ${quote(name)} has no "request"; add it, for example request: GET /`,
    );
  if (joined.background && joined.rate === undefined)
    throw source.error(
      ["scenarios", name],
      `scenario ${quote(name)} has "background" without a "rate" to measure; add one, for example rate: 100`,
    );
}

/** The names of a scenario's rows, one for each combination of its parameters, in any preset. */
export function scenarioNames(input: ConfigInput, name: string): string[] {
  const presets = Object.values(input.presets ?? {});
  const layers = [
    input.defaults,
    input.scenarios[name],
    ...presets.flatMap((each) => [each["*"], each[name]]),
  ];
  const all = layers.flatMap((layer) =>
    // More are refused later.
    layer?.parameters && countOf(layer.parameters) <= MOST_COMBINATIONS ? combinations(layer.parameters) : [],
  );
  const names = [...new Set(all.map((values) => nameWith(name, values)))];
  // Those of the defaults are nothing to a scenario that does not use them.
  const ownNames = [input.scenarios[name], ...presets.map((each) => each[name])];
  return ownNames.some((layer) => layer?.parameters) ? names : [name, ...names];
}

function nameWith(name: string, values: Readonly<Record<string, string>>): string {
  return [name, ...Object.values(values)].join("-");
}

/** More are a mistake, or an attack on memory. */
const MOST_COMBINATIONS = 1000;

function countOf(parameters: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(parameters).reduce((product, values) => product * values.length, 1);
}

/** Every combination of one value of each parameter. */
function combinations(parameters: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  return Object.entries(parameters).reduce<Record<string, string>[]>(
    (some, [name, values]) => some.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
}

/** What a key above takes the place of below, beside itself: what cannot stand beside it. */
const REPLACES: Partial<Record<keyof ScenarioInput, readonly (keyof ScenarioInput)[]>> = {
  requests: ["duration", "rate"],
  duration: ["requests"],
  rate: ["requests"],
  args: ONLY_HTTP,
  request: ["args"],
};

/**
 * A key above replaces the same key below as a whole, and what cannot stand beside it; but thresholds and limits are added, so that
 * another one takes none away.
 */
function join(below: Layer, above: Layer): Layer {
  const gone = (Object.keys(above) as (keyof ScenarioInput)[]).flatMap((key) => REPLACES[key] ?? []);
  return { ...without(below, gone), ...above, ...gates(below, above) };
}

const GATES = ["thresholds", "absolute-limits"] as const;

/** The thresholds and limits of several layers, the lowest first. */
function gates(...layers: readonly Pick<Layer, (typeof GATES)[number]>[]) {
  const [thresholds, limits] = GATES.map((key) =>
    // No parameter stands in them, so that none waits for one.
    merged(...layers.map((layer) => layer[key] as ScenarioInput[typeof key])),
  );
  return { ...(thresholds && { thresholds }), ...(limits && { "absolute-limits": limits }) };
}

function without(layer: Layer, keys: readonly (keyof Layer)[]): Layer {
  return Object.fromEntries(Object.entries(layer).filter(([key]) => !keys.some((each) => each === key)));
}

function scenario(name: string, input: ScenarioInput, rows: Rows, file: ConfigInput): Scenario {
  const { body, headers = {}, status = DEFAULTS.status } = input.expect ?? {};
  const { thresholds, "absolute-limits": limits } = gates(file, input);
  const sameLength = input.expect?.["same-length"] ?? DEFAULTS.sameLength;
  const lowerCase = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
  return {
    name,
    targets: withRows(input.targets ?? [...rows.keys()], rows),
    request: input.request
      ? resolveRequest(input.request)
      : { method: DEFAULTS.method, paths: [], headers: [] },
    ...(input.args === undefined ? {} : { args: input.args }),
    expect: {
      status,
      ...(body === undefined ? {} : { body }),
      headers: Object.fromEntries(lowerCase),
      sameLength,
    },
    connections: input.connections ?? DEFAULTS.connections,
    keepalive: input.keepalive ?? DEFAULTS.keepalive,
    ...(input.http2 ? { http2: true as const } : {}),
    via: input.args || input.http2 ? ["direct"] : (input.via ?? DEFAULTS.via),
    ...(input.background === undefined ? {} : { background: resolveBackground(input.background) }),
    ...(input.rate === undefined ? {} : { rate: input.rate }),
    ...(input.requests === undefined ? {} : { requests: input.requests }),
    ...(input.duration === undefined ? {} : { durationSeconds: input.duration }),
    timeoutSeconds: input.timeout ?? (input.args ? DEFAULTS.runTimeout : DEFAULTS.timeout),
    maxErrors: input["max-errors"] ?? DEFAULTS.maxErrors,
    threshold: input.threshold ?? file.threshold ?? DEFAULTS.threshold,
    ...(thresholds && { thresholds }),
    ...(limits && { limits }),
  };
}

function resolveBackground({
  request,
  connections = DEFAULTS.backgroundConnections,
}: NonNullable<ScenarioInput["background"]>) {
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
