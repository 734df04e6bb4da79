/**
 * Text for a workflow's log. A runner takes "::name::" at the start of a line, and "##[" anywhere in it, for a command;
 * what servers and compilers say must not become one. An invisible word joiner parts the two characters.
 */
export function escapeWorkflowCommands(text: string): string {
  return text.replace(/^([^\w\r\n]*?):(?=:)/gm, "$1:\u2060").replaceAll("##[", "##\u2060[");
}
