import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { NoOwnUsers } from "../format/findings.ts";
import type { Scenario } from "../format/plan.ts";
import { type Startable, type Target, workingFolder } from "../model/config.ts";
import { readPlainFile } from "../platform/checkouts.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { run, type UserIds } from "../platform/exec.ts";
import { environmentOfUser, giveTo, type OwnUser, runAs } from "../platform/own-user.ts";
import { readText } from "../platform/proc.ts";
import { findProgram } from "../platform/programs.ts";
import { giveCaches, linkTree } from "../platform/user-caches.ts";
import type { Checkout } from "./checkout.ts";

/** Hands a checkout over to a user, before anything of it has run: its files, its history, and what its build would have to fetch again. */
export async function handOver(
  { top, submodules }: Checkout,
  targets: readonly Startable[],
  user: OwnUser,
): Promise<void> {
  await giveTo(user, top);
  for (const folder of [top, ...submodules.map((path) => join(top, path))]) await giveObjects(folder, user);
  const programs = targets.flatMap(({ process }) => process?.setup.map(([program = ""]) => program) ?? []);
  await giveCaches(user, programs, process.env);
}

/** Bytes of a history that lies on another file system, and how many files of one that has no packs. */
const MOST_OBJECTS = { files: 200_000, bytes: 1024 ** 3 };

/** Gives a checkout's repository its own objects, where those that it reads lie behind a folder that is closed to its user. */
async function giveObjects(folder: string, user: OwnUser): Promise<void> {
  const objects = join(folder, ".git/objects");
  const alternates = join(objects, "info/alternates");
  const from = (readText(alternates) ?? "").trimEnd();
  if (from === "" || from.startsWith('"')) return;
  if ((await runAs(user, ["test", "-x", from])).code === 0) return;
  const budget = { ...MOST_OBJECTS };
  rmSync(alternates);
  await linkTree(from, objects, user, { budget, linkedFrom: 0 });
}

type Started = Startable & Pick<Target, "prepare">;

/** Whether ports below the first that any user may listen at are asked for: root alone has them. 0 is of what listens nowhere, as commands. */
export function troubleWithPorts(targets: readonly Pick<Startable, "port">[]): NoOwnUsers | null {
  const first = Number(readText("/proc/sys/net/ipv4/ip_unprivileged_port_start") ?? 1024);
  const port = targets.map((target) => target.port).find((each) => each !== 0 && each < first);
  return port === undefined ? null : { why: "port", what: String(port) };
}

/** Whether this user can start what these targets and their services start, once they are built. */
export async function troubleWithPrograms(
  targets: readonly Started[],
  folder: string,
  user: OwnUser,
): Promise<NoOwnUsers | null> {
  for (const target of targets)
    for (const [name = ""] of [target.process?.command ?? [], ...(target.prepare ?? [])]) {
      const isTried = name.includes("/")
        ? isExecutableBy(user, resolve(workingFolder(target, folder), name), target.env)
        : isTool(user, name, target.env);
      if (name !== "" && !(await isTried)) return { why: "program", what: name };
    }
  return null;
}

/** The same of programs of the machine alone, also of those that build them. */
export async function troubleWithTools(
  targets: readonly Started[],
  user: OwnUser,
): Promise<NoOwnUsers | null> {
  for (const { process, prepare = [], env } of targets)
    for (const [name = ""] of [...(process?.setup ?? []), process?.command ?? [], ...prepare])
      if (name !== "" && !name.includes("/") && !(await isTool(user, name, env)))
        return { why: "program", what: name };
  return null;
}

/** Scripts that lead to scripts; one that leads to itself would never end. */
const MOST_SCRIPTS = 4;

/** Scripts need their interpreter, too: that of a virtual environment, or the one that `env` finds, may lie in root's home. */
async function isExecutableBy(
  user: OwnUser,
  path: string,
  env: Startable["env"],
  depth = 0,
): Promise<boolean> {
  if ((await runAs(user, ["test", "-f", path, "-a", "-x", path])).code !== 0) return false;
  const { stdout } = await runAs(user, ["head", "-c", "256", path]);
  const interpreter = interpreterOf(stdout);
  if (interpreter === null || depth === MOST_SCRIPTS) return true;
  return interpreter.includes("/")
    ? (await runAs(user, ["test", "-x", interpreter])).code === 0
    : isTool(user, interpreter, env, depth + 1);
}

/** What a script is run by, from its first bytes: a path, or the name that `env` looks for on PATH; null of what is no script. */
export function interpreterOf(start: string): string | null {
  const [, path, rest = ""] = /^#![ \t]*(\/\S+)[ \t]*([^\n]*)/.exec(start) ?? [];
  if (path === undefined || basename(path) !== "env") return path ?? null;
  // Options, of which -S alone has its words in one, and what env sets come before the name.
  const words = rest.split(/\s+/).map((word) => word.replace(/^(?:-\w*S|--split-string=)/, ""));
  return words.find((word) => word !== "" && !/^-|=/.test(word)) ?? path;
}

/** Whether a program on PATH, if there is one, starts: what it is a link to or a script for may lie in root's home. */
async function isTool(user: OwnUser, name: string, env: Startable["env"], depth = 0): Promise<boolean> {
  const path = findProgram(name, { PATH: env.PATH ?? allowedEnvironment(process.env).PATH });
  if (path === null) return true;
  if (!(await isExecutableBy(user, path, env, depth))) return false;
  const own = environmentOfUser(allowedEnvironment(process.env), user);
  const said = await run([path, "--version"], { cwd: "/", env: own, user, timeoutSeconds: 5 });
  // As shells say it of what cannot be started.
  return !said.missing && said.code !== 126 && said.code !== 127;
}

/**
 * Copies the files that are sent, as a revision's build has left them, to where its user cannot write. We read any file there is, and that
 * user could put a link to one in its place: only what belongs to it is taken.
 */
export function takeBodies(
  scenarios: readonly Scenario[],
  { folder, user, into }: { readonly folder: string; readonly user: UserIds; readonly into: string },
): void {
  mkdirSync(into, { recursive: true });
  for (const { request } of scenarios) {
    const { body } = request;
    if (!body || !("file" in body)) continue;
    // Where there is no such file, whoever sends it says so.
    const content = readPlainFile(resolve(folder, body.file), { mostBytes: Infinity, owner: user.uid });
    const copy = join(into, body.file);
    if (content === null) continue;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, content);
  }
}
