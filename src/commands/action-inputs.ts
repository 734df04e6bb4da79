import { UsageError } from "../model/failure.ts";
import type { Arguments } from "./arguments.ts";
import { COMMANDS } from "./command-list.ts";

/** Options of compare that are no inputs: a workflow has no terminal, and results.json holds the seed. */
const NO_INPUTS = ["json", "seed"];

/** The inputs that mirror the options of compare. */
export const MIRRORED = Object.keys(COMMANDS.compare.options).filter((name) => !NO_INPUTS.includes(name));

/** The inputs that mirror the options of comment, and that of the token that it needs. */
export const COMMENTING = Object.keys(COMMANDS.comment.options);
export const TOKEN_INPUT = "github-token";

/** The inputs of a command as if they were options; an input that is empty is one that was not given. */
export function valuesOf(
  read: (input: string) => string,
  names: readonly string[] = MIRRORED,
): Arguments["values"] {
  const options: Readonly<Record<string, { readonly value?: string; readonly help: string }>> = {
    ...COMMANDS.comment.options,
    ...COMMANDS.plan.options,
    ...COMMANDS.compare.options,
  };
  const given = names.map((name) => [name, read(name).trim()] as const).filter(([, text]) => text !== "");
  return Object.fromEntries(
    given.map(([name, text]) => [name, options[name]?.value === undefined ? flag(name, text) : text]),
  );
}

/** The inputs about where the trend lies, and the options that they mirror. */
const TREND = { "gh-pages-branch": "branch", "dashboard-path": "dashboard-path" } as const;
export const TREND_INPUTS = Object.keys(TREND);

/** The inputs of `publish` as if they were options. */
export function publishingValues(read: (input: string) => string): Arguments["values"] {
  const given = Object.entries(TREND).map(([input, option]) => [option, read(input).trim()] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== ""));
}

/** How a mistake names an input. */
export function inputNamed(name: string): string {
  return `input "${name}"`;
}

function flag(name: string, text: string): boolean {
  const value = { true: true, false: false }[text.toLowerCase()];
  if (value === undefined)
    throw new UsageError(`${inputNamed(name)}: ${JSON.stringify(text)} is neither true nor false`);
  return value;
}
