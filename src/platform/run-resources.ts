import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { UsageError } from "../errors.ts";
import { releaseControlGroups } from "./cgroup.ts";
import { dockerEnvironment, ENGINE_VARIABLES } from "./child-environment.ts";
import { keepsTemporary } from "./debug.ts";
import { kill, removeAbandonedPipes, run } from "./exec.ts";
import { endProcessesOf, type OwnUsers, ownUsers, removeFilesOf, usersOf } from "./own-user.ts";
import { processesMarked, processesWithin, readText, startTime } from "./proc.ts";

export const PREFIX = "loadgate-";
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
  /** For what is built and run of each revision as processes. */
  readonly users: OwnUsers;
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
}

/** Takes a temporary folder for this run. */
export function openRunResources(): RunResources {
  const folder = temporaryFolder();
  const id = folder.slice(folder.lastIndexOf(PREFIX) + PREFIX.length).toLowerCase();
  mkdirSync(join(folder, "pids"), { mode: 0o700 });
  const note: RunNote = { pid: process.pid, started: startTime(process.pid) };
  writeFileSync(join(folder, RUN_FILE), JSON.stringify(note), { mode: 0o644 });
  return {
    id,
    folder,
    marker: { [MARKER]: id },
    users: ownUsers(folder),
    process: (pid) => writeFileSync(join(folder, "pids", String(pid)), startTime(pid) ?? ""),
    engine: () => noteEngine(folder, process.env),
    [Symbol.asyncDispose]: () => release(folder, id, RESTART_SECONDS),
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
    try {
      await release(folder, id, 0);
      count += 1;
    } catch {
      // What cannot be taken away, a file of another user's in it for one, stops nobody.
    }
  }
  removeAbandonedPipes();
  return count;
}

/** What another user wrote there, or a link leads to, must neither make us end our own processes nor stop us. */
function isOurs(folder: string): boolean {
  try {
    const found = lstatSync(folder);
    return found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
  } catch {
    return false;
  }
}

const runNote = z.object({
  pid: z.int().positive(),
  started: z.string().nullable(),
});

function readNote(folder: string): RunNote | null {
  try {
    return runNote.parse(JSON.parse(readFileSync(join(folder, RUN_FILE), "utf8")));
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

async function release(folder: string, id: string, patience: number): Promise<void> {
  for (const pid of listFolder(join(folder, "pids"))) {
    const started = readText(join(folder, "pids", pid)) ?? "";
    // A process id is used again; its start time tells whether it is still the one noted.
    if (started !== "" && startTime(Number(pid)) === started) kill(-Number(pid), "SIGKILL");
  }
  const users = usersOf(folder);
  for (const user of users) await endProcessesOf(user);
  await endStrays(id, folder);
  for (const user of keepsTemporary() ? [] : users) await removeFilesOf(user);
  await releaseControlGroups(id);
  const empty = (await emptyEngine(folder, id, patience)) || isOld(folder);
  if (keepsTemporary()) return keep(folder, empty);
  // What is in an engine that does not answer, the next run takes away.
  const kept = [RUN_FILE, ...ENGINE_FILES];
  const gone = empty
    ? [folder]
    : listFolder(folder).flatMap((name) => (kept.includes(name) ? [] : [join(folder, name)]));
  for (const path of gone) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

/** Without its note no later run takes it away; with something left in an engine, one has to. */
function keep(folder: string, empty: boolean): void {
  if (empty) rmSync(join(folder, RUN_FILE), { force: true });
  process.stderr.write(`LOADGATE_KEEP_TEMP: kept ${folder}; remove it with rm -r\n`);
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

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const ENGINE_FILE = "engine.json";

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
  const env = { ...dockerEnvironment(process.env), ...readEngineNote(file) };
  if (!(await engineAnswers(env, patience))) return false;
  await removeContainers(id, env);
  await removeNetworks(id, env);
  await removeImages(id, env);
  return true;
}

const engineNote = z.record(z.string(), z.string());

/**
 * The variables of the note that say where the engine is, and no other: one more could be PATH. A run that was killed while it wrote the note
 * has made nothing in an engine yet.
 */
function readEngineNote(file: string): NodeJS.ProcessEnv {
  try {
    const noted = engineNote.parse(JSON.parse(readFileSync(file, "utf8")));
    return Object.fromEntries(ENGINE_VARIABLES.map((name) => [name, noted[name]]));
  } catch {
    return {};
  }
}

/** Whether there is an engine. One that nobody has installed will not come, and has nothing of ours. */
async function engineAnswers(env: NodeJS.ProcessEnv, patience: number): Promise<boolean> {
  const until = performance.now() + patience * 1000;
  for (;;) {
    const { code, missing } = await run(["docker", "version", "--format", "{{.Server.Version}}"], {
      cwd: "/",
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
  const { code, stdout } = await run(["docker", ...args], { cwd: "/", env, timeoutSeconds: 60 });
  return code === 0 ? stdout.split("\n").filter(Boolean) : [];
}
