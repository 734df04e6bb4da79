/** Puts text between `<!-- generated:name -->` and the next `<!-- /generated -->`; a text without them stays as it is. */
export function replaceBetween(text: string, name: string, content: string): string {
  const begin = `<!-- generated:${name} -->`;
  const end = "<!-- /generated -->";
  const from = text.indexOf(begin);
  if (from < 0) return text;
  const to = text.indexOf(end, from);
  if (to < 0) throw new Error(`"${begin}" has no "${end}" after it`);
  return `${text.slice(0, from + begin.length)}\n${content}\n${text.slice(to)}`;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** A cell of a Markdown table is one line, in which a bar would begin the next cell. */
function cell(text = ""): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("|", "\\|");
}
