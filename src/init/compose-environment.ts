import { isMap } from "./listing.ts";
import { targetName } from "./proposal.ts";

/** The variables of a compose file, as the project has them, and with our own words for where its services are. */

type Settings = Readonly<Record<string, string>>;

const SETTING = /^\s*(?:export\s+)?([A-Za-z_]\w*)(?:=(.*?))?\s*$/s;

/** A map, or a list of "NAME=value"; null is the value of a name alone. */
export function settingsOf(given: unknown): Record<string, string | null> {
  if (isMap(given))
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value === null ? null : String(value)]),
    );
  if (!Array.isArray(given)) return {};
  return Object.fromEntries(
    given.flatMap((each): [string, string | null][] => {
      const [, name, value] = SETTING.exec(String(each)) ?? [];
      return name === undefined ? [] : [[name, value?.replace(/^(["'])(.*)\1$/, "$2") ?? null]];
    }),
  );
}

/** Those with a value. */
export function environmentOf(given: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settingsOf(given)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** Names alone, whose values are the user's own variables. */
export function unset(given: unknown): string[] {
  return Object.entries(settingsOf(given)).flatMap(([name, value]) => (value === null ? [name] : []));
}

const VARIABLE = /\$\{(\w+)(?::?-([^}]*))?(?::?\?[^}]*)?\}|\$(\w+)|\$\$/g;

/** Defaults stand for variables, as nobody's environment is the project's. */
export function interpolate(text: string): string {
  return text.replaceAll(VARIABLE, (whole, _, usual?: string) => (whole === "$$" ? "$" : (usual ?? "")));
}

/** The texts in a value with these variables put in, as Compose does with those of the project's .env. */
export function filled(value: unknown, variables: Settings): unknown {
  if (typeof value === "string")
    return value.replaceAll(VARIABLE, (whole, braced?: string, _?: string, plain?: string) => {
      const put = variables[braced ?? plain ?? ""];
      // It stands for itself, whatever is in it.
      return put === undefined ? whole : put.replaceAll("$", "$$$$");
    });
  if (Array.isArray(value)) return value.map((each) => filled(each, variables));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, variables)]));
}

/** Without those whose value is the environment's, each of which is reported; `alone` are names without a value. */
export function interpolated(
  given: Settings,
  alone: readonly string[],
  service: string,
  notes: string[],
  place = "env:, or name it under secrets:",
): Record<string, string> {
  const kept: [string, string][] = [];
  const left = alone.filter((name) => !(name in given));
  for (const [name, value] of Object.entries(given)) {
    const without = [...value.matchAll(VARIABLE)].some(
      ([whole, , usual]) => whole !== "$$" && usual === undefined,
    );
    if (without) left.push(name);
    else kept.push([name, interpolate(value)]);
  }
  for (const name of left)
    notes.push(
      `${name} of ${service} takes its value from the environment, so it was left out; give it under ${place}.`,
    );
  return Object.fromEntries(kept);
}

interface Host {
  readonly service: string;
  /** What it is reached by. */
  readonly host: string;
}

/** In Compose a service is reached by its name; here at an address that is put in, on the same port. */
export function withServiceHosts(env: Settings, hosts: readonly Host[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      hosts.reduce((text, host) => withHost(text, name, host), value),
    ]),
  );
}

/** Whole values of variables that are named for a host, and in addresses what stands where a host does. */
function withHost(text: string, variable: string, { service, host: given }: Host): string {
  const host = `\${${targetName(service)}.host}`;
  if (text === given) return /HOST|ADDR|SERVER|URL/i.test(variable) ? host : text;
  const named = given.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text
    .replaceAll(new RegExp(`(?<=^|[@/,=(\\s])${named}(?=:\\d)`, "g"), () => host)
    .replaceAll(new RegExp(`(?<=@|://|(?:host|server|source)=)${named}(?=[/:,;\\s)]|$)`, "gi"), () => host);
}
