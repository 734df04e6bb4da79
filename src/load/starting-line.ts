/**
 * Where loads that belong together wait for the last of them, so that none has the server for itself meanwhile: the first
 * one's head start showed as several percent in a round of half a second.
 */
export interface StartBarrier {
  /** `go` is called when everybody is there. A load that could not be started joins too, with nothing to do. */
  readonly join: (go: () => void) => void;
}

export function startBarrier(expected: number): StartBarrier {
  const waiting: (() => void)[] = [];
  return {
    join(go) {
      waiting.push(go);
      if (waiting.length === expected) for (const each of waiting) each();
    },
  };
}
