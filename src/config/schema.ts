import * as z from "zod";
import { configSchema } from "./config-schema.ts";

/** The JSON Schema of loadgate.yml, for completion in editors; docs/loadgate.schema.json is this. */
export function configJsonSchema(): unknown {
  const schema = z.toJSONSchema(configSchema, {
    io: "input",
    // The draft that YAML plug-ins of editors know best.
    target: "draft-7",
    override({ zodSchema, jsonSchema }) {
      // Zod leaves these out where a value is transformed, but ours are about what is written.
      const shown = z.globalRegistry.get(zodSchema);
      if (shown?.default !== undefined) jsonSchema.default = shown.default as never;
      if (shown?.examples !== undefined) jsonSchema.examples = shown.examples as never;
    },
  });
  return { ...schema, title: "loadgate.yml" };
}
