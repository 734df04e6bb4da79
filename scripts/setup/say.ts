/** One line per step: what it does, or what it already has. */
export function say(step: string, text: string): void {
  process.stdout.write(`${`${step}:`.padEnd(12)} ${text}\n`);
}

/** What is missing and how to get it, in a form for a person. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n", 1)[0] ?? "";
}
