import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";

export const REPOSITORY = { "loadgate.yml": config(), "server.js": HELLO };

/** The same server, but another file. */
export const CHANGED = `// changed\n${HELLO}`;

/** A repository with a change that changes nothing. */
export function changed(files: Record<string, string> = {}): Scratch {
  const repository = scratch({ ...REPOSITORY, ...files });
  repository.write({ "server.js": CHANGED });
  return repository;
}
