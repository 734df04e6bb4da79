import type { ConfigInput } from "./config-schema.ts";
import type { KeyPath, Source } from "./source.ts";
import type { TargetInput, TargetRow } from "./target-schema.ts";

/** A target as one row of its matrix has it, or the target itself where it has no rows. */
export interface TargetOfRow {
  /** The target's, or target-row. */
  readonly name: string;
  readonly target: TargetInput;
  /** Where one of its keys stands in the file: in its row, else under the target. */
  readonly at: (...key: KeyPath) => KeyPath;
}

/** Every target of the file by its rows, in file order. */
export function allRows(input: ConfigInput, source: Source): TargetOfRow[] {
  return source
    .keys(["targets"])
    .flatMap((name) => rowsOfTarget(name, input.targets[name] as TargetInput, source));
}

function rowsOfTarget(name: string, { matrix, ...target }: TargetInput, source: Source): TargetOfRow[] {
  const path = ["targets", name];
  const rows = source.keys([...path, "matrix"]);
  if (rows.length === 0) return [{ name, target, at: (...key) => [...path, ...key] }];
  return rows.map((row) => ({
    name: rowName(name, row),
    target: withRow(target, matrix?.[row] ?? {}),
    at(...key) {
      const inRow = [...path, "matrix", row, ...key];
      return source.has(inRow) ? inRow : [...path, ...key];
    },
  }));
}

/** A row's keys over those of its target: maps are joined key by key, anything else takes the place of what was there. */
export function withRow(target: TargetRow, row: TargetRow): TargetRow {
  return joined(target, row) as TargetRow;
}

function joined(below: unknown, above: unknown): unknown {
  if (!isMap(below) || !isMap(above)) return above;
  const keys = Object.entries(above).map(([key, value]) => [key, joined(below[key], value)]);
  return { ...below, ...Object.fromEntries(keys) };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** By each name under `targets:`, the names of its rows: itself, or one for each row of its matrix. */
export type Rows = ReadonlyMap<string, readonly string[]>;

export function rowsOf(source: Source): Rows {
  return new Map(
    source.keys(["targets"]).map((name) => {
      const rows = source.keys(["targets", name, "matrix"]);
      return [name, rows.length === 0 ? [name] : rows.map((row) => rowName(name, row))];
    }),
  );
}

export function rowName(target: string, row: string): string {
  return `${target}-${row}`;
}

/** A target's name stands for all of its rows. */
export function withRows(names: readonly string[], rows: Rows): string[] {
  return [...new Set(names.flatMap((name) => rows.get(name) ?? [name]))];
}

/** Every name that may stand for a target. */
export function namesIn(rows: Rows): string[] {
  return [...new Set([...rows.keys(), ...[...rows.values()].flat()])];
}
