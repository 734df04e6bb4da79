import { quote } from "../text/escape.ts";
import { explain } from "./explain.ts";
import { NEVER_PARAMETRISED } from "./placeholder-schema.ts";
import { type ScenarioInput, scenarioKeys } from "./scenario-schema.ts";
import { checkInside, type KeyPath, type Source } from "./source.ts";

/** A parameter's name in braces. `$$` and `${` are for secrets in headers and the like, and begin none. */
const PLACEHOLDER = /\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g;

/** A scenario's key that has a parameter in it: it is read when the parameter has a value. */
export class Deferred {
  /** As the file has it. */
  readonly raw: unknown;
  readonly path: KeyPath;
  constructor(raw: unknown, path: KeyPath) {
    this.raw = raw;
    this.path = path;
  }
}

/** Keys of a scenario as one place of the file gives them, some of which wait for parameters. */
export type Layer = { readonly [Key in keyof ScenarioInput]: ScenarioInput[Key] | Deferred };

/** A file without the keys that wait for parameters, and these by the place of their scenario. */
export interface Deferring {
  readonly value: unknown;
  readonly at: (path: KeyPath) => Layer;
}

type Values = Readonly<Record<string, string>>;

/** Takes keys that have a parameter of the file in them out of its scenarios, defaults and presets, since no schema fits `{clients}`. */
export function defer(source: Source): Deferring {
  const places: KeyPath[] = [
    ["defaults"],
    ...source.keys(["scenarios"]).map((name) => ["scenarios", name]),
    ...source
      .keys(["presets"])
      .flatMap((preset) => source.keys(["presets", preset]).map((name) => ["presets", preset, name])),
  ];
  const declared = new Set(places.flatMap((place) => source.keys([...place, "parameters"])));
  const deferred = new Map<string, Record<string, Deferred>>();
  for (const place of places)
    for (const key of source.keys(place)) {
      const path = [...place, key];
      const raw = source.at(path);
      if (
        !Object.hasOwn(scenarioKeys.shape, key) ||
        NEVER_PARAMETRISED.includes(key) ||
        ![...namesIn(raw)].some((name) => declared.has(name))
      )
        continue;
      const known = deferred.get(place.join("\0")) ?? {};
      deferred.set(place.join("\0"), Object.assign(known, { [key]: new Deferred(raw, path) }));
    }
  const kept = (place: KeyPath, keys: unknown) => {
    const gone = deferred.get(place.join("\0"));
    return gone && isMap(keys)
      ? Object.fromEntries(Object.entries(keys).filter(([key]) => !Object.hasOwn(gone, key)))
      : keys;
  };
  const inEach = (map: unknown, change: (name: string, value: unknown) => unknown) =>
    isMap(map)
      ? Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(name, value)]))
      : map;
  const value = inEach(source.value, (part, all) => {
    if (part === "defaults") return kept([part], all);
    if (part === "scenarios") return inEach(all, (name, keys) => kept([part, name], keys));
    if (part !== "presets") return all;
    return inEach(all, (preset, some) => inEach(some, (name, keys) => kept([part, preset, name], keys)));
  });
  return { value, at: (path) => (deferred.get(path.join("\0")) ?? {}) as Layer };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names in braces in all texts of a value. */
function namesIn(value: unknown): Set<string> {
  const texts = leavesOf(value).map(({ text }) => text);
  return new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? [])));
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

function leavesOf(value: unknown, path: Leaf["path"] = []): Leaf[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
}

/** The names of the parameters that are in a scenario's keys. */
export function usedParameters(layer: Layer): Set<string> {
  const raw = Object.values(layer).flatMap((each) => (each instanceof Deferred ? [each.raw] : []));
  return namesIn(raw);
}

/** A value with the parameters put in; of the places that `isScalar` names it becomes what YAML would read, such as a number. */
function filled(
  value: unknown,
  values: Values,
  isScalar: (path: Leaf["path"]) => boolean,
  path: Leaf["path"] = [],
): unknown {
  if (typeof value === "string") {
    const text = value.replaceAll(PLACEHOLDER, (whole, name?: string) =>
      name !== undefined && Object.hasOwn(values, name) ? (values[name] as string) : whole,
    );
    return text !== value && isScalar(path) ? scalarOf(text) : text;
  }
  if (Array.isArray(value))
    return value.map((each, index) => filled(each, values, isScalar, [...path, index]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, filled(each, values, isScalar, [...path, key])]),
  );
}

function scalarOf(text: string): unknown {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
}

const beginsWith = (path: readonly PropertyKey[], start: readonly PropertyKey[]) =>
  start.every((step, index) => path[index] === step);

/** What in JSON is `"{id}"` is the number that the parameter is. */
const isInJson = (key: string, path: Leaf["path"]) => key === "expect" && beginsWith(path, ["body", "json"]);

/**
 * The keys of a scenario with the parameters' values. `parameters` is the place in the file where they stand, with the values of each: a
 * UsageError of a value that does not fit its key is at that value.
 */
export function settled(
  layer: Layer,
  values: Values,
  parameters: { readonly path: KeyPath; readonly all: Readonly<Record<string, readonly string[]>> },
  source: Source,
): ScenarioInput {
  const entries = Object.entries(layer).map(([key, given]) => [
    key,
    given instanceof Deferred ? settledKey(key as keyof ScenarioInput, given) : given,
  ]);
  return Object.fromEntries(entries);

  function settledKey(key: keyof ScenarioInput, { raw, path }: Deferred): unknown {
    const schema = scenarioKeys.shape[key];
    const asText = filled(raw, values, (at) => isInJson(key, at));
    const first = schema.safeParse(asText);
    const wrong = first.error?.issues ?? [];
    const given = filled(
      raw,
      values,
      (at) => isInJson(key, at) || wrong.some((issue) => beginsWith(at, issue.path)),
    );
    const parsed = first.success ? first : schema.safeParse(given);
    if (parsed.success) {
      const file = (parsed.data as { readonly "body-file"?: string } | undefined)?.["body-file"];
      if (key === "request" && file !== undefined) checkInside(source, [...path, "body-file"], file);
      return parsed.data;
    }
    const view = {
      at: (at: KeyPath) => valueAt(given, at.slice(path.length)),
      has: (at: KeyPath) => source.has(at),
    };
    const [problem] = parsed.error.issues.flatMap((issue) => explain(issue, view, path));
    if (problem === undefined) throw parsed.error;
    const name = [...namesIn(source.at(problem.path))].find((each) => Object.hasOwn(values, each));
    if (name === undefined) throw source.error(problem.path, problem.message, problem.at);
    const value = values[name] as string;
    const index = parameters.all[name]?.indexOf(value) ?? 0;
    throw source.error(
      [...parameters.path, "parameters", name, index],
      `${quote(value)} of parameter ${quote(name)} does not fit: ${problem.message}`,
    );
  }
}

function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}
