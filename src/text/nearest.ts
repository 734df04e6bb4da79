/** Longer words are no typing mistakes of a key; the bound also keeps hostile input cheap. */
const LONGEST = 64;

/** `failOn`, `fail_on` and `FAIL-ON` are all spellings of `fail-on`. */
const bare = (word: string): string => word.toLowerCase().replaceAll(/[-_]/g, "");

/** Edits between two words: insert, delete, replace, or swap two neighbours (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The known word that was probably meant, or undefined if none is close: at most a third of it differs. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const distance = editDistance(bare(word), bare(candidate));
    const allowed = Math.max(1, Math.floor(Math.min(word.length, candidate.length) / 3));
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The end of a message about an unknown word: what was probably meant, else what there is (ten at most, where users name them). */
export function suggestion(word: string, known: readonly string[], most = 10): string {
  const meant = nearest(word, known);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  const more = known.length > most ? ` and ${known.length - most} more` : "";
  return `known are: ${known.slice(0, most).join(", ")}${more}`;
}
