import type { PlantedTrouble } from "../format/names.ts";
import type { CaseResult, TrendPart } from "../format/results.ts";

type Planted = NonNullable<TrendPart["planted"]>;

/** What became of a planted slowdown; `why` where it was not measured. */
export type PlantedFound =
  | { readonly outcome: "found" }
  | { readonly outcome: "not-found" }
  | { readonly outcome: "not-measured"; readonly why: PlantedTrouble };

/** Whether a planted slowdown was found. What proves nothing either way was not measured, and is not counted. */
export function plantedOutcome({ results }: Pick<Planted, "results">): PlantedFound {
  if (results === null || results.interrupted) return { outcome: "not-measured", why: "interrupted" };
  const [found] = results.cases;
  if (found?.verdict === "regression") return { outcome: "found" };
  if (found === undefined || isUnmeasured(found))
    return { outcome: "not-measured", why: isElsewhere(found) ? "burner-elsewhere" : "invalid" };
  return { outcome: "not-found" };
}

function isUnmeasured({ verdict, sessions }: CaseResult): boolean {
  return verdict === "invalid" || sessions.every(({ rounds }) => rounds.length === 0);
}

function isElsewhere(found: CaseResult | undefined): boolean {
  return (
    found?.sessions.some(({ invalid }) => invalid.some(({ fault }) => fault.code === "burner-elsewhere")) ??
    false
  );
}
