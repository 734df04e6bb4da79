import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { NoOwnUsers, OwnUsersLacking } from "../format/findings.ts";
import { startProcess } from "./background-process.ts";
import { allowedEnvironment } from "./child-environment.ts";
import { isOn } from "./debug.ts";
import { type Finished, kill, must, run, type UserIds } from "./exec.ts";
import { processesOfUser, readText } from "./proc.ts";

/**
 * A user for what is built and run of one revision, whom nobody else is: its id stands in no list of users. What it starts can neither
 * read nor write what the other revision's has, nor end or trace its processes.
 */
export interface OwnUser extends UserIds {
  readonly home: string;
  readonly temporary: string;
}

/** The users of one run. */
export interface OwnUsers {
  /** One more user; null where there can be none, or where it was decided that there are none. */
  readonly next: () => Promise<OwnUser | null>;
  /** Whether it has been tried out with a revision: later ones, which nobody may have reviewed, change nothing about it. */
  readonly isDecided: () => boolean;
  readonly decide: (lacking: NoOwnUsers | null) => void;
  /** Why there are none; null where there are, or nobody has asked yet. */
  readonly lacking: () => NoOwnUsers | null;
}

/** Folders of users in a run's folder; always as long, since the length of the environment moves what lies on a stack. */
const PREFIX = "user-";

/**
 * Ids that systemd's documentation (UIDS-GIDS) says nobody hands out: the second range is for user namespaces, which have no high ids.
 * Both ends are included.
 */
const RANGES = [
  [1_879_048_192, 2_147_483_646],
  [60_578, 60_705],
] as const;

/** The users of a run, whose folder anybody may pass through from then on, and nobody list. */
export function ownUsers(folder: string): OwnUsers {
  let lacking: NoOwnUsers | null | undefined;
  let isDecided = false;
  let count = 0;
  return {
    lacking: () => lacking ?? null,
    isDecided: () => isDecided,
    decide(found) {
      lacking = found;
      isDecided = true;
    },
    async next() {
      if (lacking === undefined) lacking = none(obstacleHere());
      if (lacking !== null) return null;
      count += 1;
      const uid = freeId();
      if (uid === null) {
        lacking = none("not-permitted");
        return null;
      }
      const name = `${PREFIX}${String(count).padStart(2, "0")}`;
      if (count > 1) return makeUser(folder, name, uid);
      try {
        const user = makeUser(folder, name, uid);
        lacking = none(await obstacleOf(user));
        return lacking === null ? user : null;
      } catch {
        // Without the capability to give files away, or to become another user.
        lacking = none("not-permitted");
        return null;
      }
    },
  };
}

const none = (why: OwnUsersLacking | null) => why && { why };

/** What can be known without trying. */
function obstacleHere(): OwnUsersLacking | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "not-root";
  return process.env.LOADGATE_OWN_USERS !== undefined && !isOn(process.env.LOADGATE_OWN_USERS)
    ? "turned-off"
    : null;
}

function makeUser(folder: string, name: string, uid: number): OwnUser {
  chmodSync(folder, 0o711);
  // Whatever we write from now on, nobody else may write to.
  process.umask(process.umask() | 0o022);
  const own = join(folder, name);
  const user = { uid, gid: uid, home: join(own, "home"), temporary: join(own, "tmp") };
  // Its own folder stays ours: so no link of its can take the place of the two in it.
  mkdirSync(own, { mode: 0o711 });
  for (const each of [user.home, user.temporary]) {
    mkdirSync(each, { mode: 0o700 });
    chownSync(each, uid, uid);
  }
  return user;
}

/** Why this user cannot be: a container may lack the right to become another user, or to look after that one's processes. */
async function obstacleOf(user: OwnUser): Promise<OwnUsersLacking | null> {
  const written = await runAs(user, ["test", "-w", user.home]);
  if (written.code === null) return "not-permitted";
  if (written.code !== 0) return "temporary-folder";
  const groups = await runAs(user, ["id", "-G"]);
  if (groups.stdout.trim() !== String(user.gid)) return "not-permitted";
  const env = { ...allowedEnvironment(process.env), LOADGATE_TRIAL: "1" };
  await using sleeping = await startProcess(["sleep", "60"], { cwd: "/", env, user, graceSeconds: 0 });
  return (await isSeen(sleeping.pid)) ? null : "not-metered";
}

/** Whether we see of a process of another user what finds strays and foreign connections. */
async function isSeen(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      readlinkSync(`/proc/${pid}/cwd`);
      readdirSync(`/proc/${pid}/fd`);
      process.kill(pid, 0);
      if (readText(`/proc/${pid}/environ`)?.includes("LOADGATE_TRIAL=1")) return true;
    } catch {
      return false;
    }
    // Until it has become the other program, its environment is ours.
    await delay(10);
  }
  return false;
}

/** Runs a tool of ours as this user, with nothing of its environment that it could have chosen. */
export function runAs(user: UserIds, argv: readonly string[]): Promise<Finished> {
  return run(argv, { cwd: "/", env: allowedEnvironment(process.env), user });
}

/** An id that is mapped here, in no list of users or groups, and no process's. */
function freeId(): number | null {
  const taken = new Set<number>();
  for (const list of ["/etc/passwd", "/etc/group"])
    for (const line of (readText(list) ?? "").split("\n")) taken.add(Number(line.split(":")[2]));
  const maps = ["/proc/self/uid_map", "/proc/self/gid_map"].map((path) => readText(path) ?? "");
  for (const [first, last] of RANGES) {
    if (!maps.every((map) => isMapped(map, first, last))) continue;
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const id = first + Math.floor(Math.random() * (last - first + 1));
      if (!taken.has(id) && processesOfUser(id).length === 0) return id;
    }
  }
  return null;
}

/** Whether a range of ids is there, by the text of `/proc/self/uid_map`: a first id, what it is outside, and how many. */
export function isMapped(map: string, first: number, last: number): boolean {
  return map.split("\n").some((line) => {
    const [from = Number.NaN, , length = 0] = line.trim().split(/\s+/).map(Number);
    return from <= first && last < from + length;
  });
}

/** Makes everything in a folder this user's, and closes it to others. Links are not followed. */
export async function giveTo({ uid, gid }: UserIds, folder: string): Promise<void> {
  const apart = { cwd: "/", env: allowedEnvironment(process.env), timeoutSeconds: 600 };
  await must(["chown", "-R", "-h", "-P", `${uid}:${gid}`, "--", folder], apart);
  chmodSync(folder, 0o700);
}

/** Variables that name folders to write to, or settings, of loadgate's own user: this user has others, by its HOME. */
const OF_A_USER =
  /^(?:XDG_.+|MAIL|GOPATH|GOMODCACHE|GOCACHE|GOBIN|GOENV|CARGO_HOME|npm_config_(?:cache|userconfig|prefix)|NPM_CONFIG_(?:CACHE|USERCONFIG|PREFIX)|COREPACK_HOME|YARN_CACHE_FOLDER|PNPM_HOME|BUN_INSTALL_CACHE_DIR|DENO_DIR|GRADLE_USER_HOME|PIP_CACHE_DIR|UV_CACHE_DIR|POETRY_CACHE_DIR|PIPENV_CACHE_DIR|NUGET_PACKAGES|COMPOSER_(?:HOME|CACHE_DIR)|MIX_HOME|HEX_HOME|CCACHE_DIR|SCCACHE_DIR|COURSIER_CACHE)$/;

/** Toolchains that are found by HOME, which read only there. */
const TOOLCHAINS = { RUSTUP_HOME: ".rustup", NVM_DIR: ".nvm", PYENV_ROOT: ".pyenv" } as const;

/** What this user has in place of our environment. */
export function environmentOfUser(own: NodeJS.ProcessEnv, { home, temporary }: OwnUser): NodeJS.ProcessEnv {
  const kept = Object.entries(own).filter(([name]) => !OF_A_USER.test(name));
  const before = own.HOME ?? homedir();
  const toolchains = Object.entries(TOOLCHAINS).flatMap(([name, folder]) =>
    own[name] === undefined && existsSync(join(before, folder)) ? [[name, join(before, folder)]] : [],
  );
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(toolchains),
    ...{ HOME: home, TMPDIR: temporary, USER: "loadgate", LOGNAME: "loadgate" },
  };
}

/** Ends all that this user has left, wherever it is. */
export async function endProcessesOf({ uid }: UserIds): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const left = processesOfUser(uid);
    if (left.length === 0) return;
    for (const pid of left) kill(pid, "SIGKILL");
    // Looked for again: one may have been started meanwhile.
    await delay(20);
  }
}

/** Where every user may write, beside the folders that it was given. */
const SHARED_FOLDERS = ["/tmp", "/var/tmp", "/dev/shm", tmpdir()];

/**
 * Removes what this user left in folders that all share, which would fill the disk of a machine that is kept. It is done as the user, who
 * can remove nothing else, and looks into no folder that is neither its own nor open to all.
 */
export async function removeFilesOf(
  user: UserIds,
  folders: readonly string[] = SHARED_FOLDERS,
): Promise<void> {
  const present = [...new Set(folders)].filter((folder) => existsSync(folder));
  const own = ["-uid", String(user.uid)];
  const others = ["-mindepth", "1", "-type", "d", "!", ...own, "!", "-perm", "-0002", "-prune", "-o"];
  const each = (...what: string[]) => runAs(user, ["find", ...present, "-xdev", ...others, ...own, ...what]);
  // Of a folder that is closed to its owner nothing could be removed.
  await each("-type", "d", "-prune", "-exec", "chmod", "-R", "u+rwx", "--", "{}", "+");
  await each("-prune", "-exec", "rm", "-rf", "--", "{}", "+");
}

/** Bytes of disk that a user's files take in the folders that all share. */
export async function sharedSpaceOf(user: UserIds): Promise<number> {
  const present = [...new Set(SHARED_FOLDERS)].filter((folder) => existsSync(folder));
  const { stdout } = await runAs(user, [
    "find",
    ...present,
    "-xdev",
    "-uid",
    String(user.uid),
    "-printf",
    "%k\n",
  ]);
  return 1024 * stdout.split("\n").reduce((sum, line) => sum + Number(line), 0);
}

/** The users whose folders a run has left, by whose these are; other ids than ours are nobody to end. */
export function usersOf(folder: string): UserIds[] {
  return globSync(`${PREFIX}*/home`, { cwd: folder }).flatMap((path) => {
    const uid = lstatSync(join(folder, path), { throwIfNoEntry: false })?.uid;
    const isOurs = uid !== undefined && RANGES.some(([first, last]) => first <= uid && uid <= last);
    return isOurs ? [{ uid, gid: uid }] : [];
  });
}
