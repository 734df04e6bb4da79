import * as z from "zod";
import * as f from "./fields.ts";

const publishedSystem = f.text(/^[^\p{Cc}]{1,80}$/u, "must be 1 to 80 characters on one line");
const publishedValue = z.number().positive();

const publishedValueEntry = z.union([
  publishedValue.transform((given) => ({ value: given })),
  z.strictObject({
    value: f.optional(publishedValue, "The figure; without one only the place is known.", {
      example: 36191.37,
    }),
    system: f.optional(publishedSystem, "What was measured then.", { example: "Go 1.5.1" }),
  }),
]);

const publishedFigure = z
  .strictObject({
    unit: f.optional(publishedSystem, "What the figures count.", { example: "requests/s" }),
    better: f.optional(z.enum(["higher", "lower"]), "Which figures are better.", {
      default: "higher",
      example: "lower",
    }),
    values: f.optional(z.record(f.name, publishedValueEntry), "Figures by target.", {
      example: { api: 36191.37 },
    }),
    order: f.optional(f.listOf(f.name), "Targets from the best to the worst, where no figures are known.", {
      example: ["api"],
    }),
  })
  .refine((given) => (given.values === undefined) !== (given.order === undefined), {
    error: 'needs either "values" or "order"; keep one of them',
  });

/** What a publication said of the same scenarios. */
export const publishedSchema = z.strictObject({
  source: f.required(
    f.text(/^[^\p{Cc}]{1,300}$/u, "must be 1 to 300 characters on one line"),
    "Where they were published, and when.",
    {
      example: "a comparison of 2015",
    },
  ),
  figures: f.required(z.record(z.string(), publishedFigure), "Figures by scenario and path.", {
    example: { "hello/direct": { order: ["api"] } },
  }),
});

export type PublishedInput = z.output<typeof publishedSchema>;
