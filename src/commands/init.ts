import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EXIT } from "../analyse/exit-codes.ts";
import { plannedCases } from "../config/cases.ts";
import { parseConfig } from "../config/load.ts";
import { UsageError } from "../errors.ts";
import { type Host, openWorkspace } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { SECONDS_PER_CASE } from "../experiment/make-plan.ts";
import { ohaForCommandLine } from "../experiment/tools.ts";
import { type Trial, tryProposals } from "../experiment/trial.ts";
import { composeFile, composeProposals } from "../init/compose.ts";
import { yamlMistake } from "../init/compose-files.ts";
import { configText } from "../init/config-text.ts";
import { detect } from "../init/detect.ts";
import { has, type Listing } from "../init/listing.ts";
import { nothingFound } from "../init/nothing-found.ts";
import { pathsToRequest } from "../init/paths.ts";
import type { Proposal } from "../init/proposal.ts";
import texts from "../init/workflows.json" with { type: "json" };
import { findCommit, openRepository, workingFiles } from "../platform/git.ts";
import { type SetupReport, setupText, type WrittenFile } from "../report/setup-text.ts";
import { plainLine } from "../text/escape.ts";
import { VERSION } from "../version.ts";
import { defineCommand, print } from "./command.ts";
import { commanded, listingOf } from "./commanded.ts";
import type { Values } from "./options.ts";
import { ISOLATION, JSON_FORMAT, SETUP, unknown, WAIT } from "./options.ts";

const OPTIONS = { ...SETUP, isolation: ISOLATION, waitSeconds: WAIT, json: JSON_FORMAT };
type InitOptions = Values<typeof OPTIONS>;

export const initCommand = defineCommand({
  name: "init",
  summary: "write loadgate.yml and the workflows for this repository; starts its server once",
  group: "daily",
  examples: [
    {
      line: "loadgate init",
      does: "find the server, try it, show what would be written, and confirm",
    },
    { line: "loadgate init --dry-run", does: "the same, without writing anything" },
    {
      line: "loadgate init --command 'node app.js' --path /users",
      does: "start the server by this command, and request this path",
    },
  ],
  options: OPTIONS,
  async run({ values, host }) {
    const { report, folder } = await setUp(values, host);
    if (!values.dryRun && !values.json && !values.yes && !(await agreed(report))) {
      process.stdout.write("nothing was written\n");
      return EXIT.done;
    }
    if (!values.dryRun) writeAll(folder, report.written);
    print(report, values, () => setupText(report));
    return EXIT.done;
  },
});

interface Setup {
  readonly report: SetupReport;
  readonly folder: string;
}

/** What there is, tried; nothing is written yet. */
async function setUp(options: InitOptions, host: Host): Promise<Setup> {
  const { top } = await openRepository(host.cwd);
  if (realpathSync(host.cwd) !== realpathSync(top))
    throw new UsageError(`init is run at the top of a repository; go there: cd ${top}`);
  const workflows = workflowFiles();
  refuseWhatIsThere(top, [...CONFIGS, ...workflows.map(({ path }) => path)]);
  if (!(await findCommit({ top }, "HEAD")))
    throw new UsageError("this repository has no commit yet; commit what starts your server first");
  const listing = listingOf(top, await workingFiles(top));
  const proposals = proposalsFor(listing, options);
  const written = Object.keys(proposals[0]?.files ?? {}).filter((path) => has(listing, path));
  if (written.length > 0)
    throw new UsageError(
      `${written.join(" and ")} is there already, and nothing is overwritten; if it is the server to measure with, name what starts it: loadgate init --command '${commandText(proposals[0]?.start.command)}'`,
    );
  const found = composeFile(listing);
  await recoverAbandoned(host);
  await using workspace = await openWorkspace(host);
  const trial = await tryProposals(proposals, workspace, {
    isolation: options.isolation,
    timeoutSeconds: options.startTimeout,
    waitSeconds: options.waitSeconds,
    paths: options.path === undefined ? pathsToRequest(listing) : [options.path],
    compose: found,
    oha: ohaForCommandLine(host),
  });
  refuseWhatIsThere(top, Object.keys(trial.proposal.files ?? {}));
  return { report: reportOf(trial, proposals, options, workflows), folder: top };
}

function commandText(command: Proposal["start"]["command"]): string {
  return typeof command === "string" ? command : (command ?? []).join(" ");
}

const CONFIGS = ["loadgate.yml", "loadgate.yaml", ".github/loadgate.yml"];

function refuseWhatIsThere(top: string, paths: readonly string[]): void {
  const there = paths.filter((path) => existsSync(join(top, path)));
  if (there.length > 0)
    throw new UsageError(
      `${there.join(" and ")} ${there.length > 1 ? "are" : "is"} there already, and nothing is overwritten; loadgate check shows what is measured; to start over, remove ${there.length > 1 ? "them" : "it"}`,
    );
}

function proposalsFor(listing: Listing, options: InitOptions): Proposal[] {
  const found = foundIn(listing, options);
  const { target } = options;
  if (target === undefined) return found;
  const named = found.filter(({ name }) => name === target);
  if (named.length === 0)
    throw new UsageError(
      `--target: ${unknown(
        "server",
        target,
        found.map(({ name }) => name),
      )}`,
    );
  return named;
}

function foundIn(listing: Listing, { from, command }: InitOptions): Proposal[] {
  if (command !== undefined) return [commanded(command, listing)];
  if (from !== undefined) {
    if (!has(listing, from))
      throw new UsageError(`--from: there is no ${from} in this repository; name a compose file`);
    const proposals = composeProposals(listing, from);
    if (proposals.length > 0) return proposals;
    const mistake = yamlMistake(listing.read(from) ?? "");
    if (mistake !== null) throw new UsageError(`${from} is no YAML that can be read: ${plainLine(mistake)}`);
    throw new UsageError(
      `${from} has no service with build:, so none is this repository's own; name what starts your server: loadgate init --command 'PROGRAM ARGUMENTS'`,
    );
  }
  const proposals = detect(listing);
  if (proposals.length > 0) return proposals;
  const { why, example } = nothingFound(listing);
  throw new UsageError(
    `${why}; name what starts your server: loadgate init --command 'PROGRAM ARGUMENTS', or write loadgate.yml by hand, for example: ${example}`,
  );
}

function reportOf(
  { proposal, observed, isolation, seconds, perSecond, passedOver }: Trial,
  proposals: readonly Proposal[],
  { dryRun }: InitOptions,
  workflows: readonly WrittenFile[],
): SetupReport {
  const text = configText(proposal, observed, VERSION);
  const cases = plannedCases(parseConfig(text, "loadgate.yml"), undefined);
  const others = proposals
    .filter(({ name, library }) => name !== proposal.name && (!library || proposal.library))
    .map(({ name, what }) => `${name} (${what})`);
  const { answer } = observed;
  return {
    what: proposal.what,
    target: proposal.name,
    library: proposal.library ?? null,
    isolation,
    port: observed.port,
    honoursPort: observed.honoursPort,
    request: `GET ${answer.path}`,
    status: answer.status,
    perSecond,
    connections: observed.connections,
    buildSeconds: seconds.build,
    startSeconds: seconds.start,
    cases: cases.length,
    caseSeconds: SECONDS_PER_CASE,
    written: [
      { path: "loadgate.yml", text },
      ...Object.entries(proposal.files ?? {}).map(([path, content]) => ({ path, text: content })),
      ...workflows,
    ],
    dryRun,
    notes: [
      ...(proposal.notes ?? []),
      ...passedOver,
      ...(others.length > 0 && passedOver.length === 0
        ? [
            `Also found: ${others.join(", ")}; loadgate init --target NAME takes another, and each can be another target in loadgate.yml.`,
          ]
        : []),
    ],
  };
}

/** The workflows as users copy them. */
function workflowFiles(): WrittenFile[] {
  return WORKFLOWS.map(({ name, path }) => ({ path, text: texts[name], copyOf: `workflows/${name}` }));
}

/** Asks in a terminal; elsewhere nobody is there to answer. */
async function agreed(report: SetupReport): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  const { createInterface } = await import("node:readline/promises");
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const names = report.written.map(({ path }) => path).join(", ");
    return !/^n/i.test((await reader.question(`write ${names}? [Y/n] `)).trim());
  } finally {
    reader.close();
  }
}

/** All of them or none: what was written before one could not be is taken away again. */
function writeAll(folder: string, written: readonly WrittenFile[]): void {
  const done: string[] = [];
  try {
    for (const { path, text } of written) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: "wx" });
      done.push(file);
    }
  } catch (error) {
    for (const file of done) rmSync(file, { force: true });
    throw new UsageError(`nothing was written: ${(error as Error).message}`);
  }
}

/** The workflows that a repository starts with: their names among ours, and where they belong. */
export const WORKFLOWS = [
  { name: "pull-request.yml", path: ".github/workflows/loadgate.yml" },
  { name: "comment.yml", path: ".github/workflows/loadgate-comment.yml" },
] as const;
