import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Notice } from "../format/findings.ts";
import type { RunnerName, Startable, Target } from "../model/config.ts";
import type { BuiltVariant, Failure } from "../model/results.ts";
import type { Variant } from "../model/sample.ts";
import { ensureImage, imageBytes, imageId, removeImages } from "../platform/docker.ts";
import { type Repository, treeOf } from "../platform/git.ts";
import type { Lease } from "../platform/lease.ts";
import { addWorktree } from "../platform/worktree.ts";
import type { Build } from "../serve/server.ts";
import { orderTag } from "./bake.ts";
import { type BuiltImage, buildImages } from "./images.ts";
import { prepareTarget } from "./prepare.ts";
import type { Revision } from "./revisions.ts";
import { type Entry, joined, withServices } from "./service-builds.ts";

/** One side of the change, before it is built. */
export interface Side {
  readonly variant: Variant;
  readonly revision: Revision;
  readonly targets: readonly Target[];
}

/** A side checked out: its tree, and the configuration file's folder in it. */
export interface CheckedOut extends Side {
  readonly tree: string;
  /** Of everything that was checked out. */
  readonly top: string;
  readonly folder: string;
  /** Paths of submodules that it lacks. */
  readonly lacking: readonly string[];
}

export interface Built {
  readonly builds: readonly Build[];
  readonly variants: readonly BuiltVariant[];
  readonly failures: readonly Failure[];
  /** Names of the targets whose two sides are the same build. */
  readonly identical: ReadonlySet<string>;
}

export interface BuildOptions {
  readonly repository: Repository;
  readonly lease: Lease;
  /** Path of the configuration file in the repository. */
  readonly file: string;
  readonly signal: AbortSignal;
}

/** Checks both sides out, each into a worktree of its own that `stack` takes away again. */
export async function checkOut(
  sides: readonly Side[],
  options: BuildOptions,
  stack: AsyncDisposableStack,
): Promise<CheckedOut[]> {
  const result: CheckedOut[] = [];
  for (const side of sides) {
    options.signal.throwIfAborted();
    const folder = join(options.lease.folder, side.variant);
    const { lacking } = stack.use(
      await addWorktree(options.repository, side.revision.commit, folder, {
        sign: options.lease.sign,
        signal: options.signal,
      }),
    );
    const tree = await treeOf(options.repository, side.revision.commit);
    result.push({ ...side, tree, lacking, top: folder, folder: resolve(folder, dirname(options.file)) });
  }
  return result;
}

/** What to tell of submodules that are not there; [] where all are. */
export function lackingSubmodules(sides: readonly CheckedOut[]): Notice[] {
  const paths = [...new Set(sides.flatMap(({ lacking }) => lacking))];
  return paths.length === 0 ? [] : [{ code: "submodules-missing", paths }];
}

/** Builds all targets of both sides. What fails is recorded, never thrown; the rest goes on. */
export async function buildVariants(
  sides: readonly CheckedOut[],
  runner: RunnerName,
  options: BuildOptions,
  stack: AsyncDisposableStack,
): Promise<Built> {
  const lost = sides.filter(({ folder }) => !existsSync(folder));
  const failures: Failure[] = lost.flatMap(({ variant, targets }) =>
    targets.map(({ name }) => ({
      variant,
      target: name,
      what: "build" as const,
      log: `${variant} has no folder ${dirname(options.file)}`,
    })),
  );
  const present = sides.filter((side) => !lost.includes(side));
  const made = await (runner === "docker"
    ? buildAsImages(present, options, stack)
    : buildAsProcesses(present, options));
  return conclude(sides, made.entries, [...failures, ...made.failures]);
}

async function buildAsImages(
  sides: readonly CheckedOut[],
  options: BuildOptions,
  stack: AsyncDisposableStack,
) {
  const wanted = sides.flatMap(({ variant, folder, targets }) =>
    withServices(targets).map((target) => ({ target, variant, folder })),
  );
  options.lease.engine();
  const orders = wanted.filter(({ target }) => target.build);
  stack.defer(() => removeImages(orders.map((order) => orderTag(order, options.lease.id))));
  const { built, failures } = await buildImages(orders, {
    lease: options.lease,
    signal: options.signal,
  });
  const ready: BuiltImage[] = [];
  for (const order of wanted.filter(({ target }) => target.image)) {
    const image = order.target.image as string;
    await ensureImage(image, options.signal);
    ready.push({ order, id: await imageId(image), bytes: await imageBytes(image) });
  }
  const entries = [...built, ...ready].map(({ order, id, bytes }): Entry => {
    return { build: { ...order, image: id }, id, imageBytes: bytes };
  });
  return { entries, failures };
}

async function buildAsProcesses(sides: readonly CheckedOut[], options: BuildOptions) {
  const entries: Entry[] = [];
  const failures: Failure[] = [];
  for (const { variant, folder, targets, tree } of sides) {
    for (const target of withServices(targets)) {
      const failure = await prepareTarget(target, variant, { folder, ...options });
      if (failure) failures.push(failure);
      else entries.push({ build: { target, variant, folder }, id: tree, imageBytes: null });
    }
  }
  return { entries, failures };
}

function conclude(sides: readonly CheckedOut[], all: readonly Entry[], lost: readonly Failure[]): Built {
  const { entries, failures } = joined(sides, all, lost);
  const variants = sides.map(({ variant, revision }): BuiltVariant => {
    const own = entries.filter(({ build }) => build.variant === variant);
    const builds = Object.fromEntries(
      own.map(({ build, id, imageBytes }) => [build.target.name, { id, imageBytes }]),
    );
    return { variant, commit: revision.commit, label: revision.label, builds };
  });
  const identical = new Set<string>();
  for (const { build, id } of entries) {
    const twin = entries.find(
      (entry) => entry.build.target.name === build.target.name && entry.build.variant !== build.variant,
    );
    if (twin && twin.id === id && startsAlike(twin.build, build)) identical.add(build.target.name);
  }
  return { builds: entries.map(({ build }) => build), variants, failures, identical };
}

/** The same image started in another way, or beside another service, is another variant. */
function startsAlike(a: Build, b: Build): boolean {
  return wayOf(a) === wayOf(b);
}

function wayOf({ target, services = [] }: Build): string {
  const way = ({ command, args, env, port, memory, secrets }: Startable) => [
    command,
    args,
    env,
    port,
    memory,
    secrets,
  ];
  const beside = services.map((service) => [service.image, way(service.target), service.target.ready]);
  return JSON.stringify([way(target), target.tls, target.setup, beside]);
}
