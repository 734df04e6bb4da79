/** A trailer that accepts a slowdown, as it was written. */
export interface AcceptTrailer {
  readonly pattern: string;
  readonly reason: string;
}

const TRAILER = /^loadgate-accept:[ \t]*(\S+)(?:[ \t]+(.*))?$/i;

/** More than this nobody writes by hand. */
const MOST_TRAILERS = 50;
const LONGEST_REASON = 300;

/** The lines `Loadgate-Accept: CASE reason` of a commit message or a comment; a CASE may be a glob. */
export function acceptTrailers(text: string): AcceptTrailer[] {
  return text
    .split(/\r?\n/)
    .flatMap((line): AcceptTrailer[] => {
      const match = line.length <= 2 * LONGEST_REASON ? TRAILER.exec(line.trim()) : null;
      const [, pattern = "", reason = ""] = match ?? [];
      if (pattern === "" || pattern.length > LONGEST_REASON) return [];
      return [{ pattern, reason: reason.trim().slice(0, LONGEST_REASON) || "no reason given" }];
    })
    .slice(0, MOST_TRAILERS);
}
