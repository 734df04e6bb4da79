/** The parts of action.yml that the README shows. */
export interface ActionFile {
  readonly inputs?: Readonly<Record<string, ActionInput>>;
  readonly outputs?: Readonly<Record<string, { readonly description?: string }>>;
}

interface ActionInput {
  readonly description?: string;
  readonly default?: string | number | boolean;
  readonly required?: boolean;
}

export function inputsTable(inputs: Readonly<Record<string, ActionInput>>): string {
  const rows = Object.entries(inputs).map(([name, input]) => {
    const without = input.required ? "required" : "";
    const value = input.default === undefined || input.default === "" ? without : `\`${input.default}\``;
    return [`\`${name}\``, value, input.description];
  });
  return table(["input", "default", "what it does"], rows);
}

export function outputsTable(outputs: NonNullable<ActionFile["outputs"]>): string {
  const rows = Object.entries(outputs).map(([name, output]) => [`\`${name}\``, output.description]);
  return table(["output", "what it says"], rows);
}

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
