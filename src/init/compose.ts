import { posix } from "node:path";
import { environmentOf, interpolate, interpolated, unset, withServiceHosts } from "./compose-environment.ts";
import { type Entry, servicesIn } from "./compose-files.ts";
import { leftOut, sharedBuildKeys, sharedKeys } from "./compose-keys.ts";
import { exposedPort } from "./docker.ts";
import { has, isMap, type Listing } from "./listing.ts";
import { inWords, type Proposal, type ServiceDraft, type StartDraft, targetName } from "./proposal.ts";

const FILES = ["compose.yaml", "compose.yml", "docker-compose.yaml", "docker-compose.yml"];

/** Where Compose itself would look. */
export function composeFile(listing: Listing): string | null {
  return FILES.find((file) => has(listing, file)) ?? null;
}

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
  const services = servicesIn(listing, file);
  const folder = file.includes("/") ? `${file.slice(0, file.lastIndexOf("/"))}/` : "";
  const names = Object.keys(services);
  const needed = new Set(names.flatMap((name) => dependsOn(services[name])));
  const built = names.filter((name) => buildOf(services[name]?.build, folder) !== null);
  // What others depend on is a part of theirs.
  const tops = built.filter((name) => !needed.has(name));
  // What has a profile is started only by those who name it.
  const published = (name: string) =>
    (services[name]?.profiles === undefined ? 0 : 2) + (portsOf(services[name]).length > 0 ? 0 : 1);
  return (tops.length > 0 ? tops : built)
    .toSorted((a, b) => published(a) - published(b))
    .map((name) => proposalOf(name, services, { listing, file, folder }));
}

/** Compose reads it too; here it is left alone, as its commands and folders are usually those of development. */
function overrideOf({ listing, file }: Place): string[] {
  const override = [".yaml", ".yml"]
    .map((end) => file.replace(/\.ya?ml$/, `.override${end}`))
    .find((path) => has(listing, path));
  return override === undefined
    ? []
    : [
        `${override} was left out, since such files usually set up development; what the server needs of it belongs under its target in loadgate.yml.`,
      ];
}

/** Whether it is built here, or has an image whose name is not the environment's. */
function isRunnable({ build, image }: Entry, { folder }: Place): boolean {
  if (buildOf(build, folder) !== null) return true;
  return typeof image === "string" && /^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/.test(interpolate(image));
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
  const notes = overrideOf(place);
  const ports = new Map(beside.map((each) => [each, servicePort(all[each] ?? {}, place)]));
  const withoutImage = beside.filter((each) => !isRunnable(all[each] ?? {}, place));
  const lacking = beside.filter((each) => ports.get(each) === null && !withoutImage.includes(each));
  for (const each of reached.filter((other) => !beside.includes(other)))
    notes.push(
      `Service ${each} was left out, since it runs to its end before others start; have target ${targetName(name)} do the same by prepare:${commandOf(all[each]?.command) === null ? "" : ` ${commandOf(all[each]?.command)}`}.`,
    );
  for (const each of lacking)
    notes.push(`Service ${each} was left out, since ${place.file} does not say which port it listens on.`);
  for (const each of withoutImage)
    notes.push(`Service ${each} was left out, since ${place.file} alone does not say which image it is.`);
  const kept = beside.filter((each) => !lacking.includes(each) && !withoutImage.includes(each));
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
  const env = withServiceHosts(
    start.env ?? {},
    kept.flatMap((each) => namesOf(each, all[each] ?? {}).map((host) => ({ service: each, host }))),
  );
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

function dependsOn(entry: Entry | undefined): string[] {
  const given = entry?.depends_on;
  if (Array.isArray(given)) return given.map(String);
  if (!isMap(given)) return [];
  return Object.keys(given).filter((name) => !isMap(given[name]) || given[name].required !== false);
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

function startOf(name: string, entry: Entry, place: Place, notes: string[]): StartDraft {
  const { listing, folder, file } = place;
  const shared = sharedKeys(entry, place);
  const sharedBuild = sharedBuildKeys(entry.build, place);
  const left = leftOut(entry);
  const refused = [...shared.refused, ...sharedBuild.refused];
  const of = (keys: readonly string[]) =>
    `${keys.join(", ")} of ${name} in ${file} ${keys.length > 1 ? "were" : "was"} left out`;
  if (left.length > 0)
    notes.push(
      `${of(left)}, since loadgate.yml has no key for ${left.length > 1 ? "them" : "it"}; what the server needs of ${left.length > 1 ? "them" : "it"} belongs in its image.`,
    );
  if (refused.length > 0)
    notes.push(
      `${of(refused)}, since loadgate.yml does not take ${refused.length > 1 ? "those values" : "that value"}.`,
    );
  const files = [entry.env_file].flat().map((each) => (isMap(each) ? each : { path: each }));
  const fromFiles = files.flatMap(({ path: each, required }) => {
    if (typeof each !== "string") return [];
    const text = listing.read(normal(`${folder}${interpolate(each)}`));
    if (text === null && required !== false)
      notes.push(
        `The variables of ${each}, the env_file of ${name}, were left out, since the file is not in the repository; give them under env:, or name them under secrets:.`,
      );
    return Object.entries(environmentOf((text ?? "").split("\n")));
  });
  const given = { ...Object.fromEntries(fromFiles), ...environmentOf(entry.environment) };
  const env = interpolated(given, unset(entry.environment), name, notes);
  const build = buildOf(entry.build, folder);
  const args = isMap(entry.build) ? entry.build.args : undefined;
  const buildArgs = interpolated(environmentOf(args), unset(args), name, notes, "build: args:");
  const image = typeof entry.image === "string" ? interpolate(entry.image) : null;
  const command = commandOf(entry.command);
  return {
    ...(build
      ? {
          build: {
            ...build,
            ...(Object.keys(buildArgs).length > 0 && { args: buildArgs }),
            ...(Object.keys(sharedBuild.taken).length > 0 && { shared: sharedBuild.taken }),
          },
        }
      : image !== null
        ? { image }
        : {}),
    ...(command !== null && { command }),
    ...(Object.keys(env).length > 0 && { env }),
    ...(Object.keys(shared.taken).length > 0 && { shared: shared.taken }),
  };
}

/** Null where nothing is built, or something that is not in this repository. */
function buildOf(given: unknown, folder: string): NonNullable<StartDraft["build"]> | null {
  const map: Entry | null = typeof given === "string" ? { context: given } : isMap(given) ? given : null;
  if (map === null) return null;
  const text = (key: string) => (typeof map[key] === "string" ? interpolate(map[key]) : null);
  const [context, dockerfile, target] = [text("context") ?? ".", text("dockerfile"), text("target")];
  if (/:\/\/|^git@|^\//.test(context)) return null;
  return {
    context: normal(`${folder}${context}`),
    ...(dockerfile !== null && { dockerfile: normal(dockerfile) }),
    ...(target !== null && { target }),
  };
}

/** "./api/" as "api". */
function normal(path: string): string {
  return posix.join(path).replace(/(?<=.)\/$/, "");
}

function commandOf(given: unknown): string | null {
  if (typeof given === "string" && given.trim() !== "") return interpolate(given);
  // An empty one is the image's own.
  if (!Array.isArray(given) || given.length === 0) return null;
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

function servicePort(entry: Entry, place: Place): number | null {
  const named = typeof entry.image === "string" ? interpolate(entry.image) : "";
  const image = named.replace(/^.*\//, "").split(/[:@]/)[0];
  const known = PORTS.find(([like]) => like.test(image ?? ""))?.[1];
  const build = buildOf(entry.build, place.folder);
  return (
    known ??
    containerPort(portsOf(entry)) ??
    numberIn(environmentOf(entry.environment).PORT) ??
    (build === null ? null : exposedPort(dockerfileOf({ build }, place)))
  );
}

/** What others reach a service by: its own name, and what else the file calls it. */
function namesOf(name: string, { container_name, hostname, networks }: Entry): string[] {
  const aliases = isMap(networks)
    ? Object.values(networks).flatMap((network) =>
        isMap(network) && Array.isArray(network.aliases) ? network.aliases : [],
      )
    : [];
  const all = [name, container_name, hostname, ...aliases];
  return [...new Set(all.filter((each) => typeof each === "string"))];
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
