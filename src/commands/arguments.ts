import { parseArgs } from "node:util";
import { nearest } from "../config/nearest.ts";
import { parseShard, parseShardCount } from "../config/shards.ts";
import { parseDuration, parseShare } from "../config/units.ts";
import type { FailOn, RunnerChoice } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import { WHEN } from "../model/review.ts";
import { COMMANDS, type CommandName, type Option } from "./command-list.ts";

export interface Arguments {
  readonly command: CommandName;
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly files: readonly string[];
}

/** The command and its options; a UsageError names what is unknown and what comes nearest. */
export function parseArguments(argv: readonly string[]): Arguments | "help" | "version" {
  const [name, ...rest] = argv;
  if (name === undefined || name === "help" || argv.includes("--help") || argv.includes("-h")) return "help";
  if (name === "--version" || name === "version") return "version";
  if (!Object.hasOwn(COMMANDS, name)) throw new UsageError(unknown("command", name, Object.keys(COMMANDS)));
  const command = name as CommandName;
  const options: Record<string, Option> = COMMANDS[command].options;
  const { tokens } = parseArgs({
    args: rest,
    options: toNode(options),
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const values: Record<string, string | boolean> = {};
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional" && "files" in COMMANDS[command]) files.push(token.value);
    else if (token.kind === "positional")
      throw new UsageError(`"${token.value}" is not expected here; options begin with --`);
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option)
      throw new UsageError(
        unknown(
          "option",
          `--${token.name}`,
          Object.keys(options).map((each) => `--${each}`),
        ),
      );
    if (option.value && !token.value)
      throw new UsageError(`--${token.name} needs a value: --${token.name} ${option.value}`);
    if (!option.value && token.value !== undefined) throw new UsageError(`--${token.name} takes no value`);
    values[token.name] = token.value ?? true;
  }
  return { command, values, files };
}

function toNode(options: Record<string, Option>) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value ? "string" : "boolean" } as const,
    ]),
  );
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const close = nearest(name, known);
  return `unknown ${what} ${name}; ${close ? `did you mean ${close}?` : `there are ${known.join(", ")}`}`;
}

const FAIL_ON: readonly FailOn[] = ["regression", "invalid", "never"];
const RUNNERS: readonly RunnerChoice[] = ["auto", "docker", "process"];

/** The typed values that several commands share; `told` is how a mistake names its option to the user. */
export function readSelection(values: Arguments["values"], told = (name: string) => `--${name}`) {
  const text = (name: string) => (typeof values[name] === "string" ? values[name] : undefined);
  const named = <T>(name: string, read: (value: string) => T): T | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    try {
      return read(value);
    } catch (error) {
      throw error instanceof UsageError ? new UsageError(`${told(name)}: ${error.message}`) : error;
    }
  };
  return {
    base: text("base"),
    head: text("head"),
    bisect: text("bisect"),
    config: text("config"),
    case: text("case"),
    preset: text("preset"),
    runner: named("runner", (value) => oneOf(value, RUNNERS)),
    budgetSeconds: named("budget", parseDuration),
    waitSeconds: named("wait", (value) => (value === "0s" ? 0 : parseDuration(value))),
    threshold: named("threshold", parseShare),
    failOn: named("fail-on", failOnOf),
    seed: named("seed", wholeNumber),
    shard: named("shard", parseShard),
    shards: named("shards", parseShardCount),
    published: values.published === true,
    strict: values.strict === true,
    profile: values.profile === true,
    measureIdentical: values["measure-identical"] === true,
    json: values.json === true,
    out: text("out") ?? ".loadgate",
  };
}

/** The typed values of `comment`. */
export function readCommenting(values: Arguments["values"], told = (name: string) => `--${name}`) {
  const text = (name: string, usual: string) => {
    const value = values[name];
    return typeof value === "string" && value !== "" ? value : usual;
  };
  const choice = <T extends string>(name: string, known: readonly T[], usual: T): T => {
    try {
      return oneOf(text(name, usual), known);
    } catch (error) {
      throw error instanceof UsageError ? new UsageError(`${told(name)}: ${error.message}`) : error;
    }
  };
  return {
    results: typeof values.results === "string" ? values.results : undefined,
    artifact: text("artifact", "loadgate"),
    config: text("config", "loadgate.yml"),
    when: choice("comment", WHEN, "changed"),
    status: choice("status", ["true", "false"], "true") === "true",
  };
}

function failOnOf(value: string): FailOn[] {
  const named = value.split(/[,|\s]+/).filter(Boolean);
  if (named.length === 0)
    throw new UsageError(`"${value}" names nothing; write it like regression,invalid or never`);
  return named.map((each) => oneOf(each, FAIL_ON));
}

function oneOf<T extends string>(value: string, known: readonly T[]): T {
  const found = known.find((each) => each === value);
  if (!found) throw new UsageError(unknown("value", value, known));
  return found;
}

function wholeNumber(value: string): number {
  if (!/^\d{1,10}$/.test(value))
    throw new UsageError(`"${value}" is not a whole number of at most 10 digits`);
  return Number(value);
}
