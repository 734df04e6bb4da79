import { conclude } from "../../src/analyse/conclude.ts";
import { PILOT_SESSIONS } from "../../src/analyse/pilot.ts";
import type { Duty } from "../../src/measure/duty.ts";
import type { Laboratory } from "../../src/measure/laboratory.ts";
import { makePlan } from "../../src/measure/plan.ts";
import { seeded } from "../../src/measure/random.ts";
import { measureAll } from "../../src/measure/run.ts";
import type { CaseResult, Measured, Plan } from "../../src/model/results.ts";
import type { Session } from "../../src/model/sample.ts";
import type { Deck } from "./records.ts";

/** Cases of the run that a replayed case is thought to be one of: they share its alpha. */
export const CASES = 10;

export interface Terms {
  readonly threshold: number;
  /** Wall seconds of the case. */
  readonly seconds: number;
  readonly path: "direct" | "proxy";
  /** Requests per second that were offered; a closed loop if absent. */
  readonly rate?: number;
}

export interface Replayed {
  readonly result: CaseResult;
  /** Wall seconds that it would have taken. */
  readonly seconds: number;
}

/** Whether enough is left in a deck for one more case. */
export function canReplay(deck: Deck, { seconds, rate }: Terms): boolean {
  return deck.holds(rate ? 0 : PILOT_SESSIONS, seconds);
}

/**
 * One case of a run of ten, by the very rule that runs: pilot, choice, looks, stop and verdict, on sessions dealt from a deck
 * and on a clock that goes by the seconds they took.
 */
export async function replay(deck: Deck, terms: Terms, seed: number): Promise<Replayed> {
  const plan = planOf(terms, seed);
  const [found] = plan.cases;
  const [scenario] = plan.scenarios;
  if (!found || !scenario) throw new Error("a plan has cases");
  let now = 0;
  // Only their number is looked at: the servers were up when the sessions were recorded.
  const builds = ["base", "head"] as unknown as Duty["builds"];
  const duty = { case: found, scenario, builds, questions: {} } as unknown as Duty;
  const clock = { now: () => now };
  const { signal } = new AbortController();
  const lab = { plan, clock, random: seeded(seed), signal, rates: new Map() };
  const { records } = await measureAll(
    [duty],
    lab as unknown as Laboratory,
    { variants: [] },
    {
      async measure(_duty, design) {
        const dealt = deck.deal(design);
        now += dealt?.seconds ?? terms.seconds;
        return dealt?.session ?? NOTHING;
      },
      progress() {},
    },
  );
  const [record] = records;
  if (!record) throw new Error("one case was replayed");
  const run = { build: 0, run: now, ready: now, load: now, harness: 0 };
  const measured = { ...EMPTY, plan, cases: [record], seconds: run } as unknown as Measured;
  const [result] = conclude(measured).cases;
  return { result: result as CaseResult, seconds: now };
}

/** What stands for a session that was never recorded: it says nothing. */
const NOTHING: Session = { at: 0, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid: [] };
const EMPTY = {
  id: "replay",
  startedAt: "",
  environment: {},
  variants: [],
  failures: [],
  notices: [],
  interrupted: false,
};

function planOf({ threshold, seconds, path, rate }: Terms, seed: number): Plan {
  const cases = Array.from({ length: CASES }, (_, i) => ({
    id: `replay/${i}/${path}`,
    target: "t",
    scenario: "s",
    path,
  }));
  const scenario = { name: "s", threshold, ...(rate && { rate: { perSecond: rate } }) };
  const config = {
    gate: { alpha: 0.002, failOn: ["regression"] },
    budgetSeconds: seconds,
    scenarios: [scenario],
  };
  const cpus = { server: [0], proxy: [1], generator: [1], note: "" };
  const runner = { name: "process", reason: "recorded" };
  return makePlan({ config, cases, runner, cpus, groups: true, seed } as unknown as Parameters<
    typeof makePlan
  >[0]);
}
