import { posix } from "node:path";
import { parse } from "yaml";
import { environmentOf, filled, settingsOf } from "./compose-environment.ts";
import { isMap, type Listing } from "./listing.ts";

/** The services of a Compose file, with what it includes and what each extends, as if all stood in that one file. */

export type Entry = Readonly<Record<string, unknown>>;
export type Services = Readonly<Record<string, Entry>>;

/** More would be a circle. */
const MOST_DEPTH = 5;

export function servicesIn(listing: Listing, file: string): Services {
  return projectOf({ listing, paths: [file], folder: posix.dirname(file), variables: {}, depth: 0 });
}

/** Why YAML cannot be read, with the line; null where it can. */
export function yamlMistake(text: string): string | null {
  try {
    parse(text, { merge: true });
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "").replace(/:$/, "") : String(error);
  }
}

/** Files that Compose merges into one, whose paths begin in one folder. */
interface Project {
  readonly listing: Listing;
  readonly paths: readonly string[];
  readonly folder: string;
  readonly envFiles?: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly depth: number;
}

function projectOf({ listing, paths, folder, envFiles, variables: outer, depth }: Project): Services {
  const files = envFiles ?? [posix.join(folder, ".env")];
  const own = files.map((each) => environmentOf((listing.read(each) ?? "").split("\n")));
  // What the including project sets comes before what an included one has by default.
  const variables = { ...Object.assign({}, ...own), ...outer };
  const read = (path: string) => contentOf(listing.read(path) ?? "", variables);
  const contents = paths.map(read);
  const included = contents
    .flatMap(({ include }) => (depth < MOST_DEPTH ? include : []))
    .map((each) => {
      const at = (path: unknown) => posix.join(folder, String(path));
      const { path, project_directory, env_file } = isMap(each) ? each : { path: each };
      const inner = [path].flat().filter((one) => typeof one === "string");
      const [first = ""] = inner;
      const where = typeof project_directory === "string" ? at(project_directory) : posix.dirname(at(first));
      const project = { listing, paths: inner.map(at), folder: where, variables, depth: depth + 1 };
      const named = env_file === undefined ? project : { ...project, envFiles: [env_file].flat().map(at) };
      return rebasedAll(projectOf(named), where, folder);
    });
  const place = { listing, folder, read };
  const merged = contents.map(({ services }) =>
    mapped(services, (entry) => extended(entry, { ...place, services }, depth)),
  );
  return [...included, ...merged].reduce(mergedServices, {});
}

interface Content {
  readonly services: Services;
  readonly include: readonly unknown[];
}

function contentOf(text: string, variables: Readonly<Record<string, string>>): Content {
  try {
    const file: unknown = filled(parse(text, { merge: true }), variables);
    if (!isMap(file)) return { services: {}, include: [] };
    const services = isMap(file.services) ? file.services : {};
    return {
      services: Object.fromEntries(
        Object.entries(services).filter((pair): pair is [string, Entry] => isMap(pair[1])),
      ),
      include: Array.isArray(file.include) ? file.include : [],
    };
  } catch {
    return { services: {}, include: [] };
  }
}

interface ExtendedPlace {
  readonly listing: Listing;
  readonly folder: string;
  readonly services: Services;
  readonly read: (path: string) => Content;
}

function extended(entry: Entry, place: ExtendedPlace, depth: number): Entry {
  const { extends: given, ...own } = entry;
  const name = isMap(given) ? given.service : given;
  if (typeof name !== "string" || depth >= MOST_DEPTH) return entry;
  const other = isMap(given) && typeof given.file === "string" ? posix.join(place.folder, given.file) : null;
  const where = other === null ? place.folder : posix.dirname(other);
  const services = other === null ? place.services : place.read(other).services;
  const base = services[name];
  if (base === undefined) return entry;
  const whole = extended(base, { ...place, folder: where, services }, depth + 1);
  return mergedEntry(rebased(whole, where, place.folder), own);
}

function mergedServices(base: Services, own: Services): Services {
  const both = Object.entries(own).map(([name, entry]) => [name, mergedEntry(base[name] ?? {}, entry)]);
  return { ...base, ...Object.fromEntries(both) };
}

/** As Compose merges: settings and maps by their keys, lists one after the other, and what is run as the later one has it. */
function mergedEntry(base: Entry, own: Entry): Entry {
  const both = Object.keys(own).filter((key) => key in base && !/^(?:command|entrypoint)$/.test(key));
  return {
    ...base,
    ...own,
    ...Object.fromEntries(both.map((key) => [key, mergedValue(key, base[key], own[key])])),
  };
}

function mergedValue(key: string, base: unknown, own: unknown): unknown {
  if (key === "environment" || key === "args") return { ...settingsOf(base), ...settingsOf(own) };
  if (key === "depends_on") return { ...conditions(base), ...conditions(own) };
  if (key === "build") return mergedEntry(buildMap(base), buildMap(own));
  if (key === "env_file") return [base, own].flat();
  if (key === "test") return own;
  if (isMap(base) && isMap(own)) return mergedEntry(base, own);
  return Array.isArray(base) && Array.isArray(own) ? [...base, ...own] : own;
}

function conditions(given: unknown): Entry {
  if (isMap(given)) return given;
  return Object.fromEntries([given].flat().map((name) => [String(name), {}]));
}

function buildMap(given: unknown): Entry {
  return isMap(given) ? given : { context: given };
}

function rebasedAll(services: Services, from: string, to: string): Services {
  return mapped(services, (entry) => rebased(entry, from, to));
}

/** Its paths, which begin in one folder, as they are from another. */
function rebased(entry: Entry, from: string, to: string): Entry {
  if (posix.relative(from, to) === "") return entry;
  const moved = (path: unknown) =>
    typeof path !== "string" || /^[/~$]|:/.test(path)
      ? path
      : posix.relative(to, posix.join(from, path)) || ".";
  const { build, env_file, security_opt } = entry;
  const files = [env_file]
    .flat()
    .map((each) => (isMap(each) ? { ...each, path: moved(each.path) } : moved(each)));
  const contexts = isMap(build) && isMap(build.additional_contexts) ? build.additional_contexts : null;
  const profile = (each: unknown) =>
    String(each).replace(/^(seccomp[=:])(?!unconfined$)(.+)$/, (_, key, path) => `${key}${moved(path)}`);
  return {
    ...entry,
    ...(build !== undefined && {
      build: isMap(build)
        ? {
            ...build,
            context: moved(build.context ?? "."),
            ...(contexts && { additional_contexts: mapped(contexts, moved) }),
          }
        : moved(build),
    }),
    ...(env_file !== undefined && { env_file: files }),
    ...(Array.isArray(security_opt) && { security_opt: security_opt.map(profile) }),
  };
}

function mapped<From, To>(
  map: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}
