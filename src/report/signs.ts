import type { Verdict } from "../model/results.ts";

/** One for each verdict, and for a slowdown that somebody accepted. */
export const VERDICT_EMOJI: Readonly<Record<Verdict | "accepted" | "failed", string>> = {
  regression: "🔴",
  accepted: "🟠",
  invalid: "⛔",
  failed: "⛔",
  inconclusive: "🟡",
  improvement: "🟢",
  unchanged: "⚪",
};
