import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { isDeepStrictEqual } from "node:util";
import type { Ranking } from "../../src/model/ranking.ts";
import type { Finished } from "./loadgate.ts";

/** By contest: its targets in order, with their places. */
export type Places = Readonly<Record<string, readonly (readonly [target: string, place: number | null])[]>>;

const TRIES = 3;

/**
 * A ranking that gives these places. One that gives others, but in which the machine's other users spoilt a whole session, is made again;
 * where they did so in each, the test is skipped with that as its reason, and there is null.
 */
export async function givesPlaces<Run extends Finished>(
  context: TestContext,
  expected: Places,
  run: () => Promise<Run>,
): Promise<Run | null> {
  for (let tried = 0; tried < TRIES; tried++) {
    const finished = await run();
    const places = placesIn(finished);
    if (isDeepStrictEqual(places, expected)) return finished;
    if (!finished.stderr.includes("a whole session was left out"))
      assert.deepEqual(places, expected, finished.stdout + finished.stderr);
  }
  context.skip(`others used the machine in each of ${TRIES} runs, so that it tells nothing`);
  return null;
}

function placesIn({ results }: Finished): Places {
  const { contests = [] } = (results ?? {}) as Partial<Ranking>;
  return Object.fromEntries(
    contests.map(({ id, rows }) => [id, rows.map(({ target, place }) => [target, place] as const)]),
  );
}
