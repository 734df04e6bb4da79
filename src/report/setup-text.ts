import type { IsolationChosen } from "../model/config.ts";
import { clip, plainLine, plainText } from "../text/escape.ts";
import { duration, rate } from "../text/format.ts";
import { explainIsolation } from "./messages.ts";

export interface WrittenFile {
  readonly path: string;
  readonly text: string;
  /** Set where it is one of loadgate's own files. */
  readonly copyOf?: string;
}

/** What `loadgate init` did, or would do. */
export interface SetupReport {
  readonly what: string;
  readonly target: string;
  /** The file that is a server around a library: one to be filled, or the README's. Null where it is no library. */
  readonly library: { readonly file: string; readonly example: boolean } | null;
  readonly isolation: IsolationChosen;
  readonly port: number;
  readonly honoursPort: boolean;
  readonly request: string;
  readonly status: number;
  readonly perSecond: number | null;
  readonly connections: number;
  readonly buildSeconds: number;
  readonly startSeconds: number;
  readonly cases: number;
  /** Of measuring one pull request. */
  readonly caseSeconds: number;
  readonly written: readonly WrittenFile[];
  readonly dryRun: boolean;
  readonly notes: readonly string[];
}

/** What `loadgate init` prints for people. */
export function setupText(report: SetupReport): string {
  return `${[seen(report), files(report), ...notes(report), next(report)].join("\n\n")}\n`;
}

function seen(report: SetupReport): string {
  const { isolation, port, honoursPort, perSecond } = report;
  const where =
    isolation.name !== "process"
      ? `port ${port}`
      : honoursPort
        ? "on the port that the variable PORT names"
        : `port ${port}, whatever the variable PORT says`;
  const load =
    perSecond === null
      ? "not loaded, since oha was not found"
      : `${rate(perSecond)} with ${report.connections} connections`;
  return [
    `found     ${plainLine(report.what)}`,
    `started   ${explainIsolation(isolation.name, isolation.reason)}; ${report.buildSeconds < 0.1 ? "" : `built in ${duration(report.buildSeconds)}, `}up after ${duration(report.startSeconds)}`,
    `listens   ${where}`,
    `answers   ${plainLine(report.request)} with ${report.status}; ${load}`,
  ].join("\n");
}

function files({ written, dryRun }: SetupReport): string {
  if (!dryRun) return written.map(({ path }) => `wrote     ${path}`).join("\n");
  const shown = (text: string) => plainText(text).trimEnd().replaceAll(/^/gm, "  ");
  // Workflows are the same for everybody.
  return written
    .map(({ path, text, copyOf }) =>
      copyOf === undefined
        ? `would write ${path}:\n${shown(text)}`
        : `would write ${path}, a copy of ${copyOf}`,
    )
    .join("\n\n");
}

function notes(report: SetupReport): string[] {
  const slow = slowStart(report);
  const all = [...report.notes, ...(slow === null ? [] : [slow])];
  return all.length === 0 ? [] : [all.map((note) => `note      ${clip(plainLine(note), 400)}`).join("\n")];
}

/** From this share of a case's time on, a start leaves room for few sessions. */
const MUCH_STARTING = 1 / 9;
/** Sessions that a budget should have room for, and what each takes beside its start, in seconds. */
const ENOUGH_SESSIONS = 10;
const SESSION_SECONDS = 6;

/** That starting takes too much of what a case has, with the budget that would do; null where it does not. */
export function slowStart({
  startSeconds,
  cases,
  caseSeconds,
}: Pick<SetupReport, "startSeconds" | "cases" | "caseSeconds">): string | null {
  if (startSeconds < MUCH_STARTING * caseSeconds) return null;
  const minutes = Math.ceil((ENOUGH_SESSIONS * (startSeconds + SESSION_SECONDS) * cases) / 60);
  return `A start takes ${duration(startSeconds)} of the ${duration(caseSeconds)} that a case has, and is repeated for every session, so that few fit and a change may stay undecided; write budget: ${minutes}m at the top of loadgate.yml, or let the server start sooner.`;
}

function next({ cases, caseSeconds, buildSeconds, library, dryRun }: SetupReport): string {
  const minutes = (cases * caseSeconds + 2 * buildSeconds) / 60;
  const count = `${cases} case${cases === 1 ? "" : "s"}`;
  return [
    `A pull request takes about ${Math.max(1, Math.round(minutes))} minute${Math.round(minutes) > 1 ? "s" : ""}: ${count} of ${duration(caseSeconds)}, and two builds.`,
    "",
    dryRun ? "Without --dry-run this is written. Then:" : "Now:",
    ...(library ? [`  0. ${libraryStep(library)}`] : []),
    "  1. npx loadgate check, then npx loadgate selftest: whether this machine would find a slowdown",
    `  2. commit it on a branch and open a pull request: its comment says that loadgate is set up, since its base has no configuration to compare with yet`,
    "  3. merge it; the next pull request that changes the server is compared, and commented on",
    "  4. once you trust it: take mode: observe out of loadgate.yml, and require the status loadgate",
    "     (Settings, Branches or Rules: require status checks to pass, loadgate)",
  ].join("\n");
}

function libraryStep({ file, example }: NonNullable<SetupReport["library"]>): string {
  return example
    ? `look at ${plainLine(file)}: it is the README's server; have it do what your users' servers do most`
    : `fill answer() in ${plainLine(file)}: until it calls the library, only that file is measured; a framework takes the whole file's place`;
}
