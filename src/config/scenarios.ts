import type { Request, Scenario } from "../model/config.ts";
import { DEFAULTS } from "./defaults.ts";
import { suggestion } from "./nearest.ts";
import { quote } from "./quote.ts";
import { expanded, type Rows, rowsOf } from "./rows.ts";
import type { RequestWire, ScenarioWire } from "./scenario-wire.ts";
import type { Source } from "./source.ts";
import type { ConfigWire } from "./wire.ts";

/** Every scenario in file order, with the defaults below its own keys and the preset's above them. */
export function resolveScenarios(wire: ConfigWire, source: Source, preset: string | undefined): Scenario[] {
  const rows = rowsOf(source);
  const names = source.keys(["scenarios"]);
  const overrides = chosenPreset(wire, source, preset);
  return names.map((name) => {
    const layers = [wire.defaults, wire.scenarios[name], overrides?.["*"], overrides?.[name]];
    const joined = layers.reduce<ScenarioWire>((below, above) => join(below, above ?? {}), {});
    if (joined.request === undefined)
      throw source.error(
        ["scenarios", name],
        `scenario ${quote(name)} has no "request"; add it, for example request: GET /`,
      );
    return scenario(name, joined, joined.request, rows, wire.threshold ?? DEFAULTS.threshold);
  });
}

/** A key above replaces the same key below as a whole; a count of requests and a length of rounds replace each other. */
function join(below: ScenarioWire, above: ScenarioWire): ScenarioWire {
  const { requests, round, ...kept } = below;
  const isSized = above.requests !== undefined || above.round !== undefined;
  return { ...(isSized ? kept : below), ...above };
}

function scenario(
  name: string,
  wire: ScenarioWire,
  request: RequestWire,
  rows: Rows,
  threshold: number,
): Scenario {
  const { body, headers = {}, status = DEFAULTS.status, same = DEFAULTS.same } = wire.expect ?? {};
  const lowerCase = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
  return {
    name,
    targets: expanded(wire.targets ?? [...rows.keys()], rows),
    request: resolveRequest(request),
    expect: { status, ...(body === undefined ? {} : { body }), headers: Object.fromEntries(lowerCase), same },
    connections: wire.connections ?? DEFAULTS.connections,
    keepalive: wire.keepalive ?? DEFAULTS.keepalive,
    paths: wire.path ?? DEFAULTS.path,
    ...(wire.rate === undefined ? {} : { rate: wire.rate }),
    ...(wire.requests === undefined ? {} : { requests: wire.requests }),
    ...(wire.round === undefined ? {} : { roundSeconds: wire.round }),
    timeoutSeconds: wire.timeout ?? DEFAULTS.timeout,
    errors: wire.errors ?? DEFAULTS.errors,
    threshold: wire.threshold ?? threshold,
  };
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
