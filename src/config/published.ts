import type { Published, PublishedFigure } from "../model/config.ts";
import type { PublishedInput } from "./published-wire.ts";
import { type Rows, withRows } from "./rows.ts";

type FigureInput = PublishedInput["figures"][string];

/** Figures in order, best first; a target's name stands for all of its rows. */
export function resolvePublished({ source, figures }: PublishedInput, rows: Rows): Published {
  const resolved = Object.entries(figures).map(([id, figure]) => [id, resolveFigure(figure, rows)]);
  return { source, figures: Object.fromEntries(resolved) };
}

function resolveFigure(figure: FigureInput, rows: Rows): PublishedFigure {
  const unit = figure.unit ?? null;
  if (figure.order)
    return {
      unit,
      entries: withRows(figure.order, rows).map((target) => ({ target, value: null, system: null })),
    };
  // What has no figure comes last.
  const [sign, worst] =
    figure.better === "lower" ? [1, Number.POSITIVE_INFINITY] : [-1, Number.NEGATIVE_INFINITY];
  const entries = Object.entries(figure.values ?? {}).flatMap(([name, entry]) =>
    withRows([name], rows).map((target) => publishedEntry(target, entry)),
  );
  return { unit, entries: entries.toSorted((a, b) => sign * ((a.value ?? worst) - (b.value ?? worst))) };
}

function publishedEntry(target: string, entry: { readonly value?: number; readonly system?: string }) {
  return { target, value: entry.value ?? null, system: entry.system ?? null };
}
