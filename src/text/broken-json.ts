/** "line 3, column 7: Unexpected token '<'": where a text stops being JSON, and why. */
export function whereBroken(text: string): string {
  const error = errorOf(text) ?? "nothing is wrong";
  const at = positionIn(error) ?? firstBroken(text);
  const before = text.slice(0, at).split("\n");
  const reason =
    at >= text.trimEnd().length ? "it ends too early" : error.replace(/ in JSON at .*|, .*/s, "");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${reason}`;
}

function errorOf(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function positionIn(error: string): number | null {
  const [, position] = /at position (\d+)/.exec(error) ?? [];
  return position === undefined ? null : Number(position);
}

/** Some errors do not say where they are: it is the end of the shortest beginning that is broken and not only cut off. */
function firstBroken(text: string): number {
  let [whole, broken] = [0, text.length + 1];
  while (broken - whole > 1) {
    const middle = Math.floor((whole + broken) / 2);
    if (isCutOff(text.slice(0, middle))) whole = middle;
    else broken = middle;
  }
  return broken - 1;
}

function isCutOff(text: string): boolean {
  const error = errorOf(text);
  const at = error === null ? text.length : positionIn(error);
  return at === null ? /end of JSON/.test(error ?? "") : at >= text.length;
}
