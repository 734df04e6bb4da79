import type { DockerBuild } from "../model/config.ts";

interface Shared {
  /** Further keys of loadgate.yml, as Compose has them too. */
  readonly shared?: Readonly<Record<string, unknown>>;
}

/** How something is built and started, in the terms of loadgate.yml. */
export interface StartDraft extends Shared {
  readonly build?: Pick<Partial<DockerBuild>, "context" | "dockerfile" | "args" | "target"> & Shared;
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
  /** The file whose server is written to measure a library with; an example is one that the library's README shows. */
  readonly library?: { readonly file: string; readonly example: boolean };
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

const SERVER_WORDS = /^(?:servers?|serve|httpd?|api|web|app|backend|gateway|main)$/;
const OTHER_WORDS =
  /^(?:migrat\w*|workers?|jobs?|cron|seed\w*|admin|client|cli|ctl|tools?|gen|generate|scripts?|hack|demo|mocks?|fake|stub|load\w*|cmdline|xtask)$/;

/** Where a program stands among those of its repository, by what it or its folder is called: 0 for the server, 2 for what is beside it. */
export function serverRank(path: string): number {
  const words = path.toLowerCase().split(/[/_.-]+/);
  if (words.some((word) => OTHER_WORDS.test(word))) return 2;
  return path === "." || words.some((word) => SERVER_WORDS.test(word)) ? 0 : 1;
}

/** A variable that Go, Rust or Java source reads, by a call or into a field of a structure. */
const VARIABLE_READ =
  /(?:\b(?:Getenv|LookupEnv|getenv|getenv\(\)\.get(?:OrDefault)?|env::var(?:_os)?)\(\s*|\benv(?:config)?:|\benv\s*=\s*)"([A-Z][A-Z0-9_]*)[",]/g;
const PORT_VARIABLE = /^(?:APP|HTTP|SERVER|SERVICE|WEB|API|LISTEN)_?PORT$/;
const ADDRESS_VARIABLE =
  /^(?:(?:APP|HTTP|SERVER|SERVICE|WEB|API|LISTEN|BIND)_?ADDR(?:ESS)?|ADDR|ADDRESS|LISTEN)$/;

/** Whether source reads PORT, or else the one other variable that says where it listens, with its value in loadgate.yml. */
export function portVariable(code: string): "PORT" | Readonly<Record<string, string>> {
  const read = new Set([...code.matchAll(VARIABLE_READ)].map(([, name = ""]) => name));
  if (read.has("PORT")) return "PORT";
  const [name, another] = [...read].filter((each) => PORT_VARIABLE.test(each) || ADDRESS_VARIABLE.test(each));
  if (name === undefined || another !== undefined) return {};
  return { [name]: PORT_VARIABLE.test(name) ? `\${port}` : `127.0.0.1:\${port}` };
}

/** A word of a command line, in quotes where it needs them. */
export function inWords(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A program that takes its port as an argument gets PORT from a shell, so that both sides can be up at once. */
export function withPort(line: string): readonly string[] {
  return ["sh", "-c", `exec ${line}`];
}
