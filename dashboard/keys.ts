const PAGE = 30;

/** Where a key leads from one point to another; null for keys that mean nothing here. Page up and down go from change to change. */
export function keyMove(
  key: string,
  at: number,
  runs: readonly number[],
  turns: readonly number[],
): number | null {
  const last = runs.length - 1;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  const here = runs[at] ?? 0;
  const indexOf = (run: number | undefined, otherwise: number) =>
    run === undefined ? within(otherwise) : within(runs.findIndex((each) => each >= run));
  if (last < 0) return null;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return within(at - 1);
    case "ArrowRight":
    case "ArrowUp":
      return within(at + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    case "PageUp":
      return indexOf(
        turns.find((run) => run > here),
        at + PAGE,
      );
    case "PageDown":
      return indexOf(
        turns.findLast((run) => run < here),
        at - PAGE,
      );
    default:
      return null;
  }
}
