import { isMap } from "./listing.ts";
import { targetName } from "./proposal.ts";

/** The variables of a compose file, as the project has them, and with our own words for where its services are. */

type Settings = Readonly<Record<string, string>>;

/** A map, or a list of "NAME=value"; a name alone is the user's own variable. */
export function environmentOf(given: unknown): Record<string, string> {
  if (Array.isArray(given)) return settingsIn(given.map(String).join("\n"));
  if (!isMap(given)) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}

export function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^\s*(?:export\s+)?([A-Za-z_]\w*)=(.*?)\s*$/gm)].map(([, name, value = ""]) => [
      name,
      value.replace(/^(["'])(.*)\1$/, "$2"),
    ]),
  );
}

const VARIABLE = /\$\{(\w+)(?::?-([^}]*))?(?::?\?[^}]*)?\}|\$(\w+)|\$\$/g;

/** Defaults stand for variables, as nobody's environment is the project's. */
export function interpolate(text: string): string {
  return text.replaceAll(VARIABLE, (whole, _, usual?: string) => (whole === "$$" ? "$" : (usual ?? "")));
}

/** Without those whose value is the environment's, each of which is reported. */
export function interpolated(given: Settings, service: string, notes: string[]): Record<string, string> {
  const kept: [string, string][] = [];
  for (const [name, value] of Object.entries(given)) {
    const without = [...value.matchAll(VARIABLE)].some(
      ([whole, , usual]) => whole !== "$$" && usual === undefined,
    );
    if (without)
      notes.push(
        `${name} of ${service} takes its value from the environment, so it was left out; give it under env:, or name it under secrets:.`,
      );
    else kept.push([name, interpolate(value)]);
  }
  return Object.fromEntries(kept);
}

/** In Compose a service is reached by its name; here at an address that is put in, on the same port. */
export function withServiceHosts(env: Settings, services: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      services.reduce((text, service) => withHost(text, name, service), value),
    ]),
  );
}

/** Whole values of variables that are named for a host, and in addresses what stands where a host does. */
function withHost(text: string, variable: string, service: string): string {
  const host = `\${${targetName(service)}.host}`;
  if (text === service) return /HOST|ADDR|SERVER|URL/i.test(variable) ? host : text;
  const named = service.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text
    .replaceAll(new RegExp(`(?<=^|[@/,=(\\s])${named}(?=:\\d)`, "g"), () => host)
    .replaceAll(new RegExp(`(?<=@|://|(?:host|server|source)=)${named}(?=[/:,;\\s)]|$)`, "gi"), () => host);
}
