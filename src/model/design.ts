/** What one session of a case consists of: rounds with both variants loaded at once, and rounds in which they take turns. */
export interface Design {
  readonly together: number;
  readonly apart: number;
}
