import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { UsageError } from "../errors.ts";
import { releaseControlGroups } from "./cgroup.ts";
import { keepsTemporary } from "./debug.ts";
import { kill, removeAbandonedPipes, run } from "./exec.ts";
import { processesMarked, processesWithin, startTime } from "./proc.ts";

const PREFIX = "loadgate-";
const MARKER = "LOADGATE_RUN";
const RUN_FILE = "run.json";

/**
 * Everything a run may leave behind is written down here before it is made, so that whoever comes after a run that was
 * killed (the next run, or the Action's post step) can take it away.
 */
export interface RunResources extends AsyncDisposable {
  readonly id: string;
  /** The run's one temporary folder. */
  readonly folder: string;
  /** In the environment of whatever is started: by it a process is found that left its group, a daemon for one. */
  readonly marker: Readonly<Record<string, string>>;
  /** Notes a process group that must not outlive the run. */
  readonly process: (pid: number) => void;
  /** Notes that the run is going to make images or containers. */
  readonly engine: () => void;
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), PREFIX));
  } catch (error) {
    throw new UsageError(
      `the temporary folder ${tmpdir()} cannot be written (${(error as Error).message}); make room, or name another: TMPDIR=DIR`,
    );
  }
}

interface RunNote {
  readonly pid: number;
  readonly started: string | null;
  readonly repository: string | null;
}

/** Takes a temporary folder for this run. `repository` is where worktrees will be registered. */
export function openRunResources(repository: string | null): RunResources {
  const folder = temporaryFolder();
  const id = folder.slice(folder.lastIndexOf(PREFIX) + PREFIX.length).toLowerCase();
  mkdirSync(join(folder, "pids"));
  const note: RunNote = { pid: process.pid, started: startTime(process.pid), repository };
  writeFileSync(join(folder, RUN_FILE), JSON.stringify(note));
  return {
    id,
    folder,
    marker: { [MARKER]: id },
    process: (pid) => writeFileSync(join(folder, "pids", String(pid)), startTime(pid) ?? ""),
    engine: () => noteEngine(folder, process.env),
    [Symbol.asyncDispose]: () => release(folder, id, note, RESTART_SECONDS),
  };
}

/** A run whose process is gone, with what it left in its temporary folder. */
export interface AbandonedRun {
  readonly id: string;
  readonly folder: string;
}

/**
 * Cleans up after runs of this user whose process is gone; returns how many there were. `before` looks at each first, and may
 * fail: what cannot be saved must not stay either.
 */
export async function releaseAbandoned(
  before: (abandoned: AbandonedRun) => void = () => {},
): Promise<number> {
  let count = 0;
  for (const name of listFolder(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const note = isOurs(folder) ? readNote(folder) : null;
    if (!note || startTime(note.pid) === note.started) continue;
    const id = name.slice(PREFIX.length).toLowerCase();
    try {
      before({ id, folder });
    } catch {
      // Its reports' folder may be gone, too.
    }
    await release(folder, id, note, 0);
    count += 1;
  }
  removeAbandonedPipes();
  return count;
}

/** What another user wrote there must not make us end our own processes. */
function isOurs(folder: string): boolean {
  const { uid } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return uid !== undefined && uid === (process.getuid?.() ?? uid);
}

function readNote(folder: string): RunNote | null {
  try {
    return JSON.parse(readFileSync(join(folder, RUN_FILE), "utf8")) as RunNote;
  } catch {
    return null;
  }
}

/** An engine that is restarted answers again after so many seconds. */
const RESTART_SECONDS = 15;

/** An engine that has not answered for a week will not. */
const OLD_SECONDS = 7 * 86_400;

function isOld(folder: string): boolean {
  const { mtimeMs = 0 } = statSync(join(folder, RUN_FILE), { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > OLD_SECONDS * 1000;
}

async function release(folder: string, id: string, note: RunNote, patience: number): Promise<void> {
  for (const pid of listFolder(join(folder, "pids"))) {
    const started = readFileSync(join(folder, "pids", pid), "utf8");
    // A process id is used again; its start time tells whether it is still the one noted.
    if (started !== "" && startTime(Number(pid)) === started) kill(-Number(pid), "SIGKILL");
  }
  await endStrays(id, folder);
  await releaseControlGroups(id);
  const empty = (await emptyEngine(folder, id, patience)) || isOld(folder);
  if (keepsTemporary()) return keep(folder, empty);
  if (note.repository) await unlockWorktrees(note.repository, folder);
  // What is in an engine that does not answer, the next run takes away.
  const kept = [RUN_FILE, ...ENGINE_FILES];
  const gone = empty
    ? [folder]
    : listFolder(folder).flatMap((name) => (kept.includes(name) ? [] : [join(folder, name)]));
  for (const path of gone) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  if (note.repository) await run(["git", "-C", note.repository, "worktree", "prune"]);
}

/** Without its note no later run takes it away; with something left in an engine, one has to. */
function keep(folder: string, empty: boolean): void {
  if (empty) rmSync(join(folder, RUN_FILE), { force: true });
  process.stderr.write(
    `LOADGATE_KEEP_TEMP: kept ${folder}; take it away with rm -r, then its checkouts with git worktree prune\n`,
  );
}

/** Ends what left its group, or was started too late to be noted. By its folder one is found that wipes its environment, as nginx does. */
async function endStrays(id: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const strays = [...processesMarked(`${MARKER}=${id}`), ...processesWithin(folder)];
    if (strays.length === 0) return;
    for (const pid of strays) kill(pid, "SIGKILL");
    // Looked for again: one may have been started meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A worktree that was being made when its run was killed stays locked, and a locked one is never pruned. */
async function unlockWorktrees(repository: string, folder: string): Promise<void> {
  const { stdout } = await run(["git", "-C", repository, "worktree", "list", "--porcelain"]);
  const paths = stdout.split("\n").filter((line) => line.startsWith("worktree "));
  for (const path of paths.map((line) => line.slice("worktree ".length)))
    if (path.includes(`/${basename(folder)}/`))
      await run(["git", "-C", repository, "worktree", "unlock", path]);
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const ENGINE_FILE = "engine.json";

/** How Docker's client finds its engine. */
const ENGINE_VARIABLES = [
  "DOCKER_HOST",
  "DOCKER_CONTEXT",
  "DOCKER_TLS_VERIFY",
  "DOCKER_CERT_PATH",
  "DOCKER_CONFIG",
];

/** Notes in a run's folder that it is going to make images or containers, and in which engine. */
function noteEngine(folder: string, env: NodeJS.ProcessEnv): void {
  const known = ENGINE_VARIABLES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  writeFileSync(join(folder, ENGINE_FILE), JSON.stringify(Object.fromEntries(known)));
}

/** The names of a run's files that have to stay as long as something of it is in an engine. */
const ENGINE_FILES: readonly string[] = [ENGINE_FILE];

/** Takes a run's containers, networks and images away; false where its engine does not answer within `patience` seconds: they are still there. */
async function emptyEngine(folder: string, id: string, patience: number): Promise<boolean> {
  const file = join(folder, ENGINE_FILE);
  if (!existsSync(file)) return true;
  const env = { ...process.env, ...readEngineNote(file) };
  if (!(await engineAnswers(env, patience))) return false;
  await removeContainers(id, env);
  await removeNetworks(id, env);
  await removeImages(id, env);
  return true;
}

/** A run that was killed while it wrote the note has made nothing in an engine yet. */
function readEngineNote(file: string): NodeJS.ProcessEnv {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as NodeJS.ProcessEnv;
  } catch {
    return {};
  }
}

/** Whether there is an engine. One that nobody has installed will not come, and has nothing of ours. */
async function engineAnswers(env: NodeJS.ProcessEnv, patience: number): Promise<boolean> {
  const until = performance.now() + patience * 1000;
  for (;;) {
    const { code, missing } = await run(["docker", "version", "--format", "{{.Server.Version}}"], {
      env,
      timeoutSeconds: 5,
    });
    if (code === 0 || missing) return true;
    if (performance.now() >= until) return false;
    await delay(1000);
  }
}

async function removeContainers(id: string, env: NodeJS.ProcessEnv): Promise<void> {
  const containers = await dockerLines(env, "ps", "--all", "--quiet", "--filter", `label=loadgate.run=${id}`);
  if (containers.length > 0) await dockerLines(env, "rm", "--force", "--volumes", ...containers);
}

/** Once its containers are gone. */
async function removeNetworks(id: string, env: NodeJS.ProcessEnv): Promise<void> {
  const networks = await dockerLines(env, "network", "ls", "--quiet", "--filter", `label=loadgate.run=${id}`);
  if (networks.length > 0) await dockerLines(env, "network", "rm", ...networks);
}

async function removeImages(id: string, env: NodeJS.ProcessEnv): Promise<void> {
  const format = ["--format", "{{.Repository}}:{{.Tag}}"];
  const images = await dockerLines(env, "image", "ls", ...format, "--filter", `reference=loadgate/*:${id}`);
  if (images.length > 0) await dockerLines(env, "image", "rm", "--force", ...images);
}

/** The lines of its answer; none where it has none. */
async function dockerLines(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string[]> {
  const { code, stdout } = await run(["docker", ...args], { env, timeoutSeconds: 60 });
  return code === 0 ? stdout.split("\n").filter(Boolean) : [];
}
