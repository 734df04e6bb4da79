import { UsageError } from "../errors.ts";
import { type Command, OWN_PORT, type Startable, type Target, withAddresses } from "../model/config.ts";
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

/** A command, or arguments for one, as it is started. */
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
  redactInDebug(name, (text) => redactSecrets(text, values));
  return values;
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
