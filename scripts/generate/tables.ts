import { table } from "../../test-support/markdown.ts";

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
