import type { Published, PublishedFigure } from "../model/config.ts";
import type { PublishedWire } from "./published-wire.ts";
import { expanded, type Rows } from "./rows.ts";

type FigureWire = PublishedWire["figures"][string];

/** Figures in order, best first; a target's name stands for all of its rows. */
export function resolvePublished({ source, figures }: PublishedWire, rows: Rows): Published {
  const resolved = Object.entries(figures).map(([id, figure]) => [id, resolveFigure(figure, rows)]);
  return { source, figures: Object.fromEntries(resolved) };
}

function resolveFigure(figure: FigureWire, rows: Rows): PublishedFigure {
  const unit = figure.unit ?? null;
  if (figure.order)
    return {
      unit,
      entries: expanded(figure.order, rows).map((target) => ({ target, value: null, system: null })),
    };
  // What has no figure comes last.
  const [sign, worst] =
    figure.better === "lower" ? [1, Number.POSITIVE_INFINITY] : [-1, Number.NEGATIVE_INFINITY];
  const entries = Object.entries(figure.values ?? {}).flatMap(([name, entry]) =>
    expanded([name], rows).map((target) => told(target, entry)),
  );
  return { unit, entries: entries.toSorted((a, b) => sign * ((a.value ?? worst) - (b.value ?? worst))) };
}

function told(target: string, entry: { readonly value?: number; readonly system?: string }) {
  return { target, value: entry.value ?? null, system: entry.system ?? null };
}
