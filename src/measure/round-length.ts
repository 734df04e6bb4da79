import type { Scenario } from "../model/config.ts";
import { REQUESTS_PER_CONNECTION } from "./validity.ts";

const SHORTEST = 0.5;
const LONGEST = 10;

/**
 * Seconds that a round lasts: long enough for 12 requests per connection at the throughput seen in warm-up, at least
 * 0.5, at most 10. `enough` is false where the cap cut it short.
 */
export function roundLength(
  scenario: Scenario,
  answersPerSecond: number,
): { seconds: number; enough: boolean } {
  if (scenario.roundSeconds !== undefined) return { seconds: scenario.roundSeconds, enough: true };
  const wanted = (REQUESTS_PER_CONNECTION * scenario.connections) / Math.max(answersPerSecond, 1e-9);
  return { seconds: Math.min(Math.max(wanted, SHORTEST), LONGEST), enough: wanted <= LONGEST };
}
