import { constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseConfig } from "../config/load.ts";
import { UsageError } from "../errors.ts";
import { configText, DEFAULT_CONNECTIONS } from "../init/config-text.ts";
import { detect } from "../init/detect.ts";
import { has, type Listing } from "../init/listing.ts";
import { nodePreparation } from "../init/node.ts";
import { type Proposal, targetName } from "../init/proposal.ts";
import { readPlainFile } from "../platform/checkouts.ts";
import { workingFiles } from "../platform/git.ts";
import { VERSION } from "../version.ts";

/** What is larger is no source that somebody wrote. */
const LARGEST = 1024 * 1024;

/** The files of a folder, as they are. */
export function listingOf(top: string, files: readonly string[]): Listing {
  const present = files.filter((path) => existsSync(join(top, path)));
  return {
    files: present,
    executable: (path) =>
      ((statSync(join(top, path), { throwIfNoEntry: false })?.mode ?? 0) & constants.S_IXUSR) !== 0,
    read(path) {
      return readPlainFile(join(top, path), { mostBytes: LARGEST })?.toString("utf8") ?? null;
    },
  };
}

/** The user's own command, with the setup of what was found. */
export function commanded(command: string, listing: Listing): Proposal {
  const atTop = command.split(" ").some((word) => has(listing, word.replace(/^\.\//, "")));
  const found = detect(listing).find(
    ({ start }) =>
      !start.build &&
      !start.image &&
      // The program of a server in a folder is started there; any other, and what names a file of the top, is one of the top.
      (start.workingDirectory === undefined || (!atTop && programOf(start.command) === programOf(command))),
  );
  const { setup = nodePreparation(listing), workingDirectory } = found?.start ?? {};
  return {
    name: found?.name ?? targetName(command.split(" ")[0] ?? ""),
    what: `the command ${command}`,
    start: {
      ...(workingDirectory !== undefined && { workingDirectory }),
      ...(setup.length > 0 && { setup }),
      command,
    },
    port: found?.port ?? 8080,
  };
}

function programOf(command: string | readonly string[] | undefined): string | undefined {
  return (typeof command === "string" ? command.split(" ") : command)?.[0];
}

/** Where the file would be. */
const PLACE = "loadgate.yml";

/** What a comparison without a configuration file is given. */
interface CommandOptions {
  readonly program?: string | undefined;
  readonly port?: number | undefined;
  readonly get?: string | undefined;
  readonly config?: string | undefined;
  readonly preset?: string | undefined;
}

/** What a loadgate.yml in `folder` would say of the command that was given; absent where none was. UsageError for what needs one, or a file. */
export async function configOfCommand(
  { program, port, get, config, preset }: CommandOptions,
  folder: string,
): Promise<string | undefined> {
  if (program === undefined) {
    const lonely = port !== undefined ? "port" : get !== undefined ? "get" : null;
    if (lonely === null) return undefined;
    throw new UsageError(
      `--${lonely} is for a comparison without a configuration file; add --command, or leave it out`,
    );
  }
  const file = config !== undefined ? "config" : preset !== undefined ? "preset" : null;
  if (file !== null)
    throw new UsageError(`--command is for a comparison without a configuration file; leave out --${file}`);
  const proposal = commanded(program, listingOf(folder, await workingFiles(folder)));
  const text = textFor(proposal, { port, path: get ?? "/" });
  try {
    parseConfig(text, PLACE);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // There is no file to look at.
    throw new UsageError(
      `--command: ${error.message.replace(/^[^ ]+:\d+:\d+: (?:"command" of target "[^"]*": )?/, "")}`,
    );
  }
  return text;
}

function textFor(
  proposal: Proposal,
  { port = proposal.port, path }: { readonly port?: number | undefined; readonly path: string },
): string {
  const answer = { path, status: 200, sameLength: true, keepalive: true };
  const seen = { port, honoursPort: true, isolation: "process", answer, others: [], proxy: false } as const;
  return configText(proposal, { ...seen, connections: DEFAULT_CONNECTIONS }, VERSION, "block");
}
