import { cp, lstat, mkdir, readdir, readlink, realpath, rm } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { UsageError } from "../errors.ts";
import type { Target } from "../model/config.ts";
import type { Checkout } from "./checkout.ts";

/**
 * A fixture is a folder that is head's on all sides: the server of a library that has none. So the library's change alone is
 * judged, and a release from before there was a server can be measured by the one of today.
 */

type Place = Pick<Checkout, "name" | "top" | "folder" | "targets">;

/** Fixtures as head has them, by the folder that targets name. */
export type Fixtures = ReadonlyMap<string, string>;

/** Takes a copy of head's fixtures, which its own commands may alter later; those that head lacks are not in it. */
export async function takeFixtures(
  head: Place,
  targets: readonly Pick<Target, "fixture">[],
  into: string,
): Promise<Fixtures> {
  const taken = new Map<string, string>();
  for (const fixture of new Set(targets.flatMap(({ fixture }) => fixture ?? []))) {
    const from = resolve(head.folder, fixture);
    if (!(await isThere(from))) continue;
    await refuseLinks(from, fixture, head);
    const to = join(into, `fixture-${taken.size}`);
    await copyTree(from, to);
    taken.set(fixture, to);
  }
  return taken;
}

/** Puts head's fixtures into another checkout, in place of what it has there itself. */
export async function layFixtures(fixtures: Fixtures, checkout: Place): Promise<void> {
  for (const fixture of new Set(checkout.targets.flatMap(({ fixture }) => fixture ?? []))) {
    const from = fixtures.get(fixture);
    if (from === undefined) continue;
    const to = resolve(checkout.folder, fixture);
    await refuseLinkedWay(to, fixture, checkout);
    await rm(to, { recursive: true, force: true });
    await copyTree(from, to);
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}

/** Links are copied as links, never followed; what git keeps of a submodule is left out. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (path) => !relative(from, path).split(sep).includes(".git"),
  });
}

/** Refuses a fixture that is no folder, that a link leads to, or that holds a link out of its checkout. */
async function refuseLinks(from: string, fixture: string, { name, top }: Place): Promise<void> {
  const found = await lstat(from);
  const root = await realpath(top);
  if (!found.isDirectory() || (await realpath(from)) !== join(root, relative(top, from)))
    throw new UsageError(`fixture ${fixture} of ${name} is not a folder, or is a link; make it a folder`);
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = await readlink(path);
    const real = await realpath(path).catch(() => null);
    const leaves =
      isAbsolute(target) ||
      !isWithin(top, resolve(entry.parentPath, target)) ||
      (real !== null && !isWithin(root, real));
    if (leaves)
      throw new UsageError(
        `${join(fixture, relative(from, path))} of ${name} is a link out of the repository; put the file itself into the fixture`,
      );
  }
}

/** Refuses to write to where a link of this checkout leads. */
async function refuseLinkedWay(to: string, fixture: string, { name, top }: Place): Promise<void> {
  const root = await realpath(top);
  for (let folder = dirname(to); isWithin(top, folder) && folder !== top; folder = dirname(folder)) {
    const real = await realpath(folder).catch(() => null);
    if (real !== null && real !== join(root, relative(top, folder)))
      throw new UsageError(
        `fixture ${fixture} lies behind a link in ${name}, so head's cannot be put there; name its real path`,
      );
  }
}

function isWithin(top: string, path: string): boolean {
  const [first] = relative(top, path).split(sep);
  return first !== "..";
}
