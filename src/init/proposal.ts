import type { DockerBuild } from "../model/config.ts";

/** How something is built and started, in the terms of loadgate.yml. */
export interface StartDraft {
  readonly build?: Partial<DockerBuild>;
  readonly image?: string;
  /** Command lines without a shell; of a process alone. */
  readonly setup?: readonly string[];
  /** A line, or an argument vector where it takes a shell; beside `build` or `image` it takes the place of the image's. */
  readonly command?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where setup and command are run, if not at the top of the repository; of a process alone. */
  readonly workingDirectory?: string;
}

export interface ServiceDraft extends StartDraft {
  readonly port: number;
  readonly ready?: readonly string[];
}

/** One way to start what a repository holds. */
export interface Proposal {
  /** The target's name. */
  readonly name: string;
  /** What was found, for people: "a Node application (npm start)". */
  readonly what: string;
  /** Whether the server is one that is written to measure a library with. */
  readonly library?: true;
  readonly start: StartDraft;
  readonly services?: Readonly<Record<string, ServiceDraft>>;
  /** Where it probably listens, if not on PORT. */
  readonly port: number;
  /** Whether it may not start, and the next proposal is tried then. */
  readonly guess?: true;
  /** Files to write for it, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** What was left out, or is to be looked at; whole sentences. */
  readonly notes?: readonly string[];
}

/** A name that loadgate.yml takes, made of whatever a project is called. */
export function targetName(text: string, usual = "server"): string {
  const name = text
    .replace(/^.*\//, "")
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[.-]+/, "")
    .replace(/-+$/, "")
    .slice(0, 64);
  return name === "" ? usual : name;
}

/** A word of a command line, in quotes where it needs them. */
export function inWords(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A program that takes its port as an argument gets PORT from a shell, so that both sides can be up at once. */
export function withPort(line: string): readonly string[] {
  return ["sh", "-c", `exec ${line}`];
}
