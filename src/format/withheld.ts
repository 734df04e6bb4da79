import * as z from "zod";

/** Variables that are set where loadgate runs and that a failed command, by what it said, may have missed. */
export const withheld = z
  .array(
    z.strictObject({
      name: z.string(),
      key: z.enum(["inherit", "secrets"]).describe("The key of the target that hands it on."),
    }),
  )
  .exactOptional()
  .describe("Variables that are set, were not handed on, and may be what it lacked.");

export type Withheld = NonNullable<z.infer<typeof withheld>>[number];
