/** Keys of a scenario that hold no parameter: they say which scenarios there are, or are joined metric by metric. */
export const NEVER_PARAMETRISED: readonly string[] = [
  "targets",
  "parameters",
  "thresholds",
  "absolute-limits",
];

type JsonSchema = Readonly<Record<string, unknown>>;

/** The file's JSON Schema in which parameters may stand wherever scenarios do. */
export function withPlaceholders(schema: JsonSchema): JsonSchema {
  const { properties } = schema as { readonly properties: Readonly<Record<string, JsonSchema>> };
  const inEach = (map: JsonSchema = {}, change: (schema: JsonSchema) => JsonSchema): JsonSchema => ({
    ...map,
    additionalProperties: change(map.additionalProperties as JsonSchema),
  });
  return {
    ...schema,
    properties: {
      ...properties,
      scenarios: inEach(properties.scenarios, inScenario),
      defaults: inScenario(properties.defaults ?? {}),
      presets: inEach(properties.presets, (preset) => inEach(preset, inScenario)),
    },
  };
}

/** A scenario's schema in which each number, choice or truth value may be a parameter, too. */
function inScenario(schema: JsonSchema): JsonSchema {
  const { properties } = schema as { readonly properties: Readonly<Record<string, JsonSchema>> };
  const entries = Object.entries(properties).map(([key, each]) => [
    key,
    NEVER_PARAMETRISED.includes(key) ? each : "properties" in each ? inScenario(each) : loosened(each),
  ]);
  return { ...schema, properties: Object.fromEntries(entries) };
}

const PLACEHOLDER = { type: "string", pattern: "\\{[A-Za-z_][A-Za-z0-9_.-]*\\}" };

/** What an editor shows, whatever the value may be. */
const SHOWN: readonly string[] = ["description", "default", "examples"];

function loosened(schema: JsonSchema): JsonSchema {
  const isShown = ([key]: [string, unknown]) => SHOWN.includes(key);
  const [shown, rest] = [true, false].map((kept) =>
    Object.fromEntries(Object.entries(schema).filter((entry) => isShown(entry) === kept)),
  );
  const forms = (schema.anyOf as readonly JsonSchema[] | undefined) ?? [rest];
  const takesText = forms.some(
    (form = {}) => [form.type].flat().includes("string") && form.enum === undefined,
  );
  const isAnything = Object.keys(rest ?? {}).length === 0;
  return takesText || isAnything ? schema : { ...shown, anyOf: [...forms, PLACEHOLDER] };
}
