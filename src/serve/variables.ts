import { UsageError } from "../errors.ts";
import { type Startable, type Target, withAddresses } from "../model/config.ts";
import { redactInDebug } from "../platform/debug.ts";
import type { Finished } from "../platform/exec.ts";
import type { ServiceAddresses } from "./runner.ts";

/** The variables that something is started with, but for its secrets, with the addresses of services put in. */
export function variablesOf(target: Startable, addresses: ServiceAddresses): Record<string, string> {
  const given = Object.entries(target.env).map(([name, value]) => [name, withAddresses(value, addresses)]);
  return Object.fromEntries(given);
}

/** Secrets come from our own environment and are nowhere else. */
export function secretsOf({ name, secrets = [] }: Startable, own: NodeJS.ProcessEnv): Record<string, string> {
  const values = Object.fromEntries(
    secrets.map((secret) => {
      const value = own[secret];
      if (value === undefined)
        throw new UsageError(
          `"${name}" takes the secret ${secret}, which is not set; set it in the environment`,
        );
      return [secret, value];
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
