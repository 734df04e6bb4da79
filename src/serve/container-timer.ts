import { chmodSync, copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { RunError } from "../errors.ts";
import type { Command } from "../model/config.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { copyInto, imageStart, readOut } from "../platform/docker.ts";
import { run } from "../platform/exec.ts";
import { type CommandTimer, MOST_NOTES } from "./timed-command.ts";

/** Where the timer lies in a container. */
const INSIDE = "/loadgate-timer";
const NOTES = `${INSIDE}/notes/notes.json`;

/** What a native program of Linux begins with (ELF specification, e_ident). */
const ELF = "\x7fELF";

/** A timer as it is put into containers. */
interface PackedTimer {
  readonly folder: string;
  readonly argv: Command;
}

/**
 * Times commands inside their containers, so that neither Docker's client nor the making of a container is in their time, and their CPU time
 * is known: the timer of this machine is copied in with the loader and the libraries that it is linked with, since images have others or none.
 * `folder` keeps what is copied.
 */
export function containerTimers(folder: string) {
  let packed: Promise<PackedTimer> | undefined;
  const starts = new Map<string, ReturnType<typeof imageStart>>();
  return {
    /** What a container starts with instead of the command of its image, to which `command` was added. */
    async entry(
      { program, argumentsFor }: CommandTimer,
      image: string,
      command: Command,
    ): Promise<{ readonly entrypoint: string; readonly command: Command }> {
      packed ??= pack(program, join(folder, "timer"));
      const { argv } = await packed;
      const start = starts.get(image) ?? imageStart(image);
      starts.set(image, start);
      const { entrypoint: own, command: usual } = await start;
      const timed = [...own, ...(command.length > 0 ? command : usual)];
      const [entrypoint = "", ...rest] = [...argv, ...argumentsFor(timed, NOTES)];
      return { entrypoint, command: rest };
    },
    /** Into a container that has not been started. */
    async putInto(container: string): Promise<void> {
      const { folder: from } = (await packed) ?? {};
      if (from !== undefined) await copyInto(container, from, INSIDE);
    },
    notesFrom: (container: string): Promise<string | null> => readOut(container, NOTES, MOST_NOTES),
  };
}

/** Copies a program and what it is linked with, readable for every user that an image may name. */
async function pack(program: string, folder: string): Promise<PackedTimer> {
  // A shim of a version manager works only where its shell and its files are.
  if (readFileSync(program).toString("latin1", 0, ELF.length) !== ELF)
    throw new RunError(
      `${program} is a script, which containers cannot run; name the program itself with LOADGATE_HYPERFINE`,
    );
  const listed = await run(["ldd", program], { cwd: "/", env: allowedEnvironment(process.env) });
  const { loader, libraries } = linkedWith(listed.code === 0 ? listed.stdout : "");
  const put = (from: string, ...to: readonly string[]) => {
    const path = join(folder, ...to);
    copyFileSync(from, path);
    chmodSync(path, 0o755);
  };
  for (const [name, mode] of [
    [".", 0o755],
    ["lib", 0o755],
    // What is timed may run as any user.
    ["notes", 0o777],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true });
    chmodSync(join(folder, name), mode);
  }
  put(program, "timer");
  if (loader === null) return { folder, argv: [`${INSIDE}/timer`] };
  put(loader, "loader");
  for (const library of libraries) put(library, "lib", basename(library));
  return { folder, argv: [`${INSIDE}/loader`, "--library-path", `${INSIDE}/lib`, `${INSIDE}/timer`] };
}

/** What `ldd` lists, with the loader apart; a static program has none. */
export function linkedWith(listed: string): { loader: string | null; libraries: readonly string[] } {
  const libraries = [...listed.matchAll(/ => (\/\S+) \(0x/g)].flatMap(([, path]) => path ?? []);
  const loader = /^\s*(\/\S+) \(0x/m.exec(listed)?.[1] ?? null;
  return { loader, libraries };
}
