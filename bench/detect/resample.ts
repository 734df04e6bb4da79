import { seeded } from "../../src/measure/random.ts";
import { PILOT_SESSIONS } from "../../src/measure/sampling-plan.ts";
import { type Outcome, type Replayed, replay, type Seat, type Terms } from "./judge.ts";
import { Deck, type Recorded, type Records, sidesSwapped } from "./records.ts";
import { isSame } from "./series.ts";

/** Sessions that are drawn for a case: more than it can use. */
const DRAWN = 60;
/** Fewer than this many recorded sessions are not drawn from. */
const ENOUGH = 9;

/**
 * What so many runs would do, with so many wall seconds a case, whose sessions are drawn from the recorded ones, each as often as chance
 * has it (Efron 1979): not independent evidence, but the only look at hundreds of runs that days of recording would take. The machines have
 * a run each by turns. Which side of identical builds is called head is drawn for each session: it does not matter, and what so few
 * sessions happen to differ by is not taken for a change.
 */
export async function resample(
  machines: ReadonlyMap<string, Records>,
  series: readonly string[],
  termsOf: (series: string) => Terms,
  { runs, seconds }: { readonly runs: number; readonly seconds: number },
): Promise<Outcome> {
  const random = seeded(1);
  const cases = new Map(series.map((name) => [name, [] as Replayed[]]));
  const usable = [...machines].filter(([, records]) =>
    series.every((name) => (records.get(name) ?? []).length >= ENOUGH),
  );
  if (usable.length === 0 || series.length === 0) return { runs: 0, cases };
  for (let run = 0; run < runs; run++) {
    const [machine, records] = usable[run % usable.length] as [string, Records];
    const seats = series.map((name): Seat => {
      const drawn = draw(records.get(name) ?? [], random);
      const dealt = drawn.map((each) => (isSame(name) && random() < 0.5 ? sidesSwapped(each) : each));
      return { series: name, machine, deck: new Deck(dealt), terms: termsOf(name) };
    });
    for (const [index, found] of (await replay(seats, seconds, run)).entries())
      cases.get(series[index] as string)?.push(found);
  }
  return { runs, cases };
}

function draw(found: readonly Recorded[], random: () => number): Recorded[] {
  const first = found.filter(({ design }) => design.warmUpSeconds === undefined);
  const later = found.filter((each) => !first.includes(each));
  const some = (from: readonly Recorded[], count: number) =>
    from.length === 0
      ? []
      : Array.from({ length: count }, () => from[Math.floor(random() * from.length)] as Recorded);
  return [...some(first, PILOT_SESSIONS), ...some(later, DRAWN)];
}
