import { parseArgs } from "node:util";
import { EXIT_CODES_TEXT } from "../analyse/exit-codes.ts";
import { UsageError } from "../errors.ts";
import { wrap } from "../report/terminal.ts";
import type { Command, Example, Group } from "./command.ts";
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
  if (name === "version" || argv.some((each) => each === "--version" || each === "-V"))
    return { kind: "version" };
  const help = argv.some((each) => each === "--help" || each === "-h");
  const named = name === "help" ? rest[0] : name;
  if (named === undefined || named === "-h" || named === "--help")
    return { kind: "help", text: overview(commands) };
  const command = commands.find((each) => each.name === named);
  if (!command) {
    const names = commands.map((each) => each.name);
    if (named.startsWith("-"))
      throw new UsageError(
        `${named} is before the command; write options after it, like loadgate compare --quiet`,
      );
    throw new UsageError(unknown("command", named, names));
  }
  if (help || name === "help") return { kind: "help", text: helpOf(command) };
  const { given, files } = withArguments(parseOptions(rest, command), command);
  const values = readValues(
    command.options,
    (option) => given.get(option),
    (option) => `--${option}`,
  );
  return { kind: "run", command, values, files };
}

interface Given {
  /** The texts of options, by name. */
  readonly given: ReadonlyMap<string, string>;
  readonly files: readonly string[];
}

/** Further arguments that are another way to give options become those; one that is given both ways is refused. */
function withArguments({ given, files }: Given, { asOptions }: Command): Given {
  if (!asOptions) return { given, files };
  const named = Object.entries(asOptions(files));
  for (const [name, text] of named)
    if (given.has(name))
      throw new UsageError(
        `${name} is given twice, as ${JSON.stringify(text)} and as --${name} ${given.get(name)}; give it once`,
      );
  return { given: new Map([...given, ...named]), files: [] };
}

function parseOptions(argv: readonly string[], { name, options, files: takesFiles }: Command): Given {
  const byName = new Map(Object.values(options).map((option) => [option.name, option]));
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      [...byName].map(([name, { value, short }]) => {
        const type = value ? "string" : "boolean";
        return [name, { type, ...(short !== undefined && { short }) } as const];
      }),
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
      throw new UsageError(
        `"${token.value}" is not expected here: this command takes options alone; loadgate ${name} --help shows them`,
      );
    if (token.kind !== "option") continue;
    // Letters run together are short options, and the rest their value: -case would be -c ase.
    const [, word = ""] = /^-([^-][^=]+)/.exec(argv[token.index] ?? "") ?? [];
    if (byName.has(word)) throw new UsageError(`unknown option -${word}; did you mean --${word}?`);
    const option = byName.get(token.name);
    if (!option) {
      const names = [...byName.keys()].map((name) => `--${name}`);
      throw new UsageError(unknown("option", token.rawName, names));
    }
    if (option.value && (!token.value || isOption(token, byName)))
      throw new UsageError(`--${token.name} needs a value: --${token.name} ${option.value}`);
    if (!option.value && token.value !== undefined)
      throw new UsageError(`--${token.name} takes no value; leave out "=${token.value}"`);
    const before = option.repeatable && given.get(token.name);
    const value = token.value ?? "true";
    given.set(token.name, before ? `${before},${value}` : value);
  }
  return { given, files };
}

/** Whether what was read as an option's value is the next option: `--out --json`. */
function isOption(
  { value, inlineValue }: { readonly value?: string | undefined; readonly inlineValue?: boolean | undefined },
  byName: ReadonlyMap<string, Option<unknown>>,
): boolean {
  const [word] = value?.split("=") ?? [];
  return (
    !inlineValue &&
    [...byName.values()].some(({ name, short }) => [`--${name}`, `-${short}`].includes(word ?? ""))
  );
}

const WIDTH = 100;
const EXIT_CODES = ["", ...wrap(`Exit codes: ${EXIT_CODES_TEXT}`, WIDTH)];

const GROUPS: readonly (readonly [Group, string])[] = [
  ["daily", "Daily:"],
  ["more", "More:"],
  ["ci", "In CI, and for the trend:"],
];

/** What `loadgate help` prints: the commands by when they are typed, a line each, and what is typed most. */
function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return lines([
    "loadgate measures whether a change makes an HTTP server slower.",
    "",
    ...GROUPS.flatMap(([group, title]) => [
      title,
      ...commands
        .filter((each) => each.group === group)
        .flatMap(({ name, summary }) => hanging(`  ${name.padEnd(width)}  `, summary)),
      "",
    ]),
    ...examplesText(
      commands.filter(({ group }) => group === "daily").flatMap(({ examples }) => examples.slice(0, 1)),
    ),
    "",
    "loadgate COMMAND --help (-h) shows its options and examples, loadgate --version (-V) the version.",
    ...EXIT_CODES.slice(1),
  ]);
}

/** What `loadgate NAME --help` prints. */
function helpOf(command: Command): string {
  const { summary, options, examples } = command;
  const letters = Object.values(options).some(({ short }) => short !== undefined);
  const rows = Object.values(options).map((option) => [labelOf(option, letters), describe(option)] as const);
  const width = Math.max(...rows.map(([label]) => label.length));
  return lines([
    ...wrap(`loadgate ${command.name}: ${summary}`, WIDTH),
    "",
    `Usage: ${usageOf(command)}`,
    "",
    ...examplesText(examples),
    "",
    "Options:",
    ...rows.flatMap(([label, text]) => hanging(`  ${label.padEnd(width)}  `, text)),
    ...EXIT_CODES,
  ]);
}

/** `loadgate compare [options] [BASE] [HEAD]` */
export function usageOf({ name, files }: Pick<Command, "name" | "files">): string {
  return `loadgate ${name} [options]${files ? ` ${files}` : ""}`;
}

/** Each line with what it does beside it, or below it where there is no room. */
function examplesText(examples: readonly Example[]): string[] {
  const width = Math.max(...examples.map(({ line }) => line.length));
  const fits = examples.every(({ does }) => width + does.length + 4 <= WIDTH);
  return [
    "Examples:",
    ...examples.flatMap(({ line, does }) =>
      fits ? [`  ${line.padEnd(width)}  ${does}`] : [`  ${line}`, ...hanging("      ", does)],
    ),
  ];
}

/** Long forms stand below each other where some have a short one. */
function labelOf({ name, value, short }: Option<unknown>, letters: boolean): string {
  const before = short === undefined ? "    " : `-${short}, `;
  return `${letters ? before : ""}--${name}${value ? ` ${value}` : ""}`;
}

function describe({ description, value, default: usual, repeatable }: Option<unknown>): string {
  const plain = description.replaceAll("`", "");
  const byDefault = value && usual !== undefined ? ` Defaults to ${usual}.` : "";
  return `${plain}${byDefault}${repeatable ? ` ${SEVERAL_TIMES}` : ""}`;
}

/** What is said of an option that may be named several times. */
export const SEVERAL_TIMES = "May be given several times.";

/** Text beside a label; further lines begin where the first one's text does. */
function hanging(label: string, text: string): string[] {
  const [first = "", ...more] = wrap(text, WIDTH - label.length, "");
  return [label + first, ...more.map((line) => " ".repeat(label.length) + line)];
}

function lines(text: readonly string[]): string {
  return `${text.map((line) => line.trimEnd()).join("\n")}\n`;
}
