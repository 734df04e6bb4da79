import { UsageError } from "../errors.ts";
import { type Finished, lastLines, run, why } from "./exec.ts";
import { NO_GIT } from "./git-command.ts";

/** A remote repository, and how to be let in. */
export interface Remote {
  /** Without any credentials in it. */
  readonly url: string;
  /** Goes into git's environment, never into its arguments; null leaves it to the user's own git configuration. */
  readonly credentials: string | null;
}

/**
 * A remote by its address and a token, which goes to the server that it is for (`GITHUB_SERVER_URL`) and to no other, whatever a checkout
 * calls its origin. Credentials in the address itself go before the token. UsageError where they would cross a network in the open.
 */
export function remoteAt(address: string, token: string, server: string): Remote {
  if (!/^https?:\/\//i.test(address)) return { url: address, credentials: null };
  let parsed: URL;
  try {
    parsed = new URL(address);
  } catch {
    throw new UsageError("--remote is not an address; write it like https://github.com/owner/name.git");
  }
  const own = parsed.username !== "" || parsed.password !== "";
  const pair = own
    ? [parsed.username, parsed.password].map(decodeURIComponent).join(":")
    : `x-access-token:${token}`;
  parsed.username = "";
  parsed.password = "";
  const url = parsed.href;
  if (!own && (token === "" || parsed.origin !== originOf(server))) return { url, credentials: null };
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parsed.hostname);
  if (parsed.protocol === "http:" && !loopback)
    throw new UsageError(`the token would go to ${parsed.host} unencrypted; use its https address`);
  return { url, credentials: pair };
}

function originOf(server: string): string | null {
  return URL.canParse(server) ? new URL(server).origin : null;
}

/** Commands of git against one remote, in their own bare repository. */
export interface RemoteGit {
  readonly git: (args: readonly string[], options?: GitOptions) => Promise<Finished>;
  /** Takes the token out of what git said. */
  readonly redact: (text: string) => string;
}

interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface TimeLimits {
  /** Seconds that are left for everything. */
  readonly left: () => number;
  readonly signal?: AbortSignal | undefined;
}

/** No single command takes longer; in seconds. */
const LONGEST = 120;

/** A transfer that is slower than this many bytes per second for so many seconds is given up. */
const SLOWEST = { bytes: 100, seconds: 30 };

export function remoteGit(remote: Remote, gitDir: string, { left, signal }: TimeLimits): RemoteGit {
  const secrets = secretsOf(remote);
  const redact = (text: string) =>
    secrets
      .reduce((left, secret) => left.replaceAll(secret, "***"), text)
      .replace(/:\/\/[^\s/@]+@/g, "://***@");
  const environment = { ...foreignEnvironment(), ...configuration(remote, process.env) };
  return {
    redact,
    git: async (args, { input, env } = {}) => {
      const finished = await run(["git", `--git-dir=${gitDir}`, ...args], {
        cwd: gitDir,
        env: { ...environment, ...env },
        timeoutSeconds: Math.max(1, Math.min(LONGEST, left())),
        ...(input !== undefined && { input }),
        ...(signal && { signal }),
      });
      if (finished.missing) throw new UsageError(NO_GIT);
      return { ...finished, stderr: redact(finished.stderr) };
    },
  };
}

/** git did not do what it should have; perhaps since it could not reach the remote for something that it lacked. */
export class GitFailure extends Error {
  readonly finished: Finished;
  constructor(what: string, finished: Finished) {
    super(`git ${what}: ${why(finished)}`);
    this.finished = finished;
  }
}

/** As `git`, but an end other than 0 throws a GitFailure. */
export async function mustRemoteGit(
  { git, redact }: RemoteGit,
  args: readonly string[],
  options?: GitOptions,
): Promise<string> {
  const finished = await git(args, options);
  if (finished.code === 0) return finished.stdout.trim();
  const what = args.find((each) => !each.startsWith("-")) ?? "";
  throw new GitFailure(what, { ...finished, stdout: redact(finished.stdout) });
}

function secretsOf({ credentials }: Remote): readonly string[] {
  if (credentials === null) return [];
  const password = credentials.slice(credentials.indexOf(":") + 1);
  const all = [base64(credentials), credentials, password, encodeURIComponent(password)];
  // A short one would blank out harmless words.
  return all.filter((secret) => secret.length >= 4);
}

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/** The environment without what would tie git to the user's repository, or make it tell what it sends. */
function foreignEnvironment(): NodeJS.ProcessEnv {
  const unwanted =
    /^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/;
  const kept = Object.entries(process.env).filter(([name]) => !unwanted.test(name));
  return {
    ...Object.fromEntries(kept),
    ...{ GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_PAGER: "cat" },
  };
}

/**
 * Configuration by environment, behind what the user's workflow has set there itself. A checkout may have left a header for the host; as
 * ours is for the whole address, it is the more exact one, and an empty value first takes all others away.
 */
function configuration({ url, credentials }: Remote, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const theirs = Array.from({ length: Number(env.GIT_CONFIG_COUNT) || 0 }, (_, i) => [
    env[`GIT_CONFIG_KEY_${i}`] ?? "",
    env[`GIT_CONFIG_VALUE_${i}`] ?? "",
  ]).filter(([key]) => key !== "");
  const ours = [
    ["core.hooksPath", "/dev/null"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    ["http.lowSpeedLimit", String(SLOWEST.bytes)],
    ["http.lowSpeedTime", String(SLOWEST.seconds)],
  ];
  const access =
    credentials === null
      ? []
      : [
          ["credential.helper", ""],
          ["core.askPass", ""],
          [`http.${url}.extraheader`, ""],
          [`http.${url}.extraheader`, `Authorization: basic ${base64(credentials)}`],
        ];
  const all = [...theirs, ...ours, ...access];
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(all.length)],
    ...all.flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${i}`, key as string],
      [`GIT_CONFIG_VALUE_${i}`, value as string],
    ]),
  ]);
}

/** Why a remote did not do what git asked of it. */
export type Refusal =
  /** Somebody else was faster: fetch, and do it again. */
  | { readonly kind: "race" }
  /** It may be over in a moment. */
  | { readonly kind: "trouble"; readonly said: string }
  /** It will say the same again. `todo` is what to do about it. */
  | { readonly kind: "refused"; readonly said: string; readonly todo: string };

/** What is there is not what was there a moment ago. Nothing else that is said of a lock, or of a ref, is about others being faster. */
const RACES =
  /fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|incorrect old value|stale info/;

/** What names keep each other from being: git keeps branches like files in folders. */
export const NAME_IN_THE_WAY =
  "git keeps branches like files in folders, so none can be inside another; name another branch for the trend, or rename that one";

type Remedies = readonly (readonly [said: RegExp, todo: string])[];

/** What a remote says for good even where it speaks of a race as well, most informative first. */
const BEFORE_RACES: Remedies = [
  [
    /exists; cannot create|refname conflict|directory[ /]file conflict|case-insensitive filesystem/i,
    NAME_IN_THE_WAY,
  ],
  [
    /hash algorithm|mismatched algorithms|object format/i,
    "the repository uses SHA-256 object names, which loadgate cannot write; name another one with --remote",
  ],
  [
    /protected branch|GH006|GH013|rule violations/i,
    "the branch is protected; publish to another, or let this workflow push to it",
  ],
  [
    /was archived|read-only|Read-only file system/,
    "the repository is read-only; name another one with --remote",
  ],
  [
    /hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
    "the server's rules refuse pushes to this branch; its message says which",
  ],
];

/** What it says for good otherwise; what is not among it may pass. */
const FOR_GOOD: Remedies = [
  [
    /(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
    "the token is missing or wrong; set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write",
  ],
  [
    /(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|insufficient permission|not allowed to/i,
    "the token may not write here; give the job permissions: contents: write",
  ],
  [
    /(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
    "there is no such repository, or the token may not see it; check --remote",
  ],
  [
    /certificate problem|certificate verif|Host key verification failed/i,
    "the server's identity cannot be verified; add its certificate or its host key to this machine",
  ],
  [
    /dubious ownership/i,
    "the repository belongs to another user; if you trust it, add it to git's safe.directory",
  ],
  [/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i, "check --remote"],
];

/** The reason in brackets that a remote gives for a ref that it did not take. */
const REJECTED = /\[remote rejected\][^(\n]*\(([^\n]*)\)/;

/** Reasons that may be over in a moment. */
const PASSING =
  /internal|server error|time(?:d )?[ -]?out|unavailable|try again|\block\b|failed to update ref/i;

/** Reads git's own words (in English: LC_ALL=C). */
export function refusalOf(finished: Finished): Refusal {
  const said = saidBy(finished);
  const all = `${finished.stdout}\n${finished.stderr}`;
  const remedyIn = (remedies: Remedies) => remedies.find(([pattern]) => pattern.test(all))?.[1];
  const first = remedyIn(BEFORE_RACES);
  if (first !== undefined) return { kind: "refused", said, todo: first };
  if (RACES.test(all)) return { kind: "race" };
  const todo = remedyIn(FOR_GOOD);
  if (todo !== undefined) return { kind: "refused", said, todo };
  const [, reason] = REJECTED.exec(all) ?? [];
  return reason === undefined || PASSING.test(reason)
    ? { kind: "trouble", said }
    : { kind: "refused", said, todo: "trying again would not help; its message says why" };
}

/** The last that git said. Why a ref was not taken stands in its other output. */
function saidBy({ stdout, stderr, timedOut }: Finished): string {
  if (timedOut) return "no answer in time";
  const lines = lastLines(stderr || stdout, 4).split("\n");
  const [, reason] = REJECTED.exec(stdout) ?? [];
  return [...lines, reason ?? ""]
    .map((line) => line.replace(/^(?:(?:fatal|error|remote): *)+/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("hint:"))
    .join("; ")
    .slice(0, 400);
}
