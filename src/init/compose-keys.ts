import { posix } from "node:path";
import { interpolate } from "./compose-environment.ts";
import { isMap, type Listing } from "./listing.ts";

/** The keys of a Compose service that loadgate.yml has by the same name, those that are read, and those without a counterpart. */

type Entry = Readonly<Record<string, unknown>>;

interface Place {
  readonly listing: Listing;
  readonly folder: string;
}

interface Shared {
  /** As they stand in loadgate.yml. */
  readonly taken: Entry;
  /** Keys whose values it does not take. */
  readonly refused: readonly string[];
}

/** What is read elsewhere, and what changes nothing that a server does in a measurement. */
const READ =
  /^(?:build|image|command|environment|env_file|depends_on|ports|expose|healthcheck|volumes|deploy|mem_limit|shm_size|ulimits|security_opt|container_name|hostname|networks|profiles|restart|labels|annotations|logging|pull_policy|develop|init|tty|stdin_open|attach|stop_signal|stop_grace_period|scale|platform|links|memswap_limit|mem_reservation|x-.*)$/;
const READ_OF_BUILD =
  /^(?:context|dockerfile|args|target|additional_contexts|ulimits|shm_size|cache_from|cache_to|labels|no_cache|pull|tags|platforms|provenance|sbom|x-.*)$/;

/** Keys of a service that were not taken along, for whoever has to make up for them. */
export function leftOut(entry: Entry): string[] {
  const mounts = Array.isArray(entry.volumes) && entry.volumes.some(isOfThisMachine);
  const limits = limitsOf(entry);
  return [
    ...Object.keys(entry).filter((key) => !READ.test(key)),
    ...(mounts ? ["volumes"] : []),
    ...Object.keys(limits)
      .filter((key) => key !== "memory")
      .map((key) => `deploy.resources.limits.${key}`),
    ...(isMap(entry.build)
      ? Object.keys(entry.build)
          .filter((key) => !READ_OF_BUILD.test(key))
          .map((key) => `build.${key}`)
      : []),
  ];
}

/** A folder or file; what has a name alone begins empty for each session. */
function isOfThisMachine(volume: unknown): boolean {
  const source =
    typeof volume === "string"
      ? (volume.split(":")[0] ?? "")
      : isMap(volume) && volume.type !== "volume"
        ? String(volume.source ?? "")
        : "";
  return typeof volume === "string" && !volume.includes(":") ? false : /^[./~$]/.test(source);
}

function limitsOf({ deploy }: Entry): Entry {
  const resources = isMap(deploy) ? deploy.resources : undefined;
  const limits = isMap(resources) ? resources.limits : undefined;
  return isMap(limits) ? limits : {};
}

export function sharedKeys(entry: Entry, place: Place): Shared {
  const { mem_limit = limitsOf(entry).memory, shm_size, ulimits, security_opt } = entry;
  return sharedOf({
    mem_limit: [mem_limit, sizeOf(mem_limit)],
    shm_size: [shm_size, sizeOf(shm_size)],
    ulimits: [ulimits, ulimitsOf(ulimits)],
    security_opt: [security_opt, securityOf(security_opt, place)],
  });
}

export function sharedBuildKeys(build: unknown, place: Place): Shared {
  const { additional_contexts, shm_size, ulimits } = isMap(build) ? build : {};
  const { taken, refused } = sharedOf({
    additional_contexts: [additional_contexts, contextsOf(additional_contexts, place)],
    ulimits: [ulimits, ulimitsOf(ulimits)],
    shm_size: [shm_size, sizeOf(shm_size)],
  });
  return { taken, refused: refused.map((key) => `build.${key}`) };
}

function sharedOf(keys: Readonly<Record<string, readonly [given: unknown, taken: unknown]>>): Shared {
  const given = Object.entries(keys).filter(([, [value]]) => value !== undefined && value !== null);
  return {
    taken: Object.fromEntries(given.flatMap(([key, [, taken]]) => (taken === null ? [] : [[key, taken]]))),
    refused: given.flatMap(([key, [, taken]]) => (taken === null ? [key] : [])),
  };
}

function sizeOf(given: unknown): string | number | null {
  if (typeof given !== "string" && typeof given !== "number") return null;
  const text = interpolate(String(given)).trim();
  if (!/^\d+(?:\.\d+)? ?[kmgt]?(?:i?b)?$/i.test(text) || Number.parseFloat(text) <= 0) return null;
  return typeof given === "number" ? given : text;
}

/** Null where one of them is none, or gives a process more of the machine than others have. */
function ulimitsOf(given: unknown): Entry | null {
  if (!isMap(given) || Object.keys(given).length === 0) return null;
  const limits = Object.entries(given).map(([name, value]): [string, unknown] => {
    if (!/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/.test(name)) return [name, null];
    if (!isMap(value)) return [name, limitOf(value)];
    const [soft, hard] = [limitOf(value.soft), limitOf(value.hard)];
    return [name, soft === null || hard === null ? null : { soft, hard }];
  });
  return limits.some(([, limit]) => limit === null) ? null : Object.fromEntries(limits);
}

function limitOf(given: unknown): number | null {
  const text = interpolate(String(given)).trim();
  return /^(?:-1|\d{1,15})$/.test(text) ? Number(text) : null;
}

/** Null where it is anything but a seccomp profile; new privileges are out of reach always. */
function securityOf(given: unknown, { listing, folder }: Place): readonly string[] | null {
  if (!Array.isArray(given)) return null;
  const own = given.map(String).filter((each) => !/^no-new-privileges(?:[=:]true)?$/.test(each));
  const [profile, another] = own;
  if (profile === undefined) return ["no-new-privileges"];
  const named = /^seccomp[=:](.+)$/.exec(profile)?.[1];
  if (named === undefined || another !== undefined) return null;
  if (named === "unconfined") return ["seccomp=unconfined"];
  const path = posix.join(folder, named);
  return listing.files.includes(path) ? [`seccomp=${path}`] : null;
}

/** Null where one is neither a folder of this repository nor an address. */
function contextsOf(given: unknown, { folder }: Place): Entry | null {
  const pairs: [string, string][] = Array.isArray(given)
    ? given.map(String).map((each) => [each.replace(/=.*$/, ""), each.replace(/^[^=]*=?/, "")])
    : isMap(given)
      ? Object.entries(given).map(([name, value]) => [name, String(value)])
      : [];
  const found = pairs.map(([name, value]): [string, string | null] => {
    const source = interpolate(value);
    if (/^(?:docker-image|https):\/\//.test(source)) return [name, source];
    return [
      name,
      source === "" || /^\/|:/.test(source) ? null : posix.join(folder, source).replace(/(?<=.)\/$/, ""),
    ];
  });
  return found.length === 0 || found.some(([, source]) => source === null) ? null : Object.fromEntries(found);
}
