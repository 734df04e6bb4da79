import { forLog } from "../text/escape.ts";

/** Looking at a run from within, by variables of the environment: docs/debugging.md. */

/** Whether a variable turns something on: neither empty nor 0. */
export const isOn = (value: string | undefined) => value !== undefined && value !== "" && value !== "0";

/** Whether each external program is written to stderr: LOADGATE_DEBUG=1, or GitHub's debug logging, which sets RUNNER_DEBUG. */
export function isDebugging(env: NodeJS.ProcessEnv = process.env): boolean {
  return isOn(env.LOADGATE_DEBUG) || isOn(env.RUNNER_DEBUG);
}

/** Whether a run's temporary folder, with its checkouts, stays: LOADGATE_KEEP_TEMP=1. */
export function keepsTemporary(env: NodeJS.ProcessEnv = process.env): boolean {
  return isOn(env.LOADGATE_KEEP_TEMP);
}

/** By what takes which, since the same secrets are taken more than once. */
const redactions = new Map<string, (text: string) => string>();

/** From now on what is written goes through this function, which takes secrets out of a text; one of the same name before it does no more. */
export function redactInDebug(name: string, redact: (text: string) => string): void {
  redactions.set(name, redact);
}

/** Writes a line to stderr, without secrets; only where debugging is on. */
function debug(line: string): void {
  if (!isDebugging()) return;
  const redacted = [...redactions.values()].reduce((text, redact) => redact(text), line);
  process.stderr.write(forLog(`debug: ${redacted}\n`, process.env));
}

let programs = 0;

/** Writes that a program starts, its arguments and folder; returns what writes its end, with the seconds that it took. */
export function debugProgram(argv: readonly string[], cwd: string): (how: string) => void {
  if (!isDebugging()) return () => {};
  programs += 1;
  const number = programs;
  const began = performance.now();
  debug(`#${number} ${argv.map(quoted).join(" ")} (in ${cwd})`);
  return (how) => debug(`#${number} ${how} after ${((performance.now() - began) / 1000).toFixed(3)} s`);
}

/** An argument as it can be pasted into a shell, in one line. */
function quoted(argument: string): string {
  if (/^[\w@%+=:,./-]+$/.test(argument)) return argument;
  // A control character would end the line, or be a command to the terminal.
  if (/\p{Cc}/u.test(argument)) return `$'${escaped(argument)}'`;
  return `'${argument.replaceAll("'", "'\\''")}'`;
}

function escaped(argument: string): string {
  return argument
    .replaceAll(/[\\']/g, "\\$&")
    .replaceAll(/\p{Cc}/gu, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
