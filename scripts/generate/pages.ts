import { type ActionDefinition, subActionPath } from "../../src/actions/definitions.ts";
import type { Command } from "../../src/commands/command.ts";
import { SEVERAL_TIMES, usageOf } from "../../src/commands/command-line.ts";
import type { Options } from "../../src/commands/options.ts";
import { table } from "../../test-support/markdown.ts";

/** The inputs of an action. */
export function inputsTable(inputs: Options): string {
  const rows = Object.values(inputs).map(({ name, required, default: usual, description }) => {
    const value = usual === undefined ? (required ? "required" : "") : `\`${usual}\``;
    return [`\`${name}\``, value, description];
  });
  return table(["input", "default", "what it does"], rows);
}

export function outputsTable(outputs: ActionDefinition["outputs"]): string {
  const rows = Object.entries(outputs).map(([name, text]) => [`\`${name}\``, text]);
  return table(["output", "what it says"], rows);
}

/** Every action with its inputs and outputs. */
export function actionsPage(actions: readonly ActionDefinition[]): string {
  const parts = actions.map(({ name, description, inputs, outputs }) => [
    `## ${name}\n\n${description}\n\n\`uses: ${subActionPath(name)}@v1\``,
    inputsTable(inputs),
    ...(Object.keys(outputs).length > 0 ? [outputsTable(outputs)] : []),
  ]);
  return parts.flat().join("\n\n");
}

/** Every command with its options. */
export function commandsPage(commands: readonly Command[]): string {
  const parts = commands.map((command) => {
    const { name, summary, options, examples } = command;
    const rows = Object.values(options).map((option) => [
      `\`${option.short ? `-${option.short}, ` : ""}--${option.name}${option.value ? ` ${option.value}` : ""}\``,
      option.value && option.default !== undefined ? `\`${option.default}\`` : "",
      `${option.description}${option.repeatable ? ` ${SEVERAL_TIMES}` : ""}`,
    ]);
    const usage = `\`${usageOf(command)}\`: ${summary}`;
    const lines = examples.map(({ line, does }) => `# ${does}\n${line}\n`).join("");
    const example = `\`\`\`sh\n${lines}\`\`\``;
    return `## ${name}\n\n${usage}\n\n${example}\n\n${table(["option", "default", "what it does"], rows)}`;
  });
  return parts.join("\n\n");
}
