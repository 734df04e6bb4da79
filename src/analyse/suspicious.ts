import type { KnownTrend } from "../model/history.ts";
import type { Results } from "../model/results.ts";
import { type Point, pointOf } from "./point.ts";

/** The cases with a deciding metric whose whole interval lies beyond the threshold from where its series stands. */
export function suspicious(results: Results, known: KnownTrend | null): string[] {
  if (known === null) return [];
  return results.cases
    .filter((result) =>
      result.metrics
        .filter(({ gates }) => gates)
        .some((metric) => {
          const level = known.levels[`${result.id} ${metric.name}`];
          const point = pointOf(result, metric);
          return level !== undefined && point !== null && isBeyond(point, level, result.threshold);
        }),
    )
    .map(({ id }) => id);
}

/** Whether a point lies beyond the threshold from a level (ln), its whole interval included. */
export function isBeyond(
  { low, high }: Pick<Point, "low" | "high">,
  level: number,
  threshold: number,
): boolean {
  const far = Math.log1p(threshold);
  return Math.log(low) > level + far || Math.log(high) < level - far;
}
