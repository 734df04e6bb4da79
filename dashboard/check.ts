import { HISTORY_SCHEMA, type LedgerBlock, type Overview, type SheetBlock } from "../src/model/history.ts";

export type Trouble = "missing" | "damaged" | "newer";

/** A file of the store that cannot be shown, and why, in words for the reader. */
export class FileTrouble extends Error {
  readonly file: string;
  readonly trouble: Trouble;

  constructor(file: string, trouble: Trouble, why: string) {
    super(`${file} ${why}`);
    this.file = file;
    this.trouble = trouble;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isNumber = (value: unknown): value is number => Number.isFinite(value);

function fieldsOf(file: string, data: unknown): Fields {
  if (!isFields(data)) throw damaged(file, "holds no data");
  const { schema } = data;
  if (isNumber(schema) && schema > HISTORY_SCHEMA)
    throw new FileTrouble(
      file,
      "newer",
      `has format ${schema}, and this page knows format ${HISTORY_SCHEMA} only. Publish the page anew with the loadgate that wrote the data.`,
    );
  if (schema !== HISTORY_SCHEMA) throw damaged(file, "does not say its format");
  return data;
}

function damaged(file: string, why: string): FileTrouble {
  return new FileTrouble(file, "damaged", `is damaged: it ${why}.`);
}

function expect(file: string, holds: boolean, what: string): void {
  if (!holds) throw damaged(file, `has no usable ${what}`);
}

function isSeries(value: unknown): boolean {
  return (
    isFields(value) &&
    ["case", "key", "metric", "unit", "better", "spark"].every((name) => typeof value[name] === "string") &&
    ["threshold", "first", "last", "points"].every((name) => isNumber(value[name]))
  );
}

export function checkedOverview(file: string, data: unknown): Overview {
  const fields = fieldsOf(file, data);
  expect(file, isNumber(fields.runs) && isNumber(fields.firstBlock), "numbers of runs");
  expect(file, isFields(fields.control) && isFields(fields.alerts), "counts of controls and alerts");
  expect(file, isList(fields.series) && fields.series.every(isSeries), "list of series");
  return fields as unknown as Overview;
}

export function checkedLedger(file: string, data: unknown): LedgerBlock {
  const fields = fieldsOf(file, data);
  const run = (value: unknown) => isFields(value) && isFields(value.head) && typeof value.at === "string";
  expect(file, isNumber(fields.from) && isList(fields.environments), "environments");
  expect(file, isList(fields.runs) && fields.runs.every(run), "list of runs");
  return fields as unknown as LedgerBlock;
}

const COLUMNS = ["ratio", "low", "high", "head", "reference"];

function isSheet(value: unknown): boolean {
  if (!isFields(value) || typeof value.name !== "string" || !isList(value.runs) || !isList(value.seams))
    return false;
  const { length } = value.runs;
  return COLUMNS.every((name) => isList(value[name]) && value[name].length === length);
}

export function checkedSheet(file: string, data: unknown): SheetBlock {
  const fields = fieldsOf(file, data);
  expect(file, isList(fields.invalid), "list of invalid runs");
  expect(file, isList(fields.metrics) && fields.metrics.every(isSheet), "points");
  return fields as unknown as SheetBlock;
}
