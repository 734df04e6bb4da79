import type { RunOptions } from "./compare-options.ts";

/** What a ranking may be told. */
export interface RankOptions extends RunOptions {
  readonly head?: string | undefined;
  /** Whether a target that cannot be run here fails the run instead of being left out. */
  readonly strict: boolean;
  /** Whether what was published is put beside. */
  readonly published: boolean;
}
