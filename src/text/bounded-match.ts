import vm from "node:vm";

/** How long a regular expression may look through a text. Messages name it. */
const MOST_MS = 1000;

/**
 * Whether a text matches a regular expression (JavaScript's, with its flag u); null where that takes more than a second, or the expression is
 * too large: both may be an outsider's, and one with repetitions inside of repetitions may take years.
 */
export function boundedMatch(pattern: string, text: string): boolean | null {
  try {
    // Node ends what runs too long in a context of its own, a regular expression too.
    return vm.runInNewContext("new RegExp(pattern, 'u').test(text)", { pattern, text }, { timeout: MOST_MS });
  } catch {
    return null;
  }
}
