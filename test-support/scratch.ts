import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { processesIn } from "./remains.ts";
import { until } from "./until.ts";

/** Texts by path; null takes a file away. */
export type Files = Readonly<Record<string, string | null>>;

/** A git repository of a test's own, with its own temporary folder for whatever runs in it. */
export interface Scratch extends Disposable {
  readonly folder: string;
  /** TMPDIR of everything that runs here. */
  readonly temporary: string;
  readonly git: (...args: string[]) => string;
  readonly write: (files: Files) => void;
  /** Writes and commits; returns the commit's id. */
  readonly commit: (files: Files, message?: string) => string;
  /** Path of a file with which a server or a build says how far it has come. */
  readonly mark: (name: string) => string;
  /** Waits until something has written at least so many bytes to its mark. */
  readonly marked: (name: string, bytes?: number) => Promise<void>;
}

/** A repository whose branch main has one commit with these files. */
export function scratch(base: Files): Scratch {
  const root = mkdtempSync(join(tmpdir(), "scratch-"));
  const [folder, temporary, marks] = ["repository", "temporary", "marks"].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const each of [folder, temporary, marks]) mkdirSync(each);
  // Where loadgate runs as root, what it measures has its own users, who pass through here and leave marks.
  chmodSync(root, 0o711);
  chmodSync(marks, 0o777);
  const git = (...args: string[]) => gitIn(folder, ...args);
  const write = (files: Files) => writeInto(folder, files);
  const made: Scratch = {
    folder,
    temporary,
    git,
    write,
    commit(files, message = "Change") {
      write(files);
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message", message);
      return git("rev-parse", "HEAD");
    },
    mark: (name) => join(marks, name),
    marked: (name, bytes = 1) =>
      until(`mark ${name}`, () => {
        const file = join(marks, name);
        return existsSync(file) && readFileSync(file).length >= bytes;
      }),
    [Symbol.dispose]() {
      for (const pid of processesIn(temporary)) process.kill(pid, "SIGKILL");
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  git("init", "--quiet", "--initial-branch", "main");
  made.commit(base);
  return made;
}

export function writeInto(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (text === null) rmSync(path, { force: true });
    else writeFileSync(path, text);
  }
}

export function gitIn(folder: string, ...args: string[]): string {
  const env = { ...ownEnvironment(), GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "protocol.file.allow=always"];
  return execFileSync("git", ["-C", folder, ...who, ...args], { env, encoding: "utf8" }).trim();
}

/** The environment without what would tie a child to the repository, the test runner or the debugging that the tests themselves run in. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign =
    /^(GIT_|GITHUB_|NODE_TEST_|NODE_OPTIONS$|NODE_V8_COVERAGE$|RUNNER_DEBUG$|GITLAB_CI$|FORCE_COLOR$|LOADGATE_(DEBUG|KEEP_TEMP)$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}
