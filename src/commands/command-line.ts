import { parseArgs } from "node:util";
import { EXIT_CODES_TEXT } from "../analyse/exit-codes.ts";
import { UsageError } from "../errors.ts";
import { wrap } from "../report/terminal.ts";
import type { Command } from "./command.ts";
import { type Option, type Options, readValues, unknown, type Values } from "./options.ts";

/** What the command line asks for. */
type Asked =
  | { readonly kind: "version" }
  | { readonly kind: "help"; readonly text: string }
  | {
      readonly kind: "run";
      readonly command: Command;
      readonly values: Values<Options>;
      readonly files: readonly string[];
    };

/** Reads `loadgate NAME …`; a UsageError names what is unknown and what comes nearest. */
export function parseCommandLine(argv: readonly string[], commands: readonly Command[]): Asked {
  const [name, ...rest] = argv;
  if (name === "--version" || name === "version") return { kind: "version" };
  const help = argv.some((each) => each === "--help" || each === "-h");
  const named = name === "help" ? rest[0] : name;
  if (named === undefined || named === "-h" || named === "--help")
    return { kind: "help", text: overview(commands) };
  const command = commands.find((each) => each.name === named);
  if (!command) {
    const names = commands.map((each) => each.name);
    throw new UsageError(unknown("command", named, names));
  }
  if (help || name === "help") return { kind: "help", text: helpOf(command) };
  const { given, files } = parseOptions(rest, command);
  const values = readValues(
    command.options,
    (option) => given.get(option),
    (option) => `--${option}`,
  );
  return { kind: "run", command, values, files };
}

function parseOptions(argv: readonly string[], { options, files: takesFiles }: Command) {
  const byName = new Map(Object.values(options).map((option) => [option.name, option]));
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      [...byName].map(([name, { value }]) => [name, { type: value ? "string" : "boolean" } as const]),
    ),
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const given = new Map<string, string>();
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional" && takesFiles) files.push(token.value);
    else if (token.kind === "positional")
      throw new UsageError(`"${token.value}" is not expected here; options begin with --`);
    if (token.kind !== "option") continue;
    const option = byName.get(token.name);
    if (!option) {
      const names = [...byName.keys()].map((name) => `--${name}`);
      throw new UsageError(unknown("option", `--${token.name}`, names));
    }
    if (option.value && !token.value)
      throw new UsageError(`--${token.name} needs a value: --${token.name} ${option.value}`);
    if (!option.value && token.value !== undefined) throw new UsageError(`--${token.name} takes no value`);
    given.set(token.name, token.value ?? "true");
  }
  return { given, files };
}

const WIDTH = 100;
const EXIT_CODES = ["", ...wrap(`Exit codes: ${EXIT_CODES_TEXT}`, WIDTH)];

/** What `loadgate help` prints: the commands, a line each. */
function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return lines([
    "loadgate tells whether a change makes an HTTP server slower.",
    "",
    ...commands.flatMap(({ name, summary }) => hanging(`  loadgate ${name.padEnd(width)}  `, summary)),
    "",
    "loadgate COMMAND --help shows the options of a command.",
    ...EXIT_CODES,
  ]);
}

/** What `loadgate NAME --help` prints. */
function helpOf({ name, summary, options, files }: Command): string {
  const rows = Object.values(options).map((option) => [labelOf(option), describe(option)] as const);
  const width = Math.max(...rows.map(([label]) => label.length));
  return lines([
    ...wrap(`loadgate ${name}: ${summary}`, WIDTH),
    "",
    `Usage: loadgate ${name} [options]${files ? ` ${files}` : ""}`,
    "",
    ...rows.flatMap(([label, text]) => hanging(`  ${label.padEnd(width)}  `, text)),
    ...EXIT_CODES,
  ]);
}

function labelOf({ name, value }: Option<unknown>): string {
  return `--${name}${value ? ` ${value}` : ""}`;
}

function describe({ description, value, default: usual }: Option<unknown>): string {
  const plain = description.replaceAll("`", "");
  return value && usual !== undefined ? `${plain} Defaults to ${usual}.` : plain;
}

/** Text beside a label; further lines begin where the first one's text does. */
function hanging(label: string, text: string): string[] {
  const [first = "", ...more] = wrap(text, WIDTH - label.length, "");
  return [label + first, ...more.map((line) => " ".repeat(label.length) + line)];
}

function lines(text: readonly string[]): string {
  return `${text.map((line) => line.trimEnd()).join("\n")}\n`;
}
