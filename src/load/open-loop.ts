import { DatabaseSync } from "node:sqlite";
import type { Latencies } from "../format/sample.ts";

/** One answered request, in seconds on the generator's clock: when its turn came, and when the answer was there. */
interface AnsweredRequest {
  readonly status: number;
  readonly turn: number;
  readonly end: number;
}

/** The answers that oha wrote down, in the order their turns came. What got no answer is not among them. */
export function readAnswers(file: string): AnsweredRequest[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const query = database.prepare(
      'SELECT status, start_latency_correction AS turn, "end" FROM oha WHERE turn IS NOT NULL ORDER BY turn',
    );
    return query.all().map(({ status, turn, end }) => ({
      status: Number(status),
      turn: Number(turn),
      end: Number(end),
    }));
  } finally {
    database.close();
  }
}

/**
 * Latency of each answer from its intended start, so that a stall of server or generator is seen by all requests that it kept
 * waiting (Tene, "How not to measure latency": coordinated omission). The generator's turns come late where it had no
 * CPU, never early; so the grid of intended starts, one every 1 ÷ rate, is laid as late as it can be before all of them. Each
 * answer, whatever its status, has the next place on it; where some of the `asked` requests got none, the place that its turn is
 * nearest to, as far as those may have moved it.
 */
export function fromIntendedStart(
  answers: readonly AnsweredRequest[],
  rate: number,
  asked: number,
): number[] {
  const origin = answers.reduce(
    (least, { turn }, i) => Math.min(least, turn - i / rate),
    Number.POSITIVE_INFINITY,
  );
  const lost = Math.max(0, asked - answers.length);
  const place = (turn: number, i: number) =>
    Math.min(i + lost, Math.max(i, Math.round((turn - origin) * rate)));
  return answers.map(({ turn, end }, i) => end - (origin + place(turn, i) / rate));
}

/** How often each latency was seen, to three significant digits. */
export function latencyCounts(latencies: readonly number[]): Latencies {
  const counts = new Map<number, number>();
  for (const latency of latencies) {
    const rounded = Number(latency.toPrecision(3));
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}
