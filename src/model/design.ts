/** What one session of a case consists of: rounds with both variants loaded at once, and rounds in which they take turns. */
export interface Design {
  readonly together: number;
  readonly apart: number;
  /** Seconds of load before the first round; while it is not known, warming up goes on until the servers are steady. */
  readonly warmUpSeconds?: number;
}
