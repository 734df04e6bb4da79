import { plantedOutcome } from "../analyse/planted.ts";
import { plannedCases } from "../config/cases.ts";
import type { Notice } from "../format/findings.ts";
import type { PlannedCase } from "../format/plan.ts";
import type { CaseResult, TrendPart } from "../format/results.ts";
import type { Config } from "../model/config.ts";
import { scenarioOf } from "./experiment.ts";

/** What a night burns beside head, as a share of what head uses; more where less would be no change by the configuration. */
const SLOWDOWN = 0.05;
/** How many thresholds a slowdown has to have to be one beyond doubt. */
const THRESHOLDS = 2.5;

/** A case, and the CPU that is burnt beside its head. */
export interface PlannedSlowdown {
  readonly case: PlannedCase;
  readonly slowdown: number;
}

/**
 * The slowdown that this night plants: in the control case, where the configuration names one, else in the next of the cases, in turn.
 * Null where it is turned off, or no case has a server: beside a command nothing can be burnt.
 */
export function slowdownOfNight(
  config: Config,
  cases: readonly PlannedCase[],
  night: number,
): PlannedSlowdown | null {
  const { trend } = config;
  if (trend === undefined || trend.selftest === false) return null;
  const isServed = (found: PlannedCase) => scenarioOf(found, config)?.args === undefined;
  const [control] = trend.control === undefined ? [] : plannedCases(config, trend.control);
  const served = cases.filter(isServed);
  const chosen = control && isServed(control) ? control : served[night % served.length];
  if (chosen === undefined) return null;
  return { case: chosen, slowdown: slowdownFor(scenarioOf(chosen, config)?.threshold ?? 0) };
}

/** The cases that the reference has, and that gave numbers tonight: in others no slowdown can be found. */
export function comparableCases(
  cases: readonly PlannedCase[],
  measured: readonly Pick<CaseResult, "id" | "verdict">[],
): readonly PlannedCase[] {
  const without = measured.filter(({ verdict }) => verdict === "invalid" || verdict === "new");
  return cases.filter(({ id }) => !without.some((found) => found.id === id));
}

/** The smallest whole percentage that lies clearly beyond a threshold. */
export function slowdownFor(threshold: number): number {
  return Math.max(SLOWDOWN, Math.ceil(Number((threshold * THRESHOLDS * 100).toPrecision(6))) / 100);
}

/** What the night's reader must know of it; nothing where it was found. */
export function plantedNotices(planted: NonNullable<TrendPart["planted"]>): Notice[] {
  const { case: id, slowdown } = planted;
  const found = plantedOutcome(planted);
  if (found.outcome === "found") return [];
  if (found.outcome === "not-measured") return [{ code: "planted-not-measured", case: id, why: found.why }];
  return [{ code: "planted-not-found", case: id, slowdown }];
}
