import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Command } from "../model/config.ts";
import type { Variant } from "../model/sample.ts";
import { copyProgramInto, copyProgramOut } from "../platform/container-programs.ts";
import { type ImageStart, imageStart } from "../platform/docker.ts";

/** A program of an image: its tar, what that is known by, and the folder that it belongs into. */
interface ProgramCopy {
  readonly file: string;
  readonly hash: string;
  readonly folder: string;
}

/**
 * Writes the native programs that a container starts with anew, before it is started, for the reason that `rewriteBinary` gives: into the
 * container's own layer, whose pages are its own. They are taken out of the first container of an image, which starts as it is, and kept in
 * `folder`. A program that both variants have, to the second of its making, is of a layer that they share, such as an interpreter, and stays.
 */
export function containerBinaryRewriter(folder: string) {
  const known = new Map<string, Promise<readonly ProgramCopy[]>>();
  /** Which variants have a program, by its hash. */
  const owners = new Map<string, Set<Variant>>();
  let count = 0;

  async function find(container: string, variant: Variant, image: string, command?: Command) {
    const kept: ProgramCopy[] = [];
    for (const places of programPaths(await imageStart(image), command)) {
      for (const path of places) {
        count += 1;
        const file = join(folder, `program-${count}.tar`);
        if (!(await copyProgramOut(container, path, file))) continue;
        const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
        owners.set(hash, (owners.get(hash) ?? new Set()).add(variant));
        kept.push({ file, hash, folder: posix.dirname(path) });
        break;
      }
    }
    return kept;
  }

  /** Before a container is started, with `command` instead of the image's own. Where the engine takes no copy, it starts as it is. */
  return async (container: string, variant: Variant, image: string, command?: Command): Promise<void> => {
    const key = JSON.stringify([variant, image, command]);
    const found = known.get(key);
    if (!found) {
      const finding = find(container, variant, image, command).catch(() => []);
      known.set(key, finding);
      await finding;
      return;
    }
    for (const { file, hash, folder } of await found) {
      if (owners.get(hash)?.size !== 1) continue;
      if (!(await copyProgramInto(container, folder, file))) known.set(key, Promise.resolve([]));
    }
  };
}

/** For each program that a container's command may name, the paths at which it may be. */
export function programPaths(start: ImageStart, command: Command = start.command): string[][] {
  const [first = "", ...rest] = [...start.entrypoint, ...command];
  const looked = first.includes("/") ? [] : [start.path.map((folder) => posix.join(folder, first))];
  const named = [first, ...rest].filter((word) => word.includes("/"));
  const paths = new Set(named.map((word) => posix.resolve(start.folder, word)));
  return [...looked, ...[...paths].map((path) => [path])];
}
