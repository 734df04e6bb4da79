import type { MetricName, Verdict } from "./results.ts";

/** That somebody with write access accepts a slowdown. */
export interface Acceptance {
  /** Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment. */
  readonly id: string;
  /** Which cases, as a glob. */
  readonly pattern: string;
  /** Whether it was given for whatever is slower, as a label is, and not for named cases. */
  readonly everything: boolean;
  /** Login. */
  readonly by: string;
  readonly reason: string;
}

/** A case that is accepted, and the size that it was accepted at. */
export interface AcceptedCase {
  readonly id: string;
  readonly acceptance: Acceptance;
  /** By metric, how much worse it may be, as a log. */
  readonly extent: { readonly [name in MetricName]?: number };
}

/** When there is a comment: only if something changed, after every run, or not at all. */
export const WHEN = ["changed", "always", "never"] as const;
export type When = (typeof WHEN)[number];

/** One run of a pull request, as its comment remembers it. */
export interface EarlierRun {
  /** Workflow run id and attempt; together they order the runs. */
  readonly run: number;
  readonly attempt: number;
  readonly head: string;
  readonly verdict: Verdict | "accepted" | "failed";
  readonly headline: string;
  /** ISO 8601. */
  readonly at: string;
}
