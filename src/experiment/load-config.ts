import { existsSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Revisions } from "../build/revisions.ts";
import { parseConfig } from "../config/load.ts";
import { withProfiles } from "../config/seccomp.ts";
import { combineSides, type Sides } from "../config/sides.ts";
import { UsageError } from "../errors.ts";
import type { Config } from "../model/config.ts";
import { readPlainFile } from "../platform/checkouts.ts";
import { fileAt, type Repository, standsForFile } from "../platform/git.ts";
import type { Host } from "./host.ts";

const DEFAULT_FILES = ["loadgate.yml", "loadgate.yaml", join(".github", "loadgate.yml")];

/** The configuration file's path inside the repository: the one asked for, else the first usual place that has one. */
export function locateConfig(repository: Repository, cwd: string, asked: string | undefined): string {
  if (asked !== undefined) return insideRepository(repository, resolve(cwd, asked));
  const found = usualPlaces(repository, cwd).find((file) => existsSync(file));
  return insideRepository(repository, found ?? join(repository.top, "loadgate.yml"));
}

function usualPlaces({ top }: Repository, cwd: string): string[] {
  return [cwd, top].flatMap((folder) => DEFAULT_FILES.map((file) => join(folder, file)));
}

/** A file that head has moved would leave base's rules behind; a UsageError where base is configured in another of the usual places. */
export async function refuseMovedConfig(
  repository: Repository,
  cwd: string,
  { base }: Pick<Revisions, "base">,
  file: string,
): Promise<void> {
  for (const place of usualPlaces(repository, cwd)) {
    const own = insideRepository(repository, place);
    if ((await fileAt(repository, base.commit, own)) === null) continue;
    if (own === file) return;
    throw new UsageError(
      `base has its configuration at ${own}, head at ${file}, so base's rules would not apply; move it back, or name the other with --config`,
    );
  }
}

function insideRepository({ top }: Repository, file: string): string {
  const path = relative(top, file);
  if (path.startsWith(`..${sep}`) || isAbsolute(path))
    throw new UsageError(`${file} lies outside the repository ${top}; put it inside, or run loadgate there`);
  return path.split(sep).join("/");
}

/** Both sides' configuration, each from its own revision. */
export async function loadSides(
  repository: Repository,
  revisions: Revisions,
  file: string,
  { preset, rules = "base" }: { readonly preset?: string | undefined; readonly rules?: "base" | "head" },
): Promise<Sides> {
  const options = preset === undefined ? {} : { preset };
  const headText = await configAt(repository, revisions.head.commit, file);
  const baseText = await fileAt(repository, revisions.base.commit, file);
  if (headText === null) return fromDisk(repository, file, baseText !== null, options);
  const profiles = (commit: string) => (path: string) => fileAt(repository, commit, path);
  const head = await withProfiles(parseConfig(headText, file, options), profiles(revisions.head.commit));
  if (baseText === null) return { ...combineSides(head, null), firstRun: rules === "base" };
  try {
    const base = await withProfiles(parseBase(baseText, file, options), profiles(revisions.base.commit));
    return rules === "base" ? combineSides(head, base) : byHeadsRules(head, base);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const sides = combineSides(head, null);
    return {
      ...sides,
      firstRun: false,
      notices: [{ code: "base-config-unusable", file, error: error.message }],
    };
  }
}

/** The text of a revision's configuration file, null where it has none. Where a link leads is not looked at, since that may be anywhere. */
async function configAt(repository: Repository, commit: string, file: string): Promise<string | null> {
  const other = await standsForFile(repository, commit, file);
  if (other === null) return fileAt(repository, commit, file);
  throw new UsageError(
    `${file} is ${other}, and only a plain file is read; commit it as one, or name where it is with --config`,
  );
}

/** One text for both sides, which neither of them carries. */
export function sameSides(text: string, file: string): Sides {
  const config = parseConfig(text, file);
  return { ...combineSides(config, config), firstRun: false };
}

/** Of two revisions of the same repository: a target that the older one does not name is built of it as the newer one says. */
function byHeadsRules(head: Config, base: Config): Sides {
  const baseTargets = head.targets.map(
    (target) => base.targets.find(({ name }) => name === target.name) ?? target,
  );
  return { ...combineSides(head, null), base, baseTargets, firstRun: false, notices: [] };
}

/** The configuration of one revision; what lies in the checkout where it carries none. */
export async function loadConfig(
  repository: Repository,
  commit: string,
  file: string,
  preset: string | undefined,
): Promise<Config> {
  const text = await configAt(repository, commit, file);
  const options = preset === undefined ? {} : { preset };
  if (text === null) return (await fromDisk(repository, file, false, options)).config;
  return withProfiles(parseConfig(text, file, options), (path) => fileAt(repository, commit, path));
}

/** A preset that only head knows must not free head of base's rules. */
function parseBase(text: string, file: string, options: { preset?: string }): Config {
  try {
    return parseConfig(text, file, options);
  } catch (error) {
    if (options.preset === undefined) throw error;
    return parseConfig(text, file);
  }
}

/** Neither side carries the file: what lies in the checkout serves both, so that old revisions can be compared. */
async function fromDisk(
  { top }: Repository,
  file: string,
  baseHasIt: boolean,
  options: { preset?: string },
): Promise<Sides> {
  const path = join(top, file);
  if (baseHasIt || !existsSync(path)) {
    const hint = baseHasIt
      ? "head has removed it; put it back, or name another with --config"
      : "loadgate init writes one, or name yours with --config";
    throw new UsageError(`head has no ${file}: ${hint}`);
  }
  const written: Config = parseConfig(readConfig(path, file), file, options);
  const config = await withProfiles(written, async (profile) => textOrNull(join(top, profile)));
  const sides = combineSides(config, null);
  return { ...sides, firstRun: false, notices: [{ code: "config-from-checkout", file }] };
}

/** What is written in a configuration file of the checkout, where an outsider may have put anything. */
export function readConfig(path: string, file: string): string {
  const text = textOrNull(path);
  if (text !== null) return text;
  throw new UsageError(
    `${file} cannot be read, or is no plain file; make it one, or name another with --config`,
  );
}

function textOrNull(file: string): string | null {
  return readPlainFile(file)?.toString("utf8") ?? null;
}

/** Whether the checkout's configuration has a trend section; one that cannot be read has none. */
export function hasTrend({ cwd }: Host, config: string | undefined): boolean {
  const file = (config === undefined ? DEFAULT_FILES : [config]).find((name) =>
    existsSync(resolve(cwd, name)),
  );
  try {
    return file !== undefined && parseConfig(readConfig(resolve(cwd, file), file), file).trend !== undefined;
  } catch {
    return false;
  }
}
