import { fstatSync } from "node:fs";
import { resolve } from "node:path";
import type { Host } from "../experiment/host.ts";
import type { Results } from "../format/results.ts";
import { wantsColor } from "../report/color.ts";
import { terminalReport } from "../report/terminal.ts";
import { forLog } from "../text/escape.ts";
import type { Options, Values } from "./options.ts";

/** When a command is typed: help lists them so. */
export type Group = "daily" | "more" | "ci";

/** A command line, and what it does. */
export interface Example {
  readonly line: string;
  readonly does: string;
}

/** One command of the command line. */
export interface Command<O extends Options = Options> {
  readonly name: string;
  /** What it does, in a line. */
  readonly summary: string;
  readonly group: Group;
  /** Three that are typed often. */
  readonly examples: readonly Example[];
  readonly options: O;
  /** What its further arguments are, e.g. "FILE…"; absent where there may be none. */
  readonly files?: string;
  /** Values of options that further arguments are another way to give, by the option's name; `run` then has no files. UsageError. */
  readonly asOptions?: (files: readonly string[]) => Readonly<Record<string, string>>;
  /** Prints to stdout; resolves with the exit code. */
  run(call: Call<O>): Promise<number>;
}

/** What a command is run with. */
interface Call<O extends Options = Options> {
  readonly values: Values<O>;
  readonly files: readonly string[];
  readonly host: Host;
}

/** Lets the types of `run`'s values follow from the options. */
export function defineCommand<O extends Options>(command: Command<O>): Command<O> {
  return command;
}

/** Prints a result: as JSON for programs, else as text for people; nothing in it is a command to the runner of a workflow's step. */
export function print(value: unknown, { json }: { readonly json: boolean }, text: () => string): void {
  // In JSON, where a line begins with none of what was measured, the other form of a command can stand in a string.
  const written = () => `${JSON.stringify(value, null, 2).replaceAll("##[", "#\\u0023[")}\n`;
  process.stdout.write(json ? written() : forLog(text(), process.env));
}

/** Prints a run that was measured, and where its report is. */
export function printResults(
  results: Results,
  { json, out }: { readonly json: boolean; readonly out: string },
  host: Host,
): void {
  const style = { color: wantsColor(standardOutput(), process.env), width: terminalWidth() };
  print(results, { json }, () => `${terminalReport(results, style)}\n`);
  if (!json) sayReport(out, host);
}

export function sayReport(out: string, host: Host): void {
  host.progress.say(`report: ${resolve(out, "report.html")}`);
}

function standardOutput(): Parameters<typeof wantsColor>[0] {
  const isTTY = process.stdout.isTTY === true;
  try {
    return { isTTY, isFile: fstatSync(process.stdout.fd).isFile() };
  } catch {
    // It was closed before we started.
    return { isTTY, isFile: false };
  }
}

/** Columns. */
export function terminalWidth(): number {
  return process.stdout.columns ?? 100;
}
