import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import type { DockerBuild, Startable } from "../model/config.ts";
import { readPlainFile } from "../platform/checkouts.ts";
import { cachingEnvironment, dockerEnvironment } from "../platform/child-environment.ts";
import { docker, imageBytes, imageId } from "../platform/docker.ts";
import type { RunResources } from "../platform/run-resources.ts";
import { redactOutput, secretsOf } from "../serve/variables.ts";
import { tailOfLog } from "../text/escape.ts";
import type { TimeAllowance } from "./build-revisions.ts";
import type { BuildFailure, Checkout } from "./checkout.ts";

interface BuiltImage<Order extends ImageOrder> {
  readonly order: Order;
  readonly id: string;
  readonly bytes: number | null;
}

/** The share of the time for a build of all images; the rest is for what each does alone, with the layers that were made by then. */
const TOGETHER = 2 / 3;
const LOG_LINES = 25;

interface ImageBuildOptions {
  readonly resources: RunResources;
  readonly signal: AbortSignal;
  readonly time: TimeAllowance;
}

/**
 * Builds all images at once; with the cache of GitHub Actions what has been reviewed first, and then the rest, which finds those layers
 * on the builder and does not hear of the cache. Where a bake fails, each is built alone to learn which, and the rest goes on without it.
 * `time` is for all of it: whoever hangs uses up what is left, and those before it are built.
 */
export async function buildImages<Order extends ImageOrder>(
  orders: readonly Order[],
  { resources, signal, time }: ImageBuildOptions,
): Promise<{ built: BuiltImage<Order>[]; failures: { order: Order; failure: BuildFailure }[] }> {
  if (orders.length === 0) return { built: [], failures: [] };
  const failures = refusedFrontends(orders, process.env);
  const fine = orders.filter((order) => !failures.some((refused) => refused.order === order));
  const cached = await hasBuildCache(process.env);
  for (const { name, cache, env, orders: some } of bakesOf(fine, cached, process.env)) {
    const file = join(resources.folder, `${name}.json`);
    writeFileSync(
      file,
      bakeFile(
        some.map((order) => absolute(withSetSecrets(order, process.env))),
        resources.id,
        cache,
      ),
    );
    const secrets = buildSecretsOf(some, process.env);
    const given = Object.entries(secrets).map(([name, value]) => [`${SECRET_PREFIX}${name}`, value]);
    const bake = async (timeoutSeconds: number, names: readonly string[]) => {
      const finished = await docker(
        [
          "buildx",
          "bake",
          "--file",
          file,
          "--provenance=false",
          "--sbom=false",
          "--progress=plain",
          "--allow",
          "fs.read=*",
          ...names,
        ],
        {
          cwd: resources.folder,
          env: { ...env, ...Object.fromEntries(given), ...resources.marker },
          timeoutSeconds,
          signal,
        },
      );
      return redactOutput(finished, secrets);
    };
    if ((await bake(time.left() * TOGETHER, [])).code === 0) continue;
    for (const order of some) {
      const left = time.left();
      if (left === 0) {
        failures.push(failed(order, "was not built", time.seconds));
        continue;
      }
      const alone = await bake(left, [orderName(order)]);
      if (alone.code === 0) continue;
      const log = absentDockerfile(order) ?? buildLog(alone.stderr || alone.stdout);
      failures.push(failed(order, log, alone.timedOut ? time.seconds : undefined));
    }
  }
  const built: BuiltImage<Order>[] = [];
  for (const order of orders) {
    if (failures.some((failed) => failed.order === order)) continue;
    const tag = orderTag(order, resources.id);
    built.push({ order, id: await imageId(tag), bytes: await imageBytes(tag) });
  }
  return { built, failures };
}

/** What builders call what a Dockerfile's frontend has to be able to do. */
const LACKED = /unsupported frontend capability (moby\.buildkit\.frontend\.\S+)/;

/** The end of what a build said; where its builder is too old for what was asked, with what to do. */
export function buildLog(said: string): string {
  const log = tailOfLog(said, LOG_LINES);
  const lacked = LACKED.exec(said)?.[1];
  if (lacked === undefined) return log;
  const what = lacked.endsWith(".contexts") ? "named contexts (additional_contexts)" : lacked;
  return `${log}\nThis Docker engine's own builder is too old to know ${what}. Use Docker Engine 23 or newer, or a builder of Buildx's own (docker buildx create --use; in GitHub Actions docker/setup-buildx-action), or begin the Dockerfile with # syntax=docker/dockerfile:1, which has to be downloaded`;
}

/** That there is no Dockerfile, with the folder that it was looked for in; null where there is one, or none is needed. */
export function absentDockerfile({ target: { build }, checkout }: ImageOrder): string | null {
  if (!build || existsSync(resolve(checkout.folder, build.context, build.dockerfile))) return null;
  const file = posix.join(build.context, build.dockerfile);
  return `there is no ${file} in the folder of the configuration file, from which all paths start; make it, or correct the path (build: .. is the folder above)`;
}

function failed<Order extends ImageOrder>(
  order: Order,
  log: string,
  limitSeconds?: number,
): { order: Order; failure: BuildFailure } {
  const failure = { target: order.target.name, what: "build", log } as const;
  return { order, failure: limitSeconds === undefined ? failure : { ...failure, limitSeconds } };
}

/** One call of Bake. */
interface Bake<Order extends ImageOrder> {
  readonly name: string;
  readonly orders: readonly Order[];
  /** Whether it may use the cache of GitHub Actions. */
  readonly cache: boolean;
  readonly env: NodeJS.ProcessEnv;
}

/** What is baked together. A Dockerfile can read what its builder was given, so what nobody reviewed is not baked with the cache's token. */
export function bakesOf<Order extends ImageOrder>(
  orders: readonly Order[],
  cached: boolean,
  env: NodeJS.ProcessEnv,
): Bake<Order>[] {
  const reviewed = cached ? orders.filter(({ checkout }) => checkout.writesCache) : [];
  const others = orders.filter((order) => !reviewed.includes(order));
  return [
    { name: "bake-reviewed", orders: reviewed, cache: true, env: cachingEnvironment(env) },
    { name: "bake", orders: others, cache: false, env: dockerEnvironment(env) },
  ].filter((bake) => bake.orders.length > 0);
}

/**
 * What asks to be built by a program that what has been reviewed does not use: in GitHub Actions it is refused, since that program runs
 * beside those of the job, and on the builder that base is built on.
 */
export function refusedFrontends<Order extends ImageOrder>(
  orders: readonly Order[],
  env: NodeJS.ProcessEnv,
): { order: Order; failure: BuildFailure }[] {
  if (env.GITHUB_ACTIONS !== "true" && !env.ACTIONS_RUNTIME_TOKEN) return [];
  const reviewed = new Set(orders.filter(({ checkout }) => checkout.writesCache).map(frontendOf));
  return orders.flatMap((order) => {
    const frontend = frontendOf(order);
    if (order.checkout.writesCache || frontend === null || reviewed.has(frontend)) return [];
    const log = `it names the frontend ${frontend} (# syntax= or BUILDKIT_SYNTAX), which would run on the builder of base; in GitHub Actions only docker/dockerfile and base's own frontends are allowed, so use one of those, or add it on the base branch first`;
    return [failed(order, log)];
  });
}

function frontendOf(order: ImageOrder): string | null {
  const { build } = order.target;
  return build ? foreignFrontend(dockerfileOf(order), build.args) : null;
}

/** The text of an order's Dockerfile; "" where it cannot be read, of which the build itself says what is the matter. */
function dockerfileOf({ target: { build }, checkout }: ImageOrder): string {
  const file = build && resolve(checkout.folder, build.context, build.dockerfile);
  return (file && readPlainFile(file)?.toString("utf8")) ?? "";
}

/** Paths as Buildx takes them: the Dockerfile is found inside the context. */
function absolute(order: ImageOrder): ImageOrder {
  const { build } = order.target;
  if (!build) return order;
  const { folder } = order.checkout;
  const context = resolve(folder, build.context);
  const contexts = Object.entries(build.contexts ?? {}).map(([name, from]) => [
    name,
    from.includes("://") ? from : resolve(folder, from),
  ]);
  const found = {
    ...build,
    context,
    dockerfile: resolve(context, build.dockerfile),
    contexts: Object.fromEntries(contexts),
  };
  return { ...order, target: { ...order.target, build: found } };
}

/**
 * Whether builds can use the cache of GitHub Actions: the runner offers it to actions, and the builder is not the engine's own,
 * which cannot export one (docker/setup-buildx-action makes one that can).
 */
async function hasBuildCache(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (!env.ACTIONS_RUNTIME_TOKEN || !(env.ACTIONS_RESULTS_URL || env.ACTIONS_CACHE_URL)) return false;
  const { code, stdout } = await docker(["buildx", "inspect"], { timeoutSeconds: 30 });
  const driver = /^Driver:\s+(\S+)/m.exec(stdout)?.[1];
  return code === 0 && driver !== undefined && driver !== "docker";
}

/** One image to build. */
interface ImageOrder {
  readonly target: Startable;
  readonly checkout: Pick<Checkout, "name" | "folder" | "writesCache">;
}

/** The name of an order inside the bake file and in its tag, where less is allowed than in a target's name. */
export function orderName({ target, checkout }: ImageOrder): string {
  const plain = target.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  // What was replaced must not make two targets one.
  const digest = createHash("sha256").update(target.name).digest("hex").slice(0, 8);
  return `${plain === target.name ? plain : `x${plain}-${digest}`}-${checkout.name}`;
}

export function orderTag(order: ImageOrder, run: string): string {
  return `loadgate/${orderName(order)}:${run}`;
}

/** A Docker Buildx bake file (JSON) with all orders in one group: one build, so that they share base layers. */
export function bakeFile(orders: readonly ImageOrder[], run: string, cached = false): string {
  const target = Object.fromEntries(
    orders.map((order) => [orderName(order), { ...bakeTarget(order, run), ...(cached && cacheOf(order)) }]),
  );
  return JSON.stringify({ group: { default: { targets: Object.keys(target) } }, target }, null, 2);
}

function bakeTarget(order: ImageOrder, run: string) {
  const { build } = order.target;
  if (!build) throw new RangeError(`target ${order.target.name} has nothing to build`);
  return {
    context: literal(build.context),
    dockerfile: literal(build.dockerfile),
    args: {
      ...Object.fromEntries(
        Object.entries({ ...build.args, ...sourceDate(dockerfileOf(order), build.args) }).map(
          ([name, value]) => [name, literal(value)],
        ),
      ),
      // Last, so that no configuration chooses another.
      BUILDKIT_CACHE_MOUNT_NS: cacheMountsOf(order, run),
    },
    ...(build.target === undefined ? {} : { target: build.target }),
    ...bakeExtras(build),
    tags: [orderTag(order, run)],
    output: ["type=docker"],
  };
}

/** What Compose calls secrets, additional_contexts, ulimits and shm_size. */
function bakeExtras({ secrets = [], contexts = {}, ulimits = {}, shmSize }: DockerBuild) {
  const named = Object.entries(contexts).map(([name, from]) => [name, literal(from)]);
  return {
    ...(secrets.length > 0 && { secret: secrets.map((name) => `id=${name},env=${SECRET_PREFIX}${name}`) }),
    ...(named.length > 0 && { contexts: Object.fromEntries(named) }),
    ...(Object.keys(ulimits).length > 0 && {
      ulimits: Object.entries(ulimits).map(([name, limits]) => `${name}=${limits}`),
    }),
    ...(shmSize !== undefined && { "shm-size": String(shmSize) }),
  };
}

/** Before a build secret's name in the environment of Docker's client, so that none stands for a setting of the client's own. */
const SECRET_PREFIX = "LOADGATE_SECRET_";

/** The build secrets of all orders, by their names. */
function buildSecretsOf(orders: readonly ImageOrder[], own: NodeJS.ProcessEnv): Record<string, string> {
  return Object.assign(
    {},
    ...orders.map(({ target: { name, build } }) => secretsOf({ ...build, name }, own)),
  );
}

/** An order without the build secrets that are not set, so that no `RUN` finds an empty one. */
export function withSetSecrets(order: ImageOrder, own: NodeJS.ProcessEnv): ImageOrder {
  const { name, build } = order.target;
  if (!build?.secrets) return order;
  const secrets = Object.keys(secretsOf({ ...build, name }, own));
  return { ...order, target: { ...order.target, build: { ...build, secrets } } };
}

/**
 * Whose `RUN --mount=type=cache` a build sees. On a builder that is kept, what has been reviewed finds what reviewed builds left there,
 * and everything else only what its own run left: head could else put into base's caches what base is then built of.
 */
function cacheMountsOf({ checkout }: ImageOrder, run: string): string {
  return checkout.writesCache ? "loadgate-reviewed" : `loadgate-${run}-${checkout.name}`;
}

/**
 * The cache of GitHub Actions, a scope for each target. Base alone reads and writes it: what it is built from has been reviewed, and is
 * what the next run builds again.
 */
function cacheOf({ target, checkout }: ImageOrder) {
  const scope = `loadgate-${createHash("sha256").update(target.name).digest("hex").slice(0, 16)}`;
  if (!checkout.writesCache) return {};
  return {
    "cache-from": [`type=gha,scope=${scope}`],
    "cache-to": [`type=gha,scope=${scope},mode=max,ignore-error=true`],
  };
}

/** Bake would replace ${…} and %{…} in texts; here they stand for themselves. */
function literal(text: string): string {
  return text.replaceAll(/[$%](?=\{)/g, (sign) => sign + sign);
}

/** The frontend that builds a Dockerfile unless it names another: Docker's own, in any version. */
const USUAL = /^(?:docker\.io\/)?docker\/dockerfile(?:[:@]|$)/;

/** The build argument that names a frontend over the Dockerfile's head. */
const ARGUMENT = "BUILDKIT_SYNTAX";

/**
 * The program that a Dockerfile asks its builder to be built by, other than Docker's own: an image of anybody's, which runs with the
 * network and with all that the builder was given. Null where it names none. BuildKit reads `# syntax=`, `// syntax=` and JSON, after a
 * byte order mark or a `#!` line; which of several holds differs by its version, so any that is foreign counts.
 */
export function foreignFrontend(dockerfile: string, args: Readonly<Record<string, string>>): string | null {
  const named = [...(args[ARGUMENT] ? [args[ARGUMENT]] : []), ...syntaxesOf(dockerfile)];
  return named.find((name) => name !== "" && !USUAL.test(name)) ?? null;
}

function syntaxesOf(text: string): string[] {
  const plain = text.replace(/^\uFEFF/, "");
  const json = [plain, plain.replace(/^#!.*\n/, "")].flatMap(syntaxesInJson);
  const found: string[] = [];
  // BuildKit takes a lone carriage return for part of a line, others for its end.
  for (const line of plain.split(/\n|\r/)) {
    if (line.trim() !== "" && !/^\s*(?:#|\/\/)/.test(line)) break;
    const name = /^\s*(?:#|\/\/)\s*syntax\s*=\s*(\S+)/i.exec(line)?.[1];
    if (name !== undefined) found.push(name);
  }
  return [...json, ...found];
}

/** Of a file that is JSON as a whole. Go takes keys in any case, and lets a later null change nothing: so each that is there counts. */
function syntaxesInJson(text: string): string[] {
  try {
    JSON.parse(text);
  } catch {
    return [];
  }
  const tokens = Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s"]/g), ([token]) => token);
  return tokens.flatMap((value, i) => {
    const [key = "", colon] = tokens.slice(Math.max(0, i - 2), i);
    const names = value.startsWith('"') && colon === ":" && key.startsWith('"');
    return names && JSON.parse(key).toUpperCase() === "SYNTAX" ? [JSON.parse(value) as string] : [];
  });
}

/** The first second of 1980: archives such as ZIP cannot hold an earlier one. One for both sides, so that equal sources make equal images. */
const EARLIEST = "315532800";

const NAME = "SOURCE_DATE_EPOCH";

/**
 * The build argument that says when an image was made: the user's own, given or as his Dockerfile's default, before ours. Empty where his
 * default is not known before the build.
 */
export function sourceDate(
  dockerfile: string,
  args: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (args[NAME] !== undefined) return { [NAME]: args[NAME] };
  const own = new Set(defaultsIn(dockerfile));
  const [first, ...others] = own;
  if (first === undefined) return { [NAME]: EARLIEST };
  return others.length === 0 && /^\d+$/.test(first) ? { [NAME]: first } : {};
}

/** What `ARG` gives it in each stage that says so, without quotation marks, and what `${…:-…}` puts in its place. */
function defaultsIn(dockerfile: string): string[] {
  const text = dockerfile
    .split(/\r?\n/)
    .filter((line) => !/^\s*#/.test(line))
    .join("\n")
    .replaceAll(/[\\`][ \t]*\n/g, " ");
  const given = text.split("\n").flatMap((line) => {
    const [, rest = ""] = /^\s*ARG\s(.*)$/i.exec(line) ?? [];
    const found = new RegExp(`(?:^|\\s)["']?${NAME}=["']?([^\\s"']*)`).exec(rest);
    return found ? [found[1] ?? ""] : [];
  });
  const instead = [...text.matchAll(new RegExp(`\\$\\{${NAME}:?-["']?([^}"']*)`, "g"))];
  return [...given, ...instead.map(([, value = ""]) => value)];
}
