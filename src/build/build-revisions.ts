import { existsSync, realpathSync } from "node:fs";
import { cp, lstat } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { RunError } from "../errors.ts";
import type { Variant } from "../format/faults.ts";
import type { Isolation } from "../format/plan.ts";
import type { BuiltVariant, Failure } from "../format/results.ts";
import { type Service, type Startable, workingFolder } from "../model/config.ts";
import { type ControlGroup, makeControlGroup } from "../platform/cgroup.ts";
import { systemClock } from "../platform/clock.ts";
import { ensureImage, imageBytes, imageId, removeImages } from "../platform/docker.ts";
import { kill, run, why } from "../platform/exec.ts";
import { inheritedEnvironment } from "../platform/inherited.ts";
import { endProcessesOf, environmentOfUser, giveTo, type OwnUser } from "../platform/own-user.ts";
import { processesMarked, processesWithin } from "../platform/proc.ts";
import type { RunResources } from "../platform/run-resources.ts";
import type { Build, ServiceBuild } from "../serve/runner.ts";
import { redactOutput, secretsOf } from "../serve/variables.ts";
import { guessWithheld, withheldIn } from "../serve/withheld.ts";
import { tailOfLog } from "../text/escape.ts";
import { type BuildContext, type BuildFailure, type Checkout, settleGit } from "./checkout.ts";
import { buildImages, orderTag } from "./images.ts";
import { handOver, troubleWithPorts, troubleWithPrograms, troubleWithTools } from "./own-users.ts";
import { watchBeside, watchTree } from "./tree-watch.ts";

/** A target of one revision, built, with the services that stand beside it. */
export interface TargetBuild {
  readonly build: Omit<Build, "variant" | "services"> & {
    readonly services?: readonly Omit<ServiceBuild, "variant">[];
  };
  /** Equal ids, identical builds. */
  readonly id: string;
  readonly imageBytes: number | null;
}

/** What became of the targets of one revision. */
export interface BuiltRevision {
  readonly checkout: Checkout;
  readonly targets: readonly TargetBuild[];
  readonly failures: readonly BuildFailure[];
  /** Whose its files are, and as whom it runs as processes; our own user's where there is none. */
  readonly user?: OwnUser;
}

/** A target or a service, built. */
interface Artifact {
  readonly target: Startable;
  readonly image?: string;
  readonly id: string;
  readonly imageBytes: number | null;
}

/** Builds all targets of all checkouts, images in one build. What fails is recorded, never thrown; the rest goes on. */
export async function buildRevisions(
  checkouts: readonly Checkout[],
  isolation: Isolation,
  context: BuildContext,
): Promise<BuiltRevision[]> {
  const present = checkouts.filter(({ folder }) => existsSync(folder));
  const made = await (isolation === "docker"
    ? buildAsImages(present, context)
    : buildAsProcesses(present, context));
  return checkouts.map((checkout) => {
    const found = made.get(checkout);
    return found ? withServices(checkout, found) : { checkout, targets: [], failures: lost(checkout) };
  });
}

function lost({ name, targets, file }: Checkout): BuildFailure[] {
  return targets.map((target) => {
    return { target: target.name, what: "build", log: `${name} has no folder ${dirname(file)}` };
  });
}

interface Made {
  readonly artifacts: readonly Artifact[];
  readonly failures: readonly BuildFailure[];
  /** As whom it was built as a process, and runs. */
  readonly user?: OwnUser;
}

async function buildAsImages(
  checkouts: readonly Checkout[],
  { resources, signal, buildSeconds }: BuildContext,
): Promise<Map<Checkout, Made>> {
  resources.engine();
  const time = timeAllowance(buildSeconds ?? BUILD_SECONDS);
  const wanted = checkouts.flatMap(startedOf);
  const orders = wanted.filter(({ target }) => target.build);
  for (const checkout of checkouts) {
    const own = orders.filter((order) => order.checkout === checkout);
    await settleGit(
      checkout,
      own.map(({ target }) => target),
    );
  }
  const { built, failures } = await buildImages(orders, { resources, signal, time });
  const ready: typeof built = [];
  for (const order of wanted.filter(({ target }) => target.image)) {
    const image = order.target.image as string;
    await ensureImage(image, signal, time.left());
    ready.push({ order, id: await imageId(image), bytes: await imageBytes(image) });
  }
  // An isolation is chosen by what head has; base may lack it.
  const bare = wanted.filter(({ target }) => !target.build && !target.image);
  const all = [...built, ...ready];
  const of = (checkout: Checkout) => all.filter(({ order }) => order.checkout === checkout);
  return new Map(
    checkouts.map((checkout) => [
      checkout,
      {
        artifacts: of(checkout).map(({ order: { target }, id, bytes }) => {
          return { target, image: id, id, imageBytes: bytes };
        }),
        failures: [
          ...failures.filter(({ order }) => order.checkout === checkout).map(({ failure }) => failure),
          ...bare
            .filter((each) => each.checkout === checkout)
            .map(({ target }) => notStartable(target, "neither build nor image, which Docker needs")),
        ],
      },
    ]),
  );
}

async function buildAsProcesses(
  checkouts: readonly Checkout[],
  { resources, signal, buildSeconds }: BuildContext,
): Promise<Map<Checkout, Made>> {
  const time = timeAllowance(buildSeconds ?? BUILD_SECONDS);
  const made = new Map<Checkout, Made>();
  const earlier: { name: string; changed: ReturnType<typeof watchTree> }[] = [];
  for (const [index, checkout] of checkouts.entries()) {
    const commands = commandsOf(resources, index);
    let own: Made | undefined;
    try {
      own = await buildAsProcess(checkout, { resources, signal, time, commands });
    } finally {
      await endCommands(commands, checkout, own?.user);
    }
    const log = intrusion(earlier);
    made.set(checkout, log === null ? own : { ...own, ...refused(checkout, log) });
    const later = checkouts.slice(index + 1).flatMap(startedOf);
    if (later.some(({ target }) => (target.process?.setup.length ?? 0) > 0))
      earlier.push({ name: checkout.name, changed: watchTree(checkout.top) });
  }
  return made;
}

/** By what everything is found that a revision's `setup` commands started. */
interface SetupCommands {
  /** In their environment, its name and its value. */
  readonly sign: readonly [string, string];
  /** Null where this user may make none. */
  readonly group: ControlGroup | null;
}

function commandsOf({ id }: RunResources, index: number): SetupCommands {
  const name = `setup-${index}`;
  return { sign: ["LOADGATE_SETUP", `${id}-${name}`], group: makeControlGroup(id, name) };
}

/** Ends what they left running: while the server is measured it would work outside of every meter. */
async function endCommands(
  { sign, group }: SetupCommands,
  { top }: Checkout,
  user: OwnUser | undefined,
): Promise<void> {
  if (user) await endProcessesOf(user);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const left = [...(group?.members() ?? []), ...processesMarked(sign.join("=")), ...processesWithin(top)];
    if (left.length === 0) break;
    for (const pid of left) kill(pid, "SIGKILL");
    // Looked for again: one may have been started meanwhile.
    await delay(20);
  }
  group?.remove();
}

type ProcessBuild = Omit<SetupOptions, "folder" | "user">;

/**
 * Builds a revision as a separate user, where there can be one. The first, which is base, decides for all: what cannot be built or
 * started so is built as before, and head gets no more than base by failing.
 */
async function buildAsProcess(checkout: Checkout, how: ProcessBuild): Promise<Made> {
  const { users } = how.resources;
  const targets = startedOf(checkout).map(({ target }) => target);
  // A base that has nothing to build, as in a first run, shows nothing.
  const user = targets.length > 0 ? await users.next() : null;
  if (!user) return setUpAll(checkout, how);
  const closed = users.isDecided()
    ? null
    : (troubleWithPorts(targets) ?? (await troubleWithTools(targets, user)));
  if (closed) {
    users.decide(closed);
    return setUpAll(checkout, how);
  }
  // A fixture is head's: what fails in it must not make head's code run as root.
  if (checkout.targets.some(({ fixture }) => fixture !== undefined)) users.decide(null);
  try {
    await handOver(checkout, targets, user);
  } catch (error) {
    if (users.isDecided()) throw error;
    // A file system may know no owners.
    users.decide({ why: "not-permitted" });
    return setUpAll(checkout, how);
  }
  const own = { ...(await setUpAll(checkout, { ...how, user })), user };
  if (users.isDecided()) return own;
  const ready = targets.filter((target) => own.artifacts.some((artifact) => artifact.target === target));
  const unable = await troubleWithPrograms(ready, checkout.folder, user);
  const failed = own.failures.find(
    ({ what, limitSeconds }) => what === "setup" && limitSeconds === undefined,
  );
  if (!unable && !failed) {
    users.decide(null);
    return own;
  }
  await endProcessesOf(user);
  await giveTo(ROOT, checkout.top);
  const again = await setUpAll(checkout, how);
  const isBetter = again.failures.length < own.failures.length;
  if (unable || isBetter) {
    users.decide(unable ?? { why: "build", what: failed?.target ?? "" });
    return again;
  }
  // It fails for root as well, which is no reason to run as root.
  users.decide(null);
  await giveTo(user, checkout.top);
  return { ...own, failures: again.failures };
}

const ROOT = { uid: 0, gid: 0 };

async function setUpAll(
  checkout: Checkout,
  how: Omit<SetupOptions, "folder">,
): Promise<Pick<Made, "artifacts" | "failures">> {
  const { folder, tree } = checkout;
  const artifacts: Artifact[] = [];
  const failures: BuildFailure[] = [];
  for (const { target } of startedOf(checkout)) {
    const failure = target.process
      ? await setUpTarget(target, { folder, ...how })
      : notStartable(target, "no command that starts it as a process");
    if (failure) failures.push(failure);
    else artifacts.push({ target, id: tree, imageBytes: null });
  }
  return { artifacts, failures };
}

function notStartable({ name }: Startable, lacks: string): BuildFailure {
  return { target: name, what: "build", log: `${name} has ${lacks}` };
}

/** What a revision's commands did to those that were prepared before it, as the log of its failure; null where they kept away. */
function intrusion(
  earlier: readonly { readonly name: string; readonly changed: ReturnType<typeof watchTree> }[],
): string | null {
  for (const { name, changed } of earlier) {
    const found = changed();
    if (found === null) continue;
    const more = found.files > 1 ? ` and ${found.files - 1} more` : "";
    return `its setup changed ${name}'s files (${found.path}${more}), so ${name} is no longer what was committed and nothing can be compared; remove that from setup`;
  }
  return null;
}

/** Begins to watch the files of one revision while it and another run as processes. */
export function watchSides(base: BuiltRevision, head: BuiltRevision): ReturnType<typeof watchBeside> {
  const { top, folder } = base.checkout;
  // What is started by its path, with a slash in it, is written again before each start.
  const programs = startedOf(base.checkout)
    .flatMap(({ target }) => {
      const words = (target.process?.command ?? []).filter((word) => word.includes("/"));
      return words.map((word) => resolve(workingFolder(target, folder), word));
    })
    .filter((path) => existsSync(path))
    .map((path) => relative(realpathSync(top), realpathSync(path)));
  return watchBeside(top, head.checkout.top, programs);
}

function refused({ targets }: Checkout, log: string): Made {
  return { artifacts: [], failures: targets.map(({ name }) => ({ target: name, what: "setup", log })) };
}

/** The targets of a checkout and what stands beside them, each service once. */
function startedOf(checkout: Checkout): { checkout: Checkout; target: Startable }[] {
  const { targets } = checkout;
  const services = new Map(targets.flatMap(({ services = [] }) => services.map((each) => [each.name, each])));
  return [...targets, ...services.values()].map((target) => ({ checkout, target }));
}

/** Takes away the images that are built of a checkout. */
export function removeBuilt(checkout: Checkout, { id }: Pick<RunResources, "id">): Promise<void> {
  const built = startedOf(checkout).filter(({ target }) => target.build);
  return removeImages(built.map((order) => orderTag(order, id)));
}

/** The targets with the builds of their services; a target whose service could not be built was not built either. */
function withServices(checkout: Checkout, { artifacts, failures, user }: Made): BuiltRevision {
  const { targets, folder } = checkout;
  const own = failures.filter((failure) => targets.some(({ name }) => name === failure.target));
  const lacking = targets.flatMap((target) =>
    failures
      .filter((failure) => target.services?.some(({ name }) => name === failure.target))
      .map((failure) => ({
        ...failure,
        target: target.name,
        log: `service ${failure.target}:\n${failure.log}`,
      })),
  );
  const serviceBuild = (service: Service) => {
    const found = artifacts.find(({ target }) => target.name === service.name);
    return found
      ? [{ ...(found.image && { image: found.image }), folder, target: service, ...(user && { user }) }]
      : [];
  };
  const built = targets.flatMap((target): TargetBuild[] => {
    const found = artifacts.find((artifact) => artifact.target === target);
    if (!found || lacking.some((failure) => failure.target === target.name)) return [];
    const { image, id, imageBytes } = found;
    const services = (target.services ?? []).flatMap(serviceBuild);
    const build = {
      ...(image && { image }),
      folder,
      target,
      ...(user && { user }),
      ...(services.length > 0 && { services }),
    };
    return [{ build, id, imageBytes }];
  });
  return { checkout, targets: built, failures: [...own, ...lacking], ...(user && { user }) };
}

/**
 * The same builds once more, to be measured against themselves. Containers have a file system each; processes would share the folder that
 * they write to, so that they get a copy of it in `name`, as it is now.
 */
export async function copyOf(
  built: BuiltRevision,
  name: string,
  isolation: Isolation,
  { folder }: Pick<RunResources, "folder">,
): Promise<BuiltRevision> {
  if (isolation === "docker") return built;
  const { checkout } = built;
  const top = join(folder, name);
  await cp(checkout.top, top, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: isCopied,
  }).catch((error: Error) => {
    throw new RunError(
      `${checkout.top} cannot be copied: ${error.message}; make room, or name another temporary folder with TMPDIR=DIR`,
    );
  });
  if (built.user) await giveTo(built.user, top);
  const moved = (path: string) => join(top, relative(checkout.top, path));
  return {
    ...built,
    checkout: { ...checkout, name, top, folder: moved(checkout.folder) },
    targets: built.targets.map(({ build, ...rest }) => {
      const services = build.services?.map((service) => ({ ...service, folder: moved(service.folder) }));
      return { ...rest, build: { ...build, folder: moved(build.folder), ...(services && { services }) } };
    }),
  };
}

/** Sockets and pipes are made again by those that use them. */
async function isCopied(path: string): Promise<boolean> {
  const found = await lstat(path);
  return found.isFile() || found.isDirectory() || found.isSymbolicLink();
}

const LOG_LINES = 25;

/** What `setup` commands run with. */
interface SetupOptions {
  readonly folder: string;
  readonly resources: RunResources;
  readonly signal: AbortSignal;
  readonly user?: OwnUser;
  /** For the commands of all targets and sides together. */
  readonly time: TimeAllowance;
  /** By what is found what they start, where that is to be ended after them. */
  readonly commands?: SetupCommands;
}

/** Runs a target's `setup` commands in its working directory, in order; returns what failed, or null. */
export async function setUpTarget(
  target: Startable,
  { folder, resources, signal, user, time, commands }: SetupOptions,
): Promise<BuildFailure | null> {
  const cwd = workingFolder(target, folder);
  const failed = { target: target.name, what: "setup" } as const;
  if (!existsSync(cwd))
    return {
      ...failed,
      log: `there is no folder ${target.process?.workingDirectory}; correct working-directory`,
    };
  for (const command of target.process?.setup ?? []) {
    const left = time.left();
    if (left === 0)
      return { ...failed, log: `${command.join(" ")}: was not started`, limitSeconds: time.seconds };
    const secrets = secretsOf(target, process.env);
    const sign = commands && Object.fromEntries([commands.sign]);
    const added = { ...target.env, ...secrets, ...resources.marker, ...sign };
    const ended = await run(command, {
      cwd,
      env: inheritedEnvironment(
        user ? environmentOfUser(process.env, user) : process.env,
        target.inherit,
        added,
      ),
      user,
      timeoutSeconds: left,
      signal,
      untrusted: true,
      started: ({ pid }) => {
        if (pid !== undefined) commands?.group?.add(pid);
      },
    });
    if (ended.code === 0) continue;
    const finished = redactOutput(ended, secrets);
    const said = tailOfLog(finished.stdout + finished.stderr, LOG_LINES);
    const log = `${command.join(" ")}: ${why(finished)}\n${said}`;
    const missing = finished.missing ? `${command[0]}: not found or not executable\n` : "";
    const lacks = guessWithheld(missing + said, process.env, target);
    return {
      ...{ ...failed, log },
      ...(finished.timedOut && { limitSeconds: time.seconds }),
      ...withheldIn(lacks),
    };
  }
  return null;
}

/** Built revisions in the roles in which they are measured. */
export interface BuiltVariants {
  readonly builds: readonly Build[];
  readonly variants: readonly BuiltVariant[];
  readonly failures: readonly Failure[];
  /** Names of the targets whose two sides are the same build. */
  readonly identical: ReadonlySet<string>;
}

/** These targets of base against those of head, or of head alone. */
export function inRoles(
  revisions: { readonly base?: BuiltRevision; readonly head: BuiltRevision },
  names: ReadonlySet<string>,
): BuiltVariants {
  const head = only(revisions.head, names);
  const base = revisions.base && only(revisions.base, names);
  const roles = [...(base ? [["base", base] as const] : []), ["head", head] as const];
  return {
    builds: roles.flatMap(([variant, { targets }]) => targets.map((target) => asVariant(target, variant))),
    variants: roles.map(([variant, { checkout, targets }]): BuiltVariant => {
      const { commit, label } = checkout.revision;
      const builds = targets.map(({ build, id, imageBytes }) => [build.target.name, { id, imageBytes }]);
      return { variant, commit, label, builds: Object.fromEntries(builds) };
    }),
    failures: roles.flatMap(([variant, { failures }]) =>
      failures.map((failure) => ({ variant, ...failure })),
    ),
    identical: new Set(base ? sameIn(base, head) : []),
  };
}

function only({ targets, failures, ...revision }: BuiltRevision, names: ReadonlySet<string>): BuiltRevision {
  return {
    ...revision,
    targets: targets.filter(({ build }) => names.has(build.target.name)),
    failures: failures.filter(({ target }) => names.has(target)),
  };
}

function asVariant({ build: { services, ...build } }: TargetBuild, variant: Variant): Build {
  return { ...build, variant, ...(services && { services: services.map((each) => ({ ...each, variant })) }) };
}

function sameIn(base: BuiltRevision, head: BuiltRevision): string[] {
  return base.targets.flatMap((target) => {
    const { name } = target.build.target;
    const twin = head.targets.find(({ build }) => build.target.name === name);
    return twin && twin.id === target.id && wayOf(twin) === wayOf(target) ? [name] : [];
  });
}

/** How a build is started: the same image started in another way, or beside another service, is another variant. */
function wayOf({ build: { target, services = [] } }: TargetBuild): string {
  const way = ({ command, process, env, port, memory, secrets, ...more }: Startable) => [
    ...[command, process?.command, process?.workingDirectory, env, port, memory, secrets],
    ...[more.inherit, more.shmSize, more.ulimits, more.seccomp],
  ];
  const beside = services.map((service) => [service.image, way(service.target), service.target.ready]);
  return JSON.stringify([way(target), target.tls, target.prepare, beside]);
}

/**
 * What building all sides of a comparison may take together, however many commands, images and failures there are. Half of what the
 * workflows give a job: one that is cancelled says nothing of whose build hung.
 */
export const BUILD_SECONDS = 1800;

/** One limit for many steps. */
export interface TimeAllowance {
  /** In all. */
  readonly seconds: number;
  /** Seconds that are left, 0 once it is over. */
  readonly left: () => number;
}

export function timeAllowance(seconds: number, now: () => number = systemClock.now): TimeAllowance {
  const end = now() + seconds;
  return { seconds, left: () => Math.max(0, end - now()) };
}
