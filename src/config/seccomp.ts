import { posix } from "node:path";
import { UsageError } from "../errors.ts";
import type { Config, Startable } from "../model/config.ts";
import { quote } from "../text/escape.ts";

/** Docker's own has 20 KB. */
const MOST_CHARACTERS = 1 << 20;

/**
 * A configuration with the text of each seccomp profile in place of its file's name, read from the configuration's own revision: base's
 * profile must not become what head has written into a file of that name.
 */
export async function withProfiles(
  config: Config,
  read: (path: string) => Promise<string | null>,
): Promise<Config> {
  const resolved = async <T extends Startable>(each: T): Promise<T> => {
    const { name, seccomp } = each;
    if (seccomp === undefined || seccomp === "unconfined") return each;
    const path = posix.join(posix.dirname(config.file), seccomp);
    return {
      ...each,
      seccomp: profileOf(
        await read(path),
        `${config.file}: the seccomp profile ${quote(seccomp)} of ${quote(name)}`,
      ),
    };
  };
  const targets = await Promise.all(
    config.targets.map(async (target) => {
      const { services, ...rest } = await resolved(target);
      return { ...rest, ...(services && { services: await Promise.all(services.map(resolved)) }) };
    }),
  );
  return { ...config, targets };
}

function profileOf(text: string | null, what: string): string {
  if (text === null) throw new UsageError(`${what} is not in the repository; commit it there`);
  if (text.length > MOST_CHARACTERS) throw new UsageError(`${what} is too long; make it at most 1 MiB`);
  try {
    return JSON.stringify(JSON.parse(text));
  } catch (error) {
    throw new UsageError(`${what} is no JSON (${(error as Error).message}); write it as Docker's own`);
  }
}
