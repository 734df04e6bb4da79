import { isDeepStrictEqual } from "node:util";
import type { ConfigChange } from "../format/findings.ts";
import type { Scenario } from "../format/plan.ts";
import type { Config, Service, Startable, Target } from "../model/config.ts";
import { clip, plainLine } from "../text/escape.ts";

/** How each key is written in the file; null where it is reported by a separate notice. A key that is new has to be thought of here. */
type Written<T> = Readonly<Record<keyof T, string | null>>;

const SCENARIO: Written<Scenario> = {
  name: null,
  targets: null,
  via: null,
  threshold: null,
  thresholds: null,
  limits: null,
  maxErrors: null,
  request: "request",
  args: "args",
  expect: "expect",
  connections: "connections",
  keepalive: "keepalive",
  http2: "http2",
  background: "background",
  rate: "rate",
  requests: "requests",
  durationSeconds: "duration",
  timeoutSeconds: "timeout",
};

const STARTABLE = {
  name: null,
  build: "build",
  image: "image",
  command: "command",
  process: "process",
  port: "port",
  env: "env",
  secrets: null,
  optionalSecrets: null,
  inherit: null,
  memory: "mem_limit",
  shmSize: "shm_size",
  ulimits: "ulimits",
  seccomp: null,
  ready: "ready",
} as const;

/** Keys of a process, which stand directly under what has no image. */
const PROCESS = { setup: "setup", "working-directory": "working-directory" } as const;

const SERVICE: Written<Service> = { ...STARTABLE, ...PROCESS };

const TARGET: Written<Target> = {
  ...STARTABLE,
  ...PROCESS,
  tls: "https",
  services: "services",
  prepare: "prepare",
  changes: "changes",
  fixture: "fixture",
};

/** All that differs in what is asked, expected, offered, run and measured of what both have. */
export function planChanges(before: Config, after: Config): ConfigChange[] {
  const all = [
    ...changesIn("scenario", before.scenarios.map(asAsked), after.scenarios.map(asAsked), SCENARIO),
    ...changesIn("target", before.targets.map(byName), after.targets.map(byName), TARGET),
    ...changesIn("service", servicesOf(before).map(asWritten), servicesOf(after).map(asWritten), SERVICE),
  ];
  return [...all.filter((change) => !isFree(change)), ...all.filter(isFree)];
}

/** Whether its key is one's own to invent: any number of these must not hide the others, of which the first are shown. */
function isFree({ setting }: ConfigChange): boolean {
  return /^(?:expect\.headers|env|build\.(?:args|additional_contexts))\./.test(setting);
}

/** The expected answer by the keys of the file. */
function asAsked({ expect: { sameLength, ...expect }, ...scenario }: Scenario) {
  return { ...scenario, expect: { ...expect, "same-length": sameLength } };
}

/** Services are compared by themselves. */
function byName({ services, ...target }: Target) {
  return { ...asWritten(target), ...(services && { services: services.map(({ name }) => name) }) };
}

/** By the keys of the file; without the secrets of a build, which are reported by a separate notice. */
function asWritten<T extends Startable>({ build, process, ...started }: T) {
  const { setup = [], command, workingDirectory } = process ?? {};
  const written = process && {
    ...(setup.length > 0 && { setup }),
    command,
    ...(workingDirectory !== undefined && { "working-directory": workingDirectory }),
  };
  const inContainer = build !== undefined || started.image !== undefined;
  const rest = { ...started, ...(inContainer ? written && { process: written } : written) };
  if (!build) return { ...rest, name: rest.name };
  const { contexts, shmSize, secrets: _, optionalSecrets: __, ...plain } = build;
  return {
    ...rest,
    name: rest.name,
    build: {
      ...plain,
      ...(contexts && { additional_contexts: contexts }),
      ...(shmSize !== undefined && { shm_size: shmSize }),
    },
  };
}

/** Every service that a target names, once. */
export function servicesOf({ targets }: Config): Service[] {
  const all = targets.flatMap(({ services = [] }) => services);
  return [...new Map(all.map((service) => [service.name, service])).values()];
}

function changesIn<T extends { readonly name: string }>(
  of: ConfigChange["of"],
  before: readonly T[],
  after: readonly T[],
  keys: Readonly<Record<string, string | null>>,
): ConfigChange[] {
  return after.flatMap((now) => {
    const was = before.find(({ name }) => name === now.name);
    if (!was) return [];
    const [old, fresh] = [leavesOf(was, keys), leavesOf(now, keys)];
    return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((setting) =>
      changeOf({ of, name: now.name, setting }, old.get(setting), fresh.get(setting)),
    );
  });
}

/** What differs of one setting, in words; nothing where nothing does. */
export function changeOf(
  place: Omit<ConfigChange, "before" | "after">,
  before: unknown,
  after: unknown,
): ConfigChange[] {
  return isDeepStrictEqual(before, after) ? [] : [{ ...place, ...shownApart(before, after) }];
}

/** Single values by the way to them: `expect.status`. */
function leavesOf(
  given: { readonly name: string },
  keys: Readonly<Record<string, string | null>>,
): Map<string, unknown> {
  const all = Object.entries(keys).flatMap(([key, written]) =>
    written === null ? [] : leaves(written, (given as Readonly<Record<string, unknown>>)[key]),
  );
  return new Map(all);
}

function leaves(path: string, value: unknown): [string, unknown][] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => leaves(`${path}.${key}`, each));
}

const LONGEST = 60;
/** What is shown before the place where two long values begin to differ. */
const LEAD = 15;

/** Both values, cut so that what differs is seen. */
function shownApart(before: unknown, after: unknown): Pick<ConfigChange, "before" | "after"> {
  const plain = [before, after].map((value) => (value === undefined ? null : plainLine(textOf(value))));
  // What differs may be what is not seen.
  const [was = null, is = null] = plain[0] === plain[1] ? [before, after].map(spelled) : plain;
  if (was === null || is === null || Math.max(was.length, is.length) <= LONGEST)
    return { before: was && clip(was, LONGEST), after: is && clip(is, LONGEST) };
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  const from = Math.max(0, same - LEAD);
  const cut = (text: string) => clip(`${from === 0 ? "" : "…"}${text.slice(from)}`, LONGEST);
  return { before: cut(was), after: cut(is) };
}

function spelled(value: unknown): string {
  const code = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;
  return JSON.stringify(value).replace(/[^ -~]/gu, code);
}

function textOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === "string" ? value : JSON.stringify(value);
  const lists = value.some((each) => Array.isArray(each));
  return value.map(textOf).join(lists ? "; " : " ");
}
