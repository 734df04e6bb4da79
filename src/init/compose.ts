import { parse } from "yaml";
import {
  environmentOf,
  interpolate,
  interpolated,
  settingsIn,
  withServiceHosts,
} from "./compose-environment.ts";
import { exposedPort } from "./docker.ts";
import { has, isMap, type Listing } from "./listing.ts";
import { inWords, type Proposal, type ServiceDraft, type StartDraft, targetName } from "./proposal.ts";

const FILES = ["compose.yaml", "compose.yml", "docker-compose.yaml", "docker-compose.yml"];

/** Where Compose itself would look. */
export function composeFile(listing: Listing): string | null {
  return FILES.find((file) => has(listing, file)) ?? null;
}

type Entry = Readonly<Record<string, unknown>>;

/** Where well-known images listen, by the last part of their name. */
const PORTS: readonly (readonly [RegExp, number])[] = [
  [/postg(?:res|is)|timescale|pgvector/, 5432],
  [/mysql|mariadb/, 3306],
  [/redis|valkey|keydb|dragonfly/, 6379],
  [/memcached/, 11211],
  [/mongo/, 27017],
  [/rabbitmq/, 5672],
  [/nats/, 4222],
  [/elasticsearch|opensearch/, 9200],
  [/kafka|redpanda/, 9092],
  [/minio/, 9000],
];

/** The services that are built here, each with what it depends on. A file that cannot be read gives none. */
export function composeProposals(listing: Listing, file: string): Proposal[] {
  const services = servicesIn(listing.read(file) ?? "");
  const folder = file.includes("/") ? `${file.slice(0, file.lastIndexOf("/"))}/` : "";
  const names = Object.keys(services);
  const needed = new Set(names.flatMap((name) => dependsOn(services[name])));
  const built = names.filter((name) => services[name]?.build !== undefined);
  // What others depend on is a part of theirs.
  const tops = built.filter((name) => !needed.has(name));
  const published = (name: string) => (portsOf(services[name]).length > 0 ? 0 : 1);
  return (tops.length > 0 ? tops : built)
    .toSorted((a, b) => published(a) - published(b))
    .map((name) => proposalOf(name, services, { listing, file, folder }));
}

interface Place {
  readonly listing: Listing;
  readonly file: string;
  readonly folder: string;
}

function proposalOf(name: string, all: Readonly<Record<string, Entry>>, place: Place): Proposal {
  const own = all[name] ?? {};
  const reached = closure(name, all);
  const beside = reached.filter((each) => !runsToItsEnd(each, [name, ...reached], all));
  const notes: string[] = [];
  const ports = new Map(beside.map((each) => [each, servicePort(all[each] ?? {})]));
  const lacking = beside.filter((each) => ports.get(each) === null);
  for (const each of reached.filter((other) => !beside.includes(other)))
    notes.push(
      `Service ${each} was left out, since it runs to its end before others start; have target ${targetName(name)} do the same by prepare:${commandOf(all[each]?.command) === null ? "" : ` ${commandOf(all[each]?.command)}`}.`,
    );
  for (const each of lacking)
    notes.push(`Service ${each} was left out, since ${place.file} does not say which port it listens on.`);
  const kept = beside.filter((each) => !lacking.includes(each));
  const services = Object.fromEntries(
    kept.map((each): [string, ServiceDraft] => {
      const entry = all[each] ?? {};
      const ready = healthcheckOf(entry);
      return [
        targetName(each),
        {
          ...startOf(each, entry, place, notes),
          port: ports.get(each) as number,
          ...(ready && { ready }),
        },
      ];
    }),
  );
  const start = startOf(name, own, place, notes);
  const env = withServiceHosts(start.env ?? {}, kept);
  const port =
    containerPort(portsOf(own)) ??
    numberIn(start.env?.PORT) ??
    exposedPort(dockerfileOf(start, place)) ??
    8080;
  // The runner says which port it is.
  const { PORT: _, ...rest } = env;
  const { env: _env, ...without } = start;
  return {
    name: targetName(name),
    what: `service ${name} of ${place.file}${kept.length > 0 ? `, with ${kept.join(", ")}` : ""}`,
    start: { ...without, ...(Object.keys(rest).length > 0 && { env: rest }) },
    ...(kept.length > 0 && { services }),
    port,
    ...(notes.length > 0 && { notes }),
  };
}

function servicesIn(text: string): Readonly<Record<string, Entry>> {
  try {
    const file: unknown = parse(text, { merge: true });
    if (!isMap(file) || !isMap(file.services)) return {};
    return Object.fromEntries(
      Object.entries(file.services).flatMap(([name, entry]) =>
        isMap(entry) ? [[name, entry] as const] : [],
      ),
    );
  } catch {
    return {};
  }
}

function dependsOn(entry: Entry | undefined): string[] {
  const given = entry?.depends_on;
  if (Array.isArray(given)) return given.map(String);
  return isMap(given) ? Object.keys(given) : [];
}

/** What a service depends on, and what that depends on, those that are needed first in front. */
function closure(name: string, all: Readonly<Record<string, Entry>>): string[] {
  const found: string[] = [];
  const visit = (each: string, above: readonly string[]) => {
    for (const next of dependsOn(all[each])) {
      if (next === name || found.includes(next) || above.includes(next) || !(next in all)) continue;
      visit(next, [...above, next]);
      found.push(next);
    }
  };
  visit(name, [name]);
  return found;
}

/** A migration or the like, which those that depend on it wait for to have ended well. */
function runsToItsEnd(name: string, among: readonly string[], all: Readonly<Record<string, Entry>>): boolean {
  return among.some((each) => {
    const given = all[each]?.depends_on;
    const how = isMap(given) ? given[name] : undefined;
    return isMap(how) && how.condition === "service_completed_successfully";
  });
}

function startOf(name: string, entry: Entry, { listing, folder, file }: Place, notes: string[]): StartDraft {
  const left = ["volumes", "entrypoint", "network_mode", "secrets", "configs", "devices"].filter(
    (key) => key in entry && key !== "volumes",
  );
  const mounts = Array.isArray(entry.volumes)
    ? entry.volumes.filter((each) => /^\.{0,2}\//.test(sourceOf(each)))
    : [];
  if (mounts.length > 0) left.push("volumes");
  if (left.length > 0)
    notes.push(
      `${left.join(", ")} of ${name} in ${file} ${left.length > 1 ? "have" : "has"} no counterpart here, so ${left.length > 1 ? "they were" : "it was"} left out; what the server needs of that belongs into its image.`,
    );
  const files = [entry.env_file].flat().flatMap((each) => (isMap(each) ? each.path : each));
  const fromFiles = files.flatMap((each) =>
    typeof each === "string"
      ? Object.entries(settingsIn(listing.read(normal(`${folder}${each}`)) ?? ""))
      : [],
  );
  const given = { ...Object.fromEntries(fromFiles), ...environmentOf(entry.environment) };
  const env = interpolated(given, name, notes);
  const build = buildOf(entry.build, folder);
  const image = typeof entry.image === "string" ? interpolate(entry.image) : null;
  const command = commandOf(entry.command);
  return {
    ...(build ? { build } : image !== null ? { image } : {}),
    ...(command !== null && { command }),
    ...(Object.keys(env).length > 0 && { env }),
  };
}

const sourceOf = (volume: unknown) =>
  typeof volume === "string"
    ? (volume.split(":")[0] ?? "")
    : isMap(volume)
      ? String(volume.source ?? "")
      : "";

function buildOf(given: unknown, folder: string): StartDraft["build"] | null {
  if (typeof given === "string") return { context: normal(`${folder}${given}`) };
  if (!isMap(given)) return null;
  const text = (key: string) => (typeof given[key] === "string" ? (given[key] as string) : null);
  const args = environmentOf(given.args);
  const [dockerfile, target] = [text("dockerfile"), text("target")];
  return {
    context: normal(`${folder}${text("context") ?? "."}`),
    ...(dockerfile !== null && { dockerfile: normal(dockerfile) }),
    ...(Object.keys(args).length > 0 && { args }),
    ...(target !== null && { target }),
  };
}

/** "./api/" as "api". */
function normal(path: string): string {
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  return parts.length === 0 ? "." : parts.join("/");
}

function commandOf(given: unknown): string | null {
  if (typeof given === "string") return interpolate(given);
  if (!Array.isArray(given)) return null;
  return given.map((word) => inWords(interpolate(String(word)))).join(" ");
}

function healthcheckOf({ healthcheck }: Entry): readonly string[] | null {
  if (!isMap(healthcheck)) return null;
  const { test } = healthcheck;
  if (typeof test === "string") return ["sh", "-c", interpolate(test)];
  if (!Array.isArray(test)) return null;
  const [kind, ...words] = test.map((word) => interpolate(String(word)));
  if (kind === "CMD") return words;
  return kind === "CMD-SHELL" ? ["sh", "-c", words.join(" ")] : null;
}

function portsOf(entry: Entry | undefined): unknown[] {
  return [entry?.ports, entry?.expose].flatMap((list) => (Array.isArray(list) ? list : []));
}

/** The port inside the container: the last one of "127.0.0.1:8080:80/tcp". */
function containerPort(ports: readonly unknown[]): number | null {
  for (const given of ports) {
    const text = isMap(given) ? String(given.target) : interpolate(String(given));
    const port = numberIn(text.split("/")[0]?.split(":").at(-1)?.split("-")[0]);
    if (port !== null) return port;
  }
  return null;
}

function servicePort(entry: Entry): number | null {
  const image = typeof entry.image === "string" ? entry.image.replace(/^.*\//, "").split(/[:@]/)[0] : "";
  return PORTS.find(([like]) => like.test(image ?? ""))?.[1] ?? containerPort(portsOf(entry));
}

function numberIn(text: string | undefined): number | null {
  const number = /^\d{1,5}$/.test(text ?? "") ? Number(text) : 0;
  return number > 0 && number <= 65535 ? number : null;
}

function dockerfileOf({ build }: StartDraft, { listing }: Place): string {
  if (!build) return "";
  const { context = ".", dockerfile = "Dockerfile" } = build;
  return listing.read(normal(`${context}/${dockerfile}`)) ?? "";
}
