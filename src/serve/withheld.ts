import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import type { Withheld } from "../format/withheld.ts";
import type { Startable } from "../model/config.ts";
import { carriesCredentials } from "../platform/credentials.ts";
import { covers, INHERITED, withheld } from "../platform/inherited.ts";

/** More names would be guesses of guesses. */
const MOST = 3;

/** Characters of what was said that are looked at, from its end. */
const LOOKED_AT = 256 * 1024;

/** What programs say for want of a variable that is usually there, and which that is. */
const USUAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/No module named|ModuleNotFoundError/, ["PYTHONPATH"]],
  [/Cannot find (?:module|package)/, ["NODE_PATH"]],
  [/cannot load such file/, ["RUBYLIB"]],
  [/Could not locate Gemfile/, ["BUNDLE_GEMFILE"]],
];

/** What says that nobody was let in. */
const REFUSED =
  /\b(?:401|403|407)\b|\bE401\b|unauthori[sz]ed|forbidden|authentication (?:failed|required)|could not read (?:Username|Password)|bad username or authentication/i;

/**
 * Variables that are set here and were not handed on to a command, where what it said looks as if one of them were missing: it is named
 * there, or holds the folder of the program or library that was not found, or is usually behind such words.
 */
export function guessWithheld(
  output: string,
  own: NodeJS.ProcessEnv,
  { inherit = [], secrets = [], env = {} }: Partial<Pick<Startable, "inherit" | "secrets" | "env">> = {},
): Withheld[] {
  const said = output.slice(-LOOKED_AT);
  const given = new Set([...secrets, ...Object.keys(env)]);
  const dropped = Object.entries(own).flatMap(([name, value = ""]) => {
    const why = withheld(name, value, inherit);
    return why === null || why === "runner" || given.has(name) || IDLE.test(name)
      ? []
      : [{ name, value, secret: carriesCredentials(name, value) }];
  });
  const [libraries, programs] = [LIBRARY, PROGRAM].map((pattern) =>
    [...said.matchAll(pattern)].map(([, file = ""]) => file),
  );
  const usual = USUAL.flatMap(([pattern, names]) => (pattern.test(said) ? names : []));
  const found = [
    ...dropped.filter(({ name }) => names(said, name)),
    ...dropped.filter(({ value }) => holds(value, ["", "lib", "lib64"], libraries ?? [])),
    ...dropped.filter(({ value }) => holds(value, ["", "bin"], programs ?? [])),
    ...dropped.filter(({ name }) => usual.includes(name)),
    ...dropped.filter(({ name, secret }) => secret && REFUSED.test(said) && isUsual(name, inherit)),
  ];
  return [...new Map(found.map(({ name, secret }) => [name, secret])).entries()]
    .slice(0, MOST)
    .map(([name, secret]) => ({ name, key: secret ? "secrets" : "inherit" }));
}

/** The same as it stands in a fault or a failure; nothing where it is empty. */
export function withheldIn(lacks: readonly Withheld[] = []): { withheld?: Withheld[] } {
  return lacks.length === 0 ? {} : { withheld: [...lacks] };
}

/** What a shell sets for itself. */
const IDLE = /^(?:_|PWD|OLDPWD|SHLVL|HOSTNAME|HOSTTYPE|OSTYPE|EDITOR|PAGER|PS\d|DISPLAY)$/;

// Names have an end: on a line without one, a search for any length takes the square of the line's time.
const LIBRARY = /([\w.+-]{1,255}\.so(?:\.[\w.]{1,255})?): cannot open shared object file/g;

const PROGRAM =
  /(?:^|[\s:'"`/])([\w.+-]{1,255})['"`]?(?:: (?:command )?not found|: No such file or directory|: not found or not executable)/gm;

/** What package managers are let in by, under names that no prefix of theirs has. */
const KEYS = ["COMPOSER_AUTH", "HEX_API_KEY", "NODE_AUTH_TOKEN", "NPM_TOKEN"];

function isUsual(name: string, inherit: readonly string[]): boolean {
  return KEYS.includes(name) || covers(inherit, name) || INHERITED.some((each) => covers(each.names, name));
}

function names(said: string, name: string): boolean {
  if (name.length < 3) return false;
  const plain = name.replaceAll(/[^\w]/g, "\\$&");
  return new RegExp(`(?<![\\w-])${plain}(?![\\w-])`).test(said);
}

/** Whether one of the folders that a variable lists, or one below it, has one of the files. */
function holds(value: string, below: readonly string[], files: readonly string[]): boolean {
  if (files.length === 0) return false;
  const folders = value.split(delimiter).filter((folder) => isAbsolute(folder) && folder !== "/");
  return folders.some((folder) =>
    below.some((each) => files.some((file) => existsSync(join(folder, each, file)))),
  );
}
