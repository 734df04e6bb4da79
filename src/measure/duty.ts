import type { Scenario } from "../model/config.ts";
import type { PlannedCase } from "../model/results.ts";
import type { Variant } from "../model/sample.ts";
import type { Question } from "../serve/ready.ts";
import type { Build } from "../serve/server.ts";

/** A case with everything that is needed to measure it. */
export interface Duty {
  readonly case: PlannedCase;
  readonly scenario: Scenario;
  readonly builds: readonly Build[];
  /** What each variant is asked; a body file is each variant's own. */
  readonly questions: Readonly<Record<Variant, Question>>;
}
