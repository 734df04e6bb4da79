/** CPU seconds per request by call stack, from the outermost frame to the innermost. */
export type Stacks = ReadonlyMap<string, number>;

/** Between the frames of a stack, as other tools write it too. */
export const FRAME_SEPARATOR = ";";

/** What base and head spend their CPU time on in one case, under the same load, after the verdict. */
export interface CaseProfile {
  /** The case's id. */
  readonly case: string;
  /** What took it, in words. */
  readonly tool: string;
  /** Of load on each side; null where nobody knows any more. */
  readonly seconds: number | null;
  /** CPU seconds per request that a sample of each side stands for, where they are known. */
  readonly grain?: { readonly base: number; readonly head: number };
  readonly base: Stacks;
  readonly head: Stacks;
  /** The lines that head's functions begin at, by name, where the profiler tells them. */
  readonly lines: ReadonlyMap<string, number>;
}

/** A case that could not be profiled, and why. */
export interface NoProfile {
  readonly case: string;
  readonly reason: string;
}
