import { UsageError } from "../errors.ts";
import type { Request } from "../format/plan.ts";
import { type Command, OWN_PORT, type Startable, type Target, withAddresses } from "../model/config.ts";
import { headerWithSecrets, type SentRequest, secretsInHeader } from "../model/request.ts";
import { redactInDebug } from "../platform/debug.ts";
import type { Finished } from "../platform/exec.ts";
import type { ServiceAddresses } from "./runner.ts";

/** Where something that is started listens, and where it reaches its services. */
export interface Place {
  readonly port: number;
  readonly addresses: ServiceAddresses;
}

/** A text of the configuration with what its placeholders stand for. */
const filled = (text: string, { port, addresses }: Place) =>
  withAddresses(text, addresses).replaceAll(OWN_PORT, String(port));

/** The variables that something is started with, but for its secrets. */
export function variablesOf(target: Startable, place: Place): Record<string, string> {
  return Object.fromEntries(Object.entries(target.env).map(([name, value]) => [name, filled(value, place)]));
}

/** A command as it is started. */
export function argumentsOf(words: Command, place: Place): string[] {
  return words.map((word) => filled(word, place));
}

type WithSecrets = Pick<Startable, "name" | "secrets" | "optionalSecrets">;

/**
 * Secrets come from our own environment and are nowhere else. A workflow sets what it was not given to an empty text. A UsageError where one
 * that is required is not set.
 */
export function secretsOf(
  { name, secrets = [], optionalSecrets = [] }: WithSecrets,
  own: NodeJS.ProcessEnv,
): Record<string, string> {
  const values = Object.fromEntries(
    secrets.flatMap((secret) => {
      const value = own[secret];
      if (value) return [[secret, value]];
      if (optionalSecrets.includes(secret)) return [];
      throw new UsageError(
        `"${name}" takes the secret ${secret}, which is not set; set it in the environment`,
      );
    }),
  );
  redactInDebug([name, ...Object.keys(values)].join(" "), (text) => redactSecrets(text, values));
  return values;
}

/** What stands in headers for `${NAME}`: a target's secrets, and its own value of those that it does without. */
function valuesForHeaders(target: Target, own: NodeJS.ProcessEnv): Record<string, string> {
  const { secrets = [], env } = target;
  const usual = Object.entries(env).filter(([name]) => secrets.includes(name));
  return { ...Object.fromEntries(usual), ...secretsOf(target, own) };
}

/** What no header can carry; blanks around a value are no part of it. */
const UNSENDABLE = /[^\P{Cc}\t]/u;

/**
 * A request with the values of a target's secrets in its headers. A header with a secret that is not given to the target, by base's
 * configuration or at all, is not sent. A UsageError where a value cannot stand in a header.
 */
export function requestWithSecrets(request: Request, target: Target, own: NodeJS.ProcessEnv): SentRequest {
  const named = new Set(request.headers.flatMap(([, value]) => secretsInHeader(value)));
  // Most have none, and their targets need no secret to be there.
  const given = named.size === 0 ? {} : valuesForHeaders(target, own);
  const used = Object.entries(given).filter(([name]) => named.has(name));
  for (const [name, value] of used)
    if (UNSENDABLE.test(value))
      throw new UsageError(
        `the secret ${name} of "${target.name}" holds a line break or another control character, which headers cannot carry; set it without`,
      );
  const headers = request.headers.flatMap(([name, value]): (readonly [string, string])[] => {
    const sent = headerWithSecrets(value, given);
    return sent === null ? [] : [[name, sent]];
  });
  return { ...request, headers, ...(used.length > 0 && { secrets: used.map(([, value]) => value) }) };
}

/** Shorter values would take ordinary words out of logs. */
const LEAST = 4;

/** What a command left, without the values of secrets in what it printed. */
export function redactOutput(finished: Finished, secrets: Readonly<Record<string, string>>): Finished {
  const { stdout, stderr } = finished;
  return { ...finished, stdout: redactSecrets(stdout, secrets), stderr: redactSecrets(stderr, secrets) };
}

/** A text without the values of secrets, whatever printed them. */
export function redactSecrets(text: string, secrets: Readonly<Record<string, string>>): string {
  return Object.entries(secrets)
    .filter(([, value]) => value.length >= LEAST)
    .reduce((kept, [name, value]) => kept.replaceAll(value, `(${name})`), text);
}

/** Takes the secrets of a target and of what stands beside it out of a text. */
export function redactorOf(
  { services = [], ...target }: Target,
  own: NodeJS.ProcessEnv,
): (text: string) => string {
  const secrets = Object.assign({}, ...[target, ...services].map((each) => secretsOf(each, own)));
  return (text) => redactSecrets(text, secrets);
}
