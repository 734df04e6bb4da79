import type { Scenario } from "../model/config.ts";
import { REQUESTS_PER_CONNECTION } from "./validity.ts";

/** Requests that an open loop offers in a round: three of four rounds see ten beyond the 99th percentile. */
const OPEN_REQUESTS = 340;

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

/** Seconds of a round in an open loop: long enough for 340 requests, a second at least, ten at most. */
export function openRoundLength(scenario: Scenario, rate: number): { seconds: number; enough: boolean } {
  if (scenario.roundSeconds !== undefined) return { seconds: scenario.roundSeconds, enough: true };
  const wanted = OPEN_REQUESTS / rate;
  return { seconds: Math.min(Math.max(wanted, 2 * SHORTEST), LONGEST), enough: wanted <= LONGEST };
}
