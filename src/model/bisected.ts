/** A commit, and what it said of itself. */
export interface Suspect {
  readonly commit: string;
  readonly subject: string;
}

/** What halving a range of commits has found. */
export interface Bisected {
  /** The commits that the change must lie in, oldest first: one, unless some of them could not be judged. */
  readonly suspects: readonly Suspect[];
  readonly verdict: "regression" | "improvement";
  /** How many commits were measured. */
  readonly measured: number;
}
