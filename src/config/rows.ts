import type { Source } from "./source.ts";

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
