import * as z from "zod";
import type { Alerts } from "../model/alerts.ts";
import {
  BLOCK,
  HISTORY_SCHEMA,
  type LedgerBlock,
  type Overview,
  type PublishedRun,
  type SheetBlock,
} from "../model/history.ts";
import { VERDICTS } from "../model/results.ts";

/** The files of the trend as they are written: strict, so that what another loadgate wrote is refused and not half understood. */

const count = z.int().nonnegative();
const known = z.number().nullable();
const positive = z.number().positive();
const text = z.string().max(2000);
const name = z.string().min(1).max(500);
const time = z.iso.datetime({ offset: true });
/** The page makes links of them. */
const address = z
  .string()
  .max(2000)
  .regex(/^https?:\/\//, "must be a web address")
  .nullable();
const verdict = z.enum(VERDICTS);
const ratio = z.tuple([positive, positive, positive]);
const schema = z.literal(HISTORY_SCHEMA);
const better = z.enum(["higher", "lower"]);
const about = { name, unit: text, better, gates: z.boolean() };

/** A file's name is made of it. */
const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "must be letters, digits and hyphens");
const head = z.strictObject({ commit: text, subject: text });
const reference = z.strictObject({ commit: text, label: text }).nullable();
const environment = z.strictObject({
  cpuModel: text,
  cores: z.number(),
  kernel: text,
  os: text,
  runnerImage: text.nullable(),
});

const metric = z.strictObject({
  ...about,
  threshold: z.number().nonnegative().exactOptional(),
  ratio: ratio.nullable(),
  head: known,
  reference: known,
  bounds: z.tuple([z.number(), z.number()]).exactOptional(),
  seam: ratio.exactOptional(),
  again: ratio.exactOptional(),
});

const publishedCase = z.strictObject({
  id: name,
  verdict,
  threshold: z.number().nonnegative(),
  metrics: z.array(metric).max(1000),
});

export const publishedRun: z.ZodType<PublishedRun> = z.strictObject({
  schema,
  id,
  at: time,
  url: address,
  head,
  reference,
  environment: environment.nullable(),
  verdict: verdict.nullable(),
  minutes: known,
  control: z.strictObject({ case: name, verdict }).nullable(),
  cases: z.array(publishedCase).max(10_000),
});

export const ledgerBlock: z.ZodType<LedgerBlock> = z.strictObject({
  schema,
  from: count,
  environments: z.array(environment).max(BLOCK),
  runs: z
    .array(
      z.strictObject({
        id,
        at: time,
        url: address,
        head,
        reference,
        environment: count.nullable(),
        verdict: verdict.nullable(),
        minutes: known,
        control: verdict.nullable(),
      }),
    )
    .max(BLOCK),
});

const log = z.int().nullable();
const sheetMetric = z
  .strictObject({
    ...about,
    runs: z.array(count).max(BLOCK),
    ratio: z.array(log),
    low: z.array(log),
    high: z.array(log),
    head: z.array(known),
    reference: z.array(known),
    moved: z.int().exactOptional(),
    seams: z.array(z.strictObject({ run: count, ratio: z.int() })).max(BLOCK),
  })
  .refine(
    ({ runs, ...columns }) =>
      [columns.ratio, columns.low, columns.high, columns.head, columns.reference].every(
        (column) => column.length === runs.length,
      ),
    "columns are not of one length",
  );

export const sheetBlock: z.ZodType<SheetBlock> = z.strictObject({
  schema,
  case: name,
  from: count,
  invalid: z.array(count).max(BLOCK),
  metrics: z.array(sheetMetric),
});

const change = z.strictObject({
  run: count,
  after: count,
  ratio,
  kind: z.enum(["regression", "improvement"]),
  state: z.enum(["provisional", "confirmed", "accepted"]),
  at: time,
});

const series = z.strictObject({
  case: name,
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  metric: name,
  unit: text,
  better,
  gates: z.boolean(),
  threshold: z.number(),
  first: count,
  last: count,
  points: count,
  ratio: ratio.nullable(),
  head: known,
  spark: z.string().max(200),
  change: change.nullable(),
});

const alert = z.strictObject({
  case: name,
  metric: name,
  kind: z.enum(["regression", "improvement"]),
  state: z.enum(["provisional", "confirmed", "accepted", "withdrawn", "recovered", "gone"]),
  run: count,
  after: count,
  to: text,
  from: text,
  ratio,
  before: z.number(),
  at: time,
  until: count.exactOptional(),
  reason: text.exactOptional(),
});

export const alerts: z.ZodType<Alerts> = z.strictObject({
  schema,
  open: z.array(alert).max(10_000),
  closed: z.array(alert).max(1000),
});

export const overview: z.ZodType<Overview> = z.strictObject({
  schema,
  name: text,
  url: address,
  runs: count,
  firstBlock: count,
  updated: time,
  control: z.strictObject({ runs: count, alarms: count }),
  minutes: z.number(),
  alerts: z.strictObject({ confirmed: count, withdrawn: count, accepted: count }),
  series: z.array(series),
});
