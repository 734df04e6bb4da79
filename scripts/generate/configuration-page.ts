import { isDeepStrictEqual } from "node:util";
import { stringify } from "yaml";
import { table } from "../../test-support/markdown.ts";

/** What of a JSON Schema the reference shows. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** A map with keys, and where it may stand. */
interface Section {
  readonly places: readonly string[];
  readonly schema: Schema;
}

/** The reference of loadgate.yml: a table for each kind of map, with an example for each key. */
export function configurationPage(schema: Schema): string {
  const sections: Section[] = [];
  collect(schema, "", sections);
  return sections.map(sectionText).join("\n\n");
}

/** Maps that are alike stand in one section: defaults and presets have a scenario's keys. */
function collect(schema: Schema, place: string, into: Section[]): void {
  for (const form of formsOf(schema)) {
    if (form.properties) {
      const known = into.findIndex((each) => isDeepStrictEqual(each.schema.properties, form.properties));
      const found = into[known];
      if (found) {
        into[known] = { ...found, places: [...found.places, place] };
        continue;
      }
      into.push({ places: [place], schema: form });
      for (const [key, value] of Object.entries(form.properties))
        collect(value, place === "" ? key : `${place}.${key}`, into);
    }
    if (typeof form.additionalProperties === "object")
      collect(form.additionalProperties, `${place}.NAME`, into);
    if (form.items) collect(form.items, `${place}[]`, into);
  }
}

function formsOf(schema: Schema): readonly Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(formsOf) : [schema];
}

function sectionText({ places, schema }: Section): string {
  const [first = "", ...others] = places;
  const title = first === "" ? "The file" : `\`${first}\``;
  const also = others.filter((place) => place.split(".")[0] !== first.split(".")[0]);
  const same = also.length === 0 ? "" : `\n\nThe same keys: ${also.map((each) => `\`${each}\``).join(", ")}.`;
  const rows = Object.entries(schema.properties ?? {}).map(([key, value]) => [
    `\`${key}\`${schema.required?.includes(key) ? " (required)" : ""}`,
    describe(value),
    value.default === undefined ? "" : `\`${inline(value.default)}\``,
    value.examples?.[0] === undefined ? "" : `\`${key}: ${inline(value.examples[0])}\``,
  ]);
  return `## ${title}${same}\n\n${table(["key", "what it says", "default", "example"], rows)}`;
}

function describe(schema: Schema): string {
  const values = formsOf(schema).flatMap((form) => form.enum ?? form.items?.enum ?? []);
  const choice =
    values.length === 0 ? "" : ` One of ${[...new Set(values)].map((each) => `\`${each}\``).join(", ")}.`;
  return `${schema.description ?? ""}${choice}`;
}

/** A value as it is written in one line of YAML. */
function inline(value: unknown): string {
  return stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: true }).trim();
}
