import type { PublishedFigure } from "../model/config.ts";
import type { PublishedPlace, Row } from "../model/ranking.ts";

/**
 * What a publication said, by target. A row has moved where its published place is none of those that it may have today among
 * the systems that were published and ranked: targets that share a place may stand in any order.
 */
export function publishedPlaces(
  rows: readonly Pick<Row, "target" | "place">[],
  figure: PublishedFigure | undefined,
): ReadonlyMap<string, PublishedPlace> {
  const entries = figure?.entries ?? [];
  const today = rows.filter(
    ({ target, place }) => place !== null && entries.some((entry) => entry.target === target),
  );
  const common = entries.filter(({ target }) => today.some((row) => row.target === target));
  const found = entries.map(({ target, value, system }, index): [string, PublishedPlace] => {
    const row = today.find((each) => each.target === target);
    const before = common.findIndex((entry) => entry.target === target) + 1;
    const better = today.filter((each) => (each.place ?? 0) < (row?.place ?? 0)).length;
    const equal = today.filter((each) => each.place === row?.place).length;
    const moved = row !== undefined && (before <= better || before > better + equal);
    return [target, { place: index + 1, value, system, moved }];
  });
  return new Map(found);
}
