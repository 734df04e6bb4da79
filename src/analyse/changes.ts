/** PLACEHOLDER for types until the branch with the change points is merged. */
export interface TrendPoint {
  readonly value: number;
  readonly se: number | null;
}
export interface Change {
  readonly index: number;
  readonly before: number;
  readonly after: number;
  readonly low: number;
  readonly high: number;
}
export interface Course {
  readonly changes: readonly Change[];
  readonly level: number;
  readonly spread: number;
}
export declare function courseOf(points: readonly TrendPoint[]): Course;
